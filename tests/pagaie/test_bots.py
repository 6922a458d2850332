"""Pagaie's values and priors lead to sensible play."""

from __future__ import annotations

import pytest

from motu import sources
from motu.core.dice import Dice
from motu.core.flow import playout
from motu.core.game import CHANCE, NOBODY
from motu.games.pagaie import flow
from motu.games.pagaie.state import PagaieState
from motu.lab import arena
from tests.pagaie.board import PAGAIE, choose, table

MODEL = PAGAIE.search_model()


def best(s: PagaieState) -> str:
    """The move that looks best at first sight."""
    return PAGAIE.write(s, max(s.moves(), key=lambda move: PAGAIE.prior(s, move)))


def test_at_the_end_values_are_the_points() -> None:
    s = PAGAIE.new(3, {})
    playout(s, Dice(1))
    assert [round(value) for value in MODEL.values(s)] == s.scores()
    assert MODEL.spread(s) == 0.0
    order = sorted(range(3), key=lambda seat: -MODEL.points(s)[seat])
    assert [PAGAIE.ranking(s)[seat] for seat in order] == sorted(PAGAIE.ranking(s))


def test_bottles_break_ties_in_the_final_result() -> None:
    s = table("SEA-SH-SH-SH-x@0,0", seats=2, flowers="3 seahorse", others={1: {"island": "SEA-SH-SH-0-0@0,0"}})
    first, second = MODEL.points(s)
    assert s.scores() == [6, 6]
    assert first < second < first + 0.5


def test_sand_covers_the_bottle_rather_than_the_animals() -> None:
    island = "SEA-SH-x-MR-0@0,0 SEA-FI-0-0-0@2,0r1 SEA-OC-OC-0-0@0,2r2 SEA-OC-OC-0-0@2,2r2"
    s = table(island, taken="sand", flowers="4 seahorse 4 octopus")
    choose(s, "place sand-tu-0-0-0")
    assert best(s) in ("at 1 0", "at 1 1")


def test_a_flower_goes_where_it_brings_most() -> None:
    board = {"a1": "SEA-OC-0-0-0", "b1": "SEA-FI-0-0-0"}
    others = {0: {"island": "SEA-FI-FI-FI-x@0,0"}, 3: {"island": "SEA-OC-OC-OC-x@0,0"}}
    s = table(step=flow.FLOWER, board=board, others={3: others[3]}, paddles={f"row {n}": 0 for n in (2, 3, 4, 5)})
    assert best(s) == "flower a1"
    assert MODEL.value(after(s, "flower a1"), 3) > MODEL.value(after(s, "flower b1"), 3)


def after(s: PagaieState, line: str) -> PagaieState:
    twin = s.clone()
    choose(twin, line)
    return twin


def test_tiles_with_a_place_are_worth_more_than_those_without() -> None:
    two = table("sea@0,0 sea@2,0", taken="SAND-PA-0-0-0", flowers="5 parrot")
    one = table("sea@0,0", taken="SAND-PA-0-0-0", flowers="5 parrot")
    assert MODEL.values(two)[0] > MODEL.values(one)[0] + 3


def test_priors_are_in_step_with_the_moves() -> None:
    s = PAGAIE.new(4, {})
    dice = Dice(2)
    steps = set()
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            s.chance(dice)
            continue
        steps.add(int(s.agenda[-1].step))
        priors = PAGAIE.priors(s)
        assert len(priors) == len(s.moves())
        assert min(priors) >= 0
        assert max(priors) == pytest.approx(1.0), "the best one"
        s.play(s.moves()[dice.below(len(s.moves()))])
    assert steps == {flow.LINE, flow.TAKE, flow.MENU, flow.AT, flow.TURN, flow.FLOWER, flow.ELEMENT}


@pytest.mark.skipif(not sources.compiled(), reason="too slow interpreted; the games would be the same")
@pytest.mark.slow
def test_greedy_wins_nineteen_of_twenty_against_random(request: pytest.FixtureRequest) -> None:
    """200 games where pytest is thorough, on seeds that nothing was ever tuned on."""
    games = 200 if request.config.getoption("thorough") else 40
    match = arena.Match("pagaie", 2, ("greedy", "random"), seed=20_000)
    assert sum(arena.play(match, number).wins[0] for number in range(games)) >= 0.95 * games


def test_following_the_priors_beats_chance() -> None:
    won = 0
    for seed in range(10):
        s = PAGAIE.new(2, {})
        dice = Dice(seed)
        while s.awaiting() != NOBODY:
            if s.awaiting() == CHANCE:
                s.chance(dice)
            elif s.awaiting() == seed % 2:
                priors = PAGAIE.priors(s)
                s.play(s.moves()[priors.index(max(priors))])
            else:
                s.play(s.moves()[dice.below(len(s.moves()))])
        won += PAGAIE.ranking(s)[seed % 2] == 1
    assert won >= 9
