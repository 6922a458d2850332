"""[M1.2] The turn overview as a list of steps."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Confirm, Frame, Log, Passing, Step
from motu.games.moorea import moves
from motu.games.moorea.components import COMMODITIES, GOODS, MOST_SEATS, PRODUCTS, Components
from motu.games.moorea.events import Passed
from motu.games.moorea.rules import buy, display, draw, ending, exchange, limit, paying, setup, stores, tools
from motu.games.moorea.state import MooreaState, Options

START: Final[i64] = 0
DEAL: Final[i64] = 1  # a: cards still to come
DRAW: Final[i64] = 2  # a: draws left
DRAWN: Final[i64] = 3
REFILL: Final[i64] = 4
ACT: Final[i64] = 5
GIVE: Final[i64] = 6
TAKE: Final[i64] = 7  # a: the pair to give
PAY: Final[i64] = 8  # a: the product
PAY_TOOL: Final[i64] = 9  # a: the tool
LAY_COUNT: Final[i64] = 10  # a: store * GOODS + good asked about, b: counts so far
TURN_UP: Final[i64] = 11
LIMIT: Final[i64] = 12
CONFIRM: Final[i64] = 13
NEXT: Final[i64] = 14
DRAW_MORE: Final[i64] = 15  # a: draws left


MANY: Final = 24  # room for the options of an action; it grows where an edition has more
AFTER_DRAWING: Final = [  # [M1.2] the turn overview by seat, the next step last; frames never change, so all share them
    [Frame(step, seat) for step in (NEXT, CONFIRM, LIMIT, ACT)] for seat in range(MOST_SEATS)
]


def turn(s: MooreaState, seat: i64) -> None:
    """[M1.2] Draw, act or pass, hand limit."""
    s.active = seat
    s.turns += 1
    s.progress = False
    s.rung = False
    for frame in AFTER_DRAWING[seat]:
        s.now(frame)
    s.now(Frame(DRAW, seat, draw.draws(s, seat)))


class Start(Step[MooreaState]):
    """[M0.8] Chance answers in this order: who begins, the hands seat after seat, the open row, the display."""

    rule = "M0.7"
    by_chance = True
    first = moves.STARTS

    def bag(self, s: MooreaState, f: Frame) -> vec[i64]:
        return setup.who_may_start(s)

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        setup.start(s, move - moves.STARTS, log)
        turn(s, s.first)
        deals = [Frame(DEAL, seat, s.box.hand_size) for seat in range(s.seats())]
        s.then(*deals, Frame(REFILL, s.first), Frame(TURN_UP, s.first))


class Deal(Step[MooreaState]):
    rule = "M0.1"
    by_chance = True
    first = moves.DEAL

    def bag(self, s: MooreaState, f: Frame) -> vec[i64]:
        return s.pile

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        setup.deal(s, f.seat, move - moves.DEAL, log)
        if f.a > 1:
            s.now(Frame(DEAL, f.seat, f.a - 1))


class Draw(Step[MooreaState]):
    """[M1.2] A turn begins; [M2.1] the first draw is compulsory."""

    rule = "M2.1"
    opens = True

    def moves(self, s: MooreaState, f: Frame) -> vec[i64]:
        return draw.sources(s, f.seat, f.step == DRAW)

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.STOP:
            return
        if f.a > 1:
            s.now(Frame(DRAW_MORE, f.seat, f.a - 1))
        if move == moves.DRAW_PILE:
            s.now(Frame(DRAWN, f.seat))
        else:
            draw.draw_open(s, f.seat, move - moves.DRAW_OPEN, log)
            s.now(Frame(REFILL, f.seat))


class DrawMore(Draw):
    """[M2.5] A further draw is not, and no turn begins with it."""

    opens = False


class Drawn(Step[MooreaState]):
    rule = "M2.2"
    by_chance = True
    first = moves.DEAL

    def bag(self, s: MooreaState, f: Frame) -> vec[i64]:
        return draw.next_cards(s)

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        draw.take_from_pile(s, f.seat, move - moves.DEAL, log)


class Refill(Step[MooreaState]):
    rule = "M2.4"
    by_chance = True
    first = moves.DEAL

    def bag(self, s: MooreaState, f: Frame) -> vec[i64]:
        return draw.next_cards(s) if draw.row_needs_card(s) else NO_MOVES

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        draw.refill_row(s, move - moves.DEAL, log)
        s.now(Frame(REFILL, f.seat))


class Act(Step[MooreaState]):
    """[M3.2] Exchange, buy a product, buy a tool, lay cards; [M3.1] one of them, or pass; [M13.7] always asked."""

    rule = "M3.1"
    asks_always = True  # an instant pass would tell the others about the hand

    def moves(self, s: MooreaState, f: Frame) -> vec[i64]:
        found = append(vec[i64](capacity=MANY), moves.PASS)
        if exchange.possible(s, f.seat):
            found = append(found, moves.EXCHANGE)
        found = buy.offers(s, f.seat, found)
        found = tools.offers(s, f.seat, found)
        return stores.offers(s, f.seat, found)

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.PASS:
            if log is not None:
                log.append(Passed(f.seat))
        elif move == moves.EXCHANGE:
            s.now(Frame(GIVE, f.seat))
        elif move < moves.BUY_TOOL:
            s.now(Frame(PAY, f.seat, move - moves.BUY))
        elif move < moves.LAY:
            s.now(Frame(PAY_TOOL, f.seat, move - moves.BUY_TOOL))
        else:
            store = move - moves.LAY
            s.now(Frame(LAY_COUNT, f.seat, store * GOODS + stores.next_kind(s, f.seat, store, 0)))


class Give(Step[MooreaState]):
    rule = "M4.2"

    def moves(self, s: MooreaState, f: Frame) -> vec[i64]:
        return exchange.gifts(s, f.seat)

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        s.now(Frame(TAKE, f.seat, move - moves.GIVE))


class Take(Step[MooreaState]):
    rule = "M4.1"

    def moves(self, s: MooreaState, f: Frame) -> vec[i64]:
        return exchange.wishes(s)

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        a, b = moves.pair_of(f.a)
        exchange.carry_out(s, f.seat, a, b, move - moves.TAKE, log)
        s.now(Frame(REFILL, f.seat))


class Pay(Step[MooreaState]):
    rule = "M5.8"

    def moves(self, s: MooreaState, f: Frame) -> vec[i64]:
        return paying.payments(s, f.seat, f.a)

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        buy.carry_out(s, f.seat, f.a, move, log)
        s.then(Frame(TURN_UP, f.seat), Frame(REFILL, f.seat))


class PayTool(Step[MooreaState]):
    rule = "M7.2"

    def moves(self, s: MooreaState, f: Frame) -> vec[i64]:
        return tools.payments(s, f.seat, f.a)

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        tools.carry_out(s, f.seat, f.a, move - moves.PAY_TOOL, log)
        s.now(Frame(REFILL, f.seat))


class LayCount(Step[MooreaState]):
    rule = "M8.3"

    def moves(self, s: MooreaState, f: Frame) -> vec[i64]:
        return stores.amounts(s, f.seat, f.a // GOODS, f.a % GOODS, f.b)

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        store = f.a // GOODS
        g = f.a % GOODS
        laid = f.b + stores.pack(g, move - moves.COUNT)
        g = stores.next_kind(s, f.seat, store, g + 1)
        if g < GOODS:
            s.now(Frame(LAY_COUNT, f.seat, store * GOODS + g, laid))
        else:
            stores.carry_out(s, f.seat, store, laid, log)


class TurnUp(Step[MooreaState]):
    rule = "M5.6"
    by_chance = True
    first = moves.TURN_UP

    def bag(self, s: MooreaState, f: Frame) -> vec[i64]:
        return display.next_products(s) if display.display_needs_card(s) else NO_MOVES

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        display.turn_up(s, move - moves.TURN_UP, log)
        s.now(Frame(TURN_UP, f.seat))


class Limit(Step[MooreaState]):
    """[M3.3] Checked after every action and after passing."""

    rule = "M10.3"

    def moves(self, s: MooreaState, f: Frame) -> vec[i64]:
        return limit.surplus(s, f.seat)

    def play(self, s: MooreaState, f: Frame, move: i64, log: Log | None) -> None:
        limit.throw_away(s, f.seat, move - moves.DISCARD, log)
        s.then(Frame(REFILL, f.seat), Frame(LIMIT, f.seat))


class EndTurn(Confirm[MooreaState]):
    """[M12.5] A last chance to undo, where the table was made so and [M13.8] there is something to undo."""

    rule = "M12.5"
    only = moves.END_TURN

    def wanted(self, s: MooreaState) -> bool:
        return s.options.confirm and not s.after_chance


class Next(Passing[MooreaState]):
    """[M1.1] Clockwise, one turn each, again and again."""

    rule = "M1.1"

    def skip(self, s: MooreaState, f: Frame, log: Log | None) -> None:
        if ending.end_turn(s, log):
            turn(s, (f.seat + 1) % s.seats())


BOOK: Final[list[Step[Any]]] = [
    Start(), Deal(), Draw(), Drawn(), Refill(), Act(), Give(), Take(), Pay(), PayTool(), LayCount(), TurnUp(),
    Limit(), EndTurn(), Next(), DrawMore(),
]  # fmt: skip


def new_table(box: Components, seats: i64, options: Options) -> MooreaState:
    """[M0.2] [M0.3] [M0.5] Cards sorted and shuffled, nothing dealt yet."""
    s = MooreaState(
        BOOK,
        [Frame(START, 0)],
        box,
        options,
        [setup.empty_place(box) for _ in range(seats)],
        box.commodity_count[:],
        bag.empty(COMMODITIES),
        setup.empty_slots(box.open_size),
        box.stack(1, seats),
        box.stack(2, seats),
        setup.empty_slots(box.display_size),
        bag.empty(box.display_size),
        bag.empty(PRODUCTS),
    )
    s.settle(None)
    return s
