"""How good a position is, in points: the bots' knowledge of Moorea.

The numbers were found by letting bots that use them play against each other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.moorea.components import (
    COMMODITIES,
    FIRST_POINT,
    FIRST_SITE,
    FIRST_STORE,
    FISH,
    GOODS,
    NECKLACE,
    SEASHELL,
    STORES,
    TOOLS,
)
from motu.games.moorea.rules import buy, draw, limit, prices, scoring
from motu.games.moorea.state import NO_CARD, NOT_YET, MooreaState, Player

PURCHASES_A_TURN: Final = 0.6  # by each player
HIDDEN_CARD: Final = 0.9  # what a card in somebody else's hand is taken to be worth
OVER_LIMIT_SOON: Final = 0.35  # of a card that may have to be thrown away next turn
COMMODITY: Final = 1.0
PLAIN_FISH: Final = 0.7
JOKER_FISH: Final = 1.0
WANTED_SHELL: Final = 1.2
INTERMEDIATE: Final = 1.8  # at least
STORED: Final = 0.9  # of the points that it would bring in an own store
USED_UP: Final = 0.4  # of the points of a product for sale that needs it
CART_USE: Final = 1.3  # what a tool, a site or a store brings each turn
SPEAR_USE: Final = 0.15
NET_USE: Final = 0.13
BASKET_USE: Final = 0.08
SITE_USE: Final = 0.19
CHEST_USE: Final = 0.20
MARKET_USE: Final = 0.15
SECOND_SITE: Final = 0.5  # of what the first of its kind brings
PLAN: Final = 0.8  # how sure a cart is that is being collected for
A_TURN: Final = 0.5  # equal cards that come to the hand each turn
WISH_NOW: Final = 0.8  # how sure a product is that can be paid for next turn, or with one or two cards more
WISH_ONE: Final = 0.4
WISH_TWO: Final = 0.15
NEXT_NECKLACE: Final = 0.5
MOST_LACKING: Final[i64] = 2
HAND_FADES: Final = 2.0  # turns before the end from which on hand cards lose their value


def value(s: MooreaState, seat: i64) -> float:
    """Own prospects against the best of the others."""
    best = -1000.0
    for other in range(s.seats()):
        if other != seat:
            held = float(bag.total(s.players[other].hand))
            left = turns_left(s, other)
            best = max(best, table_value(s, other, left) + HIDDEN_CARD * held * fading(left))
    left = turns_left(s, seat)
    return table_value(s, seat, left) + hand_value(s, seat, left) - best


def turns_left(s: MooreaState, seat: i64) -> float:
    """How many turns the seat can still expect, a present one included."""
    if s.last_turns == NOT_YET:
        if s.rung:
            return 1.0
        return float(s.deck_size() + 1) / (float(s.seats()) * PURCHASES_A_TURN) + 1.0
    ahead = (seat - s.active + s.seats()) % s.seats()
    return 1.0 if ahead < s.last_turns else 0.0


def fading(left: float) -> float:
    """How much of its value is left to what must still be turned into points."""
    return min(1.0, left / HAND_FADES)


def table_value(s: MooreaState, seat: i64, left: float) -> float:
    """Points, and what tools, sites, stores and necklaces are still good for."""
    player = s.players[seat]
    worth = float(player.points)
    for tool in range(TOOLS):
        if player.has(tool):
            worth += tool_use(s, tool) * left
    for p in range(FIRST_SITE, FIRST_POINT):
        if player.products[p]:
            worth += use(s, p) * left
            if p < FIRST_STORE:
                worth += SECOND_SITE * use(s, p) * left * float(player.products[p] - 1)
    owned = player.products[NECKLACE]
    if owned and (s.stack_one[NECKLACE] + s.stack_two[NECKLACE] or on_display(s, NECKLACE)):
        step = scoring.necklaces(s.box, owned + 1) - scoring.necklaces(s.box, owned)
        worth += NEXT_NECKLACE * float(step) * fading(left)
    return worth


def tool_use(s: MooreaState, tool: i64) -> float:
    """Gains of a tool each turn."""
    if tool == s.box.draw_tool:
        return CART_USE
    if tool == s.box.open_tool:
        return SPEAR_USE
    if tool == s.box.joker_tool:
        return NET_USE
    return BASKET_USE


def use(s: MooreaState, p: i64) -> float:
    """Gains of a site or a store each turn; most stores bring no more than what is laid there."""
    if p < FIRST_STORE:
        return SITE_USE
    first = (p - FIRST_STORE) * GOODS
    place = s.box.place
    kinds: i64 = 0
    for g in range(GOODS):
        if place[first + g] >= 0:
            kinds += 1
    if kinds > 1:
        return MARKET_USE
    return CHEST_USE if place[first + SEASHELL] >= 0 else 0.0


def on_display(s: MooreaState, product: i64) -> bool:
    for shown in s.display:
        if shown == product:
            return True
    return False


def hand_value(s: MooreaState, seat: i64, left: float) -> float:
    """The cards one by one, what is being collected for, and the best product that they may buy."""
    if left <= 0.0:
        return 0.0
    return fading(left) * cards_value(s, seat) + cart_plan(s, seat, left) + wish(s, seat, left)


def cards_value(s: MooreaState, seat: i64) -> float:
    """The best cards that will survive the limit count fully, those at its edge a third, those above it nothing."""
    hand = s.players[seat].hand
    worths = card_worths(s, s.players[seat])
    room = limit.limit(s, seat)
    safe = room - draw.draws(s, seat)
    total = 0.0
    place: i64 = 0
    left = kinds_held(hand)
    while left and place < room:
        best: i64 = -1
        most = -1.0
        for g in range(GOODS):
            if (left >> g) & 1 and worths[g] > most:
                best, most = g, worths[g]
        left ^= 1 << best
        last = min(room, place + hand[best])
        while place < last:
            total += most if place < safe else OVER_LIMIT_SOON * most
            place += 1
    return total


def kinds_held(hand: vec[i64]) -> i64:
    """One bit for each kind of which there is a card."""
    held: i64 = 0
    for g in range(GOODS):
        if hand[g]:
            held |= 1 << g
    return held


def card_worths(s: MooreaState, player: Player) -> vec[float]:
    """The worth of a hand card of each good."""
    found = vec[float](capacity=GOODS)
    for g in range(COMMODITIES):
        found = append(found, card_value(s, player, g))
    for g in range(COMMODITIES, GOODS):
        found = append(found, card_value(s, player, g) if player.hand[g] else 0.0)
    return found


def card_value(s: MooreaState, player: Player, g: i64) -> float:
    """One hand card."""
    if g >= COMMODITIES:
        return intermediate_value(s, player, g)
    if g == FISH:
        return JOKER_FISH if player.has(s.box.joker_tool) else PLAIN_FISH
    if g == SEASHELL and (player.products[NECKLACE] or takes(s, player, SEASHELL)):
        return WANTED_SHELL
    return COMMODITY


def takes(s: MooreaState, player: Player, g: i64) -> bool:
    """Whether an own store takes this good."""
    for store in range(STORES):
        if player.products[FIRST_STORE + store] and s.box.place[store * GOODS + g] >= 0:
            return True
    return False


def intermediate_value(s: MooreaState, player: Player, g: i64) -> float:
    """A canoe, hut or stoneware: what an own store pays for it, or its share of a product for sale."""
    box, products, place, cost = s.box, player.products, s.box.place, s.box.cost
    best = INTERMEDIATE
    for store in range(STORES):
        if products[FIRST_STORE + store] and place[store * GOODS + g] >= 0:
            best = max(best, STORED * float(box.points_per_card[FIRST_STORE + store]))
    for product in s.display:
        if product != NO_CARD and cost[product * GOODS + g]:
            best = max(best, USED_UP * float(box.points[product]))
    return best


def cart_plan(s: MooreaState, seat: i64, left: float) -> float:
    """The worth of equal cards in hand on the way to the cart: it can be used the longer the sooner it comes."""
    player = s.players[seat]
    cart = s.box.draw_tool
    if player.has(cart) or not s.tools_left(cart):
        return 0.0
    most: i64 = 0
    for c in range(COMMODITIES):
        most = max(most, player.hand[c])
    waiting = 1.0 + float(max(0, s.box.tool_cost[cart] - most)) / A_TURN
    return PLAN * CART_USE * max(0.0, left - waiting)


def wish(s: MooreaState, seat: i64, left: float) -> float:
    """The gain from the best product for sale, the surer the fewer cards are lacking for it."""
    best = 0.0
    for p in s.display:
        if p != NO_CARD and p >= FIRST_SITE:
            hoped = income(s, seat, p, left)
            if WISH_NOW * hoped > best:
                chance = sure(prices.missing(s, seat, p, MOST_LACKING))
                if chance * hoped > best:
                    best = max(best, chance * less_price(s, seat, p, left, hoped))
    return best


def sure(lacking: i64) -> float:
    """How likely a product can be bought in time."""
    if lacking == 0:
        return WISH_NOW
    if lacking == 1:
        return WISH_ONE
    return WISH_TWO if lacking == 2 else 0.0


def income(s: MooreaState, seat: i64, p: i64, left: float) -> float:
    """Points and use of a product."""
    worth = float(buy.worth(s, seat, p))
    return worth + use(s, p) * (left - 1.0) if p < FIRST_POINT else worth


def less_price(s: MooreaState, seat: i64, p: i64, left: float, worth: float) -> float:
    """The same, less the value of the cards that the product takes from the hand."""
    box, player = s.box, s.players[seat]
    if box.cost_same[p]:
        return worth - fading(left) * COMMODITY * float(box.cost_same[p])
    cost_good = box.cost_good
    for i in range(box.cost_from[p], box.cost_from[p + 1]):
        g = cost_good[i]
        due = prices.due_of(box, player, p, g)
        if due:
            worth -= fading(left) * float(due) * card_value(s, player, g)
    return worth
