"""Handles: things that can be clicked, by name; and which of them make a move."""

from __future__ import annotations

from collections.abc import Mapping

from motu.core import bag
from motu.core.game import Seat
from motu.core.notation import Row, alone, handle
from motu.games.moorea import flow, moves
from motu.games.moorea.components import (
    COMMODITIES,
    COMMODITY_NAMES,
    FIRST_STORE,
    GOOD_NAMES,
    GOODS,
    MOST_SEATS,
    PRODUCT_NAMES,
    STORE_NAMES,
    TOOL_NAMES,
)
from motu.games.moorea.rules import draw, paying
from motu.games.moorea.state import MooreaState

ROWS = [
    Row(moves.DRAW_PILE, "draw pile", "pile"),
    Row(moves.PASS, "pass", "pass"),
    Row(moves.EXCHANGE, "exchange", "exchange"),
    Row(moves.STOP, "stop", "stop"),
    Row(moves.END_TURN, "end turn", "end_turn"),
    Row(moves.DRAW_OPEN, "draw open", "open", COMMODITY_NAMES),
    Row(moves.BUY, "buy", "display", PRODUCT_NAMES),
    Row(moves.BUY_TOOL, "tool", "tool", TOOL_NAMES),
    Row(moves.LAY, "lay", "store", STORE_NAMES),
    Row(moves.TAKE, "take", "open", COMMODITY_NAMES),
    Row(moves.PAY_TOOL, "pay tool", "hand", COMMODITY_NAMES),
    Row(moves.DISCARD, "discard", "hand", GOOD_NAMES),
    Row(moves.DEAL, "deal", names=COMMODITY_NAMES),
    Row(moves.TURN_UP, "turn up", names=PRODUCT_NAMES),
    Row(moves.STARTS, "starts", names=[str(seat) for seat in range(MOST_SEATS)]),
]


def handles(s: MooreaState, move: int) -> tuple[str, ...]:
    """Handles of a seat's legal move."""
    if known := handle(move, ROWS):
        return (known,)
    if moves.COUNT <= move < moves.pay_same(s.box):
        return (f"count:{move - moves.COUNT}",)
    return in_hand(costs(s, move))


def costs(s: MooreaState, move: int) -> dict[str, int]:
    """The cards that a move gives up, as far as there is only one way to pay for it."""
    f = s.agenda[-1]
    if moves.BUY <= move < moves.BUY_TOOL:
        ways = paying.payments(s, f.seat, move - moves.BUY)
        return paid(s, move - moves.BUY, ways[0]) if len(ways) == 1 else {}
    if moves.GIVE <= move < moves.PAY_TOOL:
        return pair_counts(move - moves.GIVE if move < moves.TAKE else f.a)
    if moves.PAY_TOOL <= move < moves.DISCARD:
        return {COMMODITY_NAMES[move - moves.PAY_TOOL]: int(s.box.tool_cost[f.a])}
    if moves.DISCARD <= move < moves.END_TURN:
        return {GOOD_NAMES[move - moves.DISCARD]: 1}
    if moves.COUNT <= move < moves.pay_same(s.box):
        return {GOOD_NAMES[f.a % GOODS]: move - moves.COUNT} if move > moves.COUNT else {}
    return paid(s, int(f.a), move) if f.step == flow.PAY else {}


def paid(s: MooreaState, product: int, payment: int) -> dict[str, int]:
    """The cards of a payment."""
    return bag.named(paying.cards_of(s, s.waiting, product, payment), GOOD_NAMES)


def pair_counts(pair: int) -> dict[str, int]:
    """Two commodities as counts of goods."""
    a, b = (COMMODITY_NAMES[c] for c in moves.pair_of(pair))
    return {a: 2} if a == b else {a: 1, b: 1}


def in_hand(counts: Mapping[str, int]) -> tuple[str, ...]:
    """The handles of these hand cards, one for each card."""
    return tuple(f"hand:{good}" for good in GOOD_NAMES for _ in range(counts.get(good, 0)))


def on_the_table(s: MooreaState, seat: Seat) -> list[str]:
    """All handles of one time or another."""
    found = alone(ROWS)
    found += [f"open:{COMMODITY_NAMES[c]}" for c in range(COMMODITIES) if draw.in_row(s, c)]
    shown = set(s.display)
    found += [f"display:{product}" for p, product in enumerate(PRODUCT_NAMES) if p in shown]
    found += [f"tool:{name}" for name in TOOL_NAMES]
    if seat >= 0:
        player = s.players[seat]
        found += [f"hand:{GOOD_NAMES[g]}" for g in range(GOODS) if player.hand[g]]
        found += [f"store:{name}" for i, name in enumerate(STORE_NAMES) if player.products[FIRST_STORE + i]]
        found += [f"count:{n}" for n in range(max(player.hand) + 1)]
    return found
