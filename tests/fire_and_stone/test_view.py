"""Parts of a view beyond what lies open."""

from __future__ import annotations

from typing import Any

from motu.games.fire_and_stone.view.types import FireAndStoneView
from tests.fire_and_stone.board import FIRE, table


def finds(area: str, **prepared: Any) -> dict[str, int]:
    """The view's offer of a hut or a fire in an area that the scout at the Cape can reach."""
    seen: FireAndStoneView = FIRE.view(table("cape", **prepared), 0)
    (way,) = [way for way in seen["reach"][0]["ways"] if way["area"] == area]
    return way["finds"]


def test_a_way_to_a_face_down_tile_tells_the_points_of_a_hut_and_a_fire() -> None:
    """A hut that is found stands alone: a point for it and one for the majority."""
    assert finds("kalahari", objective="hearths") == {"hut": 2, "fire": 1}


def test_the_own_objective_counts_too() -> None:
    assert finds("rift", objective="lakes")["hut"] == finds("kalahari", objective="lakes")["hut"] + 1


def test_who_has_no_hut_left_is_promised_none() -> None:
    assert finds("kalahari", huts_left=0) == {"fire": 1}


def test_nothing_is_promised_where_the_tile_lies_open() -> None:
    assert finds("kalahari", tiles={"kalahari": "apple"}) == {}
    assert finds("rift", huts={"rift": "1 1"}) == {}


def test_a_question_says_when_the_other_scout_was_used_before() -> None:
    s = table("cape danube", found=5, tiles={"kalahari": "-"})
    asked = FIRE.decision(s)
    assert dict(asked.prompt.args).get("other", "no") == "no"
    for line in ("scout cape", "move kalahari", "forage"):
        s.play(FIRE.read(s, line))
    assert FIRE.decision(s).prompt.id == "ask-move"
    assert dict(FIRE.decision(s).prompt.args)["other"] == "yes"
