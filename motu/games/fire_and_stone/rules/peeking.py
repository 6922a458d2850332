"""F13.13: looking at face-down tiles, and who knows what lies there."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.events import Peeked, SawTile
from motu.games.fire_and_stone.names import AREA_NAMES, AREAS, FACE_DOWN, KIND_NAMES, KINDS
from motu.games.fire_and_stone.rules import steps
from motu.games.fire_and_stone.state import NONE, SEATS_BITS, FireAndStoneState


def looked_at(s: FireAndStoneState, area: i64) -> i64:
    """Where in s.peeks an area stands; NONE when nobody has looked there."""
    for i in range(i64(len(s.peeks))):
        if s.peeks[i] // SEATS_BITS // KINDS == area:
            return i
    return NONE


def kind_at(s: FireAndStoneState, area: i64) -> i64:
    """The tile that lies face down there, if somebody has looked; else NONE."""
    index = looked_at(s, area)
    return NONE if index == NONE else s.peeks[index] // SEATS_BITS % KINDS


def knows(s: FireAndStoneState, seat: i64, area: i64) -> bool:
    """[F17.1] Whether a seat has looked at a face-down tile."""
    index = looked_at(s, area)
    return index != NONE and ((s.peeks[index] % SEATS_BITS) >> seat) & 1 == 1


def possible(s: FireAndStoneState, area: i64) -> vec[i64]:
    """[F0.11] What may lie under a tile: the one kind somebody has seen, or anything that is left in the region."""
    kind = kind_at(s, area)
    if kind == NONE:
        first = s.box.region[area] * KINDS
        return s.left[first : first + KINDS]
    found = bag.empty(KINDS)
    found[kind] = 1
    return found


def lift(s: FireAndStoneState, area: i64, kind: i64) -> None:
    """A face-down tile leaves its hidden state, by whatever it was hidden."""
    index = looked_at(s, area)
    if index == NONE:
        s.left[s.box.region[area] * KINDS + kind] -= 1
        return
    others = vec[i64]()
    for i in range(i64(len(s.peeks))):
        if i != index:
            others = append(others, s.peeks[i])
    s.peeks = others


def learn(s: FireAndStoneState, seat: i64, area: i64, kind: i64) -> None:
    """[F17.1] A seat knows a face-down tile for the rest of the game."""
    bit: i64 = 1
    bit <<= seat
    index = looked_at(s, area)
    if index != NONE:
        s.peeks[index] |= bit
        return
    s.left[s.box.region[area] * KINDS + kind] -= 1
    s.peeks = append(s.peeks, (area * KINDS + kind) * SEATS_BITS + bit)


def targets(s: FireAndStoneState, seat: i64, regions: i64) -> vec[i64]:
    """[F13.13] The face-down tiles of these regions, open or closed, that the seat has not seen."""
    found = vec[i64](capacity=AREAS)
    for area in range(AREAS):
        if s.tile[area] == FACE_DOWN and (regions >> s.box.region[area]) & 1 and not knows(s, seat, area):
            found = append(found, moves.PEEK + area)
    return found


class Peek(Step[FireAndStoneState]):
    """[F13.13] One tile after the other, each known before the next is chosen; [F17.2] all see where."""

    rule = "F13.13"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        if f.a == 0:
            return NO_MOVES
        found = targets(s, f.seat, f.b)
        return append(found, moves.STOP) if len(found) else found

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.STOP:
            return
        area = move - moves.PEEK
        if log is not None:
            log.append(Peeked(f.seat, area=AREA_NAMES[area]))
        s.now(Frame(steps.PEEK, f.seat, f.a - 1, f.b))
        s.now(Frame(steps.PEEK_TILE, f.seat, area))


class PeekTile(Step[FireAndStoneState]):
    """[F17.2] What lies there is told to the one who looks."""

    rule = "F13.13"
    by_chance = True
    first = moves.REVEAL

    def bag(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return possible(s, f.a)

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        kind = move - moves.REVEAL
        learn(s, f.seat, f.a, kind)
        if log is not None:
            log.append(SawTile(f.seat, area=AREA_NAMES[f.a], tile=KIND_NAMES[kind]))
