"""H7: villages."""

from __future__ import annotations

from typing import Any

import pytest

from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import HAWAII, choose, offers, table, village

HUTS = ["shell_hut", "foot_hut", "spear_hut", "trade_hut", "long_hut"]
PLACES = {
    "shell_hut": "shells_feet",
    "foot_hut": "shells_feet",
    "spear_hut": "spears_trade",
    "trade_hut": "spears_trade",
    "long_hut": "long_irrigation",
    "irrigation": "long_irrigation",
    "hula": "hula",
    "banana": "fruits",
    "surfer": "surfers",
}


def at_village(product: str, **more: Any) -> HawaiiState:
    """Seat 0 has chosen a product, its price and the payment; where it goes is still to be said."""
    place = PLACES[product]
    s = table("9 shell 9 foot", tokens={place: "5"}, at=place, **more)
    choose(s, f"go {place}")
    while not offers(s, "village"):
        wanted = [f"buy {product}", "single orange 5", offers(s)[0]]
        choose(s, next(line for line in wanted if line in offers(s)))
    return s


def rows(s: HawaiiState) -> list[int]:
    """The villages that are offered."""
    return [int(line.split()[1]) for line in offers(s, "village")]


def test_h7_1_tiles_are_added_at_the_right_without_limit() -> None:
    long = "shell_hut foot_hut spear_hut trade_hut long_hut irrigation hula breadfruit taro coconut banana"
    s = at_village("surfer", villages=[long, "shell_hut"])
    choose(s, "village 1")
    assert village(s, 1) == f"{long} surfer"
    assert s.players[0].width[0] == 14


@pytest.mark.parametrize("product", HUTS)
def test_h7_2_a_hut_founds_the_uppermost_empty_row(product: str) -> None:
    s = at_village(product)
    assert rows(s) == [1, 2]
    s = at_village(product, villages=["", "shell_hut" if product != "shell_hut" else "foot_hut"])
    assert rows(s) == [1, 2, 3]


@pytest.mark.parametrize("product", ["irrigation", "hula", "banana", "surfer"])
def test_h7_2_nothing_else_founds_a_village(product: str) -> None:
    s = at_village(product, villages=["", "shell_hut"])
    assert rows(s) == [1, 2]


def test_h7_2_all_five_rows_can_be_founded() -> None:
    s = at_village("shell_hut", villages=["", "foot_hut", "foot_hut", "foot_hut"])
    assert rows(s) == [1, 2, 3, 4, 5]


def test_h7_3_no_product_twice_in_a_village_whatever_the_side() -> None:
    s = at_village("hula", villages=["hula:2", "shell_hut", "shell_hut"])
    assert rows(s) == [2, 3]


def test_h7_3_the_four_fruits_are_four_products() -> None:
    s = at_village("banana", villages=["breadfruit taro coconut", "shell_hut banana", "shell_hut"])
    assert rows(s) == [1, 3]


def test_h7_3_the_printed_hut_is_a_kind_of_its_own() -> None:
    for product in HUTS:
        assert 1 in rows(at_village(product))


def test_h7_4_one_god_in_a_village_and_each_god_once() -> None:
    s = table(tokens={"gods": "2"}, at="gods", villages=["pele", "shell_hut", "shell_hut"], gods="ku pele")
    choose(s, "go gods")  # PELE is there already, so only KU is for sale to this player
    choose(s, "single orange 2")
    assert rows(s) == [2, 3]
    s = table(tokens={"gods": "2"}, at="gods", villages=["pele", "shell_hut laka"], gods="ku lono")
    assert offers(s, "go") == []


def test_h7_4_all_other_tiles_may_lie_beside_a_god_and_in_several_villages() -> None:
    for product in ("irrigation", "banana", "surfer"):
        s = at_village(product, villages=["pele", f"shell_hut {product}", "foot_hut ku"])
        assert rows(s) == [1, 3]


def test_h7_5_huts_are_added_to_founded_villages_too() -> None:
    s = at_village("trade_hut", villages=["hula", "shell_hut"])
    choose(s, "village 2")
    assert village(s, 2) == "shell_hut trade_hut"


def test_h7_6_a_long_hut_takes_two_columns() -> None:
    s = at_village("long_hut")
    choose(s, "village 1")
    assert list(s.players[0].width) == [3, 0, 0, 0, 0]
    shown = HAWAII.view(s, 0)["players"][0]["villages"][0]
    assert shown["tiles"] == [{"product": "long_hut", "side": 1, "width": 2}]


def test_h7_7_tracks_are_filled_in_order() -> None:
    s = table("9 shell 9 foot", tokens={"kahunas": "2"}, kahunas=1)
    choose(s, "go kahunas", "double orange 2")
    assert [space["filled"] for space in HAWAII.view(s, 0)["players"][0]["kahunas"]] == [True] * 3 + [False] * 2
    s = table("9 shell 9 foot", tokens={"tikis": "2"}, tikis=1)
    choose(s, "go tikis", "single orange 2")
    spaces = HAWAII.view(s, 0)["players"][0]["tikis"]
    assert [space["column"] for space in spaces if space["filled"]] == [6, 5], "from right to left"


def test_h7_7_a_kahuna_may_stand_beside_an_empty_row() -> None:
    s = table("9 shell 9 foot", tokens={"kahunas": "2"}, kahunas=4)
    choose(s, "go kahunas")
    assert s.players[0].kahunas == 5
