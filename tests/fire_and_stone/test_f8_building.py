"""F8: huts and settlements."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fire_and_stone.board import choose, food, huts, kinds, offers, scouts, table, targets, tile, told


def test_f8_1_a_hut_tile_builds_moves_the_track_and_sends_the_scout_away() -> None:
    s = table("cape", hidden=("kalahari",), tiles={"angola": "fire"}, mat="boar")
    log = choose(s, "move kalahari", "reveal hut")
    assert kinds(log) == ["moved", "revealed", "built", "found_hut"]
    assert (huts(s, "kalahari"), s.found, tile(s, "kalahari")) == ([1, 0], 1, "")
    assert targets(s, "return") == ["cape", "angola", "danube"]
    assert kinds(choose(s, "return angola")) == ["sent_back"]
    assert (scouts(s), s.awaiting()) == (["angola"], 1)


@pytest.mark.parametrize(
    ("standing", "mine", "cost"),
    [
        ("1 0", {}, 1),
        ("1 2", {}, 3),
        ("1 2", {"cards": "stone_axe"}, 2),
        ("1 0", {"cards": "stone_axe"}, 0),
        ("0 1", {"cards": "hand_axe"}, 0),
        ("1 1", {"cards": "hand_axe"}, 2),
        ("1 1", {"cave": "flint_vein"}, 2),
    ],
)
def test_f8_2_a_hut_costs_as_much_as_there_are_huts(standing: str, mine: dict[str, Any], cost: int) -> None:
    s = table("cape", huts={"kalahari": standing}, food=5, bags=5, **mine)
    log = choose(s, "move kalahari", "build")
    assert (food(s), told(log, "built").paid.get("food", 0)) == (5 - cost, cost)
    assert sum(huts(s, "kalahari")) == sum(map(int, standing.split())) + 1


def test_f8_2_without_food_or_huts_nothing_is_built() -> None:
    s = table("cape", huts={"kalahari": "1 1"}, food=1)
    choose(s, "move kalahari")
    assert s.awaiting() == 1
    s = table("cape", huts={"kalahari": "1 1"}, food=2, huts_left=0)
    choose(s, "move kalahari")
    assert s.awaiting() == 1


def test_f8_3_a_second_hut_with_the_timber_frame() -> None:
    s = table("cape", huts={"kalahari": "0 1"}, food=5, bags=3, cards="timber_frame")
    choose(s, "move kalahari", "build")
    assert offers(s) == ["build", "stop"]
    choose(s, "build", "return cape")
    assert (food(s), huts(s, "kalahari"), s.awaiting()) == (2, [2, 1], 1)
    s = table("cape", huts={"kalahari": "0 1"}, food=2, cards="timber_frame")
    choose(s, "move kalahari", "build")
    assert offers(s) == ["return cape", "return danube"], "the second one is too dear"


def test_f8_4_a_settlement_grows_without_limit() -> None:
    s = table("cape", huts={"kalahari": "9 3"}, food=12, bags=10)
    choose(s, "move kalahari", "build")
    assert huts(s, "kalahari") == [10, 3]


def test_f8_5_huts_stay() -> None:
    s = table("cape", huts={"kalahari": "1 1"}, food=2, others={1: {"food": 2}})
    choose(s, "move kalahari", "build", "return cape", "move kalahari")
    assert huts(s, "kalahari") == [2, 1]


def test_f8_6_without_huts_a_hut_tile_still_moves_the_track() -> None:
    s = table("cape", hidden=("kalahari",), huts_left=0, others={1: {"scouts": "cape"}})
    log = choose(s, "move kalahari", "reveal hut", "return cape")
    assert kinds(log) == ["moved", "revealed", "found_hut", "sent_back"]
    assert (huts(s, "kalahari"), s.found) == ([0, 0], 1)
    choose(s, "move kalahari")
    assert offers(s) == ["forage", "pass"]


def test_f8_7_the_finder_builds_no_further_hut() -> None:
    s = table("mesopotamia", cave="nomads", hidden=("arabia",), food=2)
    choose(s, "move arabia", "reveal hut")
    assert offers(s, "stay") == ["stay"]
    choose(s, "stay")
    assert (scouts(s), s.awaiting(), huts(s, "arabia")) == (["arabia"], 1, [1, 0])
