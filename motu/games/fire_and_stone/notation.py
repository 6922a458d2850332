"""A move as one line of text, and back: `move kalahari`, `cook hare`, `reveal forest`."""

from __future__ import annotations

from motu.core.notation import line
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.names import (
    ANIMAL_NAMES,
    AREA_NAMES,
    CARD_NAMES,
    CAVE_NAMES,
    FEASTS,
    GATHERED,
    INVENTION_NAMES,
    KIND_NAMES,
    MOST_SEATS,
    OBJECTIVE_NAMES,
    STARTING_NAMES,
    TRACKS,
)


def numbers(n: int) -> list[str]:
    """The names of things that have only a number, counted from 1."""
    return [str(1 + i) for i in range(n)]


PLAIN = {
    moves.STAY: "stay",
    moves.HUNT: "hunt",
    moves.TAKE: "take",
    moves.LEAVE: "leave",
    moves.BUILD: "build",
    moves.FORAGE: "forage",
    moves.USE: "use",
    moves.PASS: "pass",
    moves.STOP: "stop",
    moves.DONE: "done",
    moves.POINTS: "points",
    moves.DECLINE: "decline",
    moves.END_TURN: "end turn",
}
NAMED = [
    (moves.SCOUT, "scout", AREA_NAMES),
    (moves.MOVE, "move", AREA_NAMES),
    (moves.RETURN, "return", AREA_NAMES),
    (moves.SECOND, "second", AREA_NAMES),
    (moves.TUNNEL, "tunnel", AREA_NAMES),
    (moves.PEEK, "peek", AREA_NAMES),
    (moves.ANIMAL, "catch", ANIMAL_NAMES),
    (moves.COOK, "cook", ANIMAL_NAMES),
    (moves.TRACK, "track", numbers(int(TRACKS))),
    (moves.INVENTION, "learn", INVENTION_NAMES),
    (moves.COVER, "cover", CARD_NAMES),
    (moves.FEAST, "feast", numbers(int(FEASTS))),
    (moves.KIND, "gather", KIND_NAMES[:GATHERED]),
    (moves.START, "start", STARTING_NAMES),
    (moves.FIRST, "first", numbers(int(MOST_SEATS))),
    (moves.OBJECTIVE, "objective", OBJECTIVE_NAMES),
    (moves.SHOW, "show", INVENTION_NAMES),
    (moves.OFFER, "offer", STARTING_NAMES),
    (moves.REVEAL, "reveal", KIND_NAMES),
    (moves.CARD, "card", CAVE_NAMES),
    (moves.DRAW, "draw", ANIMAL_NAMES),
]


def write(move: int) -> str:
    """One line for a move; it is the same at every table."""
    return line(move, PLAIN, NAMED)
