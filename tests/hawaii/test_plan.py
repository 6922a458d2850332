"""A plan of a turn before anything is played, as the page shows it."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY, Decision, Option, Phrase
from motu.core.plan import Plan, answer, plan, where, whole
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import HAWAII, table

PURCHASE = "7 shell 4 foot 3 fruit"


def answers(found: Plan) -> list[str]:
    """Answers to each question."""
    return [
        "+".join(option.handles)
        for stage in found.stages
        for option in stage.decision.options
        if option.move == stage.move
    ]


def events(found: Plan) -> list[str]:
    return [event.kind for event in found.events]


def test_a_place_alone_is_the_cheapest_complete_purchase() -> None:
    s = table(PURCHASE, tokens={"surfers": "3 r4"}, villages=["hula"])
    found = plan(HAWAII, s, ["place:surfers"])
    assert answers(found) == ["place:surfers", "walk:0-3-0", "price:orange:3:1", "pay:3-0-0"]
    assert events(found) == ["walked", "bought"]


def test_every_part_can_be_changed_in_any_order() -> None:
    s = table(PURCHASE, tokens={"surfers": "2 r3"}, villages=["hula", "shell_hut"])
    found = plan(HAWAII, s, ["village:2", "price:orange:2:2", "walk:0-0-3", "place:surfers"])
    assert answers(found) == ["place:surfers", "walk:0-0-3", "price:orange:2:2", "village:2"]


def test_a_pick_that_does_not_go_with_the_others_is_left_out() -> None:
    s = table(PURCHASE, tokens={"surfers": "3 r4"}, villages=["hula"])
    assert answers(plan(HAWAII, s, ["place:surfers", "price:red:6:1", "village:4"]))[2] == "price:orange:3:1"


def test_fish_are_caught_one_by_one_and_no_more_than_picked() -> None:
    s = table("3 foot", fish="3 2")
    assert answers(plan(HAWAII, s, ["harbour"])) == ["harbour", "fish:3", "stop"]
    assert answers(plan(HAWAII, s, ["harbour", "fish:2", "fish:3"])) == ["harbour", "fish:3", "fish:2"]


def test_kane_sells_a_tiki_only_when_it_is_picked() -> None:
    s = table("9 shell 3 foot 4 fruit", tokens={"gods": "2"}, gods="kane pele")
    assert answers(plan(HAWAII, s, ["place:gods", "pile:1"]))[-1] == "no_tiki"
    assert answers(plan(HAWAII, s, ["tiki:2-0-0", "place:gods", "pile:1"]))[-1] == "tiki:2-0-0"


def test_of_options_with_the_picked_handles_the_one_with_fewest_others_is_taken() -> None:
    bags = [("hand", "hand", "fish"), ("hand", "fish"), ("fish",), ("hand", "hand")]
    asked = Decision(0, "", Phrase("pay"), [Option(move, handles, Phrase("pay")) for move, handles in enumerate(bags)])
    for picks, taken, left in [
        (["fish"], 2, []),
        (["hand"], 1, []),
        (["fish", "hand"], 1, []),
        (["hand", "hand"], 3, []),
        (["hand", "place", "hand", "fish"], 0, ["place"]),
    ]:
        option = answer(HAWAII, table(), asked, picks)
        assert option is not None
        assert option.move == taken
        assert picks == left, "what was used is used up"


def test_a_plan_ends_before_a_last_word_is_asked() -> None:
    s = table(PURCHASE, tokens={"kahunas": "3"}, settings={"confirm_end_of_turn": "on"})
    assert "end_turn" not in answers(plan(HAWAII, s, ["place:kahunas"]))


def test_what_a_click_could_mean_is_asked_where_it_would_be_asked() -> None:
    s = table(PURCHASE, tokens={"surfers": "2 r3"}, villages=["hula", "shell_hut"])
    found = plan(HAWAII, s, ["place:surfers"])
    reason = HAWAII.why_not(where(found, "village:4"), 0, "village:4")
    assert reason is not None
    assert reason.rule == "H7.2"
    assert where(found, "order:1") is found.stages[0].state
    assert where(found, "no:such") is found.stages[0].state


@pytest.mark.parametrize("seed", [11, 12])
def test_a_plan_is_what_happens_when_its_moves_are_played(seed: int) -> None:
    """Thinking changes nothing; what it says comes true."""
    s = HAWAII.new(3, {})
    assert isinstance(s, HawaiiState)
    dice = Dice(seed)
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            s.chance(dice)
            continue
        before = s.dump()
        handles = [option.handles[0] for option in HAWAII.decision(s).options]
        found = plan(HAWAII, s, [handles[dice.below(len(handles))]])
        assert s.dump() == before
        for stage in found.stages:
            assert stage.state.dump() == s.dump()
            s.play(stage.move)
        assert s.dump() == found.after.dump()


def test_a_plan_is_one_option_with_the_price_and_the_gain_of_all_its_parts() -> None:
    s = table(PURCHASE, tokens={"surfers": "3 r4"}, villages=["hula", "shell_hut"])
    found = plan(HAWAII, s, ["place:surfers", "walk:0-0-3"])
    turn = whole(HAWAII, found, found.events)
    assert turn is not None
    assert turn.move == found.stages[0].move
    assert turn.handles == ("place:surfers", "walk:0-0-3", "price:orange:3:1", "village:1")
    assert turn.pays == {"fruit": 3, "shell": 3}, "walk and price, each once"
    assert turn.spends == ("purse:shell",) * 3 + ("purse:fruit",) * 3
    assert turn.final == (found.after.awaiting() != 0)


def test_a_plan_of_nothing_is_no_option() -> None:
    s = table(PURCHASE)
    assert whole(HAWAII, Plan([], [], s), []) is None


def test_the_questions_of_a_purchase_say_which_they_are_and_to_which_part_they_belong() -> None:
    s = table(PURCHASE, tokens={"surfers": "3 r4"}, villages=["hula", "shell_hut"])
    found = plan(HAWAII, s, ["place:surfers"])
    asked = [(stage.decision.step, stage.decision.part, stage.decision.about) for stage in found.stages]
    assert asked == [
        ("act", "walk", {}),
        ("walk", None, {"place": "surfers"}),
        ("price", "price", {"product": "surfer"}),
        ("pay", None, {"product": "surfer"}),
        ("build", "village", {"product": "surfer"}),
    ]
