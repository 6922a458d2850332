"""What winners earn: means over games of equal bots, as a file and back."""

from __future__ import annotations

import pytest

from motu.core import winners as file
from motu.core.weights import fingerprint
from motu.lab import arena, winners
from motu.lab.pool import Pool
from motu.shelf import games

GAMES = 6


@pytest.mark.parametrize("game", games)
def test_the_means_are_those_of_the_games(game: str) -> None:
    match = arena.Match(game, 2, ("random", "random"), seed=3)
    found = winners.measure(match, GAMES, Pool(1))
    played = [arena.play(match, number) for number in range(GAMES)]
    seats = [score for one in played for score in one.scores]
    won = [score for one in played for score, share in zip(one.scores, one.wins, strict=True) if share]
    assert sum(found.all.values()) == pytest.approx(sum(seats) / len(seats), abs=0.1)
    assert sum(found.winners.values()) == pytest.approx(sum(won) / len(won) if won else 0, abs=0.1)
    assert found.components == fingerprint(games[game])
    assert file.read(file.write(found)) == found
