"""How well bots play. The games are the same compiled or not, so the long runs are made where they are quick."""

from __future__ import annotations

import pytest

from motu import sources
from motu.lab import arena

compiled = pytest.mark.skipif(not sources.compiled(), reason="too slow interpreted; the games would be the same")


@compiled
@pytest.mark.slow
def test_greedy_wins_nine_of_ten_against_random() -> None:
    result = arena.run(arena.Match("moorea", 2, ("greedy", "random"), seed=11), 60, workers=1)
    assert result.bots[0].win_rate_low >= 0.90


@compiled
@pytest.mark.slow
@pytest.mark.parametrize(("seats", "low", "high"), [(2, 68, 100), (3, 46, 68), (4, 44, 66), (5, 40, 62)])
def test_greedy_scores_like_a_sensible_player(seats: int, low: float, high: float) -> None:
    """About what simple bots reach in simulated games with these cards, or a little more."""
    match = arena.Match("moorea", seats, ("greedy",) * seats, seed=12)
    scores = [score for deal in range(6) for score in arena.play(match, deal * seats).scores]
    assert low <= sum(scores) / len(scores) <= high
