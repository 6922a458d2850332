"""M5 and M6: what a product costs whom, and what is lacking for it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.moorea.components import COMMODITIES, FISH, GOODS, Components
from motu.games.moorea.state import MooreaState, Player


def due(box: Components, player: Player, product: i64) -> vec[i64]:
    """[M5.8] The price on the card, [M6.2] less what the own sites save, [M6.4] each in its own commodity."""
    price = box.cost[product * GOODS : (product + 1) * GOODS]
    for c in range(COMMODITIES):
        price[c] = max(0, price[c] - player.saves[c])
    return price


def due_same(box: Components, player: Player, product: i64, c: i64) -> i64:
    """[M5.9] [M6.1] Equal cards of one commodity, [M6.5] less what a site for that commodity saves; never nothing."""
    return max(box.least_paid, box.cost_same[product] - player.saves[c])


def owed(s: MooreaState, seat: i64, product: i64) -> vec[i64]:
    """[M5.8] What a product costs a player in the end, one card at least; of what may be chosen, the nearest."""
    player = s.players[seat]
    price = due(s.box, player, product)
    if s.box.cost_same[product]:
        c = nearest(s, seat, product)
        price[c] = due_same(s.box, player, product, c)
    elif not bag.total(price):
        price[nearest(s, seat, product)] = s.box.least_paid
    return price


def lacking(s: MooreaState, seat: i64, product: i64) -> vec[i64]:
    """What the hand lacks for a product, fish in other cards' place taken into account; nothing when affordable."""
    player = s.players[seat]
    joker = player.has(s.box.joker_tool)
    price = owed(s, seat, product)
    spare = player.hand[FISH] - price[FISH] if joker else 0
    for g in range(GOODS):
        price[g] = max(0, price[g] - player.hand[g])
        if g < FISH and spare > 0:
            jokers_used = min(spare, price[g])
            price[g] -= jokers_used
            spare -= jokers_used
    return price


def nearest(s: MooreaState, seat: i64, product: i64) -> i64:
    """The commodity of which the fewest cards are lacking, where the buyer may choose one."""
    player = s.players[seat]
    joker = player.has(s.box.joker_tool)
    best: i64 = -1
    least: i64 = 0
    for c in range(COMMODITIES):
        if s.box.cost_same[product]:
            lack = due_same(s.box, player, product, c) - player.hand[c]
        elif s.box.cost[product * GOODS + c]:
            lack = s.box.least_paid - player.hand[c]
        else:
            continue
        if joker and c != FISH:
            lack -= player.hand[FISH]
        if best < 0 or lack < least:
            best, least = c, lack
    return best
