"""Notifications between processes that serve the same tables: a hint to read the log again.

This bus stays within one process. A bus between processes needs the same two methods and may lose notifications: the
primary key of the log lets only one process write each row, and a page that missed a row asks again.
"""

from __future__ import annotations

from collections.abc import Callable

Listener = Callable[[str, int], None]  # id of a table, `seq` of its last row


class Bus:
    """Notifies all listeners that a table's log has grown."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def notify(self, table: str, seq: int) -> None:
        for listener in self.listeners:
            listener(table, seq)
