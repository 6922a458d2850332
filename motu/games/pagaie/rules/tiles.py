"""P0: the tiles, as people name them."""

from __future__ import annotations

from mypy_extensions import i64

from motu.games.pagaie.components import NOTHING, Components
from motu.games.pagaie.events import Tile
from motu.games.pagaie.names import CELLS, ICON_NAMES, TERRAIN_NAMES


def icon_name(icon: i64) -> str:
    """What a cell shows, by name; "" when it is empty."""
    return "" if icon == NOTHING else ICON_NAMES[icon]


def turned_cells(box: Components, face: i64, turn: i64) -> list[str]:
    """[P0.2] What the cells of a tile show; [P0.5] so many quarters turned."""
    return [icon_name(box.icon(face, turn, cell)) for cell in range(CELLS)]


def tile(box: Components, face: i64) -> Tile:
    """[P0.1] A tile as it is printed."""
    return {"id": box.ids[face], "terrain": TERRAIN_NAMES[box.level[face]], "cells": turned_cells(box, face, 0)}
