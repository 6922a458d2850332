"""A copy of a database, made while a server runs on it: as it was at one moment, and checked before it has its name."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Mapping
from pathlib import Path

from motu.core.game import Game
from motu.server.store.audit import Audit
from motu.server.store.database import BadDatabase, connect_to_read


def back_up(database: Path, copy: Path, games: Mapping[str, Game]) -> list[str]:
    """Copy the database, and return what is wrong with single tables; raises BadDatabase when there is no copy.

    The copy is written beside its place and gets its name when it is whole, so that a file with that name is whole too.
    """
    if copy.exists():
        raise BadDatabase(f"{copy} exists already; choose another name.")
    if not database.is_file():
        raise BadDatabase(f"There is no file {database}.")
    part = copy.with_name(f"{copy.name}.part")
    try:
        write_copy(database, part)
        faults = found_wrong(part, games)
        part.replace(copy)
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"{database} could not be copied to {copy}: {error}.") from None
    finally:
        part.unlink(missing_ok=True)
    return faults


def write_copy(database: Path, part: Path) -> None:
    """One file without a write-ahead log beside it, on disk."""
    part.unlink(missing_ok=True)
    source, target = connect_to_read(database), sqlite3.connect(part, isolation_level=None)
    try:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
    finally:
        target.close()
        source.close()
    with part.open("rb") as file:
        os.fsync(file.fileno())


def found_wrong(part: Path, games: Mapping[str, Game]) -> list[str]:
    """Faults of single tables; raises BadDatabase when the file itself is damaged."""
    audit = Audit(part, games)
    try:
        broken = audit.file()
        if broken:
            raise BadDatabase(f"The copy is not whole: {broken[0]}.")
        return [f"table {checked.table}: {checked.wrong}" for checked in audit.checked() if checked.wrong]
    finally:
        audit.close()
