"""A move as one line of text, and back: `go kahunas`, `pay 2 shell 1 fruit`, `draw red 4 fish 2`."""

from __future__ import annotations

from motu.core.notation import line
from motu.games.hawaii import moves
from motu.games.hawaii.handles import fleet, units
from motu.games.hawaii.names import (
    BOAT_NAMES,
    COLOURS,
    GOD_NAMES,
    ISLAND_NAMES,
    KIND_NAMES,
    MOST_FISH,
    MOST_SEATS,
    PILES,
    PLACE_NAMES,
    POSTS,
    RESOURCE_NAMES,
    VILLAGES,
)
from motu.games.hawaii.state import HawaiiState


def numbers(n: int) -> list[str]:
    """The names of things that have only a number, counted from 1."""
    return [str(1 + i) for i in range(n)]


PLAIN = {
    moves.FISH: "fish",
    moves.STOP: "no more fish",
    moves.NO_TIKI: "no tiki",
    moves.END_TURN: "end turn",
}
NAMED = [
    (moves.GO, "go", PLACE_NAMES),
    (moves.VISIT, "visit", numbers(int(POSTS))),
    (moves.FINISH, "finish", numbers(int(MOST_SEATS))),
    (moves.PRODUCT, "buy", KIND_NAMES),
    (moves.PILE, "buy god", numbers(int(PILES))),
    (moves.VILLAGE, "village", numbers(int(VILLAGES))),
    (moves.CATCH + 1, "catch", numbers(int(MOST_FISH))),
    (moves.CHOOSE, "choose", RESOURCE_NAMES),
    (moves.LAY_PLACE, "lay", PLACE_NAMES),
    (moves.UNCOVER, "uncover", GOD_NAMES),
    (moves.ARRIVE, "arrive", ISLAND_NAMES),
    (moves.NEXT_SEAT, "next", numbers(int(MOST_SEATS))),
]


def write(s: HawaiiState, move: int) -> str:
    """One line for a legal move."""
    if known := line(move, PLAIN, NAMED):
        return known
    if moves.PRICE <= move < moves.VILLAGE:
        face, side = divmod(move - moves.PRICE, 2)
        return f"{('single', 'double')[side]} {COLOURS[face % 2]} {face // 2}"
    if moves.BOATS <= move < moves.PAY:
        return f"send {counted(fleet(move), BOAT_NAMES)}"
    if moves.PAY <= move < moves.NO_TIKI:
        return f"pay {counted(units(s, move), RESOURCE_NAMES)}"
    token = move - moves.DRAW
    return f"draw {COLOURS[s.box.face[token] % 2]} {s.box.face[token] // 2} fish {s.box.fish[token]}"


def counted(counts: list[int], names: list[str]) -> str:
    """`2 shell 1 fruit`."""
    return " ".join(f"{n} {name}" for n, name in zip(counts, names, strict=True) if n) or "nothing"
