"""A TCP proxy between players and server that can fall silent: nothing is closed, no byte passes."""

from __future__ import annotations

import asyncio
import contextlib
from types import TracebackType
from typing import Self


class SilentLine:
    """Forwards every byte unless it is silent; closed at the end of the `async with`."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.open = asyncio.Event()
        self.open.set()
        self.writers: list[asyncio.StreamWriter] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port = int(self.server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()
        for writer in self.writers:
            writer.transport.abort()

    def fall_silent(self) -> None:
        self.open.clear()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        self.writers += [writer, far_writer]
        for ends in ((reader, far_writer), (far_reader, writer)):
            self.tasks.append(asyncio.create_task(self.carry(*ends)))

    async def carry(self, near: asyncio.StreamReader, far: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while said := await near.read(65_536):
                await self.open.wait()
                far.write(said)
                await far.drain()
            far.close()
