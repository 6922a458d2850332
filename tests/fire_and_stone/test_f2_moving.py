"""F2: moving."""

from __future__ import annotations

from typing import Any

import pytest

from motu.games.fire_and_stone import names
from tests.fire_and_stone.board import FIRE, choose, kinds, offers, scouts, table, targets, tile, told

TWO_STEPS = ["kalahari", "zambezi", "angola", "rift", "congo"]
THREE_STEPS = [*TWO_STEPS, "horn", "cameroon", "upper_nile", "chad"]


def test_f2_1_a_step_crosses_a_land_border() -> None:
    assert targets(table("cape")) == TWO_STEPS


@pytest.mark.parametrize(
    ("start", "mine", "steps"),
    [
        ("cape", {}, 2),
        ("cape", {"cards": "transport_sledge"}, 3),
        ("cape", {"cards": "hide_shoes"}, 3),
        ("angola", {"cards": "hide_shoes"}, 2),
        ("cape", {"cards": "transport_sledge hide_shoes"}, 4),
        ("cape", {"cave": "vision_quest", "marker": True}, 3),
        ("cape", {"cave": "vision_quest"}, 2),
        ("cape", {"cave": "land_bridges", "cards": "boats"}, 3),
        ("cape", {"cave": "land_bridges"}, 2),
        ("cape", {"cave": "vision_quest", "marker": True, "cards": "transport_sledge hide_shoes"}, 4),
        ("cape", {"cards": "transport_sledge=4"}, 2),
    ],
)
def test_f2_2_the_step_limit_grows_to_four_at_most(start: str, mine: dict[str, Any], steps: int) -> None:
    s = table(start, tiles={"angola": "-"}, **mine)
    sea = s.ruled(names.SEA_ROUTES, 0) > 0
    assert targets(s) == [
        names.AREA_NAMES[area] for area in FIRE.box.in_reach(names.AREA_NAMES.index(start), s.opened, sea, steps)
    ]


def test_f2_3_a_move_ends_elsewhere() -> None:
    assert "cape" not in targets(table("cape", cards="transport_sledge"))


def test_f2_4_boats_follow_sea_routes() -> None:
    assert "guinea" not in targets(table("kalahari"))
    assert "guinea" in targets(table("kalahari", cards="boats"))
    assert "guinea" not in targets(table("kalahari", cards="boats=4"))
    assert "guinea" in targets(table("kalahari", cave="land_bridges"))


def test_f2_5_regions_stay_closed_until_their_hut_tile() -> None:
    assert "arabia" not in targets(table("levant", found=2))
    assert "arabia" in targets(table("levant", found=3))
    assert "alaska" not in targets(table("kolyma", found=8))
    assert "alaska" in targets(table("kolyma", found=9))
    assert "alaska" in targets(table("kolyma", cave="ice_passage"))


def test_f2_5_sea_routes_are_no_exception() -> None:
    assert "arabia" not in targets(table("horn", cards="boats", found=2))
    assert "deccan" not in targets(table("zambezi", cards="boats", found=2))
    assert "arabia" in targets(table("horn", cards="boats", found=3))


def test_f2_6_scouts_share_an_area() -> None:
    s = table("cape", tiles={"kalahari": "-"}, others={1: {"scouts": "kalahari"}})
    choose(s, "move kalahari", "pass")
    assert scouts(s, 0) == scouts(s, 1) == ["kalahari"]


def test_f2_7_nothing_is_revealed_on_the_way() -> None:
    s = table("cape", tiles={"congo": "-"}, hidden=("angola",))
    log = choose(s, "move congo", "pass")
    assert kinds(log) == ["moved"]
    assert told(log, "moved").path == ["angola", "congo"]
    assert tile(s, "angola") == "hidden"


def test_f2_8_a_move_is_named_by_its_end() -> None:
    s = table("cape", cards="transport_sledge")
    assert len(offers(s)) == len(set(offers(s))) == len(THREE_STEPS)


@pytest.mark.parametrize("start", names.AREA_NAMES)
def test_f2_9_there_is_always_somewhere_to_go(start: str) -> None:
    region = FIRE.box.region[names.AREA_NAMES.index(start)]
    near = FIRE.box.in_reach(names.AREA_NAMES.index(start), 1 << region | 1, False, 1)
    assert any(FIRE.box.region[area] == region for area in near)


def test_f2_10_going_back_is_allowed() -> None:
    assert "levant" in targets(table("arabia", found=3))
    assert "kolyma" in targets(table("alaska", found=9))
