"""[H1.1] The course of the game as a list of steps: setting up, rounds of turns, round ends."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.flow import Confirm, Frame, Log, Passing, Step
from motu.games.hawaii import moves
from motu.games.hawaii.components import Components
from motu.games.hawaii.names import FOOT, INCOME_CHOICE, KINDS, POSTS, ROUNDS, SHELL, TILES
from motu.games.hawaii.rules import (
    buying,
    finishing,
    fishing,
    islands,
    laying,
    paying,
    rounds,
    scoring,
    setup,
    tracks,
    villages,
    walking,
)
from motu.games.hawaii.state import NONE, HawaiiState, Options, new_player

LAY_PLACE: Final[i64] = 0
UNCOVER: Final[i64] = 1
ARRIVE: Final[i64] = 2
DRAW_SEAT: Final[i64] = 3
LAY_OUT: Final[i64] = 4
LAY: Final[i64] = 5  # a: space, b: slot
LAY_ORDER: Final[i64] = 6  # a: how many
ACT: Final[i64] = 7
WALK: Final[i64] = 8  # a: space
PRODUCT: Final[i64] = 9
PRICE: Final[i64] = 10  # a: article
PAY: Final[i64] = 11  # a: article, b: price
BUILD: Final[i64] = 12  # a: article, b: payment * PACKED + price
TIKI: Final[i64] = 13  # a: how many resources it costs
CATCH: Final[i64] = 14  # a: catch so far
BOATS: Final[i64] = 15  # a: trip
SAIL: Final[i64] = 16  # a: trip, b: boats
GIFT: Final[i64] = 17  # a: kind of tile
CONFIRM: Final[i64] = 18
NEXT: Final[i64] = 19
CHOOSE: Final[i64] = 20
NEW_ROUND: Final[i64] = 21
PACKED: Final[i64] = 64  # no price is that large a number


def turn(s: HawaiiState, seat: i64) -> None:
    """[H3.1] One action and what it asks; [H15.7] a god is uncovered when the turn cannot be taken back any more."""
    s.active = seat
    s.used_huts = 0  # [H6.4]
    s.now(Frame(NEXT, seat))
    if s.options.confirm:
        s.now(Frame(CONFIRM, seat))
    s.now(Frame(ACT, seat))


def due(s: HawaiiState, f: Frame) -> i64:
    """How many units are to be paid at a step that asks for a payment."""
    if f.step == WALK:
        return walking.feet(s, f.seat, f.a)
    if f.step == PAY:
        return buying.due(f.b)
    if f.step == SAIL:
        return fishing.due(s.box, f.b, fishing.feet(s, f.a))
    return f.a  # for a tiki


class LayOut(Passing[HawaiiState]):
    """[H2.1] Tokens on places, then on order spaces; [H12.6] then the islands; then the first turn of the round."""

    rule = "H2.1"

    def skip(self, s: HawaiiState, f: Frame, log: Log | None) -> None:
        first = s.order[0]
        turn(s, first)
        s.then(Frame(LAY, first), Frame(LAY_ORDER, first, s.seats() - 1), Frame(ARRIVE, first))


class Act(Step[HawaiiState]):
    """[H3.1] Buy at a place, fish, visit an island or finish; [H1.4] asked even when only one thing is left."""

    rule = "H3.1"
    asks_always = True
    opens = True

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        found = buying.offers(s, f.seat, vec[i64](capacity=20))
        reach = fishing.reach(s, f.seat)
        found = fishing.offers(s, reach, found)
        found = islands.offers(s, reach, found)
        return finishing.offers(s, found)

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        if move < moves.FISH:
            s.now(Frame(WALK, f.seat, walking.spot(s, move - moves.GO)))
        elif move == moves.FISH:
            s.now(Frame(CATCH, f.seat))
        elif move < moves.FINISH:
            s.now(Frame(BOATS, f.seat, move - moves.VISIT))
        else:
            finishing.finish(s, f.seat, move - moves.FINISH, log)


class Walk(Step[HawaiiState]):
    rule = "H4.8"

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return buying.walks(s, f.seat, s.layout[f.a], walking.feet(s, f.seat, f.a))

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        walking.walk(s, f.seat, f.a, move, log)
        s.now(Frame(PRODUCT, f.seat))


class Product(Step[HawaiiState]):
    rule = "H5.2"

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return buying.products(s, f.seat, buying.here(s, f.seat))

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        article = KINDS + move - moves.PILE if move >= moves.PILE else move - moves.PRODUCT
        s.now(Frame(PRICE, f.seat, article))


class Price(Step[HawaiiState]):
    rule = "H5.3"

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return buying.prices(s, f.seat, buying.here(s, f.seat), f.a)

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        s.now(Frame(PAY, f.seat, f.a, move - moves.PRICE))


class Pay(Step[HawaiiState]):
    """[H5.8] The payment is chosen now and made when the village is known too."""

    rule = "H6.2"

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return paying.payments(s.players[f.seat], SHELL, due(s, f), paying.swaps(s, f.seat))

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        if buying.kind_of(s, f.a) < TILES:
            s.now(Frame(BUILD, f.seat, f.a, move * PACKED + f.b))
        else:
            buying.carry_out(s, f.seat, f.a, f.b, move, NONE, log)


class Build(Step[HawaiiState]):
    """[H5.8] With the last choice the purchase is carried out."""

    rule = "H7.2"

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return villages.rows(s, f.seat, buying.kind_of(s, f.a))

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        kind = buying.kind_of(s, f.a)
        price = f.b % PACKED
        buying.carry_out(s, f.seat, f.a, price, f.b // PACKED, move - moves.VILLAGE, log)
        offer = buying.tiki_offer(s, f.seat, kind, price & 1)
        if offer:
            s.now(Frame(TIKI, f.seat, offer))


class Tiki(Step[HawaiiState]):
    """[H5.6] The last thing of a purchase: KANE's offer, if there is one."""

    rule = "H6.6"

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return buying.tiki_payments(s, f.seat, f.a)

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        if move != moves.NO_TIKI:
            buying.buy_tiki(s, f.seat, f.a, move, log)


