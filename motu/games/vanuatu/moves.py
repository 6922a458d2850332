"""The ranges of move numbers. A kind is named, never a position: two equal tiles are one move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.games.vanuatu.names import (
    ACTIONS,
    CELLS,
    CHARACTERS,
    DIE,
    GOODS,
    ISLANDS,
    LETTERED,
    MOST_BEGGED,
    MOST_SEATS,
    MOST_TOURISTS,
    MOST_VALUE,
    REST_TOKENS,
    SHIPS,
    START_OCEANS,
)

# a turn
RESOLVE: Final[i64] = 0  # + action
GIVE_UP: Final[i64] = RESOLVE + ACTIONS
PREACH: Final[i64] = GIVE_UP + ACTIONS
GOVERN: Final[i64] = PREACH + ACTIONS
TREASURE: Final[i64] = GOVERN + ACTIONS  # + value - 1
BEG: Final[i64] = TREASURE + MOST_VALUE  # + points
TO_SPACE: Final[i64] = BEG + MOST_BEGGED + 1  # + action
# answers to what an action asks
SAIL: Final[i64] = TO_SPACE + ACTIONS  # + cell * 4 + steps, none when they are free
SELL: Final[i64] = SAIL + 4 * CELLS  # + (value - 1) * 16 + tiles
BUILD: Final[i64] = SELL + 16 * MOST_VALUE  # + island * 13 + what
BUY: Final[i64] = BUILD + 13 * ISLANDS  # + island * 3 + good
EXTRA: Final[i64] = BUY + GOODS * ISLANDS  # + 1 for yes
DRAW: Final[i64] = EXTRA + 2  # + island
TOURIST: Final[i64] = DRAW + ISLANDS
REST: Final[i64] = TOURIST + ISLANDS  # + token
# before and between
MARK: Final[i64] = REST + REST_TOKENS  # + action
NEUTRAL: Final[i64] = MARK + ACTIONS
CHARACTER: Final[i64] = NEUTRAL + ACTIONS  # + character
PLACE: Final[i64] = CHARACTER + CHARACTERS  # + lettered tile * 16 + cell
END_TURN: Final[i64] = PLACE + LETTERED * CELLS
# chance
START: Final[i64] = END_TURN + 1  # + start ocean
REVEAL: Final[i64] = START + START_OCEANS  # + lettered tile
SHIP: Final[i64] = REVEAL + LETTERED  # + ship
TOURISTS: Final[i64] = SHIP + SHIPS  # + value
FIRST: Final[i64] = TOURISTS + MOST_TOURISTS + 1  # + seat
ROLL: Final[i64] = FIRST + MOST_SEATS  # + face - 1
OFFER: Final[i64] = ROLL + DIE  # + character
N_MOVES: Final[i64] = OFFER + CHARACTERS

# What is built, written out because the compiler divides faster by plain numbers: 0 a hut, 1 + side a dike,
# 7 + side both.
HUT: Final[i64] = 0
DIKE: Final[i64] = 1
BOTH: Final[i64] = 7
BUILDINGS: Final[i64] = 13


def tile_of(lettered: i64) -> i64:
    """The tile of a lettered number."""
    return lettered + 1 if lettered < ISLANDS - 1 else lettered + 4


def lettered_of(tile: i64) -> i64:
    """The number of a tile among the lettered ones."""
    return tile - 1 if tile < ISLANDS else tile - 4


def sail(cell: i64, steps: i64) -> i64:
    """To a cell in so many paid steps; none when they are free."""
    return SAIL + cell * 4 + steps


def build(island: i64, hut: bool, side: i64) -> i64:
    """A hut, a dike on a side, or both; no dike when the side is negative."""
    if side < 0:
        return BUILD + island * BUILDINGS + HUT
    return BUILD + island * BUILDINGS + (BOTH if hut else DIKE) + side


def with_hut(building: i64) -> bool:
    return building == HUT or building >= BOTH


def side_of(building: i64) -> i64:
    """The side of the dike; -1 when there is none."""
    return -1 if building == HUT else (building - DIKE) % 6


def place(tile: i64, cell: i64) -> i64:
    """A tile of the volcano to a cell."""
    return PLACE + lettered_of(tile) * CELLS + cell
