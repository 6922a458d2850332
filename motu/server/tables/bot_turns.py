"""The bots' turns at one table: the bot that is to decide chooses a move in the background, and plays it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final, Protocol

from motu.core.dice import Dice
from motu.core.game import Move, Seat
from motu.server.model.game_log import GameLog
from motu.server.model.log_row import LogRow
from motu.server.model.seating import Seating
from motu.server.services import Services
from motu.server.tables.requests import RequestQueue
from motu.server.wire.errors import Refusal
from motu.server.workers import NoMove

RETRY_AFTER: Final = 1.0  # seconds, when a bot's move could not be saved
log = logging.getLogger("motu.server.bot_turns")


class BotTable(Protocol):
    """The part of a live table that a bot's turn needs."""

    services: Services
    requests: RequestQueue
    seating: Seating
    game_log: GameLog | None

    async def advance(self, row: LogRow) -> None:
        """Save and tell the bot's move."""


class BotTurns:
    """At most one bot of a table chooses at a time."""

    def __init__(self, table: BotTable) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.stopped = False

    def running(self) -> bool:
        return self.task is not None

    def wake(self) -> None:
        """Begin a bot's turn, if a bot is to decide and none chooses already."""
        game_log = self.table.game_log
        if self.stopped or self.running() or game_log is None or game_log.over():
            return
        seat = game_log.table.state.awaiting()
        bot = self.table.seating.holders[seat].bot
        if bot is not None:
            self.task = asyncio.create_task(self.take_turn(game_log, seat, bot))
            self.task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        """Begin a turn that has broken off again; after one that came to its end `self.task` is another or none."""
        if self.task is task and not self.stopped:
            error = None if task.cancelled() else task.exception()
            log.error("a bot's turn has broken off", extra={"error": type(error).__name__})
            self.task = asyncio.create_task(self.try_again())

    async def take_turn(self, game_log: GameLog, seat: Seat, bot: str) -> None:
        """Choose a move, then play it by a request to the table.

        A single legal move needs no bot, but takes as long as one of the bot's choices: the time must not tell whether
        something hidden left one.
        """
        services, seq, moves, began = self.table.services, game_log.seq, game_log.table.state.moves(), time.monotonic()
        lasts = services.config.bot_pause
        if len(moves) == 1:
            move: Move | None = moves[0]
            lasts = max(lasts, services.workers.as_long_as_a_choice(game_log.game.name, bot))
        else:
            move = await self.choose(game_log, seat, bot)
        await asyncio.sleep(began + lasts - time.monotonic())
        try:
            await self.table.requests.do(lambda: self.play(seq, seat, bot, move))
        except Refusal as error:
            log.warning("bot's move not played", extra={"bot": bot, "code": error.code})
            self.task = None if self.stopped else asyncio.create_task(self.try_again())

    async def try_again(self) -> None:
        """After a failure memory may be ahead of the log: a request reads the table again before a bot is woken."""
        await asyncio.sleep(RETRY_AFTER)
        while not self.stopped:
            try:
                await self.table.requests.do(self.begin_again)
                return
            except Refusal:
                await asyncio.sleep(RETRY_AFTER)

    async def begin_again(self) -> None:
        self.task = None
        self.wake()

    async def choose(self, game_log: GameLog, seat: Seat, bot: str) -> Move | None:
        """The move that the bot chooses in a guess of the game; None when it fails or takes too long."""
        services, luck, began = self.table.services, secrets.randbits(60), time.monotonic()
        move = None
        try:
            guess = game_log.game.guess(game_log.table.state, seat, Dice(luck)).dump()
            move = await services.workers.choose(game_log.game.name, bot, guess, seat, luck)
        except Exception as error:  # noqa: BLE001  (whatever it is, the game goes on)
            reason = str(error) if isinstance(error, NoMove) else type(error).__name__
            log.warning("bot chose no move", extra={"bot": bot, "reason": reason})
            services.metrics.bot_faults.labels(bot).inc()
        services.metrics.bot.labels(bot).observe(time.monotonic() - began)
        return move

    async def play(self, seq: int, seat: Seat, bot: str, move: Move | None) -> None:
        """Play the bot's move, or a random one if it has none, unless the table has changed since row `seq`."""
        self.task = None
        game_log = self.table.game_log
        if game_log is None or game_log.seq != seq or self.table.seating.holders[seat].bot != bot:
            self.wake()
            return
        moves = game_log.table.state.moves()
        await self.table.advance(game_log.play(seat, move if move in moves else secrets.choice(moves), f"bot:{seq}"))

    def stop(self) -> None:
        """End a running turn; no other one begins."""
        self.stopped = True
        if self.task:
            self.task.cancel()
