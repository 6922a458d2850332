"""Handles: things that can be clicked, by name; and which of them make a move."""

from __future__ import annotations

from motu.core.game import Seat
from motu.core.notation import Row, alone, handle, numbers
from tests.skerry.game import moves
from tests.skerry.game.components import AXES, CELL_NAMES, TILE_NAMES
from tests.skerry.game.state import SkerryState

ROWS = [
    Row(moves.PASS, "pass", "pass"),
    Row(moves.END_TURN, "end turn", "end_turn"),
    Row(moves.LAY, "lay", "hand", TILE_NAMES),
    Row(moves.CELL, "at", "cell", CELL_NAMES),
    Row(moves.TURN, "along", "turn", numbers(len(AXES))),
    Row(moves.DRAW, "draw", names=TILE_NAMES),
    Row(moves.WEATHER, "weather", names=["calm", "wave"]),
]


def handles(_s: SkerryState, move: int) -> tuple[str, ...]:
    """Handles of a seat's legal move."""
    return (handle(move, ROWS),)


def on_the_table(s: SkerryState, seat: Seat) -> list[str]:
    """All handles of one time or another."""
    held = [name for kind, name in enumerate(TILE_NAMES) if seat >= 0 and s.players[seat].hand[kind]]
    own = [f"hand:{name}" for name in held]
    turns = [f"turn:{axis}" for axis in numbers(len(AXES))]
    return [*own, *(f"cell:{name}" for name in CELL_NAMES), *turns, *alone(ROWS)]
