"""Bots' turns, without a server around them."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from motu.server.config import Config
from motu.server.metrics import Metrics
from motu.server.model.game_log import GameLog
from motu.server.model.seating import SeatHolder
from motu.server.tables.bot_turns import BotTurns
from tests.support.server.canary_game import CanaryGame
from tests.support.server.game_logs import new_game_log

CHOOSING = 0.1  # seconds


class BotsOnly:
    """A table with a bot in every seat."""

    services: Any = None
    requests: Any = None
    game_log: GameLog | None

    def __init__(self) -> None:
        self.seating, self.game_log = new_game_log(CanaryGame(), 2, "seed")
        for seat in range(2):
            self.seating = self.seating.with_holder(seat, SeatHolder(bot="random"))

    async def advance(self, row: Any) -> None:
        raise AssertionError("no move is played here")


def test_one_bot_chooses_at_a_time() -> None:
    async def story() -> None:
        turns = BotTurns(BotsOnly())
        turns.wake()
        first = turns.task
        assert first is not None
        turns.wake()
        assert turns.task is first
        turns.stop()
        await asyncio.gather(first, return_exceptions=True)
        assert first.cancelled()

    asyncio.run(story())


def test_a_stopped_table_does_not_try_a_bots_move_again() -> None:
    async def story() -> None:
        turns = BotTurns(BotsOnly())
        turns.stop()
        turns.wake()  # as the retry after a move that was not saved does
        assert not turns.running()

    asyncio.run(story())


class Slow:
    """Services whose bot takes a known time to choose."""

    config = Config(bot_pause=0.0)
    metrics = Metrics()

    def __init__(self) -> None:
        self.workers = self

    async def choose(self, *_: Any) -> int:
        await asyncio.sleep(CHOOSING)
        return -1


class Queue:
    """Notes when a move is to be played."""

    def __init__(self) -> None:
        self.times: list[float] = []

    async def do(self, _: Any) -> None:
        self.times.append(time.monotonic())


def test_a_forced_move_takes_as_long_as_a_chosen_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        table = BotsOnly()
        table.services, table.requests = Slow(), Queue()
        assert table.game_log is not None
        turns, state = BotTurns(table), table.game_log.table.state
        began = [time.monotonic()]
        await turns.take_turn(table.game_log, 0, "random")
        monkeypatch.setattr(type(state), "moves", lambda _: [0])
        began.append(time.monotonic())
        await turns.take_turn(table.game_log, 0, "random")
        chosen, forced = (end - start for start, end in zip(began, table.requests.times, strict=True))
        assert forced >= chosen * 0.9 >= CHOOSING * 0.9

    asyncio.run(story())
