"""The ranges of move numbers. A face is named, never a position in the hand: two equal tiles are one move.

Islands have no edge, so a place is named by a tile that lies there: sea beside a sea tile, sand with its upper left
cell on a sea tile, a construction likewise on a sand tile. Tiles are counted in the order in which they were laid on
their level; of several sea tiles beside a place the first one counts. So each place has one number, wherever the island
lies.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.games.pagaie.names import (
    AROUND,
    CELLS,
    ELEMENTS,
    LINES,
    MOST_FACES,
    MOST_SEATS,
    MOST_TILES,
    SAND,
    SEA,
    SLOTS,
    TURNS,
)

# choosing tiles
LINE: Final[i64] = 0  # + line
TAKE: Final[i64] = LINE + LINES  # + a bit for each place in the line, less 1
# building
PLACE: Final[i64] = TAKE + 63  # + face * 2, + 1 when it was taken in this turn
DISCARD: Final[i64] = PLACE + 2 * MOST_FACES  # likewise
END_TURN: Final[i64] = DISCARD + 2 * MOST_FACES
SEA_AT: Final[i64] = END_TURN + 1  # + sea tile * AROUND + which of the places around it
SAND_AT: Final[i64] = SEA_AT + MOST_TILES * AROUND  # + sea tile * CELLS + cell
BUILD_AT: Final[i64] = SAND_AT + MOST_TILES * CELLS  # + sand tile * CELLS + cell
TURN: Final[i64] = BUILD_AT + MOST_TILES * CELLS  # + quarters
# flowers
FLOWER: Final[i64] = TURN + TURNS  # + slot
ELEMENT: Final[i64] = FLOWER + SLOTS  # + element
# chance
START: Final[i64] = ELEMENT + ELEMENTS  # + element
FIRST: Final[i64] = START + ELEMENTS  # + seat
DRAW: Final[i64] = FIRST + MOST_SEATS  # + face
N_MOVES: Final[i64] = DRAW + MOST_FACES

# A tile on an island, packed: column and row of its upper left cell, quarters turned, face. The first tile is at 0, 0.
NO_TILE: Final[i64] = -1
ORIGIN: Final[i64] = 64  # so that no number is negative: no island reaches further than two cells for each of its tiles
CELL_X: Final = vec[i64]([0, 1, 1, 0])  # clockwise from the upper left
CELL_Y: Final = vec[i64]([0, 0, 1, 1])
AROUND_X: Final = vec[i64]([-1, 0, 1, 2, 2, 2, 1, 0, -1, -2, -2, -2])  # clockwise from the upper left
AROUND_Y: Final = vec[i64]([-2, -2, -2, -1, 0, 1, 2, 2, 2, 1, 0, -1])


def packed(x: i64, y: i64, turn: i64, face: i64) -> i64:
    """A tile on an island as a number."""
    return (((x + ORIGIN) << 7 | (y + ORIGIN)) << 2 | turn) << 8 | face


def x_of(tile: i64) -> i64:
    return (tile >> 17) - ORIGIN


def y_of(tile: i64) -> i64:
    return ((tile >> 10) & 127) - ORIGIN


def turn_of(tile: i64) -> i64:
    return (tile >> 8) & 3


def face_of(tile: i64) -> i64:
    return tile & 255


def level_at(place: i64) -> i64:
    """The level of the tile that goes to a place."""
    if place < SAND_AT:
        return SEA
    return SAND if place < BUILD_AT else SAND + 1


def x_at(place: i64, below: vec[i64]) -> i64:
    """The column of a place; `below` are the tiles by which it is named. The first place of all has none."""
    if place < SAND_AT:
        number = place - SEA_AT
        return x_of(below[number // AROUND]) + AROUND_X[number % AROUND] if len(below) else 0
    number = place - (SAND_AT if place < BUILD_AT else BUILD_AT)
    return x_of(below[number // CELLS]) + CELL_X[number % CELLS]


def y_at(place: i64, below: vec[i64]) -> i64:
    """The row of a place, likewise."""
    if place < SAND_AT:
        number = place - SEA_AT
        return y_of(below[number // AROUND]) + AROUND_Y[number % AROUND] if len(below) else 0
    number = place - (SAND_AT if place < BUILD_AT else BUILD_AT)
    return y_of(below[number // CELLS]) + CELL_Y[number % CELLS]


def tile_at(tiles: vec[i64], x: i64, y: i64) -> i64:
    """Which of these tiles covers a cell; NO_TILE when none does."""
    for i in range(i64(len(tiles))):
        if 0 <= x - x_of(tiles[i]) <= 1 and 0 <= y - y_of(tiles[i]) <= 1:
            return i
    return NO_TILE


def overlap(x: i64, y: i64, other_x: i64, other_y: i64) -> bool:
    """Whether two tiles at these places would share a cell."""
    return -2 < x - other_x < 2 and -2 < y - other_y < 2


def window(below: vec[i64], level: vec[i64], x: i64, y: i64) -> i64:
    """[P5.3] [P5.4] The tile under the upper left cell, if all four cells are borne by two tiles or more and free."""
    first = tile_at(below, x, y)
    if first == NO_TILE or tile_at(level, x, y) != NO_TILE:
        return NO_TILE
    astride = False
    for cell in range(i64(1), CELLS):
        under = tile_at(below, x + CELL_X[cell], y + CELL_Y[cell])
        if under == NO_TILE or tile_at(level, x + CELL_X[cell], y + CELL_Y[cell]) != NO_TILE:
            return NO_TILE
        astride = astride or under != first
    return first if astride else NO_TILE


def is_new(sea: vec[i64], x: i64, y: i64) -> bool:
    """Whether a sea tile at this place would neither lie on one of these nor touch one by a side."""
    for tile in sea:
        right, down = x - x_of(tile), y - y_of(tile)
        if -3 < right < 3 and -3 < down < 3 and not ((right == 2 or right == -2) and (down == 2 or down == -2)):
            return False
    return True


def with_windows(old: vec[i64], first: i64, below: vec[i64], level: vec[i64], x: i64, y: i64) -> vec[i64]:
    """The places of the next level, and those that the new tile at this place makes possible."""
    found = old[:]
    for down in range(i64(-1), i64(2)):
        for right in range(i64(-1), i64(2)):
            under = window(below, level, x + right, y + down) if right or down else NO_TILE
            if under != NO_TILE:
                cell = tile_cell(x + right - x_of(below[under]), y + down - y_of(below[under]))
                found = append(found, first + under * CELLS + cell)
    return found


def tile_cell(right: i64, down: i64) -> i64:
    """The number of a cell of a tile, clockwise from the upper left."""
    return 1 + down if right else 3 * down
