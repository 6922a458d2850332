"""The things of the game by name and number. What they show and score stands in components.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Levels of an island, from below; each is a terrain.
TERRAIN_NAMES: Final = ["sea", "sand", "construction"]
SEA: Final[i64] = 0
SAND: Final[i64] = 1
CONSTRUCTION: Final[i64] = 2
LEVELS: Final[i64] = 3

# What a cell can show: the elements in the order of the score sheet, then the bottle.
ELEMENT_NAMES: Final = ["seahorse", "manta", "octopus", "fish", "turtle", "parrot", "crab", "hut", "tiki"]
ICON_NAMES: Final = [*ELEMENT_NAMES, "bottle"]
ELEMENTS: Final[i64] = 9
BOTTLE: Final[i64] = 9
ICONS: Final[i64] = 10

CELLS: Final[i64] = 4  # of a tile, clockwise from the upper left
TURNS: Final[i64] = 4  # quarters, clockwise
AROUND: Final[i64] = 12  # places where a sea tile touches another one by a side

# The board: rows first, then columns.
COLUMN_NAMES: Final = ["a", "b", "c", "d", "e", "f"]
MOST_SIDE: Final[i64] = 6
LINES: Final[i64] = 12  # 2 * MOST_SIDE
SLOTS: Final[i64] = 36  # MOST_SIDE * MOST_SIDE

PICKER_NAMES: Final = ["first", "second", "before_last", "last"]  # places in the turn order of a day
FIXED_PLACE: Final = "last_row"  # of the paddle that nobody owns

MOST_FACES: Final[i64] = 142  # as many as there are tiles in the printed box
MOST_TILES: Final[i64] = 27  # that one player can take in a game
MOST_SEATS: Final[i64] = 4


def slot_name(slot: i64) -> str:
    """`c2`: the third slot of the second row."""
    return f"{COLUMN_NAMES[slot % MOST_SIDE]}{slot // MOST_SIDE + 1}"


def line_name(line: i64) -> str:
    """`row 2` or `column c`."""
    return f"row {line + 1}" if line < MOST_SIDE else f"column {COLUMN_NAMES[line - MOST_SIDE]}"
