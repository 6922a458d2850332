"""A move as one line of text, and back: `buy jetty`, `pay wood 2 fish 1`, `deal clay`."""

from __future__ import annotations

from motu.core.errors import BadNotation
from motu.core.notation import line
from motu.games.moorea import flow, moves
from motu.games.moorea.components import COMMODITY_NAMES, GOOD_NAMES, PRODUCT_NAMES, STORE_NAMES, TOOL_NAMES
from motu.games.moorea.rules import paying
from motu.games.moorea.state import MooreaState

PLAIN = {
    moves.DRAW_PILE: "draw pile",
    moves.STOP: "stop",
    moves.PASS: "pass",
    moves.EXCHANGE: "exchange",
    moves.END_TURN: "end turn",
}
NAMED = [
    (moves.DRAW_OPEN, "draw open", COMMODITY_NAMES),
    (moves.BUY, "buy", PRODUCT_NAMES),
    (moves.BUY_TOOL, "tool", TOOL_NAMES),
    (moves.LAY, "lay", STORE_NAMES),
    (moves.TAKE, "take", COMMODITY_NAMES),
    (moves.PAY_TOOL, "pay tool", COMMODITY_NAMES),
    (moves.DISCARD, "discard", GOOD_NAMES),
    (moves.DEAL, "deal", COMMODITY_NAMES),
    (moves.TURN_UP, "turn up", PRODUCT_NAMES),
]


def write(s: MooreaState, move: int) -> str:
    """One line for a legal move."""
    if known := line(move, PLAIN, NAMED):
        return known
    if moves.GIVE <= move < moves.TAKE:
        a, b = moves.pair_of(move - moves.GIVE)
        return f"give {COMMODITY_NAMES[a]} {COMMODITY_NAMES[b]}"
    if moves.STARTS <= move < moves.COUNT:
        return f"starts {move - moves.STARTS}"
    if moves.COUNT <= move < moves.pay_same(s.box):
        return f"lay count {move - moves.COUNT}"
    return payment(s, move)


def payment(s: MooreaState, move: int) -> str:
    """A payment by the cards that are handed over."""
    f = s.agenda[-1]
    if f.step != flow.PAY:
        raise BadNotation(f"Move {move} cannot be written here: nothing is being paid for.")
    paid = paying.cards_of(s, f.seat, f.a, move)
    cards = [f"{name} {n}" for name, n in zip(GOOD_NAMES, paid, strict=True) if n]
    return f"pay {' '.join(cards) or 'nothing'}"
