"""P1: setting up."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.game import CHANCE
from motu.games.pagaie import flow
from motu.games.pagaie.state import FIXED, PagaieState
from tests.pagaie.board import BOX, PAGAIE, choose, flowers, free, kinds, offers, whatever, with_printed

SEATS = [2, 3, 4]


def begun(seats: int, seed: int = 0, **settings: str) -> PagaieState:
    """A table after setting up."""
    s = PAGAIE.new(seats, settings)
    dice = Dice(seed)
    while s.awaiting() == CHANCE:
        s.chance(dice)
    return s


@pytest.mark.parametrize("seats", SEATS)
def test_p1_1_every_tile_in_the_stack_is_as_likely(seats: int) -> None:
    s = PAGAIE.new(seats, {})
    choose(s, "start crab", "start fish", "start manta", "start turtle", "first 1")
    assert s.awaiting() == CHANCE
    assert s.odds() == [entry["count"] for entry in BOX["tile"]]
    first = offers(s)[0]
    choose(s, first)
    assert s.odds()[0] == BOX["tile"][0]["count"] - 1


def test_p1_2_four_start_tiles_give_a_flower_each() -> None:
    s = PAGAIE.new(4, {})
    assert len(offers(s, "start")) == 7, "one for each animal"
    assert s.odds() == [1] * 7
    log = choose(s, "start crab", "start fish", "start manta")
    assert "start crab" not in offers(s)
    log += choose(s, "start turtle")
    assert flowers(s) == "1 manta 1 fish 1 turtle 1 crab"
    assert kinds(log) == ["drew_start_tile"] * 4


def test_p1_2_the_number_of_flowers_is_printed_on_the_start_tile() -> None:
    game = with_printed(
        ('terrain = "sand"\npoints = 2\nstart_flowers = 1', 'terrain = "sand"\npoints = 2\nstart_flowers = 3')
    )
    s = game.new(4, {})
    choose(s, "start crab", "start fish")
    assert flowers(s) == "1 fish 3 crab"


def test_p1_3_the_other_start_tiles_are_not_used() -> None:
    s = begun(4)
    assert sum(s.flowers) == 4
    assert sum(s.starts) == 3


def test_p1_4_chance_names_the_first_player() -> None:
    s = PAGAIE.new(3, {})
    choose(s, "start crab", "start fish", "start manta", "start turtle")
    assert offers(s) == ["first 1", "first 2", "first 3"]
    assert s.odds() == [1, 1, 1]
    choose(s, "first 3")
    whatever(s)
    assert (s.first, s.awaiting()) == (2, 2)


def test_p1_5_five_rows_and_columns_of_tiles() -> None:
    s = begun(4)
    assert len(free(s)) == 25
    assert sum(s.stack) == 142 - 25


@pytest.mark.parametrize(("seats", "turns"), [(2, 2), (3, 1), (4, 1)])
def test_p1_6_one_paddle_each_with_two_players_two(seats: int, turns: int) -> None:
    s = begun(seats)
    assert all(not len(player.held) and not len(player.island.sea) for player in s.players)
    mine = [frame for frame in s.agenda if frame.step == flow.LINE and frame.seat == s.first]
    assert len(mine) == turns == PAGAIE.box.paddles[seats]


def test_p1_7_with_three_players_a_paddle_lies_on_the_last_row() -> None:
    s = begun(3)
    assert [owner for owner in s.paddles if owner != -1] == [FIXED]
    assert s.paddles[4] == FIXED
    assert len(free(s)) == 20
    assert all(tile == -1 for tile in s.slots[24:30]), "no tiles are dealt there"
    assert "row 5" not in offers(s)
    assert len(offers(s)) == 9


def test_p1_8_chance_answers_in_a_fixed_order() -> None:
    s = PAGAIE.new(2, {})
    log = whatever(s)
    assert kinds(log) == ["drew_start_tile"] * 4 + ["drew_first"] + ["dealt"] * 25 + ["day_began"]
    slots = [event.slot for event in log if event.kind == "dealt"]
    assert slots == [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
