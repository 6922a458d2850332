"""H0: setting up."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.game import CHANCE
from motu.games.hawaii.names import KIND_NAMES, PLACE_NAMES
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import BOX, HAWAII, LAYOUT, boats, chief, choose, offers, order_tokens, posts, purse, whatever


def new(seats: int) -> HawaiiState:
    s = HAWAII.new(seats, {})
    assert isinstance(s, HawaiiState)
    return s


def ready(seats: int, seed: int = 1) -> HawaiiState:
    """A table before the first turn."""
    s = new(seats)
    s.until_asked(Dice(seed))
    return s


def test_h0_1_places_are_shuffled_and_laid_row_by_row() -> None:
    s = new(2)
    assert offers(s) == [f"lay {name}" for name in PLACE_NAMES]
    assert s.odds() == [1] * 10
    choose(s, *(f"lay {name}" for name in LAYOUT.split()[:9]))  # the tenth follows by itself
    assert [PLACE_NAMES[place] for place in s.layout] == LAYOUT.split()
    assert [entry["row"] for entry in BOX["space"]] == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]


def test_h0_2_products_lie_in_stock_and_gods_in_two_piles() -> None:
    s = ready(3)
    for entry in BOX["product"]:
        assert s.stock[KIND_NAMES.index(entry["id"])] == entry["count"]
    assert not any(s.stock[KIND_NAMES.index(entry["id"])] for entry in BOX["god"]), "they lie in piles"
    assert list(s.below) == [5, 5]
    assert sum(s.hidden) == 10
    assert all(KIND_NAMES[god] in ("ku", "kane", "pele", "lono", "laka", "kanaola") for god in s.tops)


def test_h0_2_every_hidden_god_is_as_likely_to_be_on_top() -> None:
    s = new(2)
    while not offers(s, "uncover"):
        s.play(s.moves()[0])
    assert s.odds() == [2] * 6
    choose(s, "uncover pele")
    assert dict(zip(offers(s), s.odds(), strict=True))["uncover pele"] == 1


def test_h0_3_everybody_has_a_corner_a_boat_and_a_chief_on_the_beach() -> None:
    s = ready(4)
    for seat in range(4):
        assert boats(s, seat) == "1 small"
        assert chief(s, seat) == "beach"
        assert s.scores()[seat] == 0
        assert (s.players[seat].kahunas, s.players[seat].tikis) == (0, 0), "no tiki is there at the start"
        rows = HAWAII.view(s, seat)["players"][seat]["villages"]
        assert [row["width"] for row in rows] == [1, 0, 0, 0, 0], "the printed hut takes a column"


def test_h0_4_four_islands_are_revealed_and_the_lowest_goal_is_first() -> None:
    s = ready(2)
    assert len(set(posts(s))) == 4
    assert sum(s.stack) == 6
    assert not sum(s.returned)
    assert HAWAII.view(s, 0)["goal"]["goal"] == 9


def test_h0_5_the_turn_order_is_drawn() -> None:
    s = new(3)
    while not offers(s, "next"):
        s.play(s.moves()[0])
    assert offers(s) == ["next 1", "next 2", "next 3"]
    choose(s, "next 3", "next 1")
    assert list(s.order) == [2, 0, 1]
    whatever(s)
    assert s.awaiting() == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_h0_6_later_players_start_with_more_fruit(seats: int) -> None:
    s = ready(seats)
    fruits = ["", " 2 fruit", " 3 fruit", " 4 fruit", " 5 fruit"]
    for place, seat in enumerate(s.order):
        assert purse(s, seat) == f"13 shell 7 foot{fruits[place]}"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_h0_7_only_the_order_spaces_depend_on_the_number_of_players(seats: int) -> None:
    s = ready(seats)
    assert len(order_tokens(s)) == seats
    assert order_tokens(s).count("-") == 1
    assert sum(s.bag) == 5 - seats
    assert sum(token >= 0 for token in s.tokens) + len(s.beach) == 21


def test_h0_8_chance_answers_in_order() -> None:
    s = new(3)
    verbs = []
    while s.awaiting() == CHANCE:
        line = offers(s)[0]
        verbs.append(line.split()[0])
        choose(s, line)
    assert verbs == ["lay"] * 9 + ["uncover"] * 2 + ["arrive"] * 4 + ["next"] * 2 + ["draw"] * 23
