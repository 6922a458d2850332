"""Hawaii's values and priors lead to sensible play."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import HAWAII, choose, offers, table


def best(s: HawaiiState) -> str:
    """The move that looks best at first sight."""
    return HAWAII.write(s, max(s.moves(), key=lambda move: HAWAII.prior(s, move)))


def one_ahead(s: HawaiiState, seat: int) -> int:
    """The move after which the position is worth most."""

    def worth(move: int) -> float:
        after = s.clone()
        after.play(move)
        return HAWAII.value(after, seat)

    return max(s.moves(), key=worth)


def wins(games: int, first: int = 0) -> float:
    """How often looking one move ahead beats chance, with two seats; a shared win counts half."""
    won = 0.0
    for seed in range(first, first + games):
        s = HAWAII.new(2, {})
        assert isinstance(s, HawaiiState)
        dice = Dice(seed)
        me = seed % 2
        while s.awaiting() != NOBODY:
            if s.awaiting() == CHANCE:
                s.chance(dice)
            elif s.awaiting() == me:
                s.play(one_ahead(s, me))
            else:
                s.play(s.moves()[dice.below(len(s.moves()))])
        ranking = HAWAII.ranking(s)
        won += (1.0 if ranking[1 - me] > 1 else 0.5) if ranking[me] == 1 else 0.0
    return won / games


def test_looking_one_move_ahead_beats_chance_nearly_always() -> None:
    assert wins(20) >= 0.95


def test_points_now_are_worth_points() -> None:
    poor, rich = (table(score=score) for score in (0, 10))
    assert HAWAII.value(rich, 0) - HAWAII.value(poor, 0) == pytest.approx(10)
    assert HAWAII.value(rich, 1) - HAWAII.value(poor, 1) == pytest.approx(-10)


def test_a_half_made_purchase_is_worth_as_much_as_its_best_end() -> None:
    s = table("9 shell 9 foot 9 fruit", tokens={"tikis": "2"})
    choose(s, "go tikis", "pay 3 foot")
    ends = []
    for line in offers(s):
        after = s.clone()
        choose(after, line)
        ends += [HAWAII.value(after, 0)]
    assert HAWAII.value(s, 0) == pytest.approx(max(ends))


def test_at_the_end_only_points_count() -> None:
    s = table("30 shell", round=5, others={1: {"finished": 1, "score": 3}})
    choose(s, "finish 2")
    assert HAWAII.value(s, 0) == -3


def test_what_is_plenty_should_be_spent() -> None:
    few, some, many, most = (HAWAII.value(table(f"{n} shell"), 0) for n in (4, 5, 20, 21))
    assert some - few > most - many > 0


def test_nobody_finishes_to_take_a_token_from_others() -> None:
    """Both could still have the token; that it is gone for the other is no reason to stop."""
    s = table("8 shell 6 foot", tokens={"tikis": "2"}, order="- 5", others={1: {"purse": "8 shell", "taken": "4"}})
    assert HAWAII.write(s, one_ahead(s, 0)) == "go tikis"
    before = HAWAII.value(s, 0)
    choose(s, "finish 2")
    assert HAWAII.value(s, 0) - before < 1.0


def test_first_impressions() -> None:
    assert best(table(tokens={"tikis": "2", "long_irrigation": "5"})) == "go tikis"
    assert (
        best(table("9 foot", boats="small large_2", posts="points_b - - points_a", returned="hula fruit")) == "visit 4"
    )
    late = table("2 shell 9 foot", round=5, order="- 5", taken="6 6", tokens={"boats": "2"})
    assert best(late) == "finish 2"


def test_impressions_are_never_negative() -> None:
    s = HAWAII.new(3, {})
    assert isinstance(s, HawaiiState)
    dice = Dice(3)
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            s.chance(dice)
            continue
        weights = [HAWAII.prior(s, move) for move in s.moves()]
        assert min(weights) > 0
        s.play(s.moves()[dice.below(len(weights))])
