"""Which game a test is about, and the tests of some games only."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu.shelf import games

TESTS = Path(__file__).parents[1]
NAMES = {
    *games,
    *(path.parents[1].name for path in TESTS.glob("*/game/game.py")),
}  # also those that live with the tests


def game_of(item: pytest.Item) -> str:
    """The game that a test is about, by its folder or its parameters; empty where it is about none or about all."""
    folder = item.path.relative_to(TESTS).parts[0]
    if folder in NAMES:
        return folder
    called = getattr(item, "callspec", None)
    parameters = called.params.values() if called else ()
    return next((name for value in parameters if (name := name_of(value)) in NAMES), "")


def name_of(value: object) -> str:
    """Of a game that is given by its name, as itself, or as a place at its table."""
    if isinstance(value, str):
        return value
    return str(getattr(getattr(value, "game", value), "name", ""))


def keep(items: list[pytest.Item], wanted: list[str], config: pytest.Config) -> None:
    """Deselect what is not about these games."""
    others = [item for item in items if game_of(item) not in wanted]
    items[:] = [item for item in items if game_of(item) in wanted]
    config.hook.pytest_deselected(items=others)
