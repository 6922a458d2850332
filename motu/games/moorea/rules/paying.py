"""M5: the cards with which a product can be paid."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.moorea.components import COMMODITIES, FISH, GOODS, Components
from motu.games.moorea.moves import pay_fixed, pay_same
from motu.games.moorea.rules.prices import NONE, due, due_same, missing
from motu.games.moorea.state import MooreaState


def affordable(s: MooreaState, seat: i64, product: i64) -> bool:
    """[M5.2] Whether there is a payment at all; `payments` lists them."""
    return missing(s, seat, product, 0) == 0


def payments(s: MooreaState, seat: i64, product: i64) -> vec[i64]:
    """[M5.10] Every exact payment, each set of cards once; [M5.11] savings cannot be refused."""
    if s.box.cost_same[product]:
        return same_payments(s, seat, product)
    price = due(s.box, s.players[seat], product)
    if not bag.total(price):
        return floor_payments(s, seat, product)
    return fixed_payments(s, seat, price)


def fixed_payments(s: MooreaState, seat: i64, price: vec[i64]) -> vec[i64]:
    """[M5.8] With the net fish stand in for wood, clay, bamboo, seashell, card for card; [M7.8] for nothing else."""
    box = s.box
    player = s.players[seat]
    hand = player.hand
    found = vec[i64]()
    for g in range(FISH, GOODS):
        if hand[g] < price[g]:
            return found
    spare = hand[FISH] - price[FISH] if player.has(box.joker_tool) else NONE
    found = append(found, pay_fixed(box))
    radix: i64 = 1
    for c in range(FISH):
        least = max(NONE, price[c] - hand[c])
        most = min(price[c], spare)
        if least or most:
            wider = vec[i64]()
            for payment in found:
                taken = jokers(box, payment)
                for fish in range(least, most + 1):
                    if taken + fish <= spare:
                        wider = append(wider, payment + fish * radix)
            found = wider
        radix *= box.pay_width[c]
    return found


def jokers(box: Components, payment: i64) -> i64:
    """How many fish of this payment of a fixed cost stand for something else."""
    left = payment - pay_fixed(box)
    fish: i64 = 0
    for c in range(FISH):
        fish += left % box.pay_width[c]
        left //= box.pay_width[c]
    return fish


def same_payments(s: MooreaState, seat: i64, product: i64) -> vec[i64]:
    """[M5.9] The buyer chooses the commodity; [M5.12] payments in the same cards are one, whatever they are called."""
    box = s.box
    player = s.players[seat]
    hand = player.hand
    found = vec[i64]()
    all_fish: i64 = 1 << due_same(box, player, product, FISH)  # the numbers of fish alone that are listed elsewhere
    for c in range(COMMODITIES):
        need = due_same(box, player, product, c)
        most = min(need, hand[FISH]) if c != FISH and player.has(box.joker_tool) else NONE
        for fish in range(max(NONE, need - hand[c]), most + 1):
            if c != FISH and fish == need:
                if (all_fish >> need) & 1:
                    continue
                all_fish |= 1 << need
            found = append(found, pay_same(box) + c * box.same_width + fish)
    return found


def floor_payments(s: MooreaState, seat: i64, product: i64) -> vec[i64]:
    """[M5.8] Where savings leave nothing to pay, one card of a printed commodity is paid after all."""
    box = s.box
    hand = s.players[seat].hand
    found = vec[i64]()
    if not box.least_paid:
        return append(found, pay_fixed(box))
    fish_listed = box.cost[product * GOODS + FISH] > 0 or not s.players[seat].has(box.joker_tool)
    for c in range(COMMODITIES):
        if box.cost[product * GOODS + c]:
            if hand[c]:
                found = append(found, pay_same(box) + c * box.same_width)
            if hand[FISH] and not fish_listed:
                fish_listed = True
                found = append(found, pay_same(box) + c * box.same_width + 1)
    return found


def cards_of(s: MooreaState, seat: i64, product: i64, payment: i64) -> vec[i64]:
    """The hand cards that a payment hands over, as a bag."""
    box = s.box
    player = s.players[seat]
    if payment >= pay_fixed(box):
        price = due(box, player, product)
        left = payment - pay_fixed(box)
        for c in range(FISH):
            fish = left % box.pay_width[c]
            left //= box.pay_width[c]
            price[c] -= fish
            price[FISH] += fish
        return price
    paid = bag.empty(GOODS)
    c = (payment - pay_same(box)) // box.same_width
    fish = (payment - pay_same(box)) % box.same_width
    need = due_same(box, player, product, c) if box.cost_same[product] else box.least_paid
    paid[c] = need - fish
    paid[FISH] += fish
    return paid
