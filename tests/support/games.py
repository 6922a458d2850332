"""The games that the conformance suite holds to the contract: those on the shelf and those that live with the tests."""

from __future__ import annotations

import sys
from importlib import import_module

from motu import shelf
from motu.core.game import Game

WITH_THE_TESTS = ["skerry"]  # folders of tests/, each with a whole game: Python in game/, its page in page/


def brought(name: str) -> Game:
    """A game from a folder of tests/. Its texts are looked for in motu.games, so it is known there too."""
    sys.modules[f"motu.games.{name}"] = import_module(f"tests.{name}.game")
    home = import_module(f"tests.{name}.game.game")
    (kind,) = [
        thing
        for thing in vars(home).values()
        if isinstance(thing, type) and issubclass(thing, Game) and thing.__module__ == home.__name__
    ]
    made = kind()  # type: ignore[call-arg]  # a game of its own needs no arguments
    assert isinstance(made, Game)
    return made


games: dict[str, Game] = {**shelf.games, **{name: brought(name) for name in WITH_THE_TESTS}}
