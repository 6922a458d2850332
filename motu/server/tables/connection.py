"""The connection of one open page: the queue of frames that wait to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

LONGEST_QUEUE: Final = 64  # frames; a page that is further behind gets the whole table instead
MOST_BYTES: Final = 400_000  # of all waiting frames, unless a single one has more


class Connection:
    """A queue with an upper limit, for a slow reader: beyond it, the waiting frames are dropped."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.frames: deque[bytes] = deque()
        self.waiting = 0  # bytes in all frames
        self.behind = False  # frames were dropped: the page needs the whole table
        self.close_code = 0  # with which the socket is to be closed; 0 while it is open
        self.changed = asyncio.Event()

    def send(self, frame: bytes) -> None:
        if self.frames and (len(self.frames) >= LONGEST_QUEUE or self.waiting + len(frame) > MOST_BYTES):
            self.frames.clear()
            self.waiting = 0
            self.behind = True
        if not self.behind:
            self.frames.append(frame)
            self.waiting += len(frame)
        self.changed.set()

    def close(self, code: int) -> None:
        """Close the socket after the waiting frames."""
        self.close_code = code
        self.changed.set()

    def caught_up(self) -> None:
        """The whole table comes next: queue frames again."""
        self.behind = False

    async def next(self) -> bytes | None:
        """Wait for a frame; None when the page is behind, or when the socket is to be closed."""
        while not self.frames and not self.behind and not self.close_code:
            self.changed.clear()
            await self.changed.wait()
        if not self.frames:
            return None
        frame = self.frames.popleft()
        self.waiting -= len(frame)
        return frame
