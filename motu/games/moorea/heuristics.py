"""How good a position is, and how promising a move looks: the bots' knowledge of Moorea."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.moorea import moves
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
from motu.games.moorea.rules import buy, draw, limit, scoring
from motu.games.moorea.state import NO_CARD, NOT_YET, MooreaState, Player

PURCHASES_A_TURN: Final = 0.45
HIDDEN_CARD: Final = 0.9  # what a card in somebody else's hand is taken to be worth
OVER_LIMIT_SOON: Final = 0.35  # a card that may have to be thrown away next turn


def value(s: MooreaState, seat: i64) -> float:
    """Own prospects against the best of the others, in points."""
    best = -1000.0
    for other in range(s.seats()):
        if other != seat:
            player = s.players[other]
            there = table_value(s, other) + HIDDEN_CARD * float(bag.total(player.hand))
            best = max(best, there)
    return table_value(s, seat) + hand_value(s, seat) - best


def turns_left(s: MooreaState, seat: i64) -> float:
    """How many turns the seat can still expect."""
    if s.last_turns == NOT_YET and not s.rung:
        return float(s.deck_size() + 1) / (float(s.seats()) * PURCHASES_A_TURN) + 1.0
    coming = s.last_turns if s.last_turns != NOT_YET else s.seats()
    ahead = (seat - s.active + s.seats()) % s.seats()
    if s.rung:
        return 1.0
    return 1.0 if ahead < coming else 0.0


def table_value(s: MooreaState, seat: i64) -> float:
    """Points, and what tools, sites, stores and necklaces are still good for."""
    player = s.players[seat]
    left = turns_left(s, seat)
    worth = float(player.points)
    for tool in range(TOOLS):
        if player.has(tool):
            worth += tool_use(s, tool) * left
    for site in range(FIRST_SITE, FIRST_STORE):
        if player.products[site]:
            worth += 0.19 * left + 0.095 * left * float(player.products[site] - 1)
    for store in range(STORES):
        if player.products[FIRST_STORE + store]:
            worth += store_use(s, store) * left
    if s.stack_one[NECKLACE] + s.stack_two[NECKLACE] or on_display(s, NECKLACE):
        owned = player.products[NECKLACE]
        if owned:
            worth += 0.5 * float(scoring.necklaces(s.box, owned + 1) - scoring.necklaces(s.box, owned))
    return worth


def tool_use(s: MooreaState, tool: i64) -> float:
    """What a tool brings each turn."""
    if tool == s.box.draw_tool:
        return 1.0
    if tool == s.box.open_tool:
        return 0.30
    if tool == s.box.joker_tool:
        return 0.26
    return 0.20


def store_use(s: MooreaState, store: i64) -> float:
    """What a store brings each turn: most where the cards are cheap for their points, or several kinds fit."""
    kinds: i64 = 0
    for g in range(GOODS):
        if s.box.place[store * GOODS + g] >= 0:
            kinds += 1
    if kinds > 1:
        return 0.15
    return 0.20 if s.box.place[store * GOODS + SEASHELL] >= 0 else 0.05


def on_display(s: MooreaState, product: i64) -> bool:
    for shown in s.display:
        if shown == product:
            return True
    return False


def hand_value(s: MooreaState, seat: i64) -> float:
    """The best cards that will survive the limit count fully, those at its edge a third, those above it nothing."""
    player = s.players[seat]
    left = turns_left(s, seat)
    scale = min(1.0, left / 2.0)
    worths = card_values(s, player, left)
    room = limit.limit(s, seat)
    safe = room - draw.draws(s, seat)
    total = 0.0
    for place in range(i64(len(worths))):
        if place < safe:
            total += worths[place]
        elif place < room:
            total += OVER_LIMIT_SOON * worths[place]
    return total * scale


def card_values(s: MooreaState, player: Player, left: float) -> vec[float]:
    """What each hand card is worth, the best first."""
    found = vec[float]()
    collects = not player.has(s.box.draw_tool) and left > 6.0
    for g in range(GOODS):
        if not player.hand[g]:
            continue
        worth = commodity_value(s, player, g) if g < COMMODITIES else intermediate_value(s, player, g)
        for copy in range(player.hand[g]):
            bonus = 0.25 * float(copy) if collects and g < COMMODITIES else 0.0
            found = insert(found, worth + bonus)
    return found


def insert(sorted_down: vec[float], worth: float) -> vec[float]:
    """Keep the largest first."""
    found = append(sorted_down, worth)
    place: i64 = len(found) - 1
    while place > 0 and found[place - 1] < worth:
        found[place] = found[place - 1]
        place -= 1
    found[place] = worth
    return found


def commodity_value(s: MooreaState, player: Player, c: i64) -> float:
    if c == FISH:
        return 1.0 if player.has(s.box.joker_tool) else 0.7
    if c == SEASHELL and (player.products[NECKLACE] or takes(s, player, SEASHELL)):
        return 1.2
    return 0.8


def takes(s: MooreaState, player: Player, g: i64) -> bool:
    """Whether an own store takes this good."""
    for store in range(STORES):
        if player.products[FIRST_STORE + store] and s.box.place[store * GOODS + g] >= 0:
            return True
    return False


def intermediate_value(s: MooreaState, player: Player, g: i64) -> float:
    """A canoe, hut or stoneware: what an own store pays for it, or its share of a product for sale."""
    best = 1.8
    for store in range(STORES):
        if player.products[FIRST_STORE + store] and s.box.place[store * GOODS + g] >= 0:
            best = max(best, 0.9 * float(s.box.points_per_card[FIRST_STORE + store]))
    for product in s.display:
        if product != NO_CARD and s.box.cost[product * GOODS + g]:
            best = max(best, 0.4 * float(s.box.points[product]))
    return best


def prior(s: MooreaState, move: i64) -> float:
    """The move ordering of a sensible player, as a weight."""
    seat = s.active
    left = turns_left(s, seat)
    if moves.BUY_TOOL <= move < moves.LAY:
        return tool_prior(s, move - moves.BUY_TOOL, left)
    if moves.BUY <= move < moves.BUY_TOOL:
        return product_prior(s, seat, move - moves.BUY, left)
    if moves.LAY <= move < moves.GIVE:
        return 4.0 if left <= 1.0 or bag.total(s.players[seat].hand) >= limit.limit(s, seat) else 1.0
    if move == moves.EXCHANGE:
        return 1.0 if bag.total(s.players[seat].hand) > limit.limit(s, seat) else 0.5
    if moves.COUNT <= move < moves.pay_same(s.box):
        return 1.0 + float(move - moves.COUNT)
    if moves.DISCARD <= move < moves.END_TURN:
        return keep_or_throw(s, seat, move - moves.DISCARD)
    if move == moves.PASS or move == moves.STOP:
        return 0.3
    return 1.0


def tool_prior(s: MooreaState, tool: i64, left: float) -> float:
    if tool == s.box.draw_tool:
        return 20.0 if left > 4.0 else 1.0
    return 4.0 if left > 10.0 else 1.0


def product_prior(s: MooreaState, seat: i64, product: i64, left: float) -> float:
    """Points for each card paid; sites while there is time; necklaces from the third on."""
    player = s.players[seat]
    if product < FIRST_SITE:
        return 2.5 if intermediate_value(s, player, COMMODITIES + product) > 1.8 else 0.6
    if product < FIRST_STORE:
        return 4.0 if left > 10.0 else 1.0
    full = bag.total(player.hand) > limit.limit(s, seat)
    if product < FIRST_POINT:
        return 1.5 if full else 0.6
    if product == NECKLACE and player.products[NECKLACE] >= 2:
        return 7.0
    cards = max(1.0, float(bag.total(buy.due(s.box, player, product))))
    rate = float(buy.worth(s, seat, product)) / cards
    if rate >= 1.6:
        return 4.0 + 2.0 * rate
    return 3.0 if full or left <= 2.0 else 1.5


def keep_or_throw(s: MooreaState, seat: i64, g: i64) -> float:
    """Throw away what is worth least."""
    player = s.players[seat]
    worth = commodity_value(s, player, g) if g < COMMODITIES else intermediate_value(s, player, g)
    alike = 0.25 * float(player.hand[g] - 1) if not player.has(s.box.draw_tool) else 0.0
    return 1.0 / (0.2 + worth + alike)
