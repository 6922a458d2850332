"""What can be clicked on the table, by name; and which of it makes a move."""

from __future__ import annotations

from motu.core.game import Seat
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.names import (
    ANIMAL_NAMES,
    AREA_NAMES,
    CARD_NAMES,
    FEASTS,
    INVENTION_NAMES,
    KIND_NAMES,
    STARTING_NAMES,
    TRACKS,
)
from motu.games.fire_and_stone.rules import cards, moving
from motu.games.fire_and_stone.state import NONE, FireAndStoneState

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
    moves.END_TURN: "end_turn",
}
NAMED = [
    (moves.SCOUT, "scout", AREA_NAMES),
    (moves.MOVE, "area", AREA_NAMES),
    (moves.RETURN, "fire", AREA_NAMES),
    (moves.SECOND, "fire", AREA_NAMES),
    (moves.TUNNEL, "exit", AREA_NAMES),
    (moves.PEEK, "peek", AREA_NAMES),
    (moves.ANIMAL, "animal", ANIMAL_NAMES),
    (moves.COOK, "animal", ANIMAL_NAMES),
    (moves.TRACK, "track", [str(1 + track) for track in range(TRACKS)]),
    (moves.INVENTION, "display", INVENTION_NAMES),
    (moves.COVER, "card", CARD_NAMES),
    (moves.FEAST, "feast", [str(1 + size) for size in range(FEASTS)]),
    (moves.KIND, "discard", KIND_NAMES),
    (moves.START, "offer", STARTING_NAMES),
]


def handles(move: int) -> tuple[str, ...]:
    """What is clicked for a move of a seat: always one thing."""
    if move in PLAIN:
        return (PLAIN[move],)
    first, kind, names = next(row for row in reversed(NAMED) if row[0] <= move)
    return (f"{kind}:{names[move - first]}",)


def on_the_table(s: FireAndStoneState, seat: Seat) -> list[str]:
    """Everything that can be clicked at one time or another; what is asked of a seat by that seat only."""
    found = dict.fromkeys([*PLAIN.values(), *(f"area:{name}" for name in AREA_NAMES)])
    found.update(dict.fromkeys(f"fire:{name}" for area, name in enumerate(AREA_NAMES) if moving.is_fire(s, area)))
    found.update(dict.fromkeys(f"display:{name}" for c, name in enumerate(INVENTION_NAMES) if cards.shown(s, c)))
    if seat >= 0:
        player = s.players[seat]
        found.update(dict.fromkeys(f"scout:{AREA_NAMES[area]}" for area in player.scouts if area != NONE))
        found["food"] = None
        found.update(dict.fromkeys(f"track:{1 + track}" for track in range(TRACKS)))
        found.update(dict.fromkeys(f"animal:{name}" for a, name in enumerate(ANIMAL_NAMES) if player.mat[a]))
        found.update(dict.fromkeys(f"card:{name}" for c, name in enumerate(CARD_NAMES) if player.cards[c]))
        if s.waiting == seat:
            found.update(dict.fromkeys(handle for move in s.moves() for handle in handles(move)))
    return list(found)
