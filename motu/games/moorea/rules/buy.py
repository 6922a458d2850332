"""M5 and M6: buying products, and the sites that make them cheaper."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.core.game import Event
from motu.games.moorea.components import (
    COMMODITIES,
    FIRST_SITE,
    FIRST_STORE,
    FISH,
    GOODS,
    NECKLACE,
    Components,
)
from motu.games.moorea.moves import BUY, pay_fixed, pay_same
from motu.games.moorea.rules.ending import ring_in
from motu.games.moorea.rules.scoring import necklaces
from motu.games.moorea.state import NO_CARD, MooreaState, Player


def offers(s: MooreaState, seat: i64, found: vec[i64]) -> vec[i64]:
    """[M5.1] Any product in the display that the hand can pay for; [M5.7] also one that the player has already."""
    seen: i64 = 0
    for product in s.display:
        if product != NO_CARD and not (seen >> product) & 1:
            seen |= 1 << product
            if affordable(s, seat, product):
                found = append(found, BUY + product)
    return found


def due(box: Components, player: Player, product: i64) -> vec[i64]:
    """[M5.8] The price on the card, [M6.2] less what the own sites save, [M6.4] each in its own commodity."""
    price = box.cost[product * GOODS : (product + 1) * GOODS]
    for c in range(COMMODITIES):
        price[c] = max(0, price[c] - player.saves[c])
    return price


def due_same(box: Components, player: Player, product: i64, c: i64) -> i64:
    """[M5.9] [M6.1] Equal cards of one commodity, [M6.5] less what a site for that commodity saves; never nothing."""
    return max(box.least_paid, box.cost_same[product] - player.saves[c])


def affordable(s: MooreaState, seat: i64, product: i64) -> bool:
    """[M5.2] Whether there is a payment at all; `payments` lists them."""
    box = s.box
    player = s.players[seat]
    hand = player.hand
    joker = player.has(box.joker_tool)
    if box.cost_same[product]:
        for c in range(COMMODITIES):
            fish = hand[FISH] if joker and c != FISH else 0
            if hand[c] + fish >= due_same(box, player, product, c):
                return True
        return False
    missing: i64 = 0
    whole: i64 = 0
    for i in range(box.cost_from[product], box.cost_from[product + 1]):
        g = box.cost_good[i]
        need = box.cost[product * GOODS + g]
        if g < COMMODITIES:
            need = max(0, need - player.saves[g])
        whole += need
        if need > hand[g]:
            if g >= FISH or not joker:
                return False
            missing += need - hand[g]
    if not whole:
        return len(floor_payments(s, seat, product)) > 0
    if not missing:
        return True
    return missing <= hand[FISH] - max(0, box.cost[product * GOODS + FISH] - player.saves[FISH])


def lacking(s: MooreaState, seat: i64, product: i64) -> vec[i64]:
    """What the hand lacks for a product, fish in other cards' place taken into account; nothing when affordable."""
    player = s.players[seat]
    joker = player.has(s.box.joker_tool)
    price = due(s.box, player, product)
    if s.box.cost_same[product] or not bag.total(price):
        c = nearest(s, seat, product)
        need = due_same(s.box, player, product, c) if s.box.cost_same[product] else s.box.least_paid
        price[c] = need
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
    spare = hand[FISH] - price[FISH] if player.has(box.joker_tool) else 0
    found = append(found, pay_fixed(box))
    radix: i64 = 1
    for c in range(FISH):
        least = max(0, price[c] - hand[c])
        most = min(price[c], spare)
        wider = vec[i64]()
        for payment in found:
            for fish in range(least, most + 1):
                if jokers(box, payment) + fish <= spare:
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
        most = min(need, hand[FISH]) if c != FISH and player.has(box.joker_tool) else 0
        for fish in range(max(0, need - hand[c]), most + 1):
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


def carry_out(s: MooreaState, seat: i64, product: i64, payment: i64, log: Log | None) -> None:
    """[M5.2] The payment leaves the hand, [M5.5] the product goes to the hand or before the player."""
    paid = cards_of(s, seat, product, payment)
    player = s.players[seat]
    hand_over(s, player, paid)
    leave_display(s, product)
    if product < FIRST_SITE:
        player.takes(COMMODITIES + product, True)
    else:
        player.points += worth(s, seat, product)
        player.products[product] += 1
        if product < FIRST_STORE:
            open_site(s, player, product)
    s.progress = True
    if log is not None:
        log.append(Event("bought", seat, (product, *bag.listed(paid))))
    if not s.deck_size():
        ring_in(s, log)


def hand_over(s: MooreaState, player: Player, paid: vec[i64]) -> None:
    """[M5.3] Commodities paid go to the discard, [M5.4] canoes, huts and stoneware out of the game."""
    for g in range(GOODS):
        if paid[g]:
            player.gives(g, paid[g])
            if g < COMMODITIES:
                s.discard[g] += paid[g]
            else:
                s.removed[g - COMMODITIES] += paid[g]


def worth(s: MooreaState, seat: i64, product: i64) -> i64:
    """The points that a product brings at once when it is laid before the player."""
    if product == NECKLACE:
        owned = s.players[seat].products[NECKLACE]
        return necklaces(s.box, owned + 1) - necklaces(s.box, owned)
    return s.box.points[product]


def open_site(s: MooreaState, player: Player, site: i64) -> None:
    """[M6.7] A site helps from the next purchase on, [M6.3] once in each; [M12.3] equal sites add up, or do not."""
    c = s.box.saved_kind[site]
    if s.options.sites_add_up:
        player.saves[c] += s.box.saved[site]
    else:
        player.saves[c] = max(player.saves[c], s.box.saved[site])


def leave_display(s: MooreaState, product: i64) -> None:
    for slot in range(i64(len(s.display))):
        if s.display[slot] == product:
            s.display[slot] = NO_CARD
            return


def next_products(s: MooreaState) -> vec[i64]:
    """[M0.5] Stack I lies on top of stack II; within a stack every card is as likely."""
    return s.stack_one if bag.total(s.stack_one) else s.stack_two


def display_needs_card(s: MooreaState) -> bool:
    """[M5.6] The display is refilled at once, as long as there are cards."""
    for card in s.display:
        if card == NO_CARD:
            return True
    return False


def turn_up(s: MooreaState, product: i64, log: Log | None) -> None:
    """[M0.6] [M5.6] The next product fills the first empty place."""
    mark: i64 = 1 if bag.total(s.stack_one) else 2
    next_products(s)[product] -= 1
    for slot in range(i64(len(s.display))):
        if s.display[slot] == NO_CARD:
            s.display[slot] = product
            s.marks[slot] = mark
            if log is not None:
                log.append(Event("turned_up", s.active, (product, slot), reveals=True))
            return
