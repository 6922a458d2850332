"""The ranges of move numbers. A kind is named, never a position: equal tiles are one move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.games.fire_and_stone.names import (
    ANIMALS,
    AREAS,
    CARDS,
    CAVES,
    FEASTS,
    GATHERED,
    INVENTIONS,
    KINDS,
    MOST_SEATS,
    OBJECTIVES,
    STARTING,
    TRACKS,
)

# with areas
SCOUT: Final[i64] = 0  # + the area where it stands
MOVE: Final[i64] = SCOUT + AREAS  # + the area where it goes
RETURN: Final[i64] = MOVE + AREAS  # + the fire it is sent to
SECOND: Final[i64] = RETURN + AREAS  # + the fire where the second scout begins
TUNNEL: Final[i64] = SECOND + AREAS  # + the area beyond
PEEK: Final[i64] = TUNNEL + AREAS  # + the area looked at
# plain answers
STAY: Final[i64] = PEEK + AREAS
HUNT: Final[i64] = STAY + 1
TAKE: Final[i64] = HUNT + 1
LEAVE: Final[i64] = TAKE + 1
BUILD: Final[i64] = LEAVE + 1
FORAGE: Final[i64] = BUILD + 1
USE: Final[i64] = FORAGE + 1
PASS: Final[i64] = USE + 1
STOP: Final[i64] = PASS + 1
DONE: Final[i64] = STOP + 1
POINTS: Final[i64] = DONE + 1
DECLINE: Final[i64] = POINTS + 1
END_TURN: Final[i64] = DECLINE + 1
# with pieces
ANIMAL: Final[i64] = END_TURN + 1  # + kind taken from a forest
COOK: Final[i64] = ANIMAL + ANIMALS  # + kind put on the fire
TRACK: Final[i64] = COOK + ANIMALS  # + own track
INVENTION: Final[i64] = TRACK + TRACKS  # + kind taken from the display
COVER: Final[i64] = INVENTION + INVENTIONS  # + own card
FEAST: Final[i64] = COVER + CARDS  # + size
KIND: Final[i64] = FEAST + FEASTS  # + gathering kind from the discard
START: Final[i64] = KIND + GATHERED  # + starting invention
# chance
FIRST: Final[i64] = START + STARTING  # + seat
OBJECTIVE: Final[i64] = FIRST + MOST_SEATS  # + objective
SHOW: Final[i64] = OBJECTIVE + OBJECTIVES  # + invention that comes into the display
OFFER: Final[i64] = SHOW + INVENTIONS  # + starting invention
REVEAL: Final[i64] = OFFER + STARTING  # + kind of tile
CARD: Final[i64] = REVEAL + KINDS  # + cave card
DRAW: Final[i64] = CARD + CAVES  # + animal
N_MOVES: Final[i64] = DRAW + ANIMALS
