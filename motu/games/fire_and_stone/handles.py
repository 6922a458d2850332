"""Handles: things that can be clicked, by name; and which of them make a move."""

from __future__ import annotations

from motu.core.game import Seat
from motu.core.notation import Row, alone, handle, numbers
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
from motu.games.fire_and_stone.rules import cards, moving
from motu.games.fire_and_stone.state import NONE, FireAndStoneState

ROWS = [
    Row(moves.SCOUT, "scout", "scout", AREA_NAMES),
    Row(moves.MOVE, "move", "area", AREA_NAMES),
    Row(moves.RETURN, "return", "fire", AREA_NAMES),
    Row(moves.SECOND, "second", "fire", AREA_NAMES),
    Row(moves.TUNNEL, "tunnel", "exit", AREA_NAMES),
    Row(moves.PEEK, "peek", "peek", AREA_NAMES),
    Row(moves.STAY, "stay", "stay"),
    Row(moves.HUNT, "hunt", "hunt"),
    Row(moves.TAKE, "take", "take"),
    Row(moves.LEAVE, "leave", "leave"),
    Row(moves.BUILD, "build", "build"),
    Row(moves.FORAGE, "forage", "forage"),
    Row(moves.USE, "use", "use"),
    Row(moves.PASS, "pass", "pass"),
    Row(moves.STOP, "stop", "stop"),
    Row(moves.DONE, "done", "done"),
    Row(moves.POINTS, "points", "points"),
    Row(moves.DECLINE, "decline", "decline"),
    Row(moves.END_TURN, "end turn", "end_turn"),
    Row(moves.ANIMAL, "catch", "animal", ANIMAL_NAMES),
    Row(moves.COOK, "cook", "animal", ANIMAL_NAMES),
    Row(moves.TRACK, "track", "track", numbers(int(TRACKS))),
    Row(moves.INVENTION, "learn", "display", INVENTION_NAMES),
    Row(moves.COVER, "cover", "card", CARD_NAMES),
    Row(moves.FEAST, "feast", "feast", numbers(int(FEASTS))),
    Row(moves.KIND, "gather", "discard", KIND_NAMES[:GATHERED]),
    Row(moves.START, "start", "offer", STARTING_NAMES),
    Row(moves.FIRST, "first", names=numbers(int(MOST_SEATS))),
    Row(moves.OBJECTIVE, "objective", names=OBJECTIVE_NAMES),
    Row(moves.SHOW, "show", names=INVENTION_NAMES),
    Row(moves.OFFER, "offer", names=STARTING_NAMES),
    Row(moves.REVEAL, "reveal", names=KIND_NAMES),
    Row(moves.CARD, "card", names=CAVE_NAMES),
    Row(moves.DRAW, "draw", names=ANIMAL_NAMES),
]


def handles(_s: FireAndStoneState, move: int) -> tuple[str, ...]:
    """The handle of a seat's move: always one."""
    return (handle(move, ROWS),)


def on_the_table(s: FireAndStoneState, seat: Seat) -> list[str]:
    """All handles of one time or another; those of a question for the seat that is asked only."""
    found = dict.fromkeys([*alone(ROWS), *(f"area:{name}" for name in AREA_NAMES)])
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
            found.update(dict.fromkeys(handle for move in s.moves() for handle in handles(s, move)))
    return list(found)
