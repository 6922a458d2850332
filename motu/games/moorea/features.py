"""Features of Moorea for a fit of values and priors."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.moorea import moves
from motu.games.moorea.components import (
    COMMODITIES,
    FIRST_POINT,
    FIRST_SITE,
    FIRST_STORE,
    FISH,
    NECKLACE,
    SEASHELL,
)
from motu.games.moorea.heuristics import turns_left
from motu.games.moorea.rules import limit
from motu.games.moorea.state import NOT_YET, MooreaState

NAMES: Final = [
    "turns", "cards", "too_many", "shells", "fish", "intermediates",
    "cart", "cart_turns", "alike", "alike_turns", "lacking_one", "lacking_two",
    "spear", "net", "basket", "sites", "site_turns", "stores", "store_turns", "necklaces", "last_turns", "active",
]  # fmt: skip
KINDS: Final = [
    ("draw_pile", moves.DRAW_PILE), ("draw_open", moves.DRAW_OPEN), ("stop", moves.STOP), ("pass", moves.PASS),
    ("exchange", moves.EXCHANGE), ("intermediate", moves.BUY), ("site", moves.BUY + FIRST_SITE),
    ("store", moves.BUY + FIRST_STORE), ("for_points", moves.BUY + FIRST_POINT), ("necklace", moves.BUY + NECKLACE),
    ("basket", moves.BUY_TOOL), ("spear", moves.BUY_TOOL + 1), ("net", moves.BUY_TOOL + 2),
    ("cart", moves.BUY_TOOL + 3), ("lay", moves.LAY), ("give", moves.GIVE), ("take", moves.TAKE),
    ("pay_tool", moves.PAY_TOOL), ("discard", moves.DISCARD), ("end_turn", moves.END_TURN), ("count", moves.COUNT),
]  # fmt: skip
LONG: Final = 20.0  # turns


def progress(s: MooreaState) -> float:
    """By the products still to come; the last turns are all at the end."""
    if s.last_turns != NOT_YET:
        return 1.0
    total = bag.total(s.box.stack(1, s.seats())) + bag.total(s.box.stack(2, s.seats()))
    return 1.0 - min(1.0, float(s.deck_size()) / float(max(1, total)))


def features(s: MooreaState, seat: i64) -> vec[float]:
    """One number for each of NAMES."""
    player = s.players[seat]
    left = turns_left(s, seat)
    turns = left / LONG
    held = bag.total(player.hand)
    cart = s.box.draw_tool
    most: i64 = 0
    for c in range(COMMODITIES):
        most = max(most, player.hand[c])
    open_cart = 0.0 if player.has(cart) or not s.tools_left(cart) else 1.0
    lacking = s.box.tool_cost[cart] - most
    sites: i64 = 0
    stores: i64 = 0
    for p in range(FIRST_SITE, FIRST_STORE):
        sites += player.products[p]
    for p in range(FIRST_STORE, FIRST_POINT):
        stores += player.products[p]
    alike = open_cart * 0.25 * float(most)
    return vec[float]([
        turns,
        0.125 * float(held),
        0.25 * float(max(0, held - limit.limit(s, seat))),
        0.3 * float(player.hand[SEASHELL]),
        0.3 * float(player.hand[FISH]),
        0.3 * float(bag.total(player.hand[COMMODITIES:])),
        1.0 if player.has(cart) else 0.0,
        turns if player.has(cart) else 0.0,
        alike,
        alike * turns,
        open_cart if lacking == 1 else 0.0,
        open_cart if lacking == 2 else 0.0,
        1.0 if player.has(s.box.open_tool) else 0.0,
        1.0 if player.has(s.box.joker_tool) else 0.0,
        1.0 if player.has(s.box.limit_tool) else 0.0,
        0.3 * float(sites),
        0.3 * float(sites) * turns,
        0.3 * float(stores),
        0.3 * float(stores) * turns,
        0.25 * float(player.products[NECKLACE]),
        1.0 if s.last_turns != NOT_YET else 0.0,
        1.0 if s.active == seat else 0.0,
    ])  # fmt: skip
