"""The queue of frames for a slow reader is bounded."""

from __future__ import annotations

import asyncio

from motu.server.tables.connection import LONGEST_QUEUE, MOST_BYTES, Connection


def test_frames_are_sent_in_order() -> None:
    async def story() -> list[bytes | None]:
        connection = Connection("guest")
        for frame in (b"1", b"2", b"3"):
            connection.send(frame)
        return [await connection.next() for _ in range(3)]

    assert asyncio.run(story()) == [b"1", b"2", b"3"]


def test_a_reader_too_far_behind_needs_the_whole_table() -> None:
    async def story() -> tuple[bytes | None, bytes | None]:
        connection = Connection("guest")
        for number in range(LONGEST_QUEUE + 5):
            connection.send(str(number).encode())
        nothing = await connection.next()
        connection.caught_up()
        connection.send(b"everything")
        return nothing, await connection.next()

    assert asyncio.run(story()) == (None, b"everything")


def test_waiting_frames_are_sent_before_the_socket_is_closed() -> None:
    async def story() -> list[bytes | None]:
        connection = Connection("guest")
        connection.send(b"last words")
        connection.close(4404)
        return [await connection.next(), await connection.next()]

    assert asyncio.run(story()) == [b"last words", None]


def test_waiting_frames_have_a_number_of_bytes() -> None:
    async def story() -> None:
        connection = Connection("guest")
        connection.send(b"x" * 2 * MOST_BYTES)
        assert len(connection.frames) == 1, "a single frame may be longer"
        assert await connection.next()
        for _ in range(20):
            connection.send(b"x" * (MOST_BYTES // 10))
            assert sum(map(len, connection.frames)) == connection.waiting <= MOST_BYTES
        assert await connection.next() is None, "the whole table is next"

    asyncio.run(story())
