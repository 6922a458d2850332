"""The listening socket: it can always accept, and lets in as many callers as there are places.

asyncio stops listening for a second, and fills the log, when a process may open no more files. So that does not happen:
callers beyond the places are accepted and closed at once.
"""

from __future__ import annotations

import errno
import os
import socket
from typing import Any, Final

from motu.server.tcp.callers import Callers

BACKLOG: Final = 512
SEND_BUFFER: Final = 256 * 1024  # bytes that the system keeps for a caller who does not read
NO_FILES: Final = (errno.EMFILE, errno.ENFILE)


class Door(socket.socket):
    """A listening socket that asks `callers` whether there is a place."""

    def __init__(self, listener: socket.socket, callers: Callers) -> None:
        super().__init__(listener.family, listener.type, listener.proto, fileno=listener.detach())
        self.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self.callers = callers
        self.spare = os.open(os.devnull, os.O_RDONLY)  # a file that can be closed to accept one more caller

    def listen(self, backlog: int = BACKLOG, /) -> None:
        """asyncio passes the number of connections that it accepts at once."""
        super().listen(BACKLOG)

    def accept(self) -> tuple[socket.socket, Any]:
        """The next caller who gets a place; raises BlockingIOError when there is none."""
        while True:
            if not self.callers.has_room() and self.callers.leaving:
                raise BlockingIOError  # in a moment there is a place
            try:
                caller, address = super().accept()
            except OSError as error:
                if error.errno not in NO_FILES:
                    raise
                self.refuse_one()
                continue
            if self.callers.take_place(address[0]):
                return caller, address
            caller.close()

    def refuse_one(self) -> None:
        """No file can be opened: accept a caller in the place of the spare file, and close again."""
        os.close(self.spare)
        try:
            caller, _ = super().accept()
            caller.close()
            self.callers.count("server_full")
        finally:
            self.spare = os.open(os.devnull, os.O_RDONLY)

    def close(self) -> None:
        if self.fileno() >= 0:
            os.close(self.spare)
        super().close()
