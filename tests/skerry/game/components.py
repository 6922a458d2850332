"""Contents of the box, read once from components.toml, and the shape of the map."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.edition import Sheet
from motu.core.game import Json

TILE_NAMES: Final = ["coral", "sand", "rock"]
ROCK: Final = 2
RADIUS: Final = 3
AXES: Final = [(1, 0), (0, 1), (1, -1)]
MOST_SEATS: Final = 4

Cell = tuple[int, int]


def hexagon(radius: int) -> list[Cell]:
    """The cells of the map, row by row."""
    reach = range(-radius, radius + 1)
    return [(q, r) for r in reach for q in reach if abs(q + r) <= radius]


CELLS: Final = hexagon(RADIUS)
CELL_NAMES: Final = [f"{q}:{r}" for q, r in CELLS]
CENTRE: Final = CELLS.index((0, 0))


def ends(cell: int, axis: int) -> tuple[int, int]:
    """The cells at both ends of a tile; -1 where there is only the open sea."""
    (q, r), (dq, dr) = CELLS[cell], AXES[axis]
    return number((q + dq, r + dr)), number((q - dq, r - dr))


def number(cell: Cell) -> int:
    return CELLS.index(cell) if cell in CELLS else -1


NEIGHBOURS: Final = [[end for axis in range(3) for end in ends(cell, axis) if end >= 0] for cell in range(len(CELLS))]


class Components:
    """[S0.1] One edition of the box; tiles are numbered as in TILE_NAMES."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Json = sheet.data
        top = sheet.top
        top.agrees("format_version", 1)
        unknown = ["designer", "publisher", "illustrator", "year", "min_age", "minutes"]
        meta = top.about("skerry", range(2, MOST_SEATS + 1), unknown)
        reef, weather = top.entry("reef"), top.entry("weather")
        self.hand = reef.number("hand", 1, 4)
        self.turns = reef.number("turns", 1, 4)
        self.edge_costs = reef.number("edge_costs", 0, 9)
        self.pass_costs = reef.number("pass_costs", 0, 9)
        self.calm = weather.number("calm_for_each_seat", 1, 50)
        self.waves = weather.number("waves", 1, 50)
        tiles = top.by_id("tile", TILE_NAMES)
        self.count = vec[i64]([tile.number("count", 1, 99) for tile in tiles])
        self.value = [tile.number("value", 0, 99) for tile in tiles]
        for entry in (meta, reef, weather, *tiles, top):
            entry.done()
