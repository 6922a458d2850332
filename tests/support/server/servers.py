"""Servers to test: in a thread of this process, or in a process of their own that can be killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import resource
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
from motu.server.config import UNLIMITED, Config
from motu.server.run import address, asgi_server, listening, serve
from motu.server.services import Services, open_services
from motu.shelf import bots as all_bots
from motu.shelf import games
from tests.support.server import http
from tests.support.server.canary_game import CanaryGame

ALL_GAMES: dict[str, Game] = {**games, "shells": CanaryGame()}
PATIENCE = 90.0  # seconds; the machine may be busy
PREPARED = multiprocessing.get_context("forkserver")  # with everything imported once, not at every start
PREPARED.set_forkserver_preload([__name__])


class Server:
    """A server that runs in a thread."""

    def __init__(self, services: Services) -> None:
        listener = listening("127.0.0.1", 0)
        self.services = services
        self.url = address(listener).rstrip("/")
        self.uvicorn: uvicorn.Server = asgi_server(services)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, args=[listener])
        self.thread.start()
        wait_for(lambda: self.uvicorn.started)

    def run(self, listener: socket.socket) -> None:
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self.uvicorn.serve(sockets=[listener]))

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


def wait_for(condition: Any) -> None:
    """Wait until a condition is true; fails after PATIENCE."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not come true in time"
        time.sleep(0.005)


@contextmanager
def serving(
    folder: Path,
    games: Mapping[str, Game] = ALL_GAMES,
    bots: Mapping[str, Bot] = all_bots,
    **config: Any,
) -> Iterator[Server]:
    """A server with its database in this folder; no limits and no pauses of bots, unless `config` has them."""
    chosen: dict[str, Any] = {"database": str(folder / "motu.db"), "bot_pause": 0.0, "allowance": UNLIMITED} | config
    server = Server(open_services(Config(**chosen), games, bots))
    try:
        yield server
    finally:
        server.stop()


def serve_to_file(log: Path, port: int, config: Config, files: int) -> None:
    """In a process of its own: a server whose stdout and stderr go to a file, and which may open so many files."""
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    with log.open("a") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    serve(port=port, config=config, log_level="info")


class Process:
    """A server in a process of its own, always on the same port and database; gone at the end of the `with`."""

    def __init__(self, folder: Path, files: int = 0, **config: Any) -> None:
        self.files = files
        listener = listening("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        listener.close()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        chosen: dict[str, Any] = {
            "database": str(folder / "motu.db"),
            "bot_pause": 0.0,
            "allowance": UNLIMITED,
        } | config
        self.config = Config(**chosen)
        self.running: ForkServerProcess | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.running is not None and self.running.is_alive():
            self.stop()

    def start(self) -> None:
        self.running = PREPARED.Process(target=serve_to_file, args=[self.log, self.port, self.config, self.files])
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
        """Kill the process with SIGKILL."""
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
        """The errors in the server's log."""
        return re.findall(r'.*"level": "error".*', self.log.read_text())
