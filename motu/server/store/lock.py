"""The lock of a database: one server at a time serves a file.

Two would not see each other's seats and connections. The lock is an open transaction in a file of its own, beside the
database: it works wherever SQLite does, and ends with the process, however that ends. It stands beside the file to
which symbolic links lead. A second name of the same file (a hard link) would have a lock of its own, and a write-ahead
log of its own too, so that such a file is not served at all.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

from motu.server.store.database import BadDatabase, why_not_written

PATIENCE: Final = 2.0  # seconds; a server that is being replaced needs a moment to end


class Lock:
    """Held from its making until `close`; raises BadDatabase while another process holds it."""

    def __init__(self, path: str, patience: float = PATIENCE) -> None:
        if Path(path).is_dir():
            raise BadDatabase(f"{path} is a folder; name a file in it.")
        try:
            self.connection = sqlite3.connect(
                f"{os.path.realpath(path)}-lock", isolation_level=None, check_same_thread=False, timeout=patience
            )
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise BadDatabase(
                    f"{path} is in use by another Motu server. Stop that one first, or choose another --database."
                ) from None
            raise BadDatabase(f"{path} {why_not_written(error)}") from None
        if Path(path).is_file() and Path(path).stat().st_nlink > 1:
            self.close()
            raise BadDatabase(
                f"{path} has a second name (a hard link), by which another server could write to it unnoticed. "
                "Remove one of the names; `motu backup` makes a copy."
            )

    def close(self) -> None:
        self.connection.close()
