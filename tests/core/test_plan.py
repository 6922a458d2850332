"""Plans of turns with questions that have no default answer."""

from __future__ import annotations

from motu.core.plan import Plan, plan, where
from tests.core.markers import FLAG, PLAIN, Markers

GAME = Markers()


def moves(found: Plan) -> list[int]:
    return [stage.move for stage in found.stages]


def asked(found: Plan) -> list[str]:
    """The handles of the question that was left open."""
    return [handle for option in found.open.options for handle in option.handles] if found.open else []


def test_a_plan_stops_before_a_question_that_only_the_player_can_answer() -> None:
    s = GAME.new(2, {})
    found = plan(GAME, s, [])
    assert (moves(found), len(asked(found))) == ([], 12)
    assert found.after.dump() == s.dump()
    found = plan(GAME, s, ["cell:3"])
    assert moves(found) == [3]
    assert "cell:3" not in asked(found), "it is asked where the first marker lies already"
    assert found.after.moves() == [option.move for option in found.open.options] if found.open else False


def test_with_every_such_question_answered_the_plan_is_whole() -> None:
    found = plan(GAME, GAME.new(2, {}), ["cell:3", "cell:1"])
    assert (sorted(moves(found)[:2]), moves(found)[2], found.open) == ([1, 3], PLAIN, None)
    assert found.after.fresh(), "and it ends with the part of the turn, not with the turn"
    assert found.after.awaiting() == 0
    assert moves(plan(GAME, GAME.new(2, {}), ["flag", "cell:3", "cell:1"]))[2] == FLAG


def test_a_pick_for_a_later_question_waits_for_it() -> None:
    found = plan(GAME, GAME.new(2, {}), ["flag"])
    assert moves(found) == []
    assert found.open is not None


def test_what_a_click_means_is_asked_where_the_plan_stopped() -> None:
    s = GAME.new(2, {})
    found = plan(GAME, s, ["cell:3"])
    assert where(found, "cell:3") is found.after
    assert where(found, "flag") is found.stages[0].state
    nothing = plan(GAME, s, [])
    assert where(nothing, "cell:3") is nothing.after
    assert where(nothing, "flag") is nothing.after
