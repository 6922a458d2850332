"""The things of the game by name and number. What they cost, do and score stands in components.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SHELL: Final[i64] = 0
FOOT: Final[i64] = 1
FRUIT: Final[i64] = 2
RESOURCES: Final[i64] = 3
RESOURCE_NAMES: Final = ["shell", "foot", "fruit"]

# Kinds of products: tiles for villages (huts first, gods last), then what goes elsewhere.
HUT_NAMES: Final = ["shell_hut", "foot_hut", "spear_hut", "trade_hut", "long_hut"]
FRUIT_NAMES: Final = ["breadfruit", "taro", "coconut", "banana"]
TILE_NAMES: Final = [*HUT_NAMES, "irrigation", "hula", *FRUIT_NAMES, "surfer"]
GOD_NAMES: Final = ["ku", "kane", "pele", "lono", "laka", "kanaola"]
OTHER_NAMES: Final = ["large_boat", "kahuna", "tiki"]
KIND_NAMES: Final = [*TILE_NAMES, *GOD_NAMES, *OTHER_NAMES]
KINDS: Final[i64] = 21
HUTS: Final[i64] = 5
LONG_HUT: Final[i64] = 4
FIRST_FRUIT: Final[i64] = 7
SURFER: Final[i64] = 11
FIRST_GOD: Final[i64] = 12
GODS: Final[i64] = 6
TILES: Final[i64] = 18  # kinds below this go to villages
LARGE_BOAT: Final[i64] = 18
KAHUNA: Final[i64] = 19
TIKI: Final[i64] = 20
START_HUT: Final[i64] = 21  # printed in village 1; a kind of its own
ANY_FRUIT: Final[i64] = 22  # the gift of an island: a fruit tile of choice
ALL_GODS: Final[i64] = 0b111111 << 12  # as bits

EFFECT_NAMES: Final = [
    "income_shell", "income_foot", "income_fruit", "income_choice", "spear_points", "goal_reduction", "goal_points",
    "trade_units", "walk_limit", "tiki_offer",
    "final_points", "irrigation", "per_tile", "per_fruit", "per_boat_and_surfer",
]  # fmt: skip
INCOME: Final[i64] = 0  # + resource
INCOME_CHOICE: Final[i64] = 3
SPEAR_POINTS: Final[i64] = 4
GOAL_REDUCTION: Final[i64] = 5
GOAL_POINTS: Final[i64] = 6
TRADE_UNITS: Final[i64] = 7
POWERS: Final[i64] = 8  # effects below this add up over a whole corner
WALK_LIMIT: Final[i64] = 8
TIKI_OFFER: Final[i64] = 9
FINAL_POINTS: Final[i64] = 10
IRRIGATION: Final[i64] = 11
PER_TILE: Final[i64] = 12
PER_FRUIT: Final[i64] = 13
PER_BOAT_AND_SURFER: Final[i64] = 14
EFFECTS: Final[i64] = 15
SCORES_ALONE: Final[i64] = 1  # as bits, of a side of a tile: at the end, by what lies in its own village
SCORES_OTHERS: Final[i64] = 2  # by what lies anywhere
SCORING: Final = {"final_points": 1, "irrigation": 1, "per_tile": 1, "per_fruit": 2, "per_boat_and_surfer": 2}

SPACE_NAMES: Final = ["A1", "A2", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2"]
BEACH: Final[i64] = 10  # where a chief may be, beside the spaces
PLACE_NAMES: Final = [
    "shells_feet", "spears_trade", "long_irrigation", "hula", "fruits", "boats", "surfers", "kahunas", "tikis", "gods",
]  # fmt: skip
PLACES: Final[i64] = 10
GOD_PLACE: Final[i64] = 9
ON_SALE: Final[i64] = 4  # most products on one place
SLOTS: Final[i64] = 3  # most cost tokens on one place
PILES: Final[i64] = 2
VILLAGES: Final[i64] = 5
POSTS: Final[i64] = 4
ROUNDS: Final[i64] = 5
ISLAND_NAMES: Final = [
    "points_a", "points_b", "foot_hut", "hula", "surfer", "fruit", "kahunas", "shell_hut", "fruit_tile", "tikis",
]  # fmt: skip
ISLANDS: Final[i64] = 10
GIFT_NAMES: Final = ["points", "fruit", "kahuna", "tiki", "tile"]
POINTS_GIFT: Final[i64] = 0
FRUIT_GIFT: Final[i64] = 1
KAHUNA_GIFT: Final[i64] = 2
TIKI_GIFT: Final[i64] = 3
TILE_GIFT: Final[i64] = 4

# where points come from: during the game, then in the final scoring
SOURCE_NAMES: Final = [
    "goals", "lono", "spears", "posts", "islands", "order",
    "kahunas", "long_huts", "hula", "irrigation", "laka", "kanaola",
]  # fmt: skip
GOALS: Final[i64] = 0
LONO: Final[i64] = 1
SPEARS: Final[i64] = 2
POST_POINTS: Final[i64] = 3
ISLAND_POINTS: Final[i64] = 4
ORDER: Final[i64] = 5
FINAL: Final[i64] = 6  # and what follows
SOURCES: Final[i64] = 12

BOAT_NAMES: Final = ["small", "large_1", "large_2"]
BOATS: Final[i64] = 3
MOST_BOATS: Final[i64] = 8  # large ones
COLOURS: Final = ["orange", "red"]
MOST_VALUE: Final[i64] = 9  # of a cost token
MOST_TOKENS: Final[i64] = 25  # kinds of cost tokens
MOST_FISH: Final[i64] = 5  # on one token
MOST_PAID: Final[i64] = 18  # units of one payment
MOST_SEATS: Final[i64] = 5
FAR: Final[i64] = 99  # more than any width, walk or limit
