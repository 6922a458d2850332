"""A table in memory: its people, its game, and the pages that look at it. Only its owner's requests run in here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import Final

from msgspec.structs import replace

from motu.server.readers import messages as showing
from motu.server.model.game_log import BadLog, Course, resumed
from motu.server.store.database import NotSaved, Taken
from motu.server.wire.errors import Refusal
from motu.server.wire.frames import Cause, Info, Table, ToPage, encode
from motu.server.services import House
from motu.server.wire.messages import TableInfo
from motu.server.tables.requests import Owner
from motu.server.store.rows import NEVER, Last, Logged
from motu.server.readers.messages import Reader, reader_of
from motu.server.model.seating import Sitting
from motu.server.tables.connection import Watcher

SNAPSHOT_EVERY: Final = 50  # events
GONE: Final = 4404  # how a socket is closed whose table is no more
log = logging.getLogger("motu.server.live")


class Live:
    """Loaded from the log when somebody asks for it, and again whenever memory cannot be trusted."""

    at: Sitting
    course: Course | None  # None before the start, and when the game was begun by other rules
    how: Last

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.id = table
        self.loaded = False
        self.gone = False  # the table is no more
        self.watchers: list[Watcher] = []
        self.seen: dict[str, float] = {}  # when a guest's last page was closed
        self.began = self.touched = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.owner = Owner(self.load, self.forget)

    # memory

    async def load(self) -> None:
        """From the log, unless it is here already."""
        self.touched = time.monotonic()
        if self.loaded:
            return
        at = await self.house.store.sitting(self.id)
        if at is None:
            raise Refusal("no_such_table", "There is no such table.")
        how = await self.house.store.last([self.id])
        self.at, self.how, self.course = at, how.get(self.id, NEVER), await self.read_game(at)
        self.loaded = True
        for watcher in self.watchers:
            self.send_table(watcher)

    async def read_game(self, at: Sitting) -> Course | None:
        game = self.house.games.get(at.game)
        if at.status == "waiting" or game is None or game.version != at.version:
            return None
        events = await self.house.store.log(self.id)
        try:
            return resumed(game, at, events, await self.house.store.snapshot(self.id))
        except BadLog as error:
            log.exception("a log cannot be played again")
            raise Refusal("broken", "The log of this table is damaged.") from error

    def forget(self) -> None:
        """What is in memory may be wrong: read it anew next time."""
        self.loaded = False

    async def catch_up(self, seq: int) -> None:
        """Another process has written to the log."""
        if self.how.seq < seq:
            self.forget()
            await self.load()

    def game(self) -> Course:
        """The game, when there is one."""
        if self.course is None and self.at.status == "waiting":
            raise Refusal("not_playing", "The game has not begun.")
        if self.course is None:
            raise Refusal("other_rules", f"This game was begun with version {self.at.version} of the rules.")
        return self.course

    # saving

    async def save(self, at: Sitting) -> None:
        """People came or went; everybody is told."""
        await self.saved(self.house.store.save(at))
        before, self.at = self.at, at
        for watcher in self.watchers:
            if self.course and reader_of(before, watcher.guest) != reader_of(at, watcher.guest):
                self.send_table(watcher)  # they see more now, or less, or may decide
        self.tell_info()

    async def commit(self, event: Logged, at: Sitting | None = None) -> None:
        """The game went on: it is told to nobody before it is on disk."""
        course = self.game()
        if course.over():
            at = replace(at or self.at, status="over")
        state = course.table.state.dump() if event.seq % SNAPSHOT_EVERY == 0 else None
        await self.saved(self.house.store.append(self.id, event, at, state))
        self.at = at or self.at
        self.how = Last(event.seq, event.awaiting, event.scores, event.ranking, event.at)
        self.house.meters.events.labels(self.at.game, event.kind).inc()
        self.house.bus.tell(self.id, event.seq)

    async def saved(self, write: Awaitable[None]) -> None:
        """Wait until it is on disk. If that fails, memory may be ahead of the log, so it is read anew."""
        try:
            await write
        except (Taken, NotSaved) as error:
            log.exception("not saved")
            self.forget()
            raise Refusal("not_saved", "This could not be saved.") from error

    # people

    def here(self) -> set[str]:
        return {watcher.guest for watcher in self.watchers}

    def away(self, guest: str) -> bool:
        """Without a page on this table for a long time."""
        unseen = time.monotonic() - self.seen.get(guest, self.began)
        return guest not in self.here() and unseen > self.house.config.away_after

    def info(self, guest: str | None) -> TableInfo:
        return showing.table_info(self.at, self.how, guest, self.here(), self.away)

    # telling

    def whole(self, guest: str) -> Table:
        if self.course is None:
            return showing.waiting(self.at, self.info(guest))
        return showing.table(self.at, self.info(guest), self.course, reader_of(self.at, guest))

    def send(self, watcher: Watcher, frame: ToPage) -> None:
        watcher.send(encode(frame))

    def send_table(self, watcher: Watcher) -> None:
        self.send(watcher, self.whole(watcher.guest))

    def tell_info(self) -> None:
        for watcher in self.watchers:
            self.send(watcher, Info(info=self.info(watcher.guest)))

    def tell_moved(self, cause: Cause, seat: int) -> None:
        """Readers with the same eyes get the same bytes."""
        made: dict[Reader, bytes] = {}
        course = self.game()
        ledger = showing.sheet(course.game, course.table.state)
        for watcher in self.watchers:
            reader = reader_of(self.at, watcher.guest)
            if reader not in made:
                made[reader] = encode(showing.moved(course, cause, seat, reader, ledger))
            watcher.send(made[reader])

    def close(self, code: int) -> None:
        """Nobody is to be served here any more."""
        for watcher in self.watchers:
            watcher.close(code)
        if self.thinking:
            self.thinking.cancel()
        self.owner.stop()

    def idle(self) -> bool:
        """Nobody looks, nobody thinks, nobody has asked for long."""
        quiet = time.monotonic() - self.touched > self.house.config.idle_after
        return quiet and not self.watchers and not self.thinking and not self.owner.busy()
