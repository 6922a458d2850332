"""How promising a move looks at first sight: the order in which a sensible player tries them."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.games.hawaii import flow, moves, names
from motu.games.hawaii.heuristics import EARLIER, FINISHED, SPACE, Corner, goal_worth, order_token, unit
from motu.games.hawaii.rules import buying, fishing, paying, villages, walking
from motu.games.hawaii.state import NONE, HawaiiState, Player

HOPELESS: Final = -9.0
UNKNOWN: Final = -1000.0


def half_made(s: HawaiiState) -> bool:
    """Whether a walk, a purchase or a trip is in the making."""
    return flow.WALK <= s.agenda[-1].step <= flow.GIFT


def carried_on(s: HawaiiState) -> HawaiiState:
    """The table after the action that is in the making, carried on as it looks best at first sight."""
    after = s.clone()
    seat = s.waiting
    while after.waiting == seat and half_made(after):
        sight = Sight(after)
        best = after.legal[0]
        hope = sight.of(best)
        for move in after.legal:
            promised = sight.of(move)
            if promised > hope:
                best, hope = move, promised
        after.answer(best, None)
    return after


def priors(s: HawaiiState) -> vec[float]:
    """Weights of the legal moves by what they seem to bring."""
    sight = Sight(s)
    found = vec[float](capacity=len(s.legal))
    for move in s.legal:
        found = append(found, exp(0.6 * max(HOPELESS, min(-HOPELESS, sight.of(move)))))
    return found


@final
class Sight:
    """Points that the moves of one position seem to bring; parts that several share are reckoned once."""

    def __init__(self, s: HawaiiState) -> None:
        seat = s.agenda[-1].seat
        self.s: HawaiiState = s
        self.seat: i64 = seat
        self.player: Player = s.players[seat]
        self.foot: float = unit(s, names.FOOT)
        self.shell: float = unit(s, names.SHELL)
        self.budget: i64 = paying.budget(s, seat, names.SHELL)
        self.foreseen: i64 = self.player.sum + order_token(s)
        self.goal: float = goal_worth(s, self.player, self.foreseen)
        self.corner: Corner = Corner(s, self.player)
        self.builds: vec[float] = vec[float]([UNKNOWN] * (2 * names.KINDS))  # by kind and side

    def of(self, move: i64) -> float:
        """Points that a move seems to bring."""
        s = self.s
        f = s.agenda[-1]
        if move < moves.PRODUCT:
            return self.action(move)
        if move < moves.PRICE:
            article = names.KINDS + move - moves.PILE if move >= moves.PILE else move - moves.PRODUCT
            if f.step == flow.GIFT:
                return self.build(article, 1)
            return self.best_price(buying.here(s, self.seat), article)
        if move < moves.VILLAGE:
            return self.price(f.a, move - moves.PRICE)
        if move < moves.CATCH:
            kind = f.a if f.step == flow.GIFT else buying.kind_of(s, f.a)
            side = 1 if f.step == flow.GIFT else f.b & 1
            return self.corner.gain(kind, side, move - moves.VILLAGE)
        return self.answer(move)

    def answer(self, move: i64) -> float:
        """Fish tokens, boats, payments and resources of choice."""
        s = self.s
        f = s.agenda[-1]
        if move < moves.STOP:
            return self.token(move - moves.CATCH) - self.foot
        if moves.BOATS <= move < moves.PAY:
            due = fishing.due(s.box, move, fishing.feet(s, f.a))
            return -SPACE * float(fishing.spaces(s.box, move)) - self.foot * float(due)
        if moves.PAY <= move < moves.NO_TIKI:
            bought = self.build(names.TIKI, 0) if f.step == flow.TIKI else 0.0
            return bought - paid_worth(s, move, flow.due(s, f))
        if moves.CHOOSE <= move < moves.END_TURN:
            return unit(s, move - moves.CHOOSE)
        return 0.0

    def action(self, move: i64) -> float:
        """A purchase with its walk, a catch, a visit, or the end of the round."""
        s = self.s
        if move < moves.FISH:
            place = move - moves.GO
            feet = walking.feet(s, self.seat, walking.spot(s, place))
            return self.best_purchase(place) - self.foot * float(feet)
        if move == moves.FISH:
            most: i64 = 0
            for token in s.beach:
                most = max(most, s.box.fish[token])
            return self.token(most) - self.foot - 2.0 * SPACE
        if move < moves.FINISH:
            return self.visit(move - moves.VISIT)
        return self.finish(move - moves.FINISH)

    def finish(self, space: i64) -> float:
        """The end of the round on an order space: its place in turn order, and the token that lies there."""
        s = self.s
        token = s.order_tokens[space]
        total = self.player.sum + (s.box.face[token] // 2 if token != NONE else 0)
        missed = self.goal - goal_worth(s, self.player, total)
        order = EARLIER * (0.5 * float(s.seats()) - float(space)) if s.round + 1 < names.ROUNDS else 0.0
        return FINISHED + order - missed

    def token(self, n: i64) -> float:
        """The worth of so many points more in the sum of the round, the token of the order space foreseen."""
        return goal_worth(self.s, self.player, self.foreseen + n) - self.goal

    def build(self, kind: i64, side: i64) -> float:
        """The worth that a product adds to the corner, in the best village if it goes to one."""
        known = self.builds[kind * 2 + side]
        if known == UNKNOWN:
            known = self.build_anew(kind, side)
            self.builds[kind * 2 + side] = known
        return known

    def build_anew(self, kind: i64, side: i64) -> float:
        if kind >= names.TILES:
            return self.corner.gain(kind, side, NONE)
        best = HOPELESS
        for village in range(names.VILLAGES):
            if villages.fits(self.s, self.player, kind, village):
                best = max(best, self.corner.gain(kind, side, village))
        return best

    def best_purchase(self, place: i64) -> float:
        """Points that the best article of a place seems to bring."""
        best = HOPELESS
        prices = self.prices(place)
        for i in range(names.ON_SALE):
            article = buying.on_sale(self.s, place, i)
            if article != NONE and villages.room(self.s, self.seat, buying.kind_of(self.s, article)):
                best = max(best, self.priced(article, prices))
        return best

    def best_price(self, place: i64, article: i64) -> float:
        """Points that the best token and side for an article seem to bring."""
        return self.priced(article, self.prices(place))

    def priced(self, article: i64, prices: vec[float]) -> float:
        best = HOPELESS
        kind = buying.kind_of(self.s, article)
        for side in range(i64(2)):
            if prices[side] > UNKNOWN and buying.enough_room(self.s, self.seat, article, side):
                best = max(best, self.build(kind, side) + prices[side])
        return best

    def prices(self, place: i64) -> vec[float]:
        """Gains of the best token of a place beside the product, by side; UNKNOWN where none can be paid."""
        found = vec[float]([UNKNOWN, UNKNOWN])
        for slot in range(place * names.SLOTS, (place + 1) * names.SLOTS):
            if self.s.tokens[slot] != NONE:
                face = self.s.box.face[self.s.tokens[slot]]
                for side in range(i64(2)):
                    if buying.due(face * 2 + side) <= self.budget:
                        found[side] = max(found[side], self.cost(face * 2 + side))
        return found

    def cost(self, price: i64) -> float:
        """The token of a price with the points of spears, less the shells that it costs."""
        gain = self.token(price >> 2)
        if (price >> 1) & 1:
            gain += float(self.player.powers[names.SPEAR_POINTS])
        return gain - self.shell * float(buying.due(price))

    def price(self, article: i64, price: i64) -> float:
        """A product on a side, for the token that comes with it and what it costs."""
        return self.build(buying.kind_of(self.s, article), price & 1) + self.cost(price)

    def visit(self, post: i64) -> float:
        """Points and gift of an island, for the feet and boats that it takes."""
        s = self.s
        island = s.posts[post]
        amount = s.box.gift_amount[island]
        gift = s.box.gift[island]
        gain = float(s.box.post_points[post]) - (self.foot + SPACE) * float(s.box.post_feet[post])
        if gift == names.POINTS_GIFT:
            return gain + float(amount)
        if gift == names.FRUIT_GIFT:
            return gain + unit(s, names.FRUIT) * float(amount)
        kind = names.KAHUNA if gift == names.KAHUNA_GIFT else names.TIKI
        if gift == names.TILE_GIFT:
            kind = amount if amount != names.ANY_FRUIT else names.FIRST_FRUIT
        if s.stock[kind] and villages.room(s, self.seat, kind):
            gain += self.build(kind, 1)
        return gain


def paid_worth(s: HawaiiState, move: i64, amount: i64) -> float:
    """The worth of what a payment hands over."""
    total = 0.0
    for resource in range(names.RESOURCES):
        total += unit(s, resource) * float(moves.paid(move, amount, resource))
    return total
