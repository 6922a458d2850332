"""P0: the tiles, as people name them, and that none is made or lost."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core import bag
from motu.core.errors import BadState
from motu.games.pagaie import moves
from motu.games.pagaie.components import NOTHING, Components
from motu.games.pagaie.events import Tile
from motu.games.pagaie.names import CELLS, ICON_NAMES, LEVELS, TERRAIN_NAMES
from motu.games.pagaie.state import NONE, PagaieState


def icon_name(icon: i64) -> str:
    """The icon of a cell by name; "" when it is empty."""
    return "" if icon == NOTHING else ICON_NAMES[icon]


def turned_cells(box: Components, face: i64, turn: i64) -> list[str]:
    """[P0.2] What the cells of a tile show; [P0.5] so many quarters turned."""
    return [icon_name(box.icon(face, turn, cell)) for cell in range(CELLS)]


def tile(box: Components, face: i64) -> Tile:
    """[P0.1] A tile as it is printed."""
    return {"id": box.ids[face], "terrain": TERRAIN_NAMES[box.level[face]], "cells": turned_cells(box, face, 0)}


def check(s: PagaieState) -> None:
    """[P0.1] Every tile of the box is somewhere, and none is there twice; raises BadState."""
    found = [a + b + c for a, b, c in zip(s.stack, s.discard, s.turned, strict=True)]
    for face in s.slots:
        if face != NONE:
            found[face] += 1
    for player in s.players:
        for held in player.held:
            found[held >> 1] += 1
        for level in range(LEVELS):
            for lying in player.island.tiles(level):
                found[moves.face_of(lying)] += 1
    if found != bag.listed(s.box.count):
        raise BadState(f"These are not the tiles of the box, by face: {found!r}.")
