"""Frames wait for a slow reader, but never many."""

from __future__ import annotations

import asyncio

from motu.server.tables.connection import LONGEST, Watcher


def test_frames_come_in_their_order() -> None:
    async def story() -> list[bytes | None]:
        watcher = Watcher("guest")
        for frame in (b"1", b"2", b"3"):
            watcher.send(frame)
        return [await watcher.next() for _ in range(3)]

    assert asyncio.run(story()) == [b"1", b"2", b"3"]


def test_a_reader_too_far_behind_needs_the_whole_table() -> None:
    async def story() -> tuple[bytes | None, bytes | None]:
        watcher = Watcher("guest")
        for number in range(LONGEST + 5):
            watcher.send(str(number).encode())
        nothing = await watcher.next()
        watcher.behind = False
        watcher.send(b"everything")
        return nothing, await watcher.next()

    assert asyncio.run(story()) == (None, b"everything")


def test_what_waits_is_sent_before_the_end() -> None:
    async def story() -> list[bytes | None]:
        watcher = Watcher("guest")
        watcher.send(b"last words")
        watcher.close(4404)
        return [await watcher.next(), await watcher.next()]

    assert asyncio.run(story()) == [b"last words", None]
