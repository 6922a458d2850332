"""How good a position is, and how promising a move looks: the bots' knowledge of Hawaii, in points."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.game import NOBODY
from motu.games.hawaii import flow, moves, names
from motu.games.hawaii.rules import buying, fishing, rounds, scoring, villages, walking
from motu.games.hawaii.state import NONE, HawaiiState, Player

# by resource: while there are rounds to come, and in the last one
WORTH: Final = vec[float]([1.15, 0.9, 1.6])
LAST_WORTH: Final = vec[float]([0.55, 1.1, 0.55])
INCOME_WORTH: Final = vec[float]([1.25, 1.1, 1.55])  # for each round to come
CHOICE: Final = 0.65
REDUCTION: Final = 0.3
BONUS: Final = 0.35
SHORT_WALKS: Final = 0.9
LARGE_BOATS: Final = vec[float]([0.0, 0.15, 3.4])
SPACE: Final = 0.4  # in a ready boat
TIKI_WORTH: Final = 4.5
KAHUNA_WORTH: Final = 1.25
FOUNDED: Final = 1.9
BEYOND: Final = 0.65  # each point of the sum past the goal
FINISHED: Final = 0.45  # what it is worth to have finished in time
EARLIER: Final = 0.25  # a place in turn order
WIDEST: Final[i64] = 24
CHANCES: Final = vec[float]([1.0 / (1.0 + exp(1.4 - 0.66 * wider)) for wider in range(-24, 25)])


def value(s: HawaiiState, seat: i64) -> float:
    """Own prospects against the best of the others, in points; a half-made action counts as if well made."""
    if s.waiting == seat and half_made(s):
        s = carried_on(s)
    best = -1000.0
    for other in range(s.seats()):
        if other != seat:
            best = max(best, worth(s, other))
    return worth(s, seat) - best


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


def worth(s: HawaiiState, seat: i64) -> float:
    """Points, and what corner, resources and tokens are still good for."""
    player = s.players[seat]
    points = float(player.points())
    if s.waiting == NOBODY:
        return points
    if player.finished != NONE:
        order = EARLIER * float(s.seats() - player.finished) if s.round + 1 < names.ROUNDS else 0.0
        points += goal_worth(s, player, player.sum) + FINISHED + order
    else:
        points += goal_worth(s, player, player.sum + order_token(s)) + EARLIER * 0.5 * float(s.seats())
    return points + corner_worth(s, player) + purse_worth(s, player)


def done(s: HawaiiState, player: Player) -> bool:
    """Whether the player will get nothing more before the final scoring."""
    return s.round + 1 == names.ROUNDS and player.finished != NONE


def purse_worth(s: HawaiiState, player: Player) -> float:
    """What shells, feet and fruits may still buy."""
    if done(s, player):
        return 0.0
    total = 0.0
    for resource in range(names.RESOURCES):
        total += unit(s, resource) * float(player.purse[resource])
    return total


def unit(s: HawaiiState, resource: i64) -> float:
    """What one of a resource is worth now."""
    return WORTH[resource] if s.round + 1 < names.ROUNDS else LAST_WORTH[resource]


def order_token(s: HawaiiState) -> i64:
    """The value of the token that finishing now would bring: the best one left."""
    best: i64 = 0
    for space in range(s.seats()):
        if s.order_tokens[space] != NONE:
            best = max(best, s.box.face[s.order_tokens[space]] // 2)
    return best


def goal_worth(s: HawaiiState, player: Player, total: i64) -> float:
    """What a sum promises at the end of the round."""
    first = s.round * 3
    others = float(s.box.prize[first + 2])
    goal = rounds.own_goal(s, player)
    if total < goal:
        return 0.8 * float(total) * (others + 4.0) / 6.0 * 9.0 / float(max(1, s.box.goal[s.round]))
    ahead = 1.1 * (0.5 * float(s.box.prize[first] + s.box.prize[first + 1]) - others)
    beyond = BEYOND * float(min(total - goal, 8))
    return others + float(player.powers[names.GOAL_POINTS]) + ahead + beyond


def corner_worth(s: HawaiiState, player: Player) -> float:
    """Incomes and helps for the rounds to come, and the final scoring as far as it can be foreseen."""
    total = final_worth(s, player)
    if done(s, player):
        return total
    left = float(names.ROUNDS - 1 - s.round)
    powers = player.powers
    yearly = CHOICE * float(powers[names.INCOME_CHOICE]) + REDUCTION * float(powers[names.GOAL_REDUCTION])
    yearly += BONUS * float(powers[names.GOAL_POINTS])
    for resource in range(names.RESOURCES):
        yearly += INCOME_WORTH[resource] * float(powers[names.INCOME + resource])
    if player.walk_limit < 3:
        yearly += SHORT_WALKS * float(3 - player.walk_limit)
    for boat in range(names.BOATS):
        yearly += LARGE_BOATS[boat] * float(player.ready[boat] + player.away[boat])
        total += SPACE * float(player.ready[boat] * s.box.boat_spaces[boat])
    total += yearly * left + float(powers[names.SPEAR_POINTS]) * (left + 0.5)
    total += TIKI_WORTH * float(player.tikis) + KAHUNA_WORTH * float(player.kahunas)
    for village in range(i64(1), names.VILLAGES):
        if player.kinds[village]:
            total += FOUNDED
    return total


def chance(s: HawaiiState, player: Player, village: i64) -> float:
    """How likely the village will be scored."""
    if not player.kinds[village]:
        return 0.0
    if s.round + 1 < names.ROUNDS:
        wider = player.width[village] - 1  # tikis will come
    else:
        wider = player.width[village] - s.box.reach[player.tikis]
        if player.finished != NONE:
            return 1.0 if wider >= 0 else 0.0
    return CHANCES[WIDEST + max(-WIDEST, min(WIDEST, wider))]


def final_worth(s: HawaiiState, player: Player) -> float:
    """What the villages will score, each by its chance."""
    box = s.box
    chances = vec[float]()
    total = 0.0
    for village in range(names.VILLAGES):
        chances = append(chances, chance(s, player, village))
        if village < player.kahunas:
            total += chances[village] * float(box.kahuna_points[village])
    icons = 0.0
    surfers = 0.0
    per_fruit = 0.0
    per_boat = 0.0
    for tile in player.tiles:
        village = tile // 2 // names.TILES
        likely = chances[village]
        face = tile % (2 * names.TILES)
        first = face * names.EFFECTS
        points = box.effect[first + names.FINAL_POINTS]
        if box.effect[first + names.PER_TILE]:
            points += box.effect[first + names.PER_TILE] * scoring.tiles_in(player, village)
        if box.effect[first + names.IRRIGATION]:
            points += box.irrigation[scoring.fruit_tiles(player, village)]
        total += likely * float(points)
        per_fruit += likely * float(box.effect[first + names.PER_FRUIT])
        per_boat += likely * float(box.effect[first + names.PER_BOAT_AND_SURFER])
        icons += likely * float(box.icons[face])
        if face // 2 == names.SURFER:
            surfers += likely
    boats: i64 = 0
    for boat in range(names.BOATS):
        boats += player.ready[boat] + player.away[boat]
    return total + per_fruit * icons + per_boat * (float(boats) + surfers)


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
