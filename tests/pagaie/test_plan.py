"""A turn thought through before anything is played: tile, place and turn are one gesture, and a line with its tiles."""

from __future__ import annotations

from motu.core.plan import Plan, plan, where
from motu.games.pagaie import flow
from tests.pagaie.board import PAGAIE, table


def answers(found: Plan) -> list[str]:
    """Answers to each question."""
    return [
        "+".join(option.handles)
        for stage in found.stages
        for option in stage.decision.options
        if option.move == stage.move
    ]


def kinds(found: Plan) -> list[str]:
    return [event.kind for event in found.events]


def test_a_line_and_its_tiles_are_one_gesture() -> None:
    s = table("sea@0,0", board={"a2": "sea", "c2": "sand"})
    found = plan(PAGAIE, s, ["slot:c2", "row:2", "slot:a2"])
    assert answers(found) == ["row:2", "slot:a2+slot:c2"]
    assert kinds(found) == ["took"]
    assert found.after.fresh(), "it ends where building begins"


def test_a_line_alone_leaves_the_tiles_open() -> None:
    found = plan(PAGAIE, table(), ["row:2"])
    assert answers(found) == ["row:2"]
    assert found.open is not None
    assert found.open.rule == "P3.1"
    assert plan(PAGAIE, table(), []).open is not None


def test_a_place_alone_takes_the_first_tile_that_fits_as_it_lies() -> None:
    s = table("sea@0,0", taken="sand sea", settings={"confirm_end_of_turn": "on"})
    found = plan(PAGAIE, s, ["place:2:0"])
    assert answers(found) == ["taken:SEA-SH-0-0-0", "place:2:0", "turn:0"]
    assert kinds(found) == ["placed"]


def test_tile_place_and_turn_in_any_order() -> None:
    s = table("sea@0,0", taken="sea SEA-MR-0-0-0", settings={"confirm_end_of_turn": "on"})
    found = plan(PAGAIE, s, ["turn:3", "place:0:2", "taken:SEA-MR-0-0-0"])
    assert answers(found) == ["taken:SEA-MR-0-0-0", "place:0:2", "turn:3"]
    assert len(found.stages) == 3, "the next tile is another plan"


def test_without_a_place_the_plan_stays_open() -> None:
    s = table("sea@0,0", taken="sea", settings={"confirm_end_of_turn": "on"})
    found = plan(PAGAIE, s, [])
    assert answers(found) == ["taken:SEA-SH-0-0-0"]
    assert found.open is not None
    assert len(found.open.options) == 12
    state = where(found, "place:2:2")
    reason = PAGAIE.why_not(state, 0, "place:2:2")
    assert reason is not None
    assert reason.rule == "P5.2"


def test_the_end_of_a_turn_and_a_discard_are_plans_of_their_own() -> None:
    s = table("sea@0,0", pontoon="sand", taken="sea", settings={"confirm_end_of_turn": "on"})
    assert answers(plan(PAGAIE, s, ["end_turn"])) == ["end_turn"]
    s = table(taken="sand hut tiki")
    assert plan(PAGAIE, s, []).open is not None, "nobody discards by default"
    assert answers(plan(PAGAIE, s, ["discard:taken:CON-HUT"])) == ["discard:taken:CON-HUT"]


def test_a_flower_is_a_tile_and_an_element() -> None:
    s = table(step=flow.FLOWER, board={"a1": "SEA-MR-0-OC-0", "b1": "hut"})
    found = plan(PAGAIE, s, ["slot:a1"])
    assert found.open is not None
    assert kinds(plan(PAGAIE, s, ["slot:a1", "element:octopus"])) == ["added_flower"]
    assert kinds(plan(PAGAIE, s, ["slot:b1"])) == ["added_flower"]
