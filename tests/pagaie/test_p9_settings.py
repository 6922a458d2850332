"""P9: settings."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.flow import playout
from motu.games.pagaie import flow
from tests.pagaie.board import PAGAIE, choose, flowers, free, kinds, offers, table
from tests.pagaie.test_p1_setup import begun


@pytest.mark.parametrize(("seats", "slots", "lines"), [(2, 36, 12), (3, 30, 11), (4, 36, 12)])
def test_p9_1_a_larger_board(seats: int, slots: int, lines: int) -> None:
    s = begun(seats, board_size="6")
    assert len(free(s)) == slots
    assert len(offers(s)) == lines
    assert ("row 6" in offers(s)) == (seats != 3), "the paddle that stays lies on the last row"
    choose(s, "column f")
    assert len(offers(s)) == {2: 21, 3: 25, 4: 41}[seats]


@pytest.mark.parametrize(("first", "second", "left"), [("row", "row", 12), ("row", "column", 16)])
def test_p9_1_free_tiles_of_a_larger_board(first: str, second: str, left: int) -> None:
    lines = [f"{first} {'1' if first == 'row' else 'a'}", f"{first} {'2' if first == 'row' else 'b'}"]
    lines += ["row 3", "row 4"] if second == "row" else ["column a", "column b"]
    settings = {"board_size": "6"}
    s = table(step=flow.FLOWER, settings=settings, paddles={line: seat for seat, line in enumerate(lines)})
    assert len(free(s)) == left


@pytest.mark.parametrize(
    ("value", "total"), [("1", "1 manta 1 fish 1 turtle 1 crab"), ("2", "2 manta 2 fish 1 turtle 1 crab")]
)
def test_p9_2_start_tiles_of_sea_animals(value: str, total: str) -> None:
    s = PAGAIE.new(4, {"start_flowers_sea": value})
    choose(s, "start crab", "start fish", "start manta", "start turtle")
    assert flowers(s) == total


def test_p9_3_free_discard() -> None:
    settings = {"free_discard": "on", "confirm_end_of_turn": "on"}
    s = table(pontoon="2 sand", taken="SAND-PA-0-0-0 sea", settings=settings)
    assert len(offers(s, "discard")) == 3
    choose(s, "discard sea-sh-0-0-0", "discard sand-tu-0-0-0 from pontoon")
    assert offers(s) == ["end turn"], "two in hand: no further discard"


@pytest.mark.parametrize(("seats", "last"), [(2, 4), (3, 6), (4, 4)])
def test_p9_4_a_short_game(seats: int, last: int) -> None:
    s = PAGAIE.new(seats, {"short_game": "on"})
    playout(s, Dice(1))
    assert s.day + 1 == last


def test_p9_5_the_end_of_a_turn_is_asked_for() -> None:
    s = table(taken="sea", settings={"confirm_end_of_turn": "on"})
    log = choose(s, "place sea-sh-0-0-0")
    assert kinds(log) == ["placed"]
    assert (s.awaiting(), offers(s)) == (0, ["end turn"])
    choose(s, "end turn")
    assert s.awaiting() == 1
