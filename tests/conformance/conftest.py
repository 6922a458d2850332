"""The suite runs on every game on the shelf; a new game needs no entry here."""

from __future__ import annotations

import pytest

from motu import shelf
from motu.core.game import Game
from tests.support.games import games
from tests.support.random_games import ALL, DEFAULT, Place


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record is opened by the name of its game."""
    monkeypatch.setattr(shelf, "games", games)


@pytest.fixture(params=sorted(games))
def game(request: pytest.FixtureRequest) -> Game:
    """Each game."""
    return games[request.param]


@pytest.fixture(params=ALL, ids=str)
def place(request: pytest.FixtureRequest) -> Place:
    """Each game at every seat count with every setting."""
    chosen: Place = request.param
    return chosen


@pytest.fixture(params=DEFAULT, ids=str)
def plain_place(request: pytest.FixtureRequest) -> Place:
    """Each game at every seat count."""
    chosen: Place = request.param
    return chosen
