"""How promising a move looks at first sight: the order in which a sensible player tries them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.moorea import moves
from motu.games.moorea.components import COMMODITIES, FIRST_POINT, FIRST_SITE, FIRST_STORE, GOODS, NECKLACE
from motu.games.moorea.heuristics import INTERMEDIATE, card_value, intermediate_value
from motu.games.moorea.rules import buy, limit, paying, prices
from motu.games.moorea.state import MooreaState


def prior(s: MooreaState, move: i64, left: float) -> float:
    """A weight for each legal move of the awaited seat, which can still expect so many turns; never negative."""
    seat = s.active
    if moves.BUY_TOOL <= move < moves.LAY:
        return tool_prior(s, move - moves.BUY_TOOL, left)
    if moves.BUY <= move < moves.BUY_TOOL:
        return product_prior(s, seat, move - moves.BUY, left)
    if moves.LAY <= move < moves.GIVE:
        return 4.0 if left <= 1.0 or bag.total(s.players[seat].hand) >= limit.limit(s, seat) else 1.0
    if move == moves.EXCHANGE:
        return 1.0 if bag.total(s.players[seat].hand) > limit.limit(s, seat) else 0.5
    if move == moves.PASS or move == moves.STOP:
        return 0.3
    return answer_prior(s, seat, move)


def answer_prior(s: MooreaState, seat: i64, move: i64) -> float:
    """Take what is wanted, part with what is not."""
    if moves.DRAW_OPEN <= move < moves.STOP:
        return want(s, seat, move - moves.DRAW_OPEN)
    if moves.TAKE <= move < moves.PAY_TOOL:
        return want(s, seat, move - moves.TAKE)
    if moves.GIVE <= move < moves.TAKE:
        a, b = moves.pair_of(move - moves.GIVE)
        return 2.0 / (want(s, seat, a) + want(s, seat, b))
    if moves.PAY_TOOL <= move < moves.DISCARD:
        return 1.0 / card_value(s, s.players[seat], move - moves.PAY_TOOL)
    if moves.DISCARD <= move < moves.END_TURN:
        return 1.0 / want(s, seat, move - moves.DISCARD)
    if moves.COUNT <= move < moves.pay_same(s.box):
        return 1.0 + float(move - moves.COUNT)
    if move >= moves.pay_same(s.box):
        return 1.0 / (0.1 + spent(s, seat, paying.cards_of(s, seat, s.agenda[-1].a, move)))
    return 1.0


def want(s: MooreaState, seat: i64, g: i64) -> float:
    """The worth of a card to its owner: more when there are equal ones and a cart is to be had for them."""
    player = s.players[seat]
    worth = card_value(s, player, g)
    if g < COMMODITIES and not player.has(s.box.draw_tool):
        worth += 0.25 * float(player.hand[g])
    return worth


def spent(s: MooreaState, seat: i64, paid: vec[i64]) -> float:
    """The worth of the cards of a payment."""
    total = 0.0
    for g in range(GOODS):
        if paid[g]:
            total += float(paid[g]) * want(s, seat, g)
    return total


def tool_prior(s: MooreaState, tool: i64, left: float) -> float:
    if tool == s.box.draw_tool:
        return 20.0 if left > 4.0 else 1.0
    return 4.0 if left > 10.0 else 1.0


def product_prior(s: MooreaState, seat: i64, product: i64, left: float) -> float:
    """Points for each card paid; sites while there is time; necklaces from the third on."""
    player = s.players[seat]
    if product < FIRST_SITE:
        return 2.5 if intermediate_value(s, player, COMMODITIES + product) > INTERMEDIATE else 0.6
    if product < FIRST_STORE:
        return 4.0 if left > 10.0 else 1.0
    full = bag.total(player.hand) > limit.limit(s, seat)
    if product < FIRST_POINT:
        return 1.5 if full else 0.6
    if product == NECKLACE and player.products[NECKLACE] >= 2:
        return 7.0
    cards = max(1.0, float(prices.due_cards(s.box, player, product)))
    rate = float(buy.worth(s, seat, product)) / cards
    if rate >= 1.6:
        return 4.0 + 2.0 * rate
    return 3.0 if full or left <= 2.0 else 1.5
