"""A turn thought through before it is played."""

from __future__ import annotations

from motu.core.plan import plan
from tests.vanuatu.board import VANUATU, table

IDLE = {1: {"markers": "rest"}}


def lines(found: object) -> list[str]:
    return [VANUATU.write(stage.state, stage.move) for stage in found.stages]  # type: ignore[attr-defined]


def test_a_space_and_a_cell_make_a_voyage() -> None:
    s = table("sail draw", vatus=2, others=IDLE)
    found = plan(VANUATU, s, ["cell:a3", "action:sail"])
    assert lines(found) == ["resolve sail", "sail a3 for 1"]
    assert found.open is None


def test_where_to_sail_is_left_open() -> None:
    s = table("sail draw", vatus=2, others=IDLE)
    found = plan(VANUATU, s, ["action:sail"])
    assert lines(found) == ["resolve sail"]
    assert found.open is not None
    assert found.open.step == "sail"


def test_two_markers_are_picked_before_one_confirm() -> None:
    s = table(step="mark", left=2, vatus=1)
    found = plan(VANUATU, s, ["action:sail"])
    assert (lines(found), found.open is not None) == (["mark sail"], True)
    found = plan(VANUATU, s, ["action:fish", "action:sail"])
    assert lines(found) == ["mark sail", "mark fish"], "fish depends on the way there"


def test_all_fish_are_sold_unless_less_is_picked() -> None:
    s = table("sell draw", fish="3 1 1", huts="efate", others=IDLE)
    found = plan(VANUATU, s, ["action:sell"])
    assert lines(found) == ["resolve sell", "sell 1 of value 3", "sell 2 of value 1"]
    found = plan(VANUATU, s, ["action:sell", "sell:1:1"])
    assert lines(found)[-1] == "sell 1 of value 1"


def test_a_plan_ends_where_rest_tokens_are_seen() -> None:
    s = table("rest draw", others=IDLE)
    found = plan(VANUATU, s, ["action:rest", "rest:coin"])
    assert lines(found) == ["resolve rest"]


def test_a_treasure_is_sold_on_the_way() -> None:
    s = table("build draw", vatus=0, treasures="3", others=IDLE)
    for picks in (["treasure:3", "action:build"], ["action:build", "treasure:3"]):
        found = plan(VANUATU, s, picks)
        assert lines(found) == ["sell treasure 3", "resolve build"], "the other way round the treasure would be left"
        assert [event.kind for event in found.events][:2] == ["sold_treasure", "built"]
    found = plan(VANUATU, s, ["treasure:3"])
    assert lines(found) == ["sell treasure 3"]
    assert found.open is not None