class Catch(Step[HawaiiState]):
    rule = "H9.1"

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return fishing.picks(s, f.seat, f.a)

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.STOP:
            s.now(Frame(BOATS, f.seat, POSTS + f.a))
        else:
            s.now(Frame(CATCH, f.seat, fishing.with_one_more(f.a, move - moves.CATCH)))


class Boats(Step[HawaiiState]):
    rule = "H9.2"

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return fishing.fleets(s, f.seat, fishing.feet(s, f.a), paying.budget(s, f.seat, FOOT))

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        s.now(Frame(SAIL, f.seat, f.a, move))


class Sail(Step[HawaiiState]):
    rule = "H6.5"

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return paying.payments(s.players[f.seat], FOOT, due(s, f), paying.swaps(s, f.seat))

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        tile = islands.sail(s, f.seat, f.a, f.b, move, log)
        if tile != NONE:
            s.now(Frame(GIFT, f.seat, tile))


class EndTurn(Confirm[HawaiiState]):
    """[H14.8] A last chance to undo, where the table was made so."""

    rule = "H14.8"
    only = moves.END_TURN


class Next(Passing[HawaiiState]):
    """[H1.2] One turn each, again and again until all have finished; [H1.1] five rounds, then the final scoring."""

    rule = "H1.2"

    def skip(self, s: HawaiiState, f: Frame, log: Log | None) -> None:
        seat = finishing.next_seat(s, f.seat)
        if seat != NONE:
            turn(s, seat)
            if setup.bare_pile(s) != NONE:
                s.now(Frame(UNCOVER, seat))
            return
        rounds.score_goals(s, log)
        if s.round + 1 < ROUNDS:
            income(s, log)
        else:
            rounds.score_first_space(s, log)
            scoring.score_villages(s, log)


def income(s: HawaiiState, log: Log | None) -> None:
    """[H12.5] Everybody is paid; then those with irrigation choose, in the old turn order."""
    s.now(Frame(NEW_ROUND, s.order[0]))
    for index in range(s.seats() - 1, NONE, -1):
        for _ in range(s.players[s.order[index]].powers[INCOME_CHOICE]):
            s.now(Frame(CHOOSE, s.order[index]))
    for seat in s.order:
        tracks.pay_out(s, seat, log)


class NewRound(Passing[HawaiiState]):
    rule = "H12.6"

    def skip(self, s: HawaiiState, f: Frame, log: Log | None) -> None:
        rounds.begin(s, log)
        s.now(Frame(LAY_OUT, s.order[0]))


BOOK: Final[list[Step[Any]]] = [
    setup.LayPlace(), setup.Uncover(), islands.Arrive(), setup.DrawSeat(), LayOut(), laying.Lay(), laying.LayOrder(),
    Act(), Walk(), Product(), Price(), Pay(), Build(), Tiki(), Catch(), Boats(), Sail(), islands.Gift(), EndTurn(),
    Next(), tracks.Choose(), NewRound(),
]  # fmt: skip


def new_table(box: Components, seats: i64, options: Options) -> HawaiiState:
    """[H0.8] Everything unpacked and shuffled; what chance decides comes in this order."""
    steps = [LAY_OUT, DRAW_SEAT, ARRIVE, UNCOVER, LAY_PLACE]  # the next one last
    agenda = [Frame(step, 0) for step in steps]
    s = HawaiiState(BOOK, agenda, box, options, [new_player(box) for _ in range(seats)])
    setup.unpack(s)
    s.settle(None)
    return s
