"""M5 and M6: what a product costs whom, and what is lacking for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.moorea.components import COMMODITIES, FISH, GOODS, Components
from motu.games.moorea.state import MooreaState, Player

NONE: Final[i64] = 0  # of the type of what it is compared with, so that nothing is converted


def due(box: Components, player: Player, product: i64) -> vec[i64]:
    """[M5.8] The price on the card, [M6.2] less what the own sites save, [M6.4] each in its own commodity."""
    price = box.cost[product * GOODS : (product + 1) * GOODS]
    for c in range(COMMODITIES):
        price[c] = due_of(box, player, product, c)
    return price


def due_of(box: Components, player: Player, product: i64, g: i64) -> i64:
    """[M5.8] The same of one good."""
    price = box.cost[product * GOODS + g]
    return max(NONE, price - player.saves[g]) if g < COMMODITIES else price


def due_cards(box: Components, player: Player, product: i64) -> i64:
    """[M5.8] How many cards of its goods a price comes to; none where the buyer chooses the commodity."""
    cards: i64 = 0
    for i in range(box.cost_from[product], box.cost_from[product + 1]):
        cards += due_of(box, player, product, box.cost_good[i])
    return cards


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
    """Cards that the hand lacks for a product, fish in other cards' place taken into account; none when affordable."""
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


def missing(s: MooreaState, seat: i64, product: i64, enough: i64) -> i64:
    """How many cards the hand lacks for a product, 0 when it is affordable; what is above `enough` is not counted."""
    box, player = s.box, s.players[seat]
    if box.cost_same[product]:
        return lack_of(s, player, product, nearest(s, seat, product))
    hand, saves, cost, cost_good = player.hand, player.saves, box.cost, box.cost_good
    joker = player.has(box.joker_tool)
    spare = hand[FISH]
    replaceable: i64 = 0
    lacking: i64 = 0
    whole: i64 = 0
    for i in range(box.cost_from[product], box.cost_from[product + 1]):
        g = cost_good[i]
        need = cost[product * GOODS + g]
        if g < COMMODITIES:
            need = max(NONE, need - saves[g])
        whole += need
        if g == FISH:
            spare -= need
        if need > hand[g]:
            if joker and g < FISH:
                replaceable += need - hand[g]
            else:
                lacking += need - hand[g]
                if lacking > enough:
                    return lacking
    if not whole and box.least_paid:
        return lack_of(s, player, product, nearest(s, seat, product))
    return lacking + max(NONE, replaceable - max(NONE, spare)) if replaceable else lacking


def nearest(s: MooreaState, seat: i64, product: i64) -> i64:
    """The commodity of which the fewest cards are lacking, where the buyer may choose one."""
    box, player = s.box, s.players[seat]
    hand, saves = player.hand, player.saves
    same, floor = box.cost_same[product], box.least_paid
    fish = hand[FISH] if player.has(box.joker_tool) else NONE
    best: i64 = -1
    least: i64 = 0
    for c in range(COMMODITIES):
        if same or box.cost[product * GOODS + c]:
            lack = (max(floor, same - saves[c]) if same else floor) - hand[c]
            if c != FISH:
                lack -= fish
            if best < 0 or lack < least:
                best, least = c, lack
    return best


def lack_of(s: MooreaState, player: Player, product: i64, c: i64) -> i64:
    """How many cards are lacking if the buyer chooses this commodity."""
    box, hand = s.box, player.hand
    lack = (due_same(box, player, product, c) if box.cost_same[product] else box.least_paid) - hand[c]
    return max(NONE, lack - hand[FISH] if c != FISH and player.has(box.joker_tool) else lack)
