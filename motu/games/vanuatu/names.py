"""The things of the game by name and number. What they cost, do and score stands in components.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final[i64] = 5
ROUNDS: Final[i64] = 8
PASSES: Final[i64] = 3

SAIL: Final[i64] = 0
BUILD: Final[i64] = 1
EXPLORE: Final[i64] = 2
FISH: Final[i64] = 3
SELL: Final[i64] = 4
BUY: Final[i64] = 5
DRAW: Final[i64] = 6
TOURIST: Final[i64] = 7
REST: Final[i64] = 8
ACTIONS: Final[i64] = 9
ACTION_NAMES: Final = ["sail", "build", "explore", "fish", "sell", "buy", "draw", "tourist", "rest"]
ZONE_NAMES: Final = ["sea", "island", "sea", "sea", "island", "island", "island", "island", "none"]

ARTIST: Final[i64] = 0
BEGGAR: Final[i64] = 1
BUILDER: Final[i64] = 2
BUYER: Final[i64] = 3
DIVER: Final[i64] = 4
FISHER: Final[i64] = 5
GOVERNOR: Final[i64] = 6
GUIDE: Final[i64] = 7
NAVIGATOR: Final[i64] = 8
PREACHER: Final[i64] = 9
VENDOR: Final[i64] = 10
CHARACTERS: Final[i64] = 11
CHARACTER_NAMES: Final = [
    "artist", "beggar", "builder", "buyer", "diver", "fisher", "governor", "guide", "navigator", "preacher", "vendor",
]  # fmt: skip
LINKED_NAMES: Final = [
    "draw", "", "build", "buy", "explore", "fish", "", "tourist", "sail", "", "sell",
]  # fmt: skip
AMOUNT_NAMES: Final = [
    "points", "most_points", "vatus", "cubes", "vatus_per_treasure", "points_per_fish", "", "points_per_drawing",
    "vatus_per_step", "", "",
]  # fmt: skip

GOODS: Final[i64] = 3
GOOD_NAMES: Final = ["kava", "copra", "beef"]
SHIPS: Final[i64] = 10
CRATES: Final[i64] = 3
SLOTS: Final[i64] = 3  # for ships in the harbour
FULL_SHIP: Final[i64] = 0b111

FIRST_TOKEN: Final[i64] = 0  # of the rest tokens: the one that makes the first player
REST_NAMES: Final = ["first", "both", "point", "coin"]
REST_TOKENS: Final[i64] = 4

# Tiles: the islands, the printed one first, then the oceans, those of the start first.
ISLAND_NAMES: Final = ["efate", "A1", "A2", "D1", "D2"]
OCEAN_NAMES: Final = ["S1", "S2", "S3", "B1", "B2", "C1", "C2", "E1", "E2", "F1", "F2"]
TILE_NAMES: Final = [*ISLAND_NAMES, *OCEAN_NAMES]
TILES: Final[i64] = 16
ISLANDS: Final[i64] = 5
START_OCEAN: Final[i64] = 5  # and the two after it
START_OCEANS: Final[i64] = 3
LETTERED: Final[i64] = 12
LETTERED_NAMES: Final = [*ISLAND_NAMES[1:], *OCEAN_NAMES[3:]]
LETTER_NAMES: Final = ["A", "B", "C", "D", "E", "F"]

CELLS: Final[i64] = 16
CELL_NAMES: Final = [
    "a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "b5", "c1", "c2", "c3", "c4", "c5", "c6", "d1",
]  # fmt: skip
SIDES: Final[i64] = 6
SIDE_NAMES: Final = ["e", "se", "sw", "w", "nw", "ne"]  # clockwise, in the order of STEPS_Q and STEPS_R
STEPS_Q: Final = [1, 1, 0, -1, -1, 0]
STEPS_R: Final = [0, 1, 1, 0, -1, -1]

MOST_VALUE: Final[i64] = 3  # of a fish or treasure tile
MOST_TILES: Final[i64] = 15  # fish or treasure tiles of one value
MOST_TOURISTS: Final[i64] = 4  # on one tourist tile
MOST_STEPS: Final[i64] = 3
MOST_BEGGED: Final[i64] = 3
DIE: Final[i64] = 6

# where points come from: during the game, then in the final scoring. What is lost is counted as such.
SOURCE_NAMES: Final = [
    "drawings", "goods", "ships", "fisher", "guide", "bank", "rest", "begged",
    "first_player", "vatus", "treasures", "huts", "water",
]  # fmt: skip
DRAWINGS: Final[i64] = 0
GOODS_SOLD: Final[i64] = 1
SHIPS_FILLED: Final[i64] = 2
FISHERS: Final[i64] = 3
GUIDES: Final[i64] = 4
BANK: Final[i64] = 5
RESTED: Final[i64] = 6
BEGGED: Final[i64] = 7  # lost
FIRST_PLAYER: Final[i64] = 8
VATUS: Final[i64] = 9
TREASURES: Final[i64] = 10
HUTS: Final[i64] = 11
WATER: Final[i64] = 12  # lost
SOURCES: Final[i64] = 13
