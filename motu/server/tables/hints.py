"""Hints and reviews for the readers of one table: made in the worker pool, slice after slice, and sent as they grow."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final, NamedTuple, Protocol

from motu.bots.hints import Sums
from motu.core.dice import Dice
from motu.core.game import Move, Seat, State
from motu.server.model.game_log import GameLog
from motu.server.model.replay_states import replayed
from motu.server.model.seating import Seating
from motu.server.readers.hints import Costly, costliest, decided, hints_of
from motu.server.services import Services
from motu.server.tables.connection import Connection
from motu.server.wire.errors import Refusal
from motu.server.wire.frames import Review, Reviewed, ToPage, WireHint, encode
from motu.server.wire.replays import Decided
from motu.server.workers import Asked, NoMove

FIRST: Final = 60  # simulations of the first slice of a hint
QUICK: Final = 0.3  # seconds; after a slice that took less the next one is twice as large
ENOUGH: Final = 1200  # simulations of a hint
DEEPER: Final = 6000  # and of one that is to be searched for longer
GLANCE: Final = 30  # simulations of each decision of a review
LOOK: Final = 300  # and of those that seem to have cost most
LOOKED_AT: Final = 6
log = logging.getLogger("motu.server.hints")


class HintTable(Protocol):
    """What hints need of a live table."""

    services: Services
    seating: Seating
    game_log: GameLog | None


class Running(NamedTuple):
    """A hint or review in the making for one page."""

    connection: Connection
    task: asyncio.Task[None]
    hint: bool  # and ends when the game goes on


class HintTasks:
    """At most one hint or review of each guest is worked on at a time; a new one ends the one before."""

    def __init__(self, table: HintTable) -> None:
        self.table = table
        self.running: dict[str, Running] = {}
        self.reviews: dict[Seat, list[Decided]] = {}  # those that are done

    def stop(self, connection: Connection) -> None:
        """End the hint or review for this page: its reader has seen enough, or has gone."""
        found = self.running.get(connection.guest)
        if found and found.connection is connection:
            self.end(connection.guest)

    def stop_hints(self) -> None:
        """The game goes on: what was asked about another position is of no use any more."""
        for guest in [guest for guest, one in self.running.items() if one.hint]:
            self.end(guest)

    def stop_all(self) -> None:
        for guest in list(self.running):
            self.end(guest)

    def end(self, guest: str) -> None:
        self.running.pop(guest).task.cancel()

    def hint(self, connection: Connection, game_log: GameLog, seat: Seat, frame: WireHint) -> None:
        """Search the position of this seat."""
        self.begin(connection, frame.command_id, True, self.search(connection, game_log, seat, frame))

    def review(self, connection: Connection, game_log: GameLog, seat: Seat, frame: Review) -> None:
        """Look for the decisions that cost this seat most; the second time they are known."""
        if seat in self.reviews:
            moments = self.reviews[seat]
            send(connection, Reviewed(command_id=frame.command_id, done=0, of=0, moments=moments))
            return
        self.begin(connection, frame.command_id, False, self.look_back(connection, game_log, seat, frame))

    def begin(self, connection: Connection, command_id: str, hint: bool, work: Coroutine[Any, Any, None]) -> None:
        if connection.guest in self.running:
            self.end(connection.guest)
        task = asyncio.create_task(self.work(connection, command_id, work))
        self.running[connection.guest] = Running(connection, task, hint)

    async def work(self, connection: Connection, command_id: str, work: Coroutine[Any, Any, None]) -> None:
        """Carry out a hint or review; the reader gets a refusal when it fails."""
        try:
            await work
        except NoMove as error:
            log.warning("no hint", extra={"reason": str(error)})
            send(connection, Refusal("broken", "The server failed to work this out.").frame(command_id))
        found = self.running.get(connection.guest)
        if found and found.task is asyncio.current_task():
            del self.running[connection.guest]

    async def search(self, connection: Connection, game_log: GameLog, seat: Seat, frame: WireHint) -> None:
        """A hint: the first slice is small, and each is sent."""
        game, state = game_log.game, game_log.table.state
        decision, asked = game.decision(state), asked_about(game_log, state, seat)
        left = DEEPER if frame.deeper else ENOUGH
        size, sums = FIRST, None
        while left > 0:
            began = time.monotonic()
            some = min(size, left)
            found, sums = await self.slice(asked, some, sums)
            left -= some
            send(connection, hints_of(decision, found, frame.command_id, frame.seq, left <= 0))
            if time.monotonic() - began < QUICK:
                size *= 2

    async def slice(self, asked: Asked, simulations: int, sums: Sums | None) -> tuple[Any, Sums]:
        """One slice of a hint, made in a worker; the metrics count its time."""
        services, began = self.table.services, time.monotonic()
        found = await services.workers.hint(asked, simulations, sums)
        services.metrics.hint.observe(time.monotonic() - began)
        return found

    async def look_back(self, connection: Connection, game_log: GameLog, seat: Seat, frame: Review) -> None:
        """A review: a glance at every decision of the seat, then a longer look at the costliest."""
        states = replayed(self.table.seating, game_log)
        choices = own_choices(game_log, states, seat)
        of = len(choices) + min(LOOKED_AT, len(choices))
        done = 0
        found: list[Costly] = []

        async def judge(moment: int, move: Move, simulations: int) -> Costly:
            nonlocal done
            asked = asked_about(game_log, states[moment], seat)
            verdict, claim = await self.table.services.workers.judge(asked, move, simulations)
            done += 1
            send(connection, Reviewed(command_id=frame.command_id, done=done, of=of, moments=None))
            return Costly(moment, move, verdict, claim)

        for moment, move in choices:
            found.append(await judge(moment, move, GLANCE))
        worst = sorted(found, key=lambda one: -one.verdict.loss.mean)[:LOOKED_AT]
        again = [await judge(one.moment, one.move, LOOK) for one in worst]
        self.reviews[seat] = [decided(game_log.game, states[one.moment], one) for one in costliest(again)]
        send(connection, Reviewed(command_id=frame.command_id, done=of, of=of, moments=self.reviews[seat]))


def asked_about(game_log: GameLog, state: State, seat: Seat) -> Asked:
    """The question to a worker: it has a guess of the seat, never the state itself."""
    luck = secrets.randbits(60)
    return Asked(game_log.game.name, game_log.game.guess(state, seat, Dice(luck)).dump(), seat, luck)


def own_choices(game_log: GameLog, states: list[State], seat: Seat) -> list[tuple[int, Move]]:
    """The moments at which a seat had a choice, and what it played."""
    plays, moments = game_log.table.plays, game_log.moments
    return [
        (number - 1, plays[moments[number - 1].plays].move)
        for number in range(1, len(moments))
        if moments[number].seat == seat and len(states[number - 1].moves()) > 1
    ]


def send(connection: Connection, frame: ToPage) -> None:
    connection.send(encode(frame))
