"""A move as one line of text, and back: `row 2`, `take a2 c2`, `place sea-sh-0-0-0`, `at 3 -1`, `flower c2`."""

from __future__ import annotations

from motu.core.notation import line
from motu.games.pagaie import moves
from motu.games.pagaie.handles import ROWS, slots, spot
from motu.games.pagaie.names import slot_name
from motu.games.pagaie.state import PagaieState


def write(s: PagaieState, move: int) -> str:
    """One line for a legal move."""
    if known := line(move, ROWS):
        return known
    if move < moves.PLACE:
        return "take " + " ".join(slot_name(slot) for slot in slots(s, int(s.agenda[-1].a), move))
    if move < moves.DISCARD:
        return f"place {in_hand(s, move - moves.PLACE)}"
    if move < moves.END_TURN:
        return f"discard {in_hand(s, move - moves.DISCARD)}"
    if move < moves.TURN:
        column, row = spot(s, s.waiting, move)
        return f"at {column} {row}"
    return f"draw {s.box.ids[move - moves.DRAW].lower()}"


def in_hand(s: PagaieState, held: int) -> str:
    """A tile in hand; where it lay before, if it was not taken in this turn."""
    name = s.box.ids[held >> 1].lower()
    return name if held & 1 else f"{name} from pontoon"
