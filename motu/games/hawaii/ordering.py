"""How promising a move looks at first sight: the order in which a sensible player tries them."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from motu.games.hawaii import flow, heuristics, moves, names
from motu.games.hawaii.heuristics import EARLIER, FINISHED, SPACE, corner_worth, goal_worth, order_token, unit
from motu.games.hawaii.rules import buying, fishing, scoring, villages, walking
from motu.games.hawaii.state import NONE, HawaiiState, Player


def value(s: HawaiiState, seat: i64) -> float:
    """How good the position is; a walk, purchase or trip in the making counts as if it were well carried on."""
    return heuristics.value(carried_on(s) if s.waiting == seat and half_made(s) else s, seat)


def half_made(s: HawaiiState) -> bool:
    """Whether a walk, a purchase or a trip is in the making."""
    return flow.WALK <= s.agenda[-1].step <= flow.GIFT


def carried_on(s: HawaiiState) -> HawaiiState:
    """The table after the action that is in the making, carried on as it looks best at first sight."""
    after = s.clone()
    seat = s.waiting
    while after.waiting == seat and half_made(after):
        best = after.legal[0]
        hope = first_sight(after, best)
        for move in after.legal:
            sight = first_sight(after, move)
            if sight > hope:
                best, hope = move, sight
        after.answer(best, None)
    return after


def prior(s: HawaiiState, move: i64) -> float:
    """What a move seems to bring, as a weight."""
    return exp(0.6 * max(-9.0, min(9.0, first_sight(s, move))))


def first_sight(s: HawaiiState, move: i64) -> float:
    """What a move seems to bring, in points."""
    f = s.agenda[-1]
    player = s.players[f.seat]
    if move < moves.PRODUCT:
        return action_gain(s, f.seat, move)
    if move < moves.PRICE:
        article = names.KINDS + move - moves.PILE if move >= moves.PILE else move - moves.PRODUCT
        if f.step == flow.GIFT:
            return build_gain(s, player, article, 1)
        return best_price(s, f.seat, buying.here(s, f.seat), article)
    if move < moves.VILLAGE:
        return price_gain(s, f.seat, f.a, move - moves.PRICE)
    if move < moves.CATCH:
        kind = f.a if f.step == flow.GIFT else buying.kind_of(s, f.a)
        side = 1 if f.step == flow.GIFT else f.b & 1
        return tile_gain(s, player, kind, side, move - moves.VILLAGE)
    if move < moves.STOP:
        return token_gain(s, player, move - moves.CATCH) - unit(s, names.FOOT)
    if moves.BOATS <= move < moves.PAY:
        due = fishing.due(s.box, move, fishing.feet(s, f.a))
        return -SPACE * float(fishing.spaces(s.box, move)) - unit(s, names.FOOT) * float(due)
    if moves.PAY <= move < moves.NO_TIKI:
        bought = build_gain(s, player, names.TIKI, 0) if f.step == flow.TIKI else 0.0
        return bought - paid_worth(s, move, flow.due(s, f))
    if moves.CHOOSE <= move < moves.END_TURN:
        return unit(s, move - moves.CHOOSE)
    return 0.0


def action_gain(s: HawaiiState, seat: i64, move: i64) -> float:
    """A purchase with its walk, a catch, a visit, or the end of the round."""
    player = s.players[seat]
    if move < moves.FISH:
        place = move - moves.GO
        best = -9.0
        for i in range(names.ON_SALE):
            article = buying.on_sale(s, place, i)
            if article != NONE and villages.room(s, seat, buying.kind_of(s, article)):
                best = max(best, best_price(s, seat, place, article))
        return best - unit(s, names.FOOT) * float(walking.feet(s, seat, walking.spot(s, place)))
    if move == moves.FISH:
        most: i64 = 0
        for token in s.beach:
            most = max(most, s.box.fish[token])
        return token_gain(s, player, most) - unit(s, names.FOOT) - 2.0 * SPACE
    if move < moves.FINISH:
        return visit_gain(s, seat, move - moves.VISIT)
    space = move - moves.FINISH
    token = s.order_tokens[space]
    total = player.sum + (s.box.face[token] // 2 if token != NONE else 0)
    missed = goal_worth(s, player, player.sum + order_token(s)) - goal_worth(s, player, total)
    order = EARLIER * (0.5 * float(s.seats()) - float(space)) if s.round + 1 < names.ROUNDS else 0.0
    return FINISHED + order - missed


def token_gain(s: HawaiiState, player: Player, n: i64) -> float:
    """What so many points more in the sum of the round are worth, the token of the order space foreseen."""
    foreseen = player.sum + order_token(s)
    return goal_worth(s, player, foreseen + n) - goal_worth(s, player, foreseen)


def tile_gain(s: HawaiiState, player: Player, kind: i64, side: i64, village: i64) -> float:
    """What a tile adds to the worth of the corner."""
    return corner_worth(s, scoring.with_product(s, player, kind, side, village)) - corner_worth(s, player)


def build_gain(s: HawaiiState, player: Player, kind: i64, side: i64) -> float:
    """What a product adds to the worth of the corner, in the best village if it goes to one."""
    if kind < names.TILES:
        best = -9.0
        for village in range(names.VILLAGES):
            if villages.fits(s, player, kind, village):
                best = max(best, tile_gain(s, player, kind, side, village))
        return best
    return corner_worth(s, scoring.with_product(s, player, kind, side, NONE)) - corner_worth(s, player)


def best_price(s: HawaiiState, seat: i64, place: i64, article: i64) -> float:
    """What the best token and side for a product seem to bring."""
    best = -9.0
    for move in buying.prices(s, seat, place, article):
        best = max(best, price_gain(s, seat, article, move - moves.PRICE))
    return best


def price_gain(s: HawaiiState, seat: i64, article: i64, price: i64) -> float:
    """A product on a side, for the token that comes with it and what it costs."""
    player = s.players[seat]
    gain = build_gain(s, player, buying.kind_of(s, article), price & 1) + token_gain(s, player, price >> 2)
    if (price >> 1) & 1:
        gain += float(player.powers[names.SPEAR_POINTS])
    return gain - unit(s, names.SHELL) * float(buying.due(price))


def visit_gain(s: HawaiiState, seat: i64, post: i64) -> float:
    """Points and gift of an island, for the feet and boats that it takes."""
    player = s.players[seat]
    island = s.posts[post]
    amount = s.box.gift_amount[island]
    gift = s.box.gift[island]
    gain = float(s.box.post_points[post]) - (unit(s, names.FOOT) + SPACE) * float(s.box.post_feet[post])
    if gift == names.POINTS_GIFT:
        return gain + float(amount)
    if gift == names.FRUIT_GIFT:
        return gain + unit(s, names.FRUIT) * float(amount)
    kind = names.KAHUNA if gift == names.KAHUNA_GIFT else names.TIKI
    if gift == names.TILE_GIFT:
        kind = amount if amount != names.ANY_FRUIT else names.FIRST_FRUIT
    if s.stock[kind] and villages.room(s, seat, kind):
        gain += build_gain(s, player, kind, 1)
    return gain


def paid_worth(s: HawaiiState, move: i64, amount: i64) -> float:
    """What a payment hands over is worth."""
    total = 0.0
    for resource in range(names.RESOURCES):
        total += unit(s, resource) * float(moves.paid(move, amount, resource))
    return total
