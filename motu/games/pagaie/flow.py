"""[P2.4] The course of the game as a list of steps: setting up, days of turns, flowers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.flow import Frame, Log, Passing, Step
from motu.games.pagaie import moves
from motu.games.pagaie.components import Components
from motu.games.pagaie.events import FoundNoTile, LeftOutFlower
from motu.games.pagaie.rules import building, choosing, days, flowers, levels, setup
from motu.games.pagaie.state import EMPTY, Options, PagaieState, Player, new_island

DRAW_START: Final[i64] = 0  # a: how many
DRAW_FIRST: Final[i64] = 1
DEAL: Final[i64] = 2
DAY: Final[i64] = 3  # the seat gets the pirogue
LINE: Final[i64] = 4
TAKE: Final[i64] = 5  # a: line
MENU: Final[i64] = 6
ASKED_MENU: Final[i64] = 7  # the same, where every question is put to the player
AT: Final[i64] = 8  # a: tile in hand
TURN: Final[i64] = 9  # a: tile in hand, b: place
FLOWER: Final[i64] = 10
ELEMENT: Final[i64] = 11  # a: slot
NIGHT: Final[i64] = 12
FIRST_DAY: Final[i64] = 13


def build(s: PagaieState, seat: i64) -> None:
    """[P4.1] What is done with the tiles in hand is asked again and again, [P9.5] always where it was so chosen."""
    s.now(Frame(ASKED_MENU if s.options.confirm else MENU, seat))


class Day(Passing[PagaieState]):
    """[P2.5] The turns of a day, then its flowers, then its end."""

    rule = "P2.2"

    def skip(self, s: PagaieState, f: Frame, log: Log | None) -> None:
        days.begin(s, f.seat, log)
        frames = [Frame(LINE, seat) for seat in days.turn_order(s)]
        frames += [Frame(FLOWER, seat) for seat in days.flower_order(s)]
        s.then(*frames, Frame(NIGHT, f.seat))


class FirstDay(Day):
    """[P1.8] When all is dealt, the one whom chance named begins."""

    def skip(self, s: PagaieState, f: Frame, log: Log | None) -> None:
        s.now(Frame(DAY, s.first))


class Line(Step[PagaieState]):
    """[P3.2] A turn begins with the choice of a row or column."""

    rule = "P3.2"
    opens = True

    def moves(self, s: PagaieState, f: Frame) -> vec[i64]:
        return choosing.lines(s)

    def play(self, s: PagaieState, f: Frame, move: i64, log: Log | None) -> None:
        s.now(Frame(TAKE, f.seat, move - moves.LINE))

    def skip(self, s: PagaieState, f: Frame, log: Log | None) -> None:
        """[P3.9] Nothing is free: only the pontoon is left to build with."""
        if log is not None:
            log.append(FoundNoTile(int(f.seat)))
        build(s, f.seat)


class Take(Step[PagaieState]):
    """[P2.4] The tiles of the line; building begins with them in hand."""

    rule = "P3.1"

    def moves(self, s: PagaieState, f: Frame) -> vec[i64]:
        return choosing.sets(s, f.a)

    def play(self, s: PagaieState, f: Frame, move: i64, log: Log | None) -> None:
        choosing.take(s, f.seat, f.a, move - moves.TAKE + 1, log)
        build(s, f.seat)


class Menu(Step[PagaieState]):
    """[P4.2] Each tile is placed by itself; [P2.6] a single answer is given by the program."""

    rule = "P4.1"
    opens = True

    def moves(self, s: PagaieState, f: Frame) -> vec[i64]:
        return building.menu(s, f.seat)

    def play(self, s: PagaieState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.END_TURN:
            building.end_turn(s, f.seat, log)
        elif move < moves.DISCARD:
            s.now(Frame(AT, f.seat, move - moves.PLACE))
        else:
            building.discard(s, f.seat, move - moves.DISCARD, log)
            s.now(f)


class AskedMenu(Menu):
    """[P9.5] A last chance to undo, where the table was made so."""

    asks_always = True


class At(Step[PagaieState]):
    """[P4.2] The place of a tile."""

    rule = "P5.6"

    def moves(self, s: PagaieState, f: Frame) -> vec[i64]:
        return levels.places(s, f.seat, f.a >> 1)

    def play(self, s: PagaieState, f: Frame, move: i64, log: Log | None) -> None:
        s.now(Frame(TURN, f.seat, f.a, move))


class Turn(Step[PagaieState]):
    """[P4.2] The turn of a tile; with it the tile is placed."""

    rule = "P0.5"

    def moves(self, s: PagaieState, f: Frame) -> vec[i64]:
        return levels.turns(s, f.seat, f.a >> 1)

    def play(self, s: PagaieState, f: Frame, move: i64, log: Log | None) -> None:
        levels.place(s, f.seat, f.a, f.b, move - moves.TURN, log)
        build(s, f.seat)


class Flower(Step[PagaieState]):
    """[P6.6] A tile for a flower has to be chosen."""

    rule = "P6.3"
    opens = True

    def moves(self, s: PagaieState, f: Frame) -> vec[i64]:
        return flowers.candidates(s)

    def play(self, s: PagaieState, f: Frame, move: i64, log: Log | None) -> None:
        s.now(Frame(ELEMENT, f.seat, move - moves.FLOWER))

    def skip(self, s: PagaieState, f: Frame, log: Log | None) -> None:
        """[P6.9] No free tile shows an element."""
        if log is not None:
            log.append(LeftOutFlower(int(f.seat)))


class Element(Step[PagaieState]):
    rule = "P6.3"

    def moves(self, s: PagaieState, f: Frame) -> vec[i64]:
        return flowers.elements(s.box, s.slots[f.a])

    def play(self, s: PagaieState, f: Frame, move: i64, log: Log | None) -> None:
        flowers.add_flower(s, f.seat, f.a, move - moves.ELEMENT, log)


class Night(Passing[PagaieState]):
    """[P7.1] The end of a day; [P6.8] the last one had its flowers too, [P7.3] and ends the game."""

    rule = "P7.1"

    def skip(self, s: PagaieState, f: Frame, log: Log | None) -> None:
        if days.is_last(s):
            days.count(s, log)
        else:
            days.end(s, log)
            s.then(Frame(DEAL, f.seat), Frame(DAY, days.seat_after(s, f.seat, 1)))


BOOK: Final[list[Step[Any]]] = [
    setup.DrawStartTile(), setup.DrawFirst(), setup.Deal(), Day(), Line(), Take(), Menu(), AskedMenu(), At(), Turn(),
    Flower(), Element(), Night(), FirstDay(),
]  # fmt: skip


def new_table(box: Components, seats: i64, options: Options) -> PagaieState:
    """[P1.8] Everything unpacked and shuffled; what chance decides comes in this order."""
    agenda = [Frame(FIRST_DAY, 0), Frame(DEAL, 0), Frame(DRAW_FIRST, 0), Frame(DRAW_START, 0, box.start_tiles)]
    s = PagaieState(BOOK, agenda, box, options, [Player(new_island(), EMPTY) for _ in range(seats)])
    setup.unpack(s)
    s.settle(None)
    return s
