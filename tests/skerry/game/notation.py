"""A move as one line of text: `lay coral`, `at 1:-1`, `draw rock`."""

from __future__ import annotations

from motu.core.notation import line
from tests.skerry.game.handles import ROWS


def write(move: int) -> str:
    return line(move, ROWS)
