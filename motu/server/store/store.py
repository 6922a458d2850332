"""The store: guests, tables, and for each table the log of its game, which is the truth about it."""

from __future__ import annotations

import secrets

from motu.core.game import Json
from motu.server.model.guest import Guest
from motu.server.model.log_row import LogRow, Summary
from motu.server.model.seating import SeatHolder, Seating
from motu.server.store import rows
from motu.server.store.database import Database
from motu.server.store.schema import SCHEMA


class Store:
    """All reading and writing of the server."""

    def __init__(self, url: str) -> None:
        secret = (
            "INSERT INTO secrets (name, value) VALUES ('csrf', ?) ON CONFLICT DO NOTHING",
            [secrets.token_hex(32)],
        )
        self.database = Database(url, [*((create, ()) for create in SCHEMA), secret])
        self.csrf_secret = str(self.database.read_now("SELECT value FROM secrets WHERE name = 'csrf'")[0][0])

    async def check(self) -> None:
        """Raise an exception when the database cannot be read."""
        await self.database.read("SELECT 1")

    def close(self) -> None:
        self.database.close()

    # guests

    async def guest(self, token_hash: str) -> Guest | None:
        found = await self.database.read("SELECT id, name FROM guests WHERE token_hash = ?", [token_hash])
        return Guest(*found[0]) if found else None

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None:
        sql = "INSERT INTO guests (id, token_hash, name, created) VALUES (?, ?, ?, ?)"
        await self.database.write((sql, [guest.id, token_hash, guest.name, created]))

    async def rename(self, guest: Guest) -> None:
        await self.database.write(("UPDATE guests SET name = ? WHERE id = ?", [guest.name, guest.id]))

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
        found = await self.seatings("WHERE id = ?", table)
        return found[0] if found else None

    async def listed(self, since: int) -> list[Seating]:
        """Tables that everybody may watch or join, the newest first."""
        return await self.seatings("WHERE listed = 1 AND created > ? ORDER BY created DESC LIMIT 50", since)

    async def of_guest(self, guest: str) -> list[Seating]:
        """All tables of a guest, the newest first."""
        mine = "SELECT table_id FROM seats WHERE guest = ?"
        which = f"WHERE host = ? AND status <> 'over' OR id IN ({mine}) ORDER BY created DESC LIMIT 100"
        return await self.seatings(which, guest, guest)

    async def old_waiting(self, before: int) -> list[str]:
        """Ids of tables that were made before this time and have not started."""
        sql = "SELECT id FROM tables WHERE status = 'waiting' AND created < ?"
        return [str(row[0]) for row in await self.database.read(sql, [before])]

    async def seatings(self, which: str, *values: str | int) -> list[Seating]:
        tables = await self.database.read(f"{rows.SELECT_TABLES} {which}", values)
        ids = [row[0] for row in tables]
        holders: dict[str, list[SeatHolder]] = {table: [] for table in ids}
        for row in await self.database.read(rows.SELECT_HOLDERS.format(which=rows.one_of(ids)), ids):
            table, holder = rows.holder_of(row)
            holders[table].append(holder)
        return [rows.seating_of(row, holders[row[0]]) for row in tables if holders[row[0]]]

    async def summaries(self, ids: list[str]) -> dict[str, Summary]:
        """The summaries of games that have started, by table."""
        found = await self.database.read(rows.SELECT_SUMMARIES.format(which=rows.one_of(ids)), ids)
        return dict(rows.summary_of(row) for row in found)

    # games

    async def append(self, table: str, row: LogRow, seating: Seating | None, state: Json | None) -> None:
        """Append a row to the log, together with a changed seating and a snapshot of the state, if given."""
        statements = [rows.new_log_row(table, row)]
        if seating is not None:
            statements += rows.changed_table(seating)
        if state is not None:
            statements.append(rows.new_snapshot(table, row.seq, state))
        await self.database.write(*statements)

    async def log(self, table: str) -> list[LogRow]:
        return [rows.log_row_of(row) for row in await self.database.read(rows.SELECT_LOG, [table])]

    async def snapshot(self, table: str) -> tuple[int, Json] | None:
        """The `seq` of a row of the log and the dumped state after it; only a cache."""
        found = await self.database.read("SELECT seq, state FROM snapshots WHERE table_id = ?", [table])
        return (found[0][0], rows.loaded(found[0][1])) if found else None
