"""Frames wait for a slow reader, but never many."""

from __future__ import annotations

import asyncio

from motu.server.tables.connection import LONGEST_QUEUE, Connection


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
