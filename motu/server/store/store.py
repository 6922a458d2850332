"""The store: guests, tables, and for each table the log of its game, which is the truth about it."""

from __future__ import annotations

import logging
import secrets
import sqlite3
import time
from collections.abc import Callable
from typing import Any

from motu.core.game import Json
from motu.server.model.guest import Guest
from motu.server.model.log_row import LogRow, Summary
from motu.server.model.seating import Seating
from motu.server.store import rows
from motu.server.store.channels import announced, remove_all
from motu.server.store.database import Database, Row, path_of
from motu.server.store.guest_data import guest_data
from motu.server.store.lock import Lock
from motu.server.store.migrations import migrate
from motu.server.store.rows import DamagedRow

log = logging.getLogger("motu.server.store")


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables, and a secret of this server."""
    migrate(connection)
    sql = "INSERT INTO secrets (name, value) VALUES ('csrf', ?) ON CONFLICT DO NOTHING"
    connection.execute(sql, [secrets.token_hex(32)])


class Store:
    """All reading and writing of the server."""

    def __init__(self, url: str) -> None:
        self.lock = Lock(path_of(url))
        try:
            self.database = Database(url, prepare)
        except BaseException:
            self.lock.close()
            raise
        self.csrf_secret = str(self.database.read_now("SELECT value FROM secrets WHERE name = 'csrf'")[0][0])

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of this server, made when it is first needed."""
        sql = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
        found = await self.database.read("SELECT value FROM secrets WHERE name = ?", [name])
        if not found:
            await self.database.write((sql, [name, make()]))
            found = await self.database.read("SELECT value FROM secrets WHERE name = ?", [name])
        return str(found[0][0])

    async def check(self) -> None:
        """Raise an exception when the database cannot be written or read; NotSaved says why."""
        sql = "INSERT INTO pulse (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
        await self.database.write((sql, [int(time.time() * 1000)]))
        await self.database.read("SELECT at FROM pulse")

    def close(self) -> None:
        self.database.close()
        self.lock.close()

    # guests

    async def guest(self, token_hash: str) -> Guest | None:
        sql = "SELECT g.id, g.name FROM sessions s JOIN guests g ON g.id = s.guest WHERE s.token_hash = ?"
        found = await self.database.read(sql, [token_hash])
        return Guest(*found[0]) if found else None

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None:
        await self.database.write(
            ("INSERT INTO guests (id, name, created) VALUES (?, ?, ?)", [guest.id, guest.name, created]),
            ("INSERT INTO sessions (token_hash, guest, created) VALUES (?, ?, ?)", [token_hash, guest.id, created]),
        )

    async def rename(self, guest: Guest) -> None:
        await self.database.write(("UPDATE guests SET name = ? WHERE id = ?", [guest.name, guest.id]))

    async def end_session(self, token_hash: str) -> None:
        await self.database.write(("DELETE FROM sessions WHERE token_hash = ?", [token_hash]))

    async def end_sessions(self, guest: str) -> None:
        await self.database.write(("DELETE FROM sessions WHERE guest = ?", [guest]))

    async def erase(self, guest: str) -> None:
        """The name goes, and every session; the row stays, because seats and tables point to it."""
        await self.database.write(
            ("UPDATE guests SET name = '', created = 0 WHERE id = ?", [guest]),
            ("DELETE FROM sessions WHERE guest = ?", [guest]),
            remove_all(guest),
            ("DELETE FROM forgotten WHERE guest = ?", [guest]),
        )

    async def guest_data(self, guest: str) -> dict[str, Any]:
        return await guest_data(self.database, guest)

    # tables

    async def add(self, seating: Seating) -> None:
        await self.database.write(*rows.new_table(seating))

    async def add_rematch(self, before: Seating, after: Seating) -> None:
        """Add a new table, and its link at the old one."""
        await self.database.write(*rows.new_table(after), *rows.changed_table(before))

    async def save(self, seating: Seating) -> None:
        await self.database.write(*rows.changed_table(seating))

    async def delete(self, table: str) -> None:
        """Delete a table that has not started."""
        await self.database.write(("DELETE FROM tables WHERE id = ?", [table]))

    async def seating(self, table: str) -> Seating | None:
        """A table; raises DamagedRow."""
        found, seats = await self.table_rows("WHERE id = ?", table)
        return rows.seating_of(found[0], seats[table]) if found else None

    async def made_by(self, command: str) -> str | None:
        """The id of the table that a command has made."""
        found = await self.database.read("SELECT id FROM tables WHERE command = ?", [command])
        return str(found[0][0]) if found else None

    async def listed(self, since: int) -> list[Seating]:
        """Tables that everybody may join, then those that everybody may watch; the newest first."""
        return await self.seatings(rows.WAITING, since) + await self.seatings(rows.LISTED, since)

    async def waiting_listed(self, host: str, address: str) -> tuple[int, int]:
        """How many listed tables wait for players: of this host, and from this address."""
        ((of_host, from_address),) = await self.database.read(rows.COUNT_WAITING, [host, address])
        return of_host, from_address

    async def of_guest(self, guest: str) -> list[Seating]:
        """All tables of a guest, the newest first."""
        return await self.seatings(rows.OF_GUEST, guest, guest, guest)

    async def forget(self, table: str, guest: str) -> None:
        """A guest's list leaves a table out; the table stays."""
        sql = "INSERT INTO forgotten (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.database.write((sql, [guest, table]))

    async def unfinished_of(self, guest: str) -> list[Seating]:
        """All tables of a guest whose games are not over."""
        return await self.seatings(rows.UNFINISHED_OF, guest, guest)

    async def old_waiting(self, before: int) -> list[str]:
        """Ids of tables that were made before this time and have not started."""
        sql = "SELECT id FROM tables WHERE status = 'waiting' AND created < ?"
        return [str(row[0]) for row in await self.database.read(sql, [before])]

    async def seatings(self, which: str, *values: str | int) -> list[Seating]:
        """Tables for a list, without damaged ones."""
        tables, seats = await self.table_rows(which, *values)
        found: list[Seating] = []
        for row in tables:
            try:
                found.append(rows.seating_of(row, seats[row[0]]))
            except DamagedRow as error:
                left_out(error)
        return found

    async def table_rows(self, which: str, *values: str | int) -> tuple[list[Row], dict[str, list[Row]]]:
        """The rows of tables, and those of their seats by table."""
        tables = await self.database.read(f"{rows.SELECT_TABLES} {which}", values)
        ids = [row[0] for row in tables]
        seats: dict[str, list[Row]] = {table: [] for table in ids}
        for row in await self.database.read(rows.SELECT_HOLDERS.format(which=rows.one_of(ids)), ids):
            seats[row[0]].append(row)
        return tables, seats

    async def summaries(self, ids: list[str]) -> dict[str, Summary]:
        """The summaries of games that have started, by table."""
        found: dict[str, Summary] = {}
        for row in await self.database.read(rows.SELECT_SUMMARIES.format(which=rows.one_of(ids)), ids):
            try:
                table, summary = rows.summary_of(row)
                found[table] = summary
            except DamagedRow as error:
                left_out(error)
        return found

    # games

    async def append(
        self, table: str, row: LogRow, seating: Seating | None, state: Json | None, absent: str | None = None
    ) -> None:
        """Append a row to the log, together with a changed seating and a snapshot of the state, if given.

        `absent` is a guest without an open page whose turn it is now: in the same transaction it goes to the outbox.
        """
        statements = [rows.new_log_row(table, row), rows.new_head(table, row.link)]
        if absent is not None:
            statements.append(announced(table, row.seq, absent, row.time))
        if seating is not None:
            statements += rows.changed_table(seating)
        if state is not None:
            statements.append(rows.new_snapshot(table, row.seq, state))
        await self.database.write(*statements)

    async def log(self, table: str) -> list[LogRow]:
        """All rows of a log; raises DamagedRow when one cannot be read, or when the last ones are missing."""
        found = [rows.log_row_of(row) for row in await self.database.read(rows.SELECT_LOG, [table])]
        ((head,),) = await self.database.read("SELECT head FROM tables WHERE id = ?", [table])
        if found and found[-1].link != head:
            raise DamagedRow("The last rows of the log are missing.")
        return found

    async def snapshot(self, table: str) -> tuple[int, Json] | None:
        """The `seq` of a row of the log and the dumped state after it; only a cache."""
        found = await self.database.read("SELECT seq, state FROM snapshots WHERE table_id = ?", [table])
        try:
            return (found[0][0], rows.loaded(found[0][1])) if found else None
        except (ValueError, TypeError, RecursionError) as error:
            left_out(error)
            return None


def left_out(error: Exception) -> None:
    """Nothing of the row itself is logged: it may be a link or a hidden card."""
    log.warning("a damaged row is left out; `motu verify --database` says which", extra={"error": type(error).__name__})
