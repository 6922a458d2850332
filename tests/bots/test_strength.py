"""The strength of bots. Games are the same compiled or not, so the long runs are made compiled only."""

from __future__ import annotations

import pytest

from motu import sources
from motu.lab import arena
from motu.shelf import games
from tests.support.play import PLAYABLE, played

SURE = 20.0  # the likelihood ratio at which one run in twenty passes too weak a bot
SCORES = 12  # the least number of scores to average
compiled = pytest.mark.skipif(not sources.compiled(), reason="too slow interpreted; the games would be the same")


@compiled
@pytest.mark.slow
@pytest.mark.parametrize("game", games)
def test_greedy_wins_nine_of_ten_against_random(game: str) -> None:
    """Wald's test, which may look after every deal: how much likelier is this with 99 of 100 won than with 90?"""
    match = arena.Match(game, 2, ("greedy", "random"), seed=5)
    likelier, number = 1.0, 0
    while 1 / SURE < likelier < SURE:
        won = sum(arena.play(match, number + side).wins[0] for side in range(2))
        likelier *= (0.99 / 0.90) ** won * (0.01 / 0.10) ** (2 - won)
        number += 2
    assert likelier >= SURE, f"after {number} games"


@compiled
@pytest.mark.slow
@pytest.mark.parametrize("game", games)
def test_greedy_wins_at_a_table_of_four(game: str) -> None:
    result = arena.run(arena.Match(game, 4, ("greedy", "random", "random", "random"), seed=13), 12, workers=1)
    assert result.bots[0].win_rate >= 0.75


@compiled
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "low", "high"),
    [(game, seats, *scored) for game in PLAYABLE for seats, scored in played(game).scores.items()],
)
def test_greedy_scores_like_a_sensible_player(game: str, seats: int, low: float, high: float) -> None:
    """About what simple bots reach in simulated games with these components, or a little more."""
    match = arena.Match(game, seats, ("greedy",) * seats, seed=12)
    deals = -(-SCORES // seats)
    scores = [score for deal in range(deals) for score in arena.play(match, deal * seats).scores]
    assert low <= sum(scores) / len(scores) <= high
