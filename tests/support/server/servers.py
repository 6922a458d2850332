"""Servers to test: in a thread of this process, or a process of their own that can be killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import socket
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn

from motu.bots.bot import Bot
from motu.core.game import Game
from motu.server.app import make_app, open_house
from motu.server.store.bus import Bus
from motu.server.services import Config, House
from motu.server.http.limits import Allowance, Rate
from motu.server.run import address, asgi_server, listening, serve
from motu.shelf import bots as all_bots
from motu.shelf import games
from tests.support.server import http
from tests.support.server.canary_game import CanaryGame

ALL_GAMES: dict[str, Game] = {**games, "shells": CanaryGame()}
PLENTY = Rate(1e9, 1e9)
GENEROUS = Allowance(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, 1000)
PATIENCE = 90.0  # seconds; the machine may be busy
PREPARED = multiprocessing.get_context("forkserver")  # with everything imported once, not at every start
PREPARED.set_forkserver_preload([__name__])


class Server:
    """A server that runs in a thread."""

    def __init__(self, house: House) -> None:
        door = listening("127.0.0.1", 0)
        self.house = house
        self.url = address(door).rstrip("/")
        self.uvicorn: uvicorn.Server = asgi_server(make_app(house))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, args=[door])
        self.thread.start()
        wait_for(lambda: self.uvicorn.started)

    def run(self, door: socket.socket) -> None:
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self.uvicorn.serve(sockets=[door]))

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


def wait_for(condition: Any) -> None:
    """Until it is true, but not for ever."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not come true in time"
        time.sleep(0.005)


@contextmanager
def serving(
    folder: Path,
    games: Mapping[str, Game] = ALL_GAMES,
    bots: Mapping[str, Bot] = all_bots,
    bus: Bus | None = None,
    **config: Any,
) -> Iterator[Server]:
    """A server with its database in this folder; generous, and with bots that do not dawdle, unless told otherwise."""
    chosen: dict[str, Any] = {"database": str(folder / "motu.db"), "bot_pause": 0.0, "allowance": GENEROUS} | config
    server = Server(open_house(Config(**chosen), games, bots, bus))
    try:
        yield server
    finally:
        server.stop()


def serve_aloud(log: Path, port: int, config: Config) -> None:
    """In a process of its own: a server whose every word goes to the log."""
    with log.open("a") as said:
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
    serve(port=port, config=config, log_level="info")


class Process:
    """A server in a process of its own, always on the same port and database; gone at the end of the `with`."""

    def __init__(self, folder: Path, **config: Any) -> None:
        door = listening("127.0.0.1", 0)
        self.port = door.getsockname()[1]
        door.close()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        chosen: dict[str, Any] = {"database": str(folder / "motu.db"), "bot_pause": 0.0, "allowance": GENEROUS} | config
        self.config = Config(**chosen)
        self.running: ForkServerProcess | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.running is not None and self.running.is_alive():
            self.stop()

    def start(self) -> None:
        self.running = PREPARED.Process(target=serve_aloud, args=[self.log, self.port, self.config])
        self.running.start()
        wait_for(self.answers)

    def answers(self) -> bool:
        assert self.running is not None
        assert self.running.is_alive(), self.log.read_text()
        try:
            return http.get(f"{self.url}/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """At once, as when the power fails for the process."""
        assert self.running is not None
        self.running.kill()
        self.running.join(PATIENCE)

    def stop(self) -> None:
        assert self.running is not None
        self.running.terminate()
        self.running.join(PATIENCE)
        if self.running.is_alive():
            self.kill()
            raise TimeoutError("the server did not stop when it was told to")

    def faults(self) -> list[str]:
        """What the server complained about."""
        return re.findall(r'.*"level": "error".*', self.log.read_text())
