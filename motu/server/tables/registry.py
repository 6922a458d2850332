"""All tables of a server: the live ones in memory, and the way to the others in the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from motu.server.model import names
from motu.server.model.attendance import Attendance
from motu.server.model.guest import Guest
from motu.server.model.log_row import NOT_STARTED, Summary
from motu.server.model.permissions import require
from motu.server.model.seating import Seating
from motu.server.readers.table_info import table_info
from motu.server.services import Services
from motu.server.store.database import NotSaved, Taken
from motu.server.tables import lobby
from motu.server.tables.connection import Connection
from motu.server.tables.live import LiveTable
from motu.server.tables.new_table import new_table
from motu.server.tables.presence import milliseconds
from motu.server.wire.errors import Refusal
from motu.server.wire.frames import Ping
from motu.server.wire.messages import MakeTable, TableInfo

CLEAN_UP_EVERY: Final = 30.0  # seconds
DAY: Final = 24 * 3600 * 1000  # milliseconds
LISTED_DAYS: Final = 3
TABLE_GONE: Final = 4404  # close code of a socket whose table does not exist any more
RESTART: Final = 1012  # close code when the server stops

T = TypeVar("T")
log = logging.getLogger("motu.server.tables")


class Tables:
    """At most one live table for each id."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        self.making = asyncio.Lock()  # one after the other: a table is counted before the next one is made

    async def ask(self, table: str, request: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Have the queue of a table carry out a request; the table is loaded if need be."""
        live = self.live.get(table)
        if live is None:
            live = self.live[table] = LiveTable(self.services, table)
            self.services.metrics.tables.set(len(self.live))
        asked = live
        try:
            return await live.requests.do(lambda: request(asked))
        finally:
            if live.deleted:
                self.drop(live, TABLE_GONE)

    def in_step(self, table: str, guest: str, ping: Ping) -> bool:
        """Whether a page shows what it was told last. Most pings are answered so, without waiting for the queue."""
        live = self.live.get(table)
        return live is not None and live.in_step(guest, ping)

    async def depart(self, table: str, connection: Connection) -> None:
        """A page was closed; a table that is not live is not loaded for that."""
        if table in self.live:
            with contextlib.suppress(Refusal):
                await self.ask(table, lambda live: lobby.depart(live, connection))

    def drop(self, live: LiveTable, code: int) -> None:
        """Remove a table from memory."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
            live.close(code)
            self.services.metrics.tables.set(len(self.live))

    # tables and lists of them

    async def make(self, wish: MakeTable, host: Guest, address: str) -> TableInfo:
        seating = new_table(self.services, wish, host, address)
        try:
            async with self.making:
                await self.require_few_listed(seating)
                await self.services.store.add(seating)
        except Taken:  # by the same command, which came before
            made = await self.services.store.made_by(seating.command or "")
            if made is None:
                raise Refusal("not_saved", "The table could not be saved.") from None
            return await self.info(made, host.id)
        except NotSaved as error:
            raise Refusal("not_saved", "The table could not be saved.") from error
        log.info("table made", extra={"game": seating.game, "seats": seating.seats})
        return await self.info(seating.id, host.id)

    async def require_few_listed(self, seating: Seating) -> None:
        """Raise a Refusal when enough listed tables of this host, or from this address, wait for players."""
        if not seating.listed or await self.services.store.made_by(seating.command or ""):
            return
        waiting = await self.services.store.waiting_listed(seating.host, seating.address or "")
        if max(waiting) >= self.services.config.allowance.listed:
            raise Refusal("too_many_listed", "Enough tables of yours are listed already.")

    async def info(self, table: str, guest: str | None) -> TableInfo:
        async def info_for(live: LiveTable) -> TableInfo:
            require("look", live.seating, guest)
            return live.info(guest)

        return await self.ask(table, info_for)

    async def listed(self, guest: str | None) -> list[TableInfo]:
        """Tables that everybody may see, as this guest sees them; of those that wait the newest few of each host."""
        found = await self.services.store.listed(milliseconds() - LISTED_DAYS * DAY)
        shown = newest_of_each(found, self.services.config.allowance.listed)
        return await self.infos([seating for seating in shown if guest not in seating.kicked], guest)

    async def of_guest(self, guest: str | None) -> list[TableInfo]:
        """The tables of a guest."""
        return await self.infos(await self.services.store.of_guest(guest), guest) if guest else []

    async def infos(self, found: list[Seating], guest: str | None) -> list[TableInfo]:
        """The last changed first."""
        summaries = await self.services.store.summaries([seating.id for seating in found])
        infos = [self.info_of(seating, summaries.get(seating.id, NOT_STARTED), guest) for seating in found]
        return sorted(infos, key=lambda info: -info.changed)

    def info_of(self, seating: Seating, summary: Summary, guest: str | None) -> TableInfo:
        live = self.live.get(seating.id)
        if live and live.loaded:
            return live.info(guest)
        now, away_after = milliseconds(), int(self.services.config.away_after * 1000)
        return table_info(seating, summary, guest, Attendance(frozenset(), now, now, away_after))

    async def rename(self, guest: Guest) -> None:
        """Show a guest's new name at all live tables where the guest sits."""
        tables = [live for live in self.live.values() if live.loaded and live.seating.seat_of(guest.id) is not None]
        for table in tables:
            await self.ask(table.id, lambda live: lobby.rename(live, guest))

    async def require_free_name(self, guest: Guest, name: str) -> None:
        """Raise a Refusal when somebody at one of the guest's tables has this name."""
        for seating in await self.services.store.unfinished_of(guest.id):
            if seating.seat_of(guest.id) is not None:
                names.require_free(seating, guest.id, name)

    async def names_beside(self, table: str, guest: str | None) -> set[str]:
        """The names that the guest may not have at this table."""

        async def beside(live: LiveTable) -> set[str]:
            return names.of_others(live.seating, guest or "")

        return await self.ask(table, beside)

    # guests who go

    async def forget(self, table: str, guest: Guest) -> None:
        """Leave a table out of the guest's list. A seat that is still needed is freed, or played on by a bot."""
        seating = await self.services.store.seating(table)
        if seating is None or (seating.seat_of(guest.id) is None and seating.host != guest.id):
            raise Refusal("not_seated", "You do not sit at this table.")
        if seating.status == "waiting":
            await self.ask(table, lambda live: lobby.leave(live, guest.id))
            return
        if seating.status == "playing":
            await self.ask(table, lambda live: lobby.resign(live, guest.id))
        await self.services.store.forget(table, guest.id)

    def close_pages(self, guest: str) -> None:
        """Close all sockets of a guest. Pages whose session still holds reconnect at once."""
        for live in self.live.values():
            live.presence.close_pages(guest, RESTART)

    async def leave_all(self, guest: Guest) -> None:
        """Free the guest's seats at tables that wait, and mark those of running games as left."""
        for seating in await self.services.store.unfinished_of(guest.id):
            with contextlib.suppress(Refusal):  # a damaged table, or one hosted without a seat; others go on
                await self.ask(seating.id, lambda live: lobby.leave(live, guest.id))

    # time

    async def clean_up(self) -> None:
        """In a loop: drop idle tables from memory, and delete tables that waited too long for players."""
        while True:
            await asyncio.sleep(CLEAN_UP_EVERY)
            for live in [live for live in self.live.values() if live.idle()]:
                self.drop(live, RESTART)
            try:
                await self.delete_old_waiting()
            except Exception:
                log.exception("clean-up failed; it is tried again later")

    async def delete_old_waiting(self) -> None:
        before = milliseconds() - int(self.services.config.waiting_days * DAY)
        for table in await self.services.store.old_waiting(before):
            if table not in self.live:
                await self.services.store.delete(table)

    def close(self) -> None:
        for live in list(self.live.values()):
            self.drop(live, RESTART)


def newest_of_each(found: list[Seating], most: int) -> list[Seating]:
    """Without tables that wait beyond the newest few of one guest, and of one address; the newest come first."""
    seen: Counter[str | None] = Counter()
    shown: list[Seating] = []
    for seating in found:
        if seating.status == "waiting":
            seen.update({f"guest {seating.host}", seating.address and f"address {seating.address}"} - {None})
            if max(seen[f"guest {seating.host}"], seen[f"address {seating.address}"]) > most:
                continue
        shown.append(seating)
    return shown
