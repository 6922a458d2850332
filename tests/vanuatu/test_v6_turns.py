"""V6: taking actions."""

from __future__ import annotations

import pytest

from motu.games.vanuatu.names import ACTION_NAMES
from motu.games.vanuatu.rules import majority
from tests.vanuatu.board import boat, choose, happened, markers, money, offers, table, tiles

IDLE = {1: {"markers": "rest"}}


def test_v6_1_one_stack_each_in_order_until_no_marker_is_left() -> None:
    others = {1: {"markers": "draw 2 rest"}, 2: {}}
    s = table("sail rest", vatus=0, others=others, first=2)
    choose(s, "resolve sail")
    assert (markers(s, 1), s.awaiting()) == ("rest", 0), "seat 1 has drawn, seat 2 has no marker"


@pytest.mark.parametrize(
    ("mine", "other", "third", "first", "holder"),
    [
        ("draw 2", "draw", "draw", 1, 0),
        ("draw", "draw", "draw 2", 0, 2),
        ("draw 2", "draw 2", "", 0, 0),
        ("draw 2", "draw 2", "", 1, 1),
        ("draw 2", "draw 2", "draw 2", 2, 2),
        ("draw 3", "draw 2", "draw 2", 1, 0),
    ],
)
def test_v6_2_most_and_the_earlier_of_equals(mine: str, other: str, third: str, first: int, holder: int) -> None:
    s = table(mine, first=first, others={1: {"markers": other}, 2: {"markers": third}})
    draw = ACTION_NAMES.index("draw")
    assert [bool(majority.has_majority(s, seat, draw)) for seat in range(3)] == [seat == holder for seat in range(3)]


def test_v6_3_a_possible_action_is_performed_and_an_impossible_one_comes_off() -> None:
    s = table("fish draw", others=IDLE)
    assert offers(s) == ["resolve fish", "resolve draw"], "the impossible one may be chosen"
    log = choose(s, "resolve fish")
    assert not happened(log, "took_back")[0].given_up  # type: ignore[attr-defined]
    assert markers(s) == "draw"


def test_v6_4_without_a_majority_a_stack_is_given_up() -> None:
    s = table("fish 2 draw", others={1: {"markers": "fish 3 draw 2"}})
    assert offers(s) == ["give up fish", "give up draw"]
    log = choose(s, "give up fish")
    assert happened(log, "took_back")[0].given_up  # type: ignore[attr-defined]
    s = table("fish draw", others={1: {"markers": "fish 2"}})
    assert offers(s) == ["resolve draw"], "with a majority nothing is given up"


def test_v6_5_all_own_markers_of_the_space_come_back() -> None:
    s = table("draw 3 sail", others={1: {"markers": "draw 2"}})
    choose(s, "resolve draw")
    assert markers(s) == "sail"


@pytest.mark.parametrize(
    ("markers_", "set_up", "asked"),
    [
        ("sail", {"vatus": 1}, "sail a3 for 1"),
        ("sell", {"fish": "1 1", "huts": "efate"}, "sell 1 of value 1"),
        ("buy", {"vatus": 3}, "buy kava efate"),
        ("build", {"vatus": 9, "lay": "A1 b4"}, "build hut efate"),
    ],
)
def test_v6_6_in_earnest(markers_: str, set_up: dict[str, object], asked: str) -> None:
    s = table(markers_, others=IDLE, **set_up)  # type: ignore[arg-type]
    choose(s, f"resolve {markers_}")
    assert offers(s)[0] == asked, "there is no way to do nothing"


def test_v6_7_treasures_are_sold_before_a_stack_is_chosen() -> None:
    s = table("build", vatus=0, treasures="3 2", others=IDLE)
    assert offers(s) == ["resolve build", "sell treasure 2", "sell treasure 3"]
    choose(s, "sell treasure 3", "resolve build")
    assert (money(s)[0], s.players[0].huts, tiles(s.players[0].treasures)) == (0, 7, "2")
    s = table("build", vatus=0, treasures="3", others=IDLE)
    choose(s, "resolve build")
    assert s.players[0].huts == 8, "what could be sold is not sold"


def test_a_walk_is_over_when_the_boat_has_moved() -> None:
    s = table("sail draw", vatus=2, others=IDLE)
    choose(s, "resolve sail", "sail b3 for 2")
    assert (boat(s), money(s)[0], s.awaiting()) == ("b3", 0, 1)
