"""An open page on a table: who looks, and what is still to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

LONGEST: Final = 64  # frames; a reader who is further behind gets the whole table instead


class Watcher:
    """Frames wait here for a slow reader, but never more than a few: everything can be said anew at any time."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.frames: deque[bytes] = deque()
        self.behind = False
        self.ended = 0  # the code with which the socket is to be closed
        self.something = asyncio.Event()

    def send(self, frame: bytes) -> None:
        if len(self.frames) >= LONGEST:
            self.frames.clear()
            self.behind = True
        if not self.behind:
            self.frames.append(frame)
        self.something.set()

    def close(self, code: int) -> None:
        """Send what waits, then close."""
        self.ended = code
        self.something.set()

    async def next(self) -> bytes | None:
        """The next frame; None when there is none: the reader fell behind and needs the whole table, or it is over."""
        while not self.frames and not self.behind and not self.ended:
            self.something.clear()
            await self.something.wait()
        return self.frames.popleft() if self.frames else None
