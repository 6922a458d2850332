"""Checks every table of a database: whether it can be read, and follows from its log."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from motu.core.errors import BadRecord
from motu.core.game import Game
from motu.core.record import verify
from motu.server.model.log_row import LogRow, first_link, link_after
from motu.server.model.resume import BadLog, resumed
from motu.server.store import rows
from motu.server.store.database import BadDatabase, Row, connect_to_read
from motu.server.store.migrations import VERSION

ORPHANS: Final = "SELECT DISTINCT table_id FROM {} WHERE table_id NOT IN (SELECT id FROM tables)"


class Checked(NamedTuple):
    """A table, how many rows its log has, and what is wrong with it, if anything."""

    table: str
    rows: int
    wrong: str = ""
    left: str = ""  # why its moves were not played again


class Audit:
    """A database that is only read; a server may run on it meanwhile."""

    def __init__(self, path: Path, games: Mapping[str, Game]) -> None:
        self.games = games
        if not path.is_file():
            raise BadDatabase(f"There is no file {path}.")
        try:
            self.database = connect_to_read(path)
            found = int(self.database.execute("PRAGMA user_version").fetchone()[0])
            self.database.execute("BEGIN")  # all that follows is of one moment
            self.tables: list[Row] = self.database.execute(rows.SELECT_TABLES).fetchall() if found == VERSION else []
        except sqlite3.Error as error:
            raise BadDatabase(f"{path} cannot be read: {error}. Restore a backup.") from None
        if found != VERSION:
            raise BadDatabase(
                f"{path} has version {found} of the database, and this program knows {VERSION}. "
                "Let a server of this version start on it once, or install the later one."
            )

    def close(self) -> None:
        self.database.close()

    def file(self) -> list[str]:
        """Faults that SQLite itself finds in the file, and rows that belong to no table."""
        found = [str(line) for (line,) in self.database.execute("PRAGMA integrity_check") if line != "ok"]
        for kind in ("seats", "events", "snapshots"):
            for (table,) in self.database.execute(ORPHANS.format(kind)):
                found.append(f"{kind} of a table that is missing: {table}")
        return found

    def checked(self) -> Iterator[Checked]:
        """All tables, one after the other."""
        for row in self.tables:
            table = str(row[0])
            log = self.database.execute(rows.SELECT_LOG, [table]).fetchall()
            try:
                yield Checked(table, len(log), left=self.check(row, table, log))
            except (rows.DamagedRow, BadLog, BadRecord) as error:
                yield Checked(table, len(log), wrong=str(error))

    def check(self, row: Row, table: str, log: list[Row]) -> str:
        """Raises an exception about what is wrong; returns why the moves were not played again, if so."""
        seats = self.database.execute(rows.SELECT_HOLDERS.format(which="= ?"), [table]).fetchall()
        seating = rows.seating_of(row, seats)
        entries = [rows.log_row_of(entry) for entry in log]
        ((head,),) = self.database.execute("SELECT head FROM tables WHERE id = ?", [table])
        check_chain(table, entries, head)
        if seating.status == "waiting":
            if entries:
                raise BadLog("The game has begun, but its table says that it has not.")
            return ""
        game = self.games.get(seating.game)
        if game is None or game.version != seating.version:
            return f"{seating.game}, version {seating.version} of the rules, is not on the shelf"
        game_log = resumed(game, seating, entries, None)
        over = game_log.over()
        if over != (seating.status == "over"):
            raise BadLog(f"The log {'ends' if over else 'does not end'} the game, but its table says otherwise.")
        if over:
            verify(game_log.table.record())
        return ""


def check_chain(table: str, entries: list[LogRow], head: str) -> None:
    """Raises BadLog when a row was changed, put in or removed; for games that are no longer on the shelf too."""
    link = first_link(table)
    for number, entry in enumerate(entries, 1):
        link = link_after(link, entry)
        if entry.seq != number or entry.link != link:
            raise BadLog(f"Row {number} of the log is missing or was changed.")
    if head != (link if entries else ""):
        raise BadLog("The last rows of the log are missing.")
