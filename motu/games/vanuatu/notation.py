"""A move as one line of text, and back: `mark sail`, `sail c4 for 2`, `build dike efate nw`, `lay d1 at c6`."""

from __future__ import annotations

from motu.core.notation import line
from motu.games.vanuatu import moves
from motu.games.vanuatu.names import (
    ACTION_NAMES,
    CELL_NAMES,
    CELLS,
    CHARACTER_NAMES,
    GOOD_NAMES,
    ISLAND_NAMES,
    LETTERED_NAMES,
    MOST_BEGGED,
    MOST_SEATS,
    MOST_TOURISTS,
    MOST_VALUE,
    OCEAN_NAMES,
    REST_NAMES,
    SHIPS,
    SIDE_NAMES,
)
from motu.games.vanuatu.state import NONE, VanuatuState


def small(names: list[str]) -> list[str]:
    """Lines are read without regard to capitals."""
    return [name.lower() for name in names]


def numbers(first: int, n: int) -> list[str]:
    return [str(first + i) for i in range(n)]


ISLANDS = small(ISLAND_NAMES)
PLAIN = {moves.EXTRA: "no second cube", moves.EXTRA + 1: "second cube", moves.END_TURN: "end turn"}
NAMED = [
    (moves.RESOLVE, "resolve", ACTION_NAMES),
    (moves.GIVE_UP, "give up", ACTION_NAMES),
    (moves.PREACH, "preach", ACTION_NAMES),
    (moves.GOVERN, "govern", ACTION_NAMES),
    (moves.TREASURE, "sell treasure", numbers(1, int(MOST_VALUE))),
    (moves.BEG, "beg", numbers(0, int(MOST_BEGGED) + 1)),
    (moves.TO_SPACE, "to", ACTION_NAMES),
    (moves.DRAW, "draw", ISLANDS),
    (moves.TOURIST, "tourist", ISLANDS),
    (moves.REST, "rest", REST_NAMES),
    (moves.MARK, "mark", ACTION_NAMES),
    (moves.NEUTRAL, "neutral", ACTION_NAMES),
    (moves.CHARACTER, "take", CHARACTER_NAMES),
    (moves.START, "start", small(OCEAN_NAMES[:3])),
    (moves.REVEAL, "reveal", small(LETTERED_NAMES)),
    (moves.SHIP, "ship", numbers(1, int(SHIPS))),
    (moves.TOURISTS, "tourists", numbers(0, int(MOST_TOURISTS) + 1)),
    (moves.FIRST, "first", numbers(1, int(MOST_SEATS))),
    (moves.ROLL, "roll", numbers(1, 6)),
    (moves.OFFER, "offer", CHARACTER_NAMES),
]


def write(_s: VanuatuState, move: int) -> str:
    """One line for a legal move."""
    if known := line(move, PLAIN, NAMED):
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
    return f"lay {LETTERED_NAMES[tile].lower()} at {CELL_NAMES[cell]}"


def built(island: int, building: int) -> str:
    """`build hut efate`, `build dike efate nw`, `build both efate nw`."""
    side = moves.side_of(building)
    if side == NONE:
        return f"build hut {ISLANDS[island]}"
    what = "both" if moves.with_hut(building) else "dike"
    return f"build {what} {ISLANDS[island]} {SIDE_NAMES[side]}"
