"""A move as one line of text, and back: `move kalahari`, `cook hare`, `reveal forest`."""

from __future__ import annotations

from motu.core.notation import line
from motu.games.fire_and_stone.handles import ROWS


def write(move: int) -> str:
    """One line for a move; it is the same at every table."""
    return line(move, ROWS)
