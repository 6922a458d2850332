"""Text boards. A game with a file of its name here is drawn by it, any other one by plain.py."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from motu.boards import plain
from motu.core.game import Json
from motu.words import Words


def draw(view: Json, words: Words, names: Sequence[str]) -> RenderableType:
    """The text board of a view, for rich to print."""
    place = f"{__name__}.{view['game']}"
    board = import_module(place) if view["game"].isidentifier() and find_spec(place) else plain
    drawn: RenderableType = board.draw(view, words, names)
    return drawn
