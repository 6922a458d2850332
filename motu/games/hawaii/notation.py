"""A move as one line of text, and back: `go kahunas`, `pay 2 shell 1 fruit`, `draw red 4 fish 2`."""

from __future__ import annotations

from motu.core.notation import line
from motu.games.hawaii import moves
from motu.games.hawaii.handles import ROWS, fleet, units
from motu.games.hawaii.names import BOAT_NAMES, COLOURS, RESOURCE_NAMES
from motu.games.hawaii.state import HawaiiState


def write(s: HawaiiState, move: int) -> str:
    """One line for a legal move."""
    if known := line(move, ROWS):
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
