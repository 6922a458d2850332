"""The middle of the table: deck, display and tools."""

from __future__ import annotations

from motu.core import bag
from motu.core.game import Seat
from motu.games.moorea.components import (
    COMMODITIES,
    COMMODITY_NAMES,
    FIRST_SITE,
    FIRST_STORE,
    GOOD_NAMES,
    GOODS,
    PRODUCT_NAMES,
    STORE_NAMES,
    TOOL_NAMES,
    Components,
    product_class,
)
from motu.games.moorea.rules import buy, prices
from motu.games.moorea.state import NO_CARD, MooreaState
from motu.games.moorea.view.types import Card, Deck, Mark, PriceMark, Tool


def deck(s: MooreaState) -> Deck:
    """[M13.3] How many products are face down, and from which stack the next one comes; not which."""
    left = s.deck_size()
    return {"left": left, "stack": 0 if not left else 1 if bag.total(s.stack_one) else 2}


def card(s: MooreaState, seat: Seat, slot: int) -> Card | None:
    """A product for sale, with its price for the reader."""
    p = s.display[slot]
    if p == NO_CARD:
        return None
    box = s.box
    face: Card = {
        "product": PRODUCT_NAMES[p],
        "type": product_class(p),
        "stack": s.marks[slot],
        "points": box.points[p],
        "per_card": box.points_per_card[p],
        "accepts": accepted(s, p),
        "same": box.cost_same[p],
        "cost": bag.named(box.cost[p * GOODS : (p + 1) * GOODS], GOOD_NAMES),
    }
    if product_class(p) == "site":
        face["saves"] = {COMMODITY_NAMES[box.saved_kind[p]]: box.saved[p]}
    if seat >= 0:
        lack = prices.lacking(s, seat, p)
        face["price"] = price(s, seat, p)
        face["lacking"] = bag.named(lack, GOOD_NAMES)
        face["missing"] = bag.total(lack)
        face["gain"] = buy.worth(s, seat, p) if p >= FIRST_SITE else 0
    return face


def accepted(s: MooreaState, p: int) -> list[str]:
    """Cards that a store takes."""
    if not FIRST_STORE <= p < FIRST_STORE + len(STORE_NAMES):
        return []
    return [GOOD_NAMES[g] for g in range(GOODS) if s.box.place[(p - FIRST_STORE) * GOODS + g] >= 0]


def price(s: MooreaState, seat: Seat, p: int) -> list[PriceMark]:
    """Each symbol of the price with its mark: pay, fish (the net closes the gap), saved (by a site) or lack."""
    player = s.players[seat]
    printed = {g: n for g, n in enumerate(s.box.cost[p * GOODS : (p + 1) * GOODS]) if n}
    if s.box.cost_same[p]:
        printed = {prices.nearest(s, seat, p): s.box.cost_same[p]}
    due = prices.owed(s, seat, p)
    lack = prices.lacking(s, seat, p)
    symbols: list[PriceMark] = []
    for g, n in printed.items():
        name = "any" if s.box.cost_same[p] else GOOD_NAMES[g]
        short = max(0, due[g] - player.hand[g])
        counts: dict[Mark, int] = {"pay": due[g] - short, "fish": short - lack[g], "lack": lack[g], "saved": n - due[g]}
        symbols += [{"good": name, "mark": mark} for mark, count in counts.items() for _ in range(count)]
    return symbols


def tool(s: MooreaState, seat: Seat, t: int) -> Tool:
    """A pile of tools; how many cards of the best kind are missing for the reader."""
    face: Tool = {
        "tool": TOOL_NAMES[t],
        "effect": effect(s.box, t),
        "left": s.tools_left(t),
        "cost": s.box.tool_cost[t],
        "points": s.box.tool_points[t],
    }
    if t == s.box.limit_tool:
        face["value"], face["usual"] = s.box.hand_limit_more, s.box.hand_limit
    if t == s.box.draw_tool:
        face["value"], face["usual"] = s.box.draws_more, s.box.draws
    if seat >= 0:
        player = s.players[seat]
        best = max(player.hand[c] for c in range(COMMODITIES))
        face["owned"] = player.has(t)
        face["missing"] = 0 if player.has(t) else max(0, s.box.tool_cost[t] - best)
    return face


def effect(box: Components, t: int) -> str:
    """The use of a tool, by the word of the component file."""
    if t == box.limit_tool:
        return "hand_limit"
    if t == box.draw_tool:
        return "draws_per_turn"
    return "draw_from_open" if t == box.open_tool else "fish_is_joker_for_products"
