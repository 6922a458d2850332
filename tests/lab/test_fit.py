"""Fits find what is in the games, and say honestly how well they foretell others."""

from __future__ import annotations

import numpy as np
import pytest

from motu import shelf
from motu.core import weights
from motu.lab import fit
from motu.lab.selfplay import Notes
from tests.support.play import EXAMPLE

GAME = shelf.game(EXAMPLE)
NAMES = GAME.own_model().feature_names()
KINDS = GAME.own_model().move_kinds()
GAMES, TURNS = 160, 40


def notes(noise: float) -> Notes:
    """Games in which the first feature brings 4 points early and 8 late, and the second kind of move is the best."""
    chance = np.random.default_rng(1)
    rows, width = GAMES * TURNS, len(weights.VALUE_INPUTS) + len(NAMES)
    progress = np.tile(np.linspace(0.0, 1.0, TURNS), GAMES)
    inputs = chance.normal(0.0, 1.0, (rows, width))
    inputs[:, 0] = 1.0
    left = inputs[:, 3] * (4.0 + 4.0 * progress) + chance.normal(0.0, noise, rows)
    games = np.repeat(np.arange(GAMES), TURNS)
    sights = chance.normal(0.0, 1.0, (rows, len(weights.PRIOR_INPUTS) + len(NAMES)))
    sights[:, 0] = 1.0
    moves = np.tile([KINDS[0][1], KINDS[1][1]], rows)
    preferred = np.tile([0.2, 0.8], rows)
    evidence = np.tile([0.0, np.log(0.5)], rows)
    return Notes(games, progress, inputs, left, sights, games, np.full(rows, 2), moves, evidence, preferred)


def test_values_are_found_by_stage() -> None:
    found = fit.fit_values(GAME, notes(2.0))
    assert found.data["weights"][NAMES[0]] == pytest.approx([4.0, 16 / 3, 20 / 3, 8.0], abs=0.3)
    for name in [*weights.VALUE_INPUTS, *NAMES[1:]]:
        assert found.data["weights"][name] == pytest.approx([0.0] * 4, abs=0.3)
    assert found.data["spreads"] == pytest.approx([2.0] * 4, abs=0.2)
    assert found.fitted == pytest.approx(2.0, abs=0.2)
    assert found.by_hand == pytest.approx(6.3, abs=0.5)


def test_where_there_is_nothing_to_find_next_to_nothing_is_found() -> None:
    nothing = notes(2.0)._replace(left=np.random.default_rng(2).normal(0.0, 5.0, GAMES * TURNS))
    found = fit.fit_values(GAME, nothing)
    assert max(abs(number) for row in found.data["weights"].values() for number in row) < 0.5
    assert found.fitted == pytest.approx(found.by_hand, rel=0.02)


def test_priors_become_what_the_search_preferred() -> None:
    found = fit.fit_priors(GAME, notes(2.0))
    assert found.fitted < 0.01 < found.by_hand
    taught = weights.ordering(GAME, GAME.own_model(), found.data)
    assert taught is not None


def test_what_is_held_back_is_whole_games_at_every_table_size() -> None:
    numbers = np.arange(400)
    back = numbers[fit.held_back(numbers)]
    assert len(back) == 400 // fit.HELD_BACK
    seats = GAME.seat_counts
    assert {int(number) % len(seats) for number in back} == set(range(len(seats)))
