"""H4: walking. Layout: A1 long_irrigation, A2 hula, B1 shells_feet, B2 kahunas, B3 fruits, C1 spears_trade, C2 tikis,
C3 surfers, D1 gods, D2 boats."""

from __future__ import annotations

import pytest

from motu.games.hawaii.names import PLACE_NAMES
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import HAWAII, chief, choose, offers, purse, table, whatever, with_printed


def feet(s: HawaiiState, place: str) -> int:
    """Cost of the walk to a place for seat 0."""
    (found,) = [shown["walk"]["feet"] for shown in HAWAII.view(s, 0)["places"] if shown["place"] == place]
    return int(found)


def way(s: HawaiiState, place: str) -> list[str]:
    """The spaces entered on the way there."""
    (found,) = [shown["walk"]["way"] for shown in HAWAII.view(s, 0)["places"] if shown["place"] == place]
    return list(found)


def test_h4_1_all_chiefs_are_on_the_beach_when_a_round_begins() -> None:
    s = table(at="gods", others={1: {"finished": 1, "at": "hula"}})
    choose(s, "finish 2")
    whatever(s)
    assert (chief(s, 0), chief(s, 1)) == ("beach", "beach")


def test_h4_2_from_the_beach_a_place_costs_as_many_feet_as_its_row() -> None:
    s = table()
    rows = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]
    assert [feet(s, PLACE_NAMES[place]) for place in s.layout] == rows


@pytest.mark.parametrize(
    ("start", "end", "cost"),
    [
        ("long_irrigation", "kahunas", 1),  # A1-B2
        ("shells_feet", "tikis", 1),  # B1-C2, by the corner
        ("shells_feet", "surfers", 2),  # B1-B2-C3
        ("shells_feet", "fruits", 2),  # B1-B2-B3
        ("long_irrigation", "boats", 3),  # A1-B2-C2-D2
        ("hula", "gods", 3),
        ("gods", "boats", 1),
        ("spears_trade", "fruits", 2),  # C1-B2-B3
    ],
)
def test_h4_2_the_shortest_way_counts_and_corners_are_neighbours(start: str, end: str, cost: int) -> None:
    assert feet(table(at=start), end) == cost
    assert feet(table(at=end), start) == cost


def test_h4_2_the_way_can_be_shown() -> None:
    assert way(table(), "gods") == ["A1", "B1", "C1", "D1"]
    assert way(table(at="shells_feet"), "tikis") == ["C2"]
    assert way(table(at="tikis"), "tikis") == ["C2"]
    for start, space in (("surfers", "C3"), ("long_irrigation", "A1")):
        s = table(at=start)
        for place in PLACE_NAMES:
            assert len(way(s, place)) == feet(s, place)
            assert (space in way(s, place)) == (place == start), "only places that are entered"


def test_h4_2_the_way_is_the_same_whatever_a_step_or_staying_costs() -> None:
    for printed in ("feet_per_place", "feet_for_staying"):
        s = table(at="long_irrigation", game=with_printed((f"{printed} = 1", f"{printed} = 3")))
        assert (way(s, "hula"), way(s, "long_irrigation")) == (["A2"], ["A1"])


def test_h4_3_staying_costs_a_foot() -> None:
    s = table("9 shell 1 foot", tokens={"tikis": "3 2"}, at="tikis")
    choose(s, "go tikis", "single orange 2")
    assert purse(s) == "7 shell"
    assert offers(table("9 shell", tokens={"tikis": "3 2"}, at="tikis"), "go") == []


def test_h4_4_the_beach_is_free_from_anywhere() -> None:
    s = table("1 foot", fish="2", at="gods")
    choose(s, "fish")
    assert purse(s) == ""
    assert chief(s) == "harbour"
    s = table("", at="gods")
    assert offers(s) == ["finish 1", "finish 2"]


def test_h4_4_all_of_the_beach_is_one_place_to_start_from() -> None:
    s = table("9 foot", boats="small large_1", others={1: {"finished": 1}})
    choose(s, "visit 1")
    assert chief(s) == "post:1"
    assert feet(s, "long_irrigation") == 1


def test_h4_5_places_without_tokens_are_crossed_but_nobody_stops_there() -> None:
    s = table("9 shell 2 foot", tokens={"kahunas": "2"})
    assert offers(s, "go") == ["go kahunas"]


def test_h4_6_no_way_leads_across_the_beach() -> None:
    s = table("9 shell 9 foot", tokens={"long_irrigation": "2"}, at="gods")
    assert feet(s, "long_irrigation") == 3


@pytest.mark.parametrize(("side", "far", "near"), [("pele", 2, 1), ("pele:2", 1, 1)])
def test_h4_7_pele_limits_what_a_walk_costs(side: str, far: int, near: int) -> None:
    s = table(villages=[side])
    assert feet(s, "gods") == far
    assert feet(s, "hula") == near


def test_h4_7_pele_limits_walks_paid_in_fruit_and_staying_too() -> None:
    s = table("9 shell 1 fruit", villages=["pele:2"], tokens={"boats": "2"})
    choose(s, "go boats", "single orange 2")
    assert purse(s) == "7 shell"
    assert feet(s, "boats") == 1


def test_h4_8_a_walk_is_paid_in_feet_or_in_fruit() -> None:
    s = table("9 shell 2 foot 2 fruit", tokens={"kahunas": "2"})
    choose(s, "go kahunas")
    assert offers(s) == ["pay 2 foot", "pay 2 fruit"]
    choose(s, "pay 2 fruit")
    assert purse(s) == "9 shell 2 foot"
    assert offers(table("9 shell 1 foot 1 fruit", tokens={"kahunas": "2"}), "go") == []
