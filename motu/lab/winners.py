"""How winners make their points: games of equal bots, and what each source of points brought them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from motu.core.weights import fingerprint
from motu.core.winners import Winners
from motu.lab.arena import Match, Played, Progress, run_all
from motu.lab.pool import Pool

DIGITS: Final = 2  # a hundredth of a point


def measure(match: Match, games: int, pool: Pool, progress: Progress | None = None) -> Winners:
    """Play the match so often, and take the means; a game that nobody wins counts for `all` alone."""
    (played,) = run_all([match], games, pool, progress)
    return Winners(
        match.bots[0],
        len(played),
        match.seats,
        match.seed,
        fingerprint(match.title()),
        means(earned for game in played for earned in of_winners(game)),
        means(earned for game in played for earned in game.earned),
    )


def of_winners(game: Played) -> list[dict[str, int]]:
    """What those earned who won, whether alone or together."""
    return [earned for earned, won in zip(game.earned, game.wins, strict=True) if won]


def means(ledgers: Iterable[dict[str, int]]) -> dict[str, float]:
    """The mean of every source, the largest first; a seat without it counts as 0."""
    total, seats = Counter[str](), 0
    for earned in ledgers:
        total.update(earned)
        seats += 1
    return {source: round(points / seats, DIGITS) for source, points in total.most_common()}
