"""Bots' turns, without a server around them."""

from __future__ import annotations

import asyncio
from typing import Any

from motu.server.model.game_log import GameLog
from motu.server.model.seating import SeatHolder
from motu.server.tables.bot_turns import BotTurns
from tests.support.server.canary_game import CanaryGame
from tests.support.server.game_logs import new_game_log


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
