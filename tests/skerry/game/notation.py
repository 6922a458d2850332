"""A move as one line of text: `lay coral`, `at 1:-1`, `draw rock`."""

from __future__ import annotations

from motu.core.notation import line
from tests.skerry.game import moves
from tests.skerry.game.components import CELL_NAMES, TILE_NAMES

PLAIN = {moves.PASS: "pass", moves.END_TURN: "end turn"}
NAMED = [
    (moves.LAY, "lay", TILE_NAMES),
    (moves.CELL, "at", CELL_NAMES),
    (moves.TURN, "along", ["1", "2", "3"]),
    (moves.DRAW, "draw", TILE_NAMES),
    (moves.WEATHER, "weather", ["calm", "wave"]),
]


def write(move: int) -> str:
    return line(move, PLAIN, NAMED)
