"""Presence at a table: its open pages, and since when it has been watched."""

from __future__ import annotations

import time

from motu.server.model.attendance import Attendance
from motu.server.tables.connection import Connection


def milliseconds() -> int:
    """The present time."""
    return int(time.time() * 1000)


class Presence:
    """The connections to one table."""

    def __init__(self, away_after: float) -> None:
        self.away_after = int(away_after * 1000)
        self.connections: list[Connection] = []
        self.since = milliseconds()  # when the table came into memory

    def add(self, connection: Connection) -> None:
        self.connections.append(connection)

    def remove(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)

    def guests(self) -> frozenset[str]:
        """The guests with an open page."""
        return frozenset(connection.guest for connection in self.connections)

    def attendance(self) -> Attendance:
        return Attendance(self.guests(), self.since, milliseconds(), self.away_after)

    def close_pages(self, guest: str, code: int) -> None:
        """Close the sockets of one guest."""
        for connection in self.connections:
            if connection.guest == guest:
                connection.close(code)

    def close(self, code: int) -> None:
        """Close all sockets."""
        for connection in self.connections:
            connection.close(code)
