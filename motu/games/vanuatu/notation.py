"""A move as one line of text, and back: `mark sail`, `sail c4 for 2`, `build dike efate nw`, `lay d1 at c6`."""

from __future__ import annotations

from motu.core.notation import Row, line, numbers
from motu.games.vanuatu import moves
from motu.games.vanuatu.handles import ROWS
from motu.games.vanuatu.names import (
    ACTION_NAMES,
    CELL_NAMES,
    CELLS,
    CHARACTER_NAMES,
    DIE,
    GOOD_NAMES,
    ISLAND_NAMES,
    LETTERED_NAMES,
    MOST_SEATS,
    MOST_TOURISTS,
    OCEAN_NAMES,
    SHIPS,
    SIDE_NAMES,
)
from motu.games.vanuatu.state import NONE, VanuatuState

ISLANDS = [name.lower() for name in ISLAND_NAMES]  # lines are read without regard to capitals
LETTERED = [name.lower() for name in LETTERED_NAMES]
LINES = [
    *ROWS,
    Row(moves.PREACH, "preach", names=ACTION_NAMES),
    Row(moves.GOVERN, "govern", names=ACTION_NAMES),
    Row(moves.DRAW, "draw", names=ISLANDS),
    Row(moves.TOURIST, "tourist", names=ISLANDS),
    Row(moves.START, "start", names=[name.lower() for name in OCEAN_NAMES[:3]]),
    Row(moves.REVEAL, "reveal", names=LETTERED),
    Row(moves.SHIP, "ship", names=numbers(int(SHIPS))),
    Row(moves.TOURISTS, "tourists", names=["0", *numbers(int(MOST_TOURISTS))]),
    Row(moves.FIRST, "first", names=numbers(int(MOST_SEATS))),
    Row(moves.ROLL, "roll", names=numbers(int(DIE))),
    Row(moves.OFFER, "offer", names=CHARACTER_NAMES),
]


def write(_s: VanuatuState, move: int) -> str:
    """One line for a legal move."""
    if known := line(move, LINES):
        return known
    if moves.SAIL <= move < moves.SELL:
        cell, steps = divmod(move - moves.SAIL, 4)
        return f"sail {CELL_NAMES[cell]} " + (f"for {steps}" if steps else "free")
    if moves.SELL <= move < moves.BUILD:
        value, count = divmod(move - moves.SELL, 16)
        return f"sell {count} of value {value + 1}"
    if moves.BUILD <= move < moves.BUY:
        return built(*divmod(move - moves.BUILD, int(moves.BUILDINGS)))
    if moves.BUY <= move < moves.EXTRA:
        island, good = divmod(move - moves.BUY, len(GOOD_NAMES))
        return f"buy {GOOD_NAMES[good]} {ISLANDS[island]}"
    tile, cell = divmod(move - moves.PLACE, int(CELLS))
    return f"lay {LETTERED[tile]} at {CELL_NAMES[cell]}"


def built(island: int, building: int) -> str:
    """`build hut efate`, `build dike efate nw`, `build both efate nw`."""
    side = moves.side_of(building)
    if side == NONE:
        return f"build hut {ISLANDS[island]}"
    what = "both" if moves.with_hut(building) else "dike"
    return f"build {what} {ISLANDS[island]} {SIDE_NAMES[side]}"
