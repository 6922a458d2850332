"""The places before the players."""

from __future__ import annotations

from motu.core import bag
from motu.core.game import Seat
from motu.games.moorea.components import (
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
    product_class,
)
from motu.games.moorea.rules import limit, scoring
from motu.games.moorea.state import MooreaState, Player
from motu.games.moorea.view import types


def place(s: MooreaState, seat: Seat, other: Seat, standing: int) -> types.Player:
    """The place before a player, [M13.6] its points too; [M13.1] of a hand its size, [M12.4] or what is known of it."""
    player = s.players[other]
    before: types.Player = {
        "seat": other,
        "score": player.points,
        "place": standing,
        "held": bag.total(player.hand),
        "limit": limit.limit(s, other),
        "tools": [name for t, name in enumerate(TOOL_NAMES) if player.has(t)],
        "cards": [laid_out(s, player, p) for p in range(FIRST_SITE, PRODUCTS) if player.products[p]],
        "saves": bag.named(player.saves, COMMODITY_NAMES),
        "stores": [
            store(s, player, p) for p in range(FIRST_STORE, FIRST_STORE + len(STORE_NAMES)) if player.products[p]
        ],
        "necklace": scoring.necklaces(s.box, player.products[NECKLACE]),
    }
    if other == seat:
        before["hand"] = bag.named(player.hand, GOOD_NAMES)
    if s.options.tracker:
        before["known"] = bag.named(player.known, GOOD_NAMES)
    return before


def laid_out(s: MooreaState, player: Player, p: int) -> types.Owned:
    """Equal products before a player, with what they are worth now."""
    count = player.products[p]
    points = scoring.necklaces(s.box, count) if p == NECKLACE else count * s.box.points[p]
    face: types.Owned = {"product": PRODUCT_NAMES[p], "type": product_class(p), "count": count, "points": points}
    if p < FIRST_STORE:
        face["saves"] = {COMMODITY_NAMES[s.box.saved_kind[p]]: player.saves[s.box.saved_kind[p]]}
    return face


def store(s: MooreaState, player: Player, p: int) -> types.Store:
    """A store with what lies there."""
    first = (p - FIRST_STORE) * GOODS
    held = {GOOD_NAMES[g]: player.laid[s.box.place[first + g]] for g in range(GOODS) if s.box.place[first + g] >= 0}
    return {
        "store": PRODUCT_NAMES[p],
        "laid": held,
        "per_card": s.box.points_per_card[p],
        "points": sum(held.values()) * s.box.points_per_card[p],
    }
