"""The lock of a database: one server at a time serves a file.

Two would not see each other's seats and connections. The lock is an open transaction in a file of its own, beside the
database: it works wherever SQLite does, and ends with the process, however that ends.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from motu.server.store.database import BadDatabase, why_not_written

PATIENCE: Final = 2.0  # seconds; a server that is being replaced needs a moment to end


class Lock:
    """Held from its making until `close`; raises BadDatabase while another process holds it."""

    def __init__(self, path: str, patience: float = PATIENCE) -> None:
        try:
            self.connection = sqlite3.connect(
                f"{path}-lock", isolation_level=None, check_same_thread=False, timeout=patience
            )
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise BadDatabase(
                    f"{path} is in use by another Motu server. Stop that one first, or choose another --database."
                ) from None
            raise BadDatabase(f"{path} {why_not_written(error)}") from None

    def close(self) -> None:
        self.connection.close()
