"""A live table: its seating, its game and its open pages in memory. Only requests of its queue run in here.

The fields of a LiveTable are changed by its own methods alone, and those save first: memory is never ahead of the log
when a reader is sent something.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from motu.core.game import Game, Seat
from motu.server.model.game_log import GameLog
from motu.server.model.guest import Guest
from motu.server.model.log_row import NOT_STARTED, LogRow, Summary, summary_of
from motu.server.model.resume import BadLog, resumed
from motu.server.model.seating import Seating
from motu.server.readers import frames
from motu.server.readers.reader import Reader, reader_of
from motu.server.readers.table_info import table_info
from motu.server.readers.view_hashes import ViewHashes
from motu.server.services import Services
from motu.server.store.database import NotSaved, Taken
from motu.server.store.rows import DamagedRow
from motu.server.tables.bot_turns import BotTurns
from motu.server.tables.connection import Connection
from motu.server.tables.hints import HintTasks
from motu.server.tables.presence import Presence
from motu.server.tables.requests import RequestQueue
from motu.server.tables.talk import Talk
from motu.server.wire.errors import Refusal
from motu.server.wire.frames import Info, Ping, Said, ToPage, WireTable, encode
from motu.server.wire.messages import TableInfo

SNAPSHOT_EVERY: Final = 50  # rows of the log
ON_ITS_WAY: Final = 2.0  # seconds that a ping and the news of a move may take to pass each other
log = logging.getLogger("motu.server.live")


class LiveTable:
    """Loaded from the store for its first request, and again after memory and log may have come to differ."""

    seating: Seating
    game_log: GameLog | None  # None before the start, and when the game was begun by other rules
    summary: Summary

    def __init__(self, services: Services, table: str) -> None:
        self.services = services
        self.id = table
        self.loaded = False
        self.deleted = False  # there is no such table, or no longer
        self.last_request = time.monotonic()
        self.presence = Presence(services.config.away_after)
        self.requests = RequestQueue(self.load, self.forget)
        self.bot_turns = BotTurns(self)
        self.hints = HintTasks(self)
        self.view_hashes = ViewHashes()
        self.moved_at = 0.0  # when readers were last told of a move, by the monotonic clock
        self.talk = Talk()

    # loading

    async def load(self) -> None:
        """Read the table from the store, unless it is loaded."""
        self.last_request = time.monotonic()
        if self.loaded:
            return
        try:
            seating = await self.services.store.seating(self.id)
        except DamagedRow as error:
            raise damaged() from error
        if seating is None:
            self.deleted = True
            raise Refusal("no_such_table", "There is no such table.")
        summaries = await self.services.store.summaries([self.id])
        game_log = await self.load_game(seating)
        self.seating, self.summary, self.game_log = seating, summaries.get(self.id, NOT_STARTED), game_log
        self.loaded = True
        self.send_tables()
        self.bot_turns.wake()  # whatever kept the bot from its move before

    async def load_game(self, seating: Seating) -> GameLog | None:
        game = self.services.games.get(seating.game)
        if seating.status == "waiting" or game is None or game.version != seating.version:
            return None
        try:
            rows = await self.services.store.log(self.id)
            return resumed(game, seating, rows, await self.services.store.snapshot(self.id))
        except (BadLog, DamagedRow) as error:
            raise damaged() from error

    def forget(self) -> None:
        """Read the table from the store again at the next request."""
        self.loaded = False

    def require_game(self) -> GameLog:
        """The game; raises a Refusal when there is none."""
        if self.game_log is None and self.seating.status == "waiting":
            raise Refusal("not_playing", "The game has not begun.")
        if self.game_log is None:
            raise Refusal("other_rules", f"This game was begun with version {self.seating.version} of the rules.")
        return self.game_log

    # the game

    async def start(self, game: Game, seating: Seating) -> None:
        """Begin the game with these people."""
        self.game_log = GameLog(game, seating)
        await self.advance(self.game_log.start(), seating)

    async def advance(
        self, row: LogRow, seating: Seating | None = None, acknowledge: Callable[[], None] | None = None
    ) -> None:
        """The only way a game goes on: commit the row, acknowledge the command, tell all readers, wake the bot."""
        self.hints.stop_hints()
        await self.commit(row, seating)
        if acknowledge:
            acknowledge()
        if row.kind == "start":
            self.send_tables()
        else:
            self.send_moved(row)
        if row.kind != "start" and self.require_game().over():
            self.send_info()
        self.bot_turns.wake()

    async def commit(self, row: LogRow, seating: Seating | None) -> None:
        """Write the row, together with a changed seating and now and then a snapshot."""
        game_log = self.require_game()
        if game_log.over():
            seating = replace(seating or self.seating, status="over")
        state = game_log.table.state.dump() if row.seq % SNAPSHOT_EVERY == 0 else None
        absent = self.called(row, seating or self.seating)
        await self.written(self.services.store.append(self.id, row, seating, state, absent))
        if absent is not None:
            self.services.announcements.wake()
        self.seating = seating or self.seating
        self.summary = summary_of(row)
        self.services.metrics.log_rows.labels(self.seating.game, row.kind).inc()

    def called(self, row: LogRow, seating: Seating) -> str | None:
        """The guest whose turn begins with this row, if that guest has no page open and no bot stands in."""
        seat = row.awaiting
        if seat < 0 or seat == self.summary.awaiting or seating.holders[seat].bot is not None:
            return None
        guest = seating.holders[seat].guest
        return guest if guest is not None and self.services.announcements.absent(guest) else None

    async def written(self, write: Awaitable[None]) -> None:
        """Wait until a write is on disk. If it fails, memory may be ahead of the store: it is read again."""
        try:
            await write
        except (Taken, NotSaved) as error:
            log.exception("not saved")
            self.forget()
            raise Refusal("not_saved", "This could not be saved.") from error

    # seating

    async def save(self, seating: Seating) -> None:
        """Save a changed seating, then tell all readers."""
        await self.written(self.services.store.save(seating))
        before, self.seating = self.seating, seating
        for connection in self.presence.connections:
            if self.game_log and reader_of(before, connection.guest) != reader_of(seating, connection.guest):
                self.send_table(connection)  # another seat, another view; or another one who decides
        self.send_info()

    async def save_rematch(self, seating: Seating) -> None:
        """Save a new table for a rematch, and its link at this one."""
        before = replace(self.seating, rematch=seating.id, rematch_by=seating.host)
        await self.written(self.services.store.add_rematch(before, seating))
        self.seating = before
        self.send_info()

    async def delete(self) -> None:
        """Delete a table that nobody can start any more."""
        await self.written(self.services.store.delete(self.id))
        self.deleted = True

    def rename(self, guest: Guest) -> None:
        """Show a guest's new name, which is saved already."""
        seat = self.seating.seat_of(guest.id)
        if seat is not None:
            holder = replace(self.seating.holders[seat], name=guest.name)
            self.seating = self.seating.with_holder(seat, holder)
            self.send_info()

    # pages

    def connect(self, connection: Connection) -> None:
        """A page was opened."""
        self.presence.add(connection)
        self.send_table(connection)

    def disconnect(self, connection: Connection) -> Seat | None:
        """A page was closed. Returns the seat of its guest, if this was the last page of somebody who sits here."""
        self.presence.remove(connection)
        self.hints.stop(connection)
        gone = connection.guest not in self.presence.guests()
        return self.seating.seat_of(connection.guest) if gone else None

    def remind(self) -> None:
        """Tell readers after a while that somebody is away for long."""
        asyncio.get_running_loop().call_later(self.services.config.away_after + 0.1, self.send_info)

    def moment(self) -> int:
        """The present moment of the game; 0 where none is read."""
        return self.game_log.last_moment() if self.game_log else 0

    def info(self, guest: str | None) -> TableInfo:
        return table_info(self.seating, self.summary, guest, self.presence.attendance())

    def whole(self, guest: str) -> WireTable:
        said = self.talk.heard()
        if self.game_log is None:
            return frames.waiting_table(self.seating, self.info(guest), said)
        reader = reader_of(self.seating, guest)
        table = frames.whole_table(self.seating, self.info(guest), self.game_log, reader, said)
        if table.position:
            self.view_hashes.note(self.game_log, reader.seat, table.position.view_hash)
        return table

    def in_step(self, guest: str, ping: Ping) -> bool:
        """Whether a page shows the position of which its reader was told last; nothing is told before it is saved.

        A page that shows the position before will show it at once, if the news is on its way.
        """
        if not self.loaded or self.game_log is None:
            return False
        seat, shown = reader_of(self.seating, guest).seat, (ping.seq, ping.view_hash)
        if self.view_hashes.last_sent(seat) == shown:
            return True
        return self.view_hashes.sent_before(seat) == shown and time.monotonic() - self.moved_at < ON_ITS_WAY

    def send(self, connection: Connection, frame: ToPage) -> None:
        connection.send(encode(frame))

    def send_table(self, connection: Connection) -> None:
        self.send(connection, self.whole(connection.guest))

    def send_tables(self) -> None:
        """The whole table, to all open pages."""
        for connection in self.presence.connections:
            self.send_table(connection)

    def send_info(self) -> None:
        """The people around the table, to all open pages."""
        for connection in self.presence.connections:
            self.send(connection, Info(info=self.info(connection.guest)))

    def send_said(self, said: Said) -> None:
        """Send a phrase that somebody says to all open pages."""
        frame = encode(said)
        for connection in self.presence.connections:
            connection.send(frame)

    def send_moved(self, row: LogRow) -> None:
        """Send the changes of the last row to all open pages; equal readers get the same bytes."""
        made: dict[Reader, bytes] = {}
        game_log = self.require_game()
        shared = frames.shared_by_all(game_log, row.kind)
        self.moved_at = time.monotonic()
        for connection in self.presence.connections:
            reader = reader_of(self.seating, connection.guest)
            if reader not in made:
                moved = frames.moved(game_log, row.kind, row.seat, reader, shared)
                self.view_hashes.note(game_log, reader.seat, moved.position.view_hash)
                made[reader] = encode(moved)
            connection.send(made[reader])

    # the end

    def close(self, code: int) -> None:
        """Close all sockets and stop all tasks of this table."""
        self.presence.close(code)
        self.bot_turns.stop()
        self.hints.stop_all()
        self.requests.stop()

    def idle(self) -> bool:
        """Whether there is no page, no bot's turn, no waiting request and has been no request for long."""
        quiet = time.monotonic() - self.last_request > self.services.config.idle_after
        return quiet and not self.presence.connections and not self.bot_turns.running() and not self.requests.busy()


def damaged() -> Refusal:
    """The refusal of a table whose rows are damaged; others go on."""
    log.warning("a table is damaged; `motu verify --database` says which")
    return Refusal("broken", "The log of this table is damaged.")
