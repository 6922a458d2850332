"""M13: what a seat sees. Built up from nothing."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.decisions import step_name
from motu.core.game import Json, Seat
from motu.games.moorea import flow
from motu.games.moorea.components import (
    COMMODITIES,
    COMMODITY_NAMES,
    FIRST_SITE,
    FIRST_STORE,
    GOOD_NAMES,
    GOODS,
    NECKLACE,
    PRODUCT_NAMES,
    PRODUCTS,
    STORE_NAMES,
    TOOL_NAMES,
    Components,
    product_class,
)
from motu.games.moorea.rules import buy, draw, limit, prices, scoring, setup
from motu.games.moorea.state import NO_CARD, NOT_YET, MooreaState, Player

STEP_NAMES = {flow.DRAW: "draw", flow.LIMIT: "limit", flow.CONFIRM: "confirm"}


def view(s: MooreaState, seat: Seat) -> Json:
    """[M13.2] Everything on the table, [M13.4] the discard too; [M13.1] of the hands only the own one.

    [M13.9] Whether an action is half made, the step does not tell.
    """
    return {
        "game": "moorea",
        "seat": seat,
        "first": s.first,
        "active": s.active,
        "awaiting": s.waiting,
        "step": step_name(s, STEP_NAMES),
        "steps": ["draw", "act", "limit"],
        "round": (s.turns + len(s.players) - 1) // len(s.players),
        "last_turns": None if s.last_turns == NOT_YET else s.last_turns,
        "rung": s.rung,
        "pile": bag.total(s.pile),
        "discard": named(s.discard),
        "row": [None if card == NO_CARD else COMMODITY_NAMES[card] for card in s.row],
        "deck": deck(s),
        "display": [card(s, seat, slot) for slot in range(len(s.display))],
        "tools": [tool(s, seat, t) for t in range(len(TOOL_NAMES))],
        "players": [place(s, seat, other, standing) for other, standing in enumerate(scoring.places(s))],
        "removed": {name: s.removed[i] for i, name in enumerate(PRODUCT_NAMES[:FIRST_SITE])},
        "boxed": products(setup.in_box(s.box, s.seats())),
        "unseen": {name: s.stack_one[p] + s.stack_two[p] for p, name in enumerate(PRODUCT_NAMES)},
        "necklaces": list(s.box.necklace_points),
        "handles": handles(s, seat),
    }


def named(goods: vec[i64]) -> dict[str, int]:
    """A bag of goods with their names, without the zeros."""
    return {GOOD_NAMES[g]: n for g, n in enumerate(goods) if n}


def products(counts: vec[i64]) -> dict[str, int]:
    """A bag of products with their names, without the zeros."""
    return {PRODUCT_NAMES[p]: n for p, n in enumerate(counts) if n}


def deck(s: MooreaState) -> Json:
    """[M13.3] How many products are face down, and from which stack the next one comes; not which."""
    left = s.deck_size()
    return {"left": left, "stack": 0 if not left else 1 if bag.total(s.stack_one) else 2}


def card(s: MooreaState, seat: Seat, slot: int) -> Json:
    """A product for sale, with its price for whoever looks."""
    p = s.display[slot]
    if p == NO_CARD:
        return None
    box = s.box
    face = {
        "product": PRODUCT_NAMES[p],
        "class": product_class(p),
        "stack": s.marks[slot],
        "points": box.points[p],
        "per_card": box.points_per_card[p],
        "accepts": accepted(s, p),
        "same": box.cost_same[p],
        "cost": named(box.cost[p * GOODS : (p + 1) * GOODS]),
    }
    if product_class(p) == "site":
        face["saves"] = {COMMODITY_NAMES[box.saved_kind[p]]: box.saved[p]}
    if seat >= 0:
        lack = prices.lacking(s, seat, p)
        face["price"] = price(s, seat, p)
        face["lacking"] = named(lack)
        face["missing"] = bag.total(lack)
        face["gain"] = buy.worth(s, seat, p) if p >= FIRST_SITE else 0
    return face


def accepted(s: MooreaState, p: int) -> list[str]:
    """What a store takes."""
    if not FIRST_STORE <= p < FIRST_STORE + len(STORE_NAMES):
        return []
    return [GOOD_NAMES[g] for g in range(GOODS) if s.box.place[(p - FIRST_STORE) * GOODS + g] >= 0]


def price(s: MooreaState, seat: Seat, p: int) -> list[list[str]]:
    """Each symbol of the price with its mark: pay, fish (the net closes the gap), saved (by a site) or lack."""
    player = s.players[seat]
    printed = {g: n for g, n in enumerate(s.box.cost[p * GOODS : (p + 1) * GOODS]) if n}
    if s.box.cost_same[p]:
        printed = {prices.nearest(s, seat, p): s.box.cost_same[p]}
    due = prices.owed(s, seat, p)
    lack = prices.lacking(s, seat, p)
    symbols: list[list[str]] = []
    for g, n in printed.items():
        name = "any" if s.box.cost_same[p] else GOOD_NAMES[g]
        short = max(0, due[g] - player.hand[g])
        marks = ["pay"] * (due[g] - short) + ["fish"] * (short - lack[g]) + ["lack"] * lack[g]
        symbols += [[name, mark] for mark in marks + ["saved"] * (n - due[g])]
    return symbols


def tool(s: MooreaState, seat: Seat, t: int) -> Json:
    """A pile of tools; how many cards of the best kind are missing for whoever looks."""
    face = {
        "tool": TOOL_NAMES[t],
        **effect(s.box, t),
        "left": s.tools_left(t),
        "cost": s.box.tool_cost[t],
        "points": s.box.tool_points[t],
    }
    if seat >= 0:
        player = s.players[seat]
        best = max(player.hand[c] for c in range(COMMODITIES))
        face["owned"] = player.has(t)
        face["missing"] = 0 if player.has(t) else max(0, s.box.tool_cost[t] - best)
    return face


def effect(box: Components, t: int) -> Json:
    """What a tool is good for, by the word of the component file; with a number, what it is without the tool."""
    if t == box.limit_tool:
        return {"effect": "hand_limit", "value": box.hand_limit_more, "usual": box.hand_limit}
    if t == box.draw_tool:
        return {"effect": "draws_per_turn", "value": box.draws_more, "usual": box.draws}
    return {"effect": "draw_from_open" if t == box.open_tool else "fish_is_joker_for_products"}


def place(s: MooreaState, seat: Seat, other: Seat, standing: int) -> Json:
    """What lies before a player, [M13.6] its points too; [M13.1] of a hand its size, [M12.4] or what is known of it."""
    player = s.players[other]
    before = {
        "seat": other,
        "score": player.points,
        "place": standing,
        "held": bag.total(player.hand),
        "limit": limit.limit(s, other),
        "draws": draw.draws(s, other),
        "tools": [name for t, name in enumerate(TOOL_NAMES) if player.has(t)],
        "cards": [laid_out(s, player, p) for p in range(FIRST_SITE, PRODUCTS) if player.products[p]],
        "saves": named(player.saves),
        "stores": [
            store(s, player, p) for p in range(FIRST_STORE, FIRST_STORE + len(STORE_NAMES)) if player.products[p]
        ],
        "necklace": scoring.necklaces(s.box, player.products[NECKLACE]),
    }
    if other == seat:
        before["hand"] = named(player.hand)
    if s.options.tracker:
        before["known"] = named(player.known)
    return before


def laid_out(s: MooreaState, player: Player, p: int) -> Json:
    """Equal products before a player, with what they are worth now."""
    count = player.products[p]
    points = scoring.necklaces(s.box, count) if p == NECKLACE else count * s.box.points[p]
    face = {"product": PRODUCT_NAMES[p], "class": product_class(p), "count": count, "points": points}
    if p < FIRST_STORE:
        face["saves"] = {COMMODITY_NAMES[s.box.saved_kind[p]]: player.saves[s.box.saved_kind[p]]}
    return face


def store(s: MooreaState, player: Player, p: int) -> Json:
    """A store with what lies there."""
    first = (p - FIRST_STORE) * GOODS
    held = {GOOD_NAMES[g]: player.laid[s.box.place[first + g]] for g in range(GOODS) if s.box.place[first + g] >= 0}
    return {
        "store": PRODUCT_NAMES[p],
        "laid": held,
        "per_card": s.box.points_per_card[p],
        "points": sum(held.values()) * s.box.points_per_card[p],
    }


def handles(s: MooreaState, seat: Seat) -> list[str]:
    """Everything on the table that can be clicked at one time or another."""
    found = ["pile", "pass", "exchange", "stop", "end_turn"]
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
