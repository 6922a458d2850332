"""F4: arriving."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import CHANCE
from tests.fire_and_stone.board import choose, food, kinds, offers, scouts, table, tile, told


def test_f4_1_fishing_then_the_fire_drill_then_the_reveal_then_the_action() -> None:
    s = table("zambezi", cards="fishing fire_drill", mat="hare", hidden=("rift",))
    log = choose(s, "move rift")
    assert kinds(log) == ["moved", "gained"]
    log = choose(s, "cook hare")
    assert kinds(log) == ["cooked"]
    assert s.awaiting() == CHANCE
    choose(s, "reveal apple")
    assert offers(s) == ["take", "pass"]


def test_f4_2_a_face_down_tile_is_revealed() -> None:
    s = table("cape", hidden=("kalahari",))
    choose(s, "move kalahari")
    assert s.awaiting() == CHANCE
    assert s.odds() == [3, 3, 3, 3, 3, 4, 3, 2]
    log = choose(s, "reveal root")
    assert tile(s, "kalahari") == "root"
    assert told(log, "revealed").reveals
    assert offers(s) == ["take", "leave", "pass"]


def test_f4_3_what_lies_open_offers_its_action_only() -> None:
    s = table("cape", tiles={"kalahari": "fire"}, mat="hare")
    log = choose(s, "move kalahari")
    assert kinds(log) == ["moved"]
    assert offers(s) == ["done", "cook hare"]


@pytest.mark.parametrize(
    ("start", "end", "mine", "gained"),
    [
        ("cape", "kalahari", {}, 1),
        ("cape", "kalahari", {"cards": "hide_pouch"}, 2),
        ("cape", "kalahari", {"cave": "hot_springs"}, 1),
        ("mesopotamia", "caucasus", {"cave": "hot_springs"}, 2),
        ("mesopotamia", "caucasus", {"cave": "hot_springs", "cards": "hide_pouch"}, 3),
    ],
)
def test_f4_4_foraging(start: str, end: str, mine: dict[str, Any], gained: int) -> None:
    s = table(start, tiles={end: "-"}, bags=5, **mine)
    choose(s, f"move {end}", "forage")
    assert food(s) == gained


def test_f4_5_a_scout_has_one_action() -> None:
    s = table("cape", tiles={"kalahari": "apple"})
    choose(s, "move kalahari", "leave")
    assert s.awaiting() == 1


def test_f4_6_who_is_sent_to_a_fire_does_nothing_there() -> None:
    s = table("levant", huts={"delta": "1 0"}, food=2, mat="hare", cards="fishing fire_drill", tiles={"atlas": "fire"})
    choose(s, "move delta", "done")
    log = choose(s, "build", "return atlas")
    assert kinds(log) == ["built", "sent_back"]
    assert s.awaiting() == 1
    assert scouts(s) == ["atlas"]


def test_f4_6_a_later_move_may_lead_back() -> None:
    s = table("cape", tiles={"kalahari": "-", "angola": "-"}, others={1: {"scouts": "zambezi"}})
    choose(s, "move kalahari", "pass", "move angola", "pass")
    assert "move cape" in offers(s)


@pytest.mark.parametrize(
    ("place", "mine", "asked"),
    [
        ("kalahari", {"tiles": {"kalahari": "apple"}}, ["take", "leave", "pass"]),
        ("kalahari", {"tiles": {"kalahari": "fire"}, "mat": "hare"}, ["done", "cook hare"]),
        ("kalahari", {"forests": {"kalahari": None}}, ["hunt", "pass"]),
        ("kalahari", {"huts": {"kalahari": "0 1"}, "food": 1}, ["build", "pass"]),
        ("kalahari", {"tiles": {"kalahari": "-"}}, ["forage", "pass"]),
    ],
)
def test_f4_7_what_an_area_offers(place: str, mine: dict[str, Any], asked: list[str]) -> None:
    s = table("cape", **mine)
    choose(s, f"move {place}")
    assert offers(s) == asked


def test_f4_7_a_cave_comes_before_all_else() -> None:
    s = table("caucasus", cave="overflowing_larder", huts={"persia": "1 0"}, food=1)
    choose(s, "move persia")
    assert offers(s) == ["use", "pass"]
