"""A move as one line of text, and back: `buy jetty`, `pay wood 2 fish 1`, `deal clay`."""

from __future__ import annotations

from motu.core.notation import line
from motu.games.moorea import moves
from motu.games.moorea.components import COMMODITY_NAMES, GOOD_NAMES
from motu.games.moorea.handles import ROWS, costs
from motu.games.moorea.state import MooreaState


def write(s: MooreaState, move: int) -> str:
    """One line for a legal move."""
    if known := line(move, ROWS):
        return known
    if moves.GIVE <= move < moves.TAKE:
        a, b = moves.pair_of(move - moves.GIVE)
        return f"give {COMMODITY_NAMES[a]} {COMMODITY_NAMES[b]}"
    if moves.COUNT <= move < moves.pay_same(s.box):
        return f"lay count {move - moves.COUNT}"
    paid = costs(s, move)
    return f"pay {' '.join(f'{good} {paid[good]}' for good in GOOD_NAMES if good in paid) or 'nothing'}"
