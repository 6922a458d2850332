"""What is kept: guests, tables, and for each table the log of its events, which is the truth about its game."""

from __future__ import annotations

import secrets

from motu.core.game import Json
from motu.server.store import rows
from motu.server.store.database import Database
from motu.server.store.rows import Guest, Last, Logged
from motu.server.model.seating import Seat, Sitting


class Store:
    """Questions and answers of the server, in SQL."""

    def __init__(self, url: str) -> None:
        secret = ("INSERT INTO secrets VALUES ('csrf', ?) ON CONFLICT DO NOTHING", [secrets.token_hex(32)])
        self.database = Database(url, [*((create, ()) for create in rows.SCHEMA), secret])
        self.secret = str(self.database.read_now("SELECT value FROM secrets WHERE name = 'csrf'")[0][0])

    async def alive(self) -> None:
        """Raises when the database cannot be read."""
        await self.database.read("SELECT 1")

    def close(self) -> None:
        self.database.close()

    # guests

    async def guest(self, token_hash: str) -> Guest | None:
        found = await self.database.read("SELECT id, name FROM guests WHERE token_hash = ?", [token_hash])
        return Guest(*found[0]) if found else None

    async def add_guest(self, guest: Guest, token_hash: str, at: int) -> None:
        await self.database.write(("INSERT INTO guests VALUES (?, ?, ?, ?)", [guest.id, token_hash, guest.name, at]))

    async def rename(self, guest: Guest) -> None:
        await self.database.write(("UPDATE guests SET name = ? WHERE id = ?", [guest.name, guest.id]))

    # tables

    async def add(self, at: Sitting) -> None:
        await self.database.write(rows.table_row(at), *rows.seat_rows(at))

    async def add_rematch(self, before: Sitting, after: Sitting) -> None:
        """A new table, and the way to it from the old one."""
        await self.database.write(rows.table_row(after), *rows.seat_rows(after), *rows.changed_rows(before))

    async def save(self, at: Sitting) -> None:
        await self.database.write(*rows.changed_rows(at))

    async def drop(self, table: str) -> None:
        """A table that never began."""
        await self.database.write(("DELETE FROM tables WHERE id = ?", [table]))

    async def sitting(self, table: str) -> Sitting | None:
        found = await self.sittings("WHERE id = ?", table)
        return found[0] if found else None

    async def listed(self, since: int) -> list[Sitting]:
        """Tables that may be watched or joined by everybody, the newest first."""
        return await self.sittings("WHERE listed = 1 AND created > ? ORDER BY created DESC LIMIT 50", since)

    async def of_guest(self, guest: str) -> list[Sitting]:
        """All tables of a guest, the newest first."""
        mine = "SELECT table_id FROM seats WHERE guest = ?"
        which = f"WHERE host = ? AND status <> 'over' OR id IN ({mine}) ORDER BY created DESC LIMIT 100"
        return await self.sittings(which, guest, guest)

    async def old_waiting(self, before: int) -> list[str]:
        """Tables that were made long ago and never began."""
        sql = "SELECT id FROM tables WHERE status = 'waiting' AND created < ?"
        return [str(row[0]) for row in await self.database.read(sql, [before])]

    async def sittings(self, which: str, *values: str | int) -> list[Sitting]:
        tables = await self.database.read(f"{rows.TABLE} {which}", values)
        ids = [row[0] for row in tables]
        seats: dict[str, list[Seat]] = {table: [] for table in ids}
        for table, guest, name, bot, gone in await self.database.read(rows.SEATS.format(which=rows.one_of(ids)), ids):
            seats[table].append(Seat(guest, name, bot, bool(gone)))
        return [rows.sitting(row, seats[row[0]]) for row in tables if seats[row[0]]]

    async def last(self, ids: list[str]) -> dict[str, Last]:
        """How the games stand at these tables."""
        found = await self.database.read(rows.LAST.format(which=rows.one_of(ids)), ids)
        return {row[0]: rows.last(row) for row in found}

    # games

    async def append(self, table: str, event: Logged, at: Sitting | None, state: Json | None) -> None:
        """An event; with it how the table changed, and the state when it is time for a snapshot."""
        statements = [rows.event_row(table, event)]
        if at is not None:
            statements += rows.changed_rows(at)
        if state is not None:
            statements.append(rows.snapshot_row(table, event.seq, state))
        await self.database.write(*statements)

    async def log(self, table: str) -> list[Logged]:
        return [rows.logged(row) for row in await self.database.read(rows.LOG, [table])]

    async def snapshot(self, table: str) -> tuple[int, Json] | None:
        """The number of an event and the state after it; only a cache."""
        found = await self.database.read("SELECT seq, state FROM snapshots WHERE table_id = ?", [table])
        return (found[0][0], rows.loaded(found[0][1])) if found else None
