"""F16: settings."""

from __future__ import annotations

import pytest

from motu.core.game import NOBODY
from motu.games.fire_and_stone import names
from tests.fire_and_stone.board import FIRE, at_setup, cards, choose, offers, table, track


def test_f16_1_starting_inventions_are_chosen_from_the_last_player_backwards() -> None:
    s = at_setup(3, {"starting_inventions": "on"})
    choose(s, "first 2", "objective lakes", "objective forests", "objective hearths")
    choose(s, "show boats", "show bow", "show crops", "offer hand_axe", "offer hide_shoes", "offer hide_pouch")
    assert (s.awaiting(), offers(s)) == (0, ["start hide_pouch", "start hide_shoes", "start hand_axe"])
    choose(s, "start hand_axe")
    assert s.awaiting() == 2
    choose(s, "start hide_shoes")
    assert s.awaiting() == 1, "the last one had no choice, and the turns begin"
    assert [cards(s, seat) for seat in range(3)] == [["hand_axe"], ["hide_pouch"], ["hide_shoes"]]


def test_f16_1_without_them_nobody_has_a_card() -> None:
    assert all(not cards(at_setup(4), seat) for seat in range(4))


@pytest.mark.parametrize(("level", "count"), [("beginner", 12), ("expert", 12), ("any", 24)])
def test_f16_2_the_level_of_the_cave(level: str, count: int) -> None:
    s = table("caucasus", found=3, hidden=("aral",), settings={"cave_level": level})
    choose(s, "move aral", "reveal cave")
    listed = [line.partition(" ")[2] for line in offers(s)]
    levels = {entry["id"]: entry["level"] for entry in FIRE.components()["cave"]}
    assert listed == [name for name in names.CAVE_NAMES if level in ("any", levels[name])]
    assert len(listed) == count


def test_f16_3_sun_or_moon() -> None:
    assert track(at_setup(3, {"three_player_symbol": "sun"}), 1, 1) == "nut"
    assert track(at_setup(3, {"three_player_symbol": "moon"}), 2, 1) == "mushroom"


@pytest.mark.parametrize(
    ("huts", "food", "ranking"),
    [
        ({"gaul": "1 0", "atlas": "1 0", "libya": "1 4"}, 0, [1, 2]),  # two majorities against one
        ({"gaul": "1 0", "atlas": "0 1"}, 2, [1, 2]),
        ({"gaul": "1 0", "atlas": "0 1"}, 1, [1, 1]),
    ],
)
def test_f16_4_majorities_and_then_food_break_ties(huts: dict[str, str], food: int, ranking: list[int]) -> None:
    settings = {"tie_break": "majorities"}
    s = table(
        "cape",
        huts=huts,
        food=food,
        tiles={"kalahari": "fire"},
        trigger=1,
        turns_left=[1, 0],
        settings=settings,
        objective="forests",
        others={1: {"food": 1, "objective": "hearths"}},
    )
    choose(s, "move kalahari")
    assert s.awaiting() == NOBODY
    assert s.scores()[0] == s.scores()[1]
    assert FIRE.ranking(s) == ranking


def test_f16_6_the_stall_guard() -> None:
    assert FIRE.new(2, {}).options.guard == 15
    assert FIRE.new(2, {"stall_guard": "50"}).options.guard == 50


def test_f16_7_the_end_of_a_turn_may_be_confirmed() -> None:
    s = table("cape", tiles={"kalahari": "-"}, settings={"confirm_end_of_turn": "on"})
    choose(s, "move kalahari", "forage")
    assert (s.awaiting(), offers(s)) == (0, ["end turn"])
    choose(s, "end turn")
    assert s.awaiting() == 1
