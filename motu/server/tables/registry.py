"""All tables of a server: those in memory, each with its owner, and the way to the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from motu.server.tables import lobby
from motu.server.readers import messages as showing
from motu.server.store.database import NotSaved, Taken
from motu.server.wire.errors import Refusal
from motu.server.services import House
from motu.server.tables.live import GONE, Live
from motu.server.tables.lobby import milliseconds
from motu.server.wire.messages import MakeTable, TableInfo
from motu.server.store.rows import NEVER, Guest, Last
from motu.server.model.seating import Sitting
from motu.server.tables.connection import Watcher

SWEEP: Final = 30.0  # seconds between two rounds of tidying up
DAY: Final = 24 * 3600 * 1000  # milliseconds
LISTED_DAYS: Final = 3
RESTART: Final = 1012  # how sockets are closed when the server stops

T = TypeVar("T")
log = logging.getLogger("motu.server.tables")


class Tables:
    """At most one live table for each link."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.live: dict[str, Live] = {}
        self.errands: set[asyncio.Task[None]] = set()
        house.bus.listen(self.heard)

    async def ask(self, table: str, request: Callable[[Live], Awaitable[T]]) -> T:
        """Have the owner of a table do something; the table is fetched from the log when need be."""
        live = self.live.get(table)
        if live is None:
            live = self.live[table] = Live(self.house, table)
            self.house.meters.tables.set(len(self.live))
        owned = live
        try:
            return await live.owner.do(lambda: request(owned))
        except Refusal as error:
            live.gone |= error.code == "no_such_table"
            raise
        finally:
            if live.gone:
                self.drop(live, GONE)

    async def depart(self, table: str, watcher: Watcher) -> None:
        """A page was closed; nothing is fetched for that."""
        if table in self.live:
            with contextlib.suppress(Refusal):
                await self.ask(table, lambda live: lobby.depart(live, watcher))

    def drop(self, live: Live, code: int) -> None:
        """Out of the memory."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
            live.close(code)
            self.house.meters.tables.set(len(self.live))

    # tables and lists of them

    async def make(self, wish: MakeTable, host: Guest) -> TableInfo:
        at = lobby.laid(self.house, wish, host)
        try:
            await self.house.store.add(at)
        except (Taken, NotSaved) as error:
            raise Refusal("not_saved", "The table could not be saved.") from error
        log.info("table made", extra={"game": at.game, "seats": len(at.seats)})
        return await self.info(at.id, host.id)

    async def info(self, table: str, who: str | None) -> TableInfo:
        async def told(live: Live) -> TableInfo:
            return live.info(who)

        return await self.ask(table, told)

    async def listed(self, who: str | None) -> list[TableInfo]:
        """Tables that everybody may see."""
        found = await self.house.store.listed(milliseconds() - LISTED_DAYS * DAY)
        return await self.infos(found, who)

    async def mine(self, who: str | None) -> list[TableInfo]:
        """The tables of a guest."""
        return await self.infos(await self.house.store.of_guest(who), who) if who else []

    async def infos(self, found: list[Sitting], who: str | None) -> list[TableInfo]:
        how = await self.house.store.last([at.id for at in found])
        told = [self.told(at, how.get(at.id, NEVER), who) for at in found]
        return sorted(told, key=lambda info: -info.changed)

    def told(self, at: Sitting, how: Last, who: str | None) -> TableInfo:
        live = self.live.get(at.id)
        if live and live.loaded:
            return live.info(who)
        return showing.table_info(at, how, who, set(), lambda _: False)

    async def renamed(self, guest: Guest) -> None:
        """Tell the tables where the guest sits."""
        for live in [live for live in self.live.values() if live.loaded and live.at.seat_of(guest.id) is not None]:
            await self.ask(live.id, lambda owned: lobby.rename(owned, guest))

    # other processes, and time

    def heard(self, table: str, seq: int) -> None:
        """Word from a process that owns the same table."""
        live = self.live.get(table)
        if live and live.loaded and live.how.seq < seq:
            errand = asyncio.create_task(self.ask(table, lambda owned: owned.catch_up(seq)))
            self.errands.add(errand)
            errand.add_done_callback(self.errands.discard)

    async def tidy_up(self) -> None:
        """For ever: let idle tables go, and those that waited for players in vain."""
        while True:
            await asyncio.sleep(SWEEP)
            for live in [live for live in self.live.values() if live.idle()]:
                self.drop(live, RESTART)
            try:
                await self.clear_away()
            except Exception:
                log.exception("tidying up failed; it will be tried again")

    async def clear_away(self) -> None:
        before = milliseconds() - int(self.house.config.waiting_days * DAY)
        for table in await self.house.store.old_waiting(before):
            if table not in self.live:
                await self.house.store.drop(table)

    def close(self) -> None:
        for live in list(self.live.values()):
            self.drop(live, RESTART)
