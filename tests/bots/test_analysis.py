"""Lines: the best moves and every seat's chances, in slices of simulations, with standard errors."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from math import inf, isfinite
from time import monotonic

import pytest

from motu.bots import analysis
from motu.bots.analysis import SLICE, estimate, lines, lines_in_time, lines_together
from motu.core.game import Game
from tests.bots.test_bots import moments
from tests.bots.tiny import Heap, HeapState
from tests.support.games import games
from tests.support.play import EXAMPLE

GAME = games[EXAMPLE]


def test_lines_grow_in_slices_and_can_be_stopped() -> None:
    state = next(moments(GAME, 3, 10))
    growing = lines(GAME, state, state.awaiting(), 2 * SLICE + 100)
    seen = [sum(line.visits for line in found) for found in growing]
    assert seen == [SLICE, 2 * SLICE, 2 * SLICE + 100]
    endless = lines(GAME, state, state.awaiting(), 10**9)
    assert next(endless), "the caller stops when it has seen enough"


@pytest.mark.parametrize("game", games.values(), ids=games)
def test_a_line_tells_of_every_seat(game: Game) -> None:
    for seats in game.seat_counts:
        state = next(moments(game, seats, 15))
        found = next(lines(game, state, state.awaiting(), 80))
        assert {line.move for line in found} <= set(state.moves())
        assert [line.worth for line in found] == sorted((line.worth for line in found), reverse=True)
        for line in found:
            assert len(line.wins) == len(line.points) == seats
            assert 0.0 <= sum(won.mean for won in line.wins) <= 1.0 + 1e-9
            assert all(isfinite(points.mean) for points in line.points)


def test_errors_shrink_with_the_simulations_and_are_unknown_after_one() -> None:
    state = next(moments(GAME, 3, 10))
    few, many = (list(lines(GAME, state, state.awaiting(), n))[-1][0] for n in (100, 2000))
    assert many.wins[0].error < few.wins[0].error
    assert estimate(0.5, 0.25, 1) == (0.5, inf)
    assert estimate(10.0, 20.0, 10).error == pytest.approx(1 / 3)


def test_a_move_that_was_played_is_tried_as_often_as_the_best() -> None:
    state = next(state for state in moments(GAME, 3, 5) if len(state.moves()) > 4)
    for move in state.moves():
        found = next(lines(GAME, state, state.awaiting(), 200, played=move))
        assert next(line.visits for line in found if line.move == move) == max(line.visits for line in found)


def test_a_budget_in_seconds_is_kept() -> None:
    began = monotonic()
    found = lines_in_time(Heap(), HeapState(2, 6), 0, 0.05)
    assert found[0].move == 2
    assert sum(line.visits for line in found) % analysis.FEW == 0
    assert monotonic() - began >= 0.05


def test_the_sum_of_several_trees_does_not_depend_on_their_processes() -> None:
    state = next(moments(GAME, 3, 10))
    answers = []
    for workers in (1, 3):
        with ThreadPoolExecutor(workers) as pool:
            answers.append(lines_together(pool, 3, GAME, state, state.awaiting(), 301, seed=4))
    assert answers[0] == answers[1]
    assert sum(line.visits for line in answers[0]) == 301
    with ThreadPoolExecutor(1) as pool:
        assert lines_together(pool, 1, GAME, state, state.awaiting(), 200, 7) == next(
            lines(GAME, state, state.awaiting(), 200, 7)
        )
