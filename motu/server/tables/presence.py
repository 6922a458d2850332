"""Who is present at a table: its open pages, and since when the others are away."""

from __future__ import annotations

import time

from motu.server.tables.connection import Connection


class Presence:
    """The connections to one table."""

    def __init__(self, away_after: float) -> None:
        self.away_after = away_after
        self.connections: list[Connection] = []
        self.since = time.monotonic()  # when the table came into memory
        self.last_seen: dict[str, float] = {}  # when a guest's last page was closed

    def add(self, connection: Connection) -> None:
        self.connections.append(connection)

    def remove(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)

    def leave(self, guest: str) -> None:
        """A guest has closed the last page."""
        self.last_seen[guest] = time.monotonic()

    def guests(self) -> set[str]:
        """The guests with an open page."""
        return {connection.guest for connection in self.connections}

    def away(self, guest: str) -> bool:
        """Whether a guest has been without an open page for long."""
        unseen = time.monotonic() - self.last_seen.get(guest, self.since)
        return guest not in self.guests() and unseen > self.away_after

    def close_pages(self, guest: str, code: int) -> None:
        """Close the sockets of one guest."""
        for connection in self.connections:
            if connection.guest == guest:
                connection.close(code)

    def close(self, code: int) -> None:
        """Close all sockets."""
        for connection in self.connections:
            connection.close(code)
