"""Bots' turns: one at a time, as long as others, and begun again whatever went wrong."""

from __future__ import annotations

import asyncio
import contextlib
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from motu.server.config import Config
from motu.server.model.game_log import GameLog
from motu.server.model.log_row import LogRow
from motu.server.model.seating import SeatHolder
from motu.server.tables.bot_turns import BotTurns
from motu.server.tables.live import LiveTable
from tests.support.server.canary_game import CanaryGame
from tests.support.server.client import Client, Page
from tests.support.server.game_logs import new_game_log
from tests.support.server.servers import serving

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
    """Services whose bots take a known time to choose."""

    config = Config(bot_pause=0.0)

    def __init__(self) -> None:
        self.workers = self

    def as_long_as_a_choice(self, game: str, bot: str) -> float:
        assert (game, bot) == ("shells", "random")
        return CHOOSING


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
        monkeypatch.setattr(type(table.game_log.table.state), "moves", lambda _: [0])
        began = time.monotonic()
        await BotTurns(table).take_turn(table.game_log, 0, "random")
        assert table.requests.times[0] - began >= CHOOSING * 0.9

    asyncio.run(story())


class Happened(list[str]):
    """What has gone wrong; each thing does once."""

    def first(self, what: str) -> bool:
        self.append(what)
        return len(self) == 1


def until_it_happened(page: Page, happened: Happened) -> None:
    """Ann plays whenever it is her turn."""
    while not happened:
        if page.moves():
            page.say("play", command_id=uuid.uuid4().hex, seq=page.table["seq"], move=page.moves()[0])
            page.until(lambda frame: frame["type"] in ("moved", "error"))
        else:
            with contextlib.suppress(TimeoutError):
                page.hear(0.05)


@contextlib.contextmanager
def ann_and_a_bot(folder: Path) -> Iterator[Page]:
    with serving(folder) as server:
        ann = Client(server.url, "Ann")
        with ann.looking_at(ann.table(None, "random", start=True)) as page:
            yield page
        ann.close()


def test_sync_wakes_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wake, lost = BotTurns.wake, Happened()

    def sleeps_once(self: BotTurns) -> None:
        """It does not hear that it is to move."""
        game_log, holders = self.table.game_log, self.table.seating.holders
        if game_log is None or holders[game_log.table.state.awaiting()].bot is None or not lost.first("call"):
            wake(self)

    monkeypatch.setattr(BotTurns, "wake", sleeps_once)
    with ann_and_a_bot(tmp_path) as page:
        until_it_happened(page, lost)
        page.say("sync")
        assert page.wait_for_turn() or page.over()


@pytest.mark.parametrize("fault", [MemoryError, asyncio.CancelledError])
def test_a_bots_turn_that_breaks_off_is_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: type[BaseException]
) -> None:
    take_turn, broken = BotTurns.take_turn, Happened()

    async def breaks_once(self: BotTurns, *of_whom: Any) -> None:
        if broken.first("turn"):
            raise fault
        await take_turn(self, *of_whom)

    monkeypatch.setattr(BotTurns, "take_turn", breaks_once)
    with ann_and_a_bot(tmp_path) as page:
        until_it_happened(page, broken)
        assert page.wait_for_turn() or page.over()


def test_a_bot_goes_on_after_a_fault_although_pages_only_ping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move before the bot's is on disk, and the server fails before it has told anybody."""
    send_moved, failed = LiveTable.send_moved, Happened()

    def fails_before_the_bot(self: LiveTable, row: LogRow) -> None:
        bots = row.awaiting >= 0 and self.seating.holders[row.awaiting].bot is not None
        if bots and row.seat != row.awaiting and failed.first("frame"):
            raise MemoryError
        send_moved(self, row)

    monkeypatch.setattr(LiveTable, "send_moved", fails_before_the_bot)
    with ann_and_a_bot(tmp_path) as page:
        until_it_happened(page, failed)
        page.say("ping", seq=page.table["seq"], view_hash=page.table["position"]["view_hash"])
        assert page.wait_for_turn() or page.over()


def test_a_position_that_cannot_be_guessed_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(CanaryGame, "guess", fails)
    with serving(tmp_path) as server:
        ann = Client(server.url, "Ann")
        with ann.looking_at(ann.table("random", "random", start=True)) as page:
            while not page.over():
                page.hear()
        ann.close()
