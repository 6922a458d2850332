"""The use of a scout thought through: what is picked, what is taken for granted, and where a plan ends."""

from __future__ import annotations

from typing import Any

from motu.core.plan import plan
from motu.games.fire_and_stone import notation
from tests.fire_and_stone.board import FIRE, table


def planned(s: Any, *picks: str) -> tuple[list[str], list[str], bool]:
    """The moves of a plan, what would be told, and whether a question stays open."""
    found = plan(FIRE, s, list(picks))
    lines = [notation.write(stage.move) for stage in found.stages]
    return lines, [event.kind for event in found.events], found.open is not None


def test_a_move_to_a_face_down_tile_ends_the_plan() -> None:
    s = table("cape", hidden=("kalahari",))
    assert planned(s, "area:kalahari") == (["move kalahari"], ["moved"], False)


def test_foraging_is_taken_for_granted() -> None:
    s = table("cape", tiles={"kalahari": "-"})
    assert planned(s, "area:kalahari")[0] == ["move kalahari", "forage"]
    assert planned(s, "pass", "area:kalahari")[0] == ["move kalahari", "pass"]


def test_what_to_do_with_a_tile_stays_open_until_it_is_picked() -> None:
    s = table("cape", tiles={"kalahari": "apple"}, tracks=["apple"])
    assert planned(s, "area:kalahari") == (["move kalahari"], ["moved"], True)
    assert planned(s, "area:kalahari", "take")[0] == ["move kalahari", "take", "track 1"]
    assert planned(s, "track:2", "take", "area:kalahari")[0] == ["move kalahari", "take", "track 2"]


def test_a_tile_goes_to_the_fullest_track_that_takes_it() -> None:
    """An empty track is never begun where the tile would fill another one."""
    s = table("cape", tiles={"kalahari": "apple"}, tracks=["", "apple apple"])
    lines, _, is_open = planned(s, "area:kalahari", "take")
    assert lines == ["move kalahari", "take", "track 2"]
    assert is_open, "and then a card is chosen"


def test_which_track_is_emptied_is_never_taken_for_granted() -> None:
    s = table("cape", tiles={"kalahari": "apple"}, tracks=["root root", "nut"])
    lines, _, is_open = planned(s, "area:kalahari", "take")
    assert (lines, is_open) == (["move kalahari", "take"], True)
    assert planned(s, "area:kalahari", "take", "track:2")[0] == ["move kalahari", "take", "track 2"]


def test_a_hut_and_the_way_back_in_one_plan() -> None:
    s = table("cape", huts={"kalahari": "0 1"}, food=1)
    lines, told, is_open = planned(s, "area:kalahari", "build", "fire:danube")
    assert (lines, told) == (["move kalahari", "build", "return danube"], ["moved", "built", "sent_back"])
    assert not is_open


def test_animals_are_picked_in_any_order_and_then_cooked() -> None:
    s = table("kalahari", mat="hare boar bison", bags=9)
    lines, told, _ = planned(s, "animal:boar", "area:cape", "animal:hare")
    assert lines == ["move cape", "cook hare", "cook boar", "done"]
    assert told == ["moved", "cooked"]


def test_a_scout_is_chosen_and_moved_in_one_plan() -> None:
    s = table("cape danube", found=5, tiles={"kalahari": "-", "alps": "-"}, others={1: {"scouts": "cape cape"}})
    assert planned(s, "scout:danube", "area:alps")[0] == ["scout danube", "move alps", "forage"]
