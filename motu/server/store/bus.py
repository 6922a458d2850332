"""Word passed between processes that serve the same tables. Only a hint: who hears it reads the log.

This one stays within a process. Another one needs these two methods and may lose whatever it likes: the primary key
of the log keeps two owners of a table apart, and a page that missed something asks again.
"""

from __future__ import annotations

from collections.abc import Callable

Hearing = Callable[[str, int], None]


class Bus:
    """Tells everybody who listens that a table has come to an event."""

    def __init__(self) -> None:
        self.listeners: list[Hearing] = []

    def listen(self, hearing: Hearing) -> None:
        self.listeners.append(hearing)

    def tell(self, table: str, seq: int) -> None:
        for hearing in self.listeners:
            hearing(table, seq)
