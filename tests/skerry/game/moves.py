"""The ranges of move numbers."""

from __future__ import annotations

from typing import Final

from tests.skerry.game.components import AXES, CELLS, TILE_NAMES

LAY: Final = 0  # a tile of the hand, by kind
PASS: Final = LAY + len(TILE_NAMES)
CELL: Final = PASS + 1
TURN: Final = CELL + len(CELLS)  # along which axis
END_TURN: Final = TURN + len(AXES)
DRAW: Final = END_TURN + 1  # chance: a tile, by kind
WEATHER: Final = DRAW + len(TILE_NAMES)  # chance: calm or a wave
N_MOVES: Final = WEATHER + 2
