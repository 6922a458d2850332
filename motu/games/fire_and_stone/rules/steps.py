"""The steps by number; flow.py lists them in this order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# setting up
FIRST: Final[i64] = 0
DEAL_OBJECTIVE: Final[i64] = 1
REFILL: Final[i64] = 2
OFFER: Final[i64] = 3  # a: how many to come
CHOOSE_START: Final[i64] = 4
TURN: Final[i64] = 5
# the use of a scout
NEXT_SCOUT: Final[i64] = 6
SCOUT: Final[i64] = 7
MOVE_NOW: Final[i64] = 8  # the first question about this scout
MOVE: Final[i64] = 9  # after it was chosen
FREE_COOK: Final[i64] = 10  # a: tiles chosen so far
ARRIVE: Final[i64] = 11
REVEAL: Final[i64] = 12  # a: area
ACT: Final[i64] = 13
# actions
FORAGE: Final[i64] = 14
GATHER: Final[i64] = 15
TRACK: Final[i64] = 16  # a: kind, b: 1 from the map, 0 from the discard
CARD: Final[i64] = 17  # a: track that was filled, or NONE
COVER: Final[i64] = 18  # a: likewise
COOK: Final[i64] = 19  # a: tiles chosen so far
HUNT: Final[i64] = 20
LOOK: Final[i64] = 21  # a: forest
PICK: Final[i64] = 22  # a: forest, b: tiles taken
SETTLE: Final[i64] = 23
BUILD_AGAIN: Final[i64] = 24  # a: how many more
SECOND: Final[i64] = 25
RETURN: Final[i64] = 26  # a: region, b: 1 after building
# the cave
CAVE_CARD: Final[i64] = 27
CAVE: Final[i64] = 28
FEAST: Final[i64] = 29
TUNNEL: Final[i64] = 30
PEEK: Final[i64] = 31  # a: how many more, b: regions
PEEK_TILE: Final[i64] = 32  # a: area
GROTTO: Final[i64] = 33
TEACHER: Final[i64] = 34
HERD: Final[i64] = 35  # a: how many to come, b: how many in all
DRAW_ANIMAL: Final[i64] = 36
# the end of a turn
CONFIRM: Final[i64] = 37
TURN_END: Final[i64] = 38

# What each question is called: its prompt is the text of this name.
ASKED: Final = {
    CHOOSE_START: "ask-start",
    SCOUT: "ask-scout",
    MOVE_NOW: "ask-move",
    MOVE: "ask-move",
    FREE_COOK: "ask-free-cook",
    FORAGE: "ask-forage",
    GATHER: "ask-gather",
    TRACK: "ask-track",
    CARD: "ask-card",
    COVER: "ask-cover",
    COOK: "ask-cook",
    HUNT: "ask-hunt",
    PICK: "ask-pick",
    SETTLE: "ask-settle",
    BUILD_AGAIN: "ask-build-again",
    SECOND: "ask-second",
    RETURN: "ask-return",
    CAVE: "ask-cave",
    FEAST: "ask-feast",
    TUNNEL: "ask-tunnel",
    PEEK: "ask-peek",
    GROTTO: "ask-grotto",
    TEACHER: "ask-teacher",
    CONFIRM: "ask-confirm",
}
