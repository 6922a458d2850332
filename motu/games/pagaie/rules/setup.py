"""P1: setting up the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.pagaie.events import Dealt, DrewFirst, DrewStartTile
from motu.games.pagaie.moves import DRAW, FIRST, START
from motu.games.pagaie.names import ELEMENT_NAMES, ELEMENTS, LINES, MOST_SIDE, SEA, SLOTS, slot_name
from motu.games.pagaie.rules.tiles import tile
from motu.games.pagaie.state import FIXED, NONE, PagaieState


def unpack(s: PagaieState) -> None:
    """[P1.1] All tiles face down in the stack; [P1.6] nothing on islands and pontoons, and no paddle on the board."""
    s.slots = vec[i64]([NONE] * SLOTS)
    s.stack = s.box.count[:]
    s.flowers = bag.empty(ELEMENTS)
    s.starts = bag.empty(ELEMENTS)
    for e in range(ELEMENTS):
        s.starts[e] = 1 if s.box.start_flowers[e] else 0
    s.discard = bag.empty(s.box.faces())
    s.turned = bag.empty(s.box.faces())
    clear_lines(s)


def clear_lines(s: PagaieState) -> None:
    """[P7.1] No paddle on any line, [P1.7] but with three players the one that is never moved."""
    s.paddles = vec[i64]([NONE] * LINES)
    if s.options.fixed != NONE:
        s.paddles[s.options.fixed] = FIXED


def start_flowers(s: PagaieState, element: i64) -> i64:
    """[P1.2] The flowers of a start tile, [P9.2] those of sea animals as the table was made."""
    if s.options.sea_flowers > 1 and s.box.terrain[element] == SEA:
        return s.options.sea_flowers
    return s.box.start_flowers[element]


def draw_start_tile(s: PagaieState, element: i64, log: Log | None) -> None:
    """[P1.2] An animal begins with flowers."""
    s.starts = bag.changed(s.starts, element, 0)
    s.flowers = bag.changed(s.flowers, element, s.flowers[element] + start_flowers(s, element))
    if log is not None:
        log.append(DrewStartTile(0, element=ELEMENT_NAMES[element], flowers=int(s.flowers[element])))


class DrawStartTile(Step[PagaieState]):
    """[P1.3] As many as are used; the others stay in the box. `a` of the frame: how many."""

    rule = "P1.2"
    by_chance = True
    first = START

    def bag(self, s: PagaieState, f: Frame) -> vec[i64]:
        return s.starts if f.a else NO_MOVES

    def play(self, s: PagaieState, f: Frame, move: i64, log: Log | None) -> None:
        draw_start_tile(s, move - START, log)
        s.now(Frame(f.step, f.seat, f.a - 1))


class DrawFirst(Step[PagaieState]):
    """[P1.4] Every seat is as likely to begin."""

    rule = "P1.4"
    by_chance = True
    first = FIRST

    def bag(self, s: PagaieState, f: Frame) -> vec[i64]:
        return vec[i64]([1] * s.seats())

    def play(self, s: PagaieState, f: Frame, move: i64, log: Log | None) -> None:
        s.first = move - FIRST
        if log is not None:
            log.append(DrewFirst(int(s.first)))


def empty_slot(s: PagaieState) -> i64:
    """[P1.5] The first slot without a tile, row by row; [P1.7] none under the paddle that is never moved."""
    for row in range(s.options.rows):
        if row != s.options.fixed:
            for slot in range(row * MOST_SIDE, row * MOST_SIDE + s.options.columns):
                if s.slots[slot] == NONE:
                    return slot
    return NONE


class Deal(Step[PagaieState]):
    """[P1.8] Tiles for all empty slots, one after the other; [P7.4] as long as there are any."""

    rule = "P7.1"
    by_chance = True
    first = DRAW

    def bag(self, s: PagaieState, f: Frame) -> vec[i64]:
        return s.stack if empty_slot(s) != NONE else NO_MOVES

    def play(self, s: PagaieState, f: Frame, move: i64, log: Log | None) -> None:
        slot = empty_slot(s)
        face = move - DRAW
        s.stack[face] -= 1
        s.slots[slot] = face
        if log is not None:
            log.append(Dealt(int(s.first), slot=slot_name(slot), tile=tile(s.box, face)))
        s.now(f)
