"""A TCP proxy between browser and server that can fall silent: nothing is closed, no byte passes."""

from __future__ import annotations

import socket
import threading
from types import TracebackType
from typing import Self

CHUNK = 65_536


class Line:
    """Passes every byte on to a server on this machine, as long as it is not silent."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.open = threading.Event()
        self.open.set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.sockets: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.open.set()
        for each in [self.listener, *self.sockets]:
            each.close()

    def fall_silent(self) -> None:
        self.open.clear()

    def speak(self) -> None:
        """Frames sent meanwhile arrive now."""
        self.open.set()

    def accept(self) -> None:
        while True:
            try:
                page, _ = self.listener.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self.port))
            self.sockets += [page, server]
            for ends in ((page, server), (server, page)):
                threading.Thread(target=self.carry, args=ends, daemon=True).start()

    def carry(self, near: socket.socket, far: socket.socket) -> None:
        try:
            while said := near.recv(CHUNK):
                self.open.wait()
                far.sendall(said)
            far.shutdown(socket.SHUT_WR)
        except OSError:
            pass
