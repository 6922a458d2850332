"""[F1.1] The course of the game as a list of steps: setting up, then turns of one or two scouts each."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Confirm, Frame, Log, Passing, Step
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.components import Components
from motu.games.fire_and_stone.events import LastTurn
from motu.games.fire_and_stone.names import SCOUTS, TURN_FOOD
from motu.games.fire_and_stone.rules import (
    arriving,
    building,
    cards,
    caves,
    cooking,
    ending,
    gathering,
    herds,
    hunting,
    moving,
    peeking,
    scoring,
    setup,
    storing,
)
from motu.games.fire_and_stone.rules.steps import (
    ARRIVE,
    CHOOSE_START,
    CONFIRM,
    DEAL_OBJECTIVE,
    FIRST,
    FREE_COOK,
    MOVE,
    MOVE_NOW,
    NEXT_SCOUT,
    OFFER,
    REFILL,
    SCOUT,
    TURN,
    TURN_END,
)
from motu.games.fire_and_stone.state import NONE, FireAndStoneState, Options, new_player


class SetUp(setup.First):
    """[F0.11] Chance answers in this order: who begins, objectives, display, starting inventions."""

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        super().play(s, f, move, log)
        seats = s.seats()
        s.now(Frame(TURN, s.first))
        if s.options.starting:
            for after in range(seats):
                s.now(Frame(CHOOSE_START, (s.first + after) % seats))
            s.now(Frame(OFFER, s.first, seats))
        s.now(Frame(REFILL, s.first))
        s.now(Frame(DEAL_OBJECTIVE, 0))


class Turn(Passing[FireAndStoneState]):
    """[F1.2] Each scout on the map is used once; [F14.8] crops come first."""

    rule = "F1.2"

    def skip(self, s: FireAndStoneState, f: Frame, log: Log | None) -> None:
        s.active = f.seat
        s.turns += 1
        s.used = 0
        s.now(Frame(TURN_END, f.seat))
        if s.options.confirm:
            s.now(Frame(CONFIRM, f.seat))
        s.now(Frame(NEXT_SCOUT, f.seat))
        if log is not None and ending.is_last_turn(s, f.seat):
            log.append(LastTurn(f.seat))
        region = s.box.region[s.players[f.seat].scouts[0]]
        storing.gain(s, f.seat, 0, s.power(f.seat, TURN_FOOD, region), "crops", log)  # [F1.4]


def unused(s: FireAndStoneState, seat: i64) -> i64:
    """[F1.2] A scout that is still to be used, or NONE; of several the first."""
    for scout in range(SCOUTS):
        if s.players[seat].scouts[scout] != NONE and not (s.used >> scout) & 1:
            return scout
    return NONE


def begin_use(s: FireAndStoneState, scout: i64) -> None:
    """[F1.2] A scout is used, and not again in this turn."""
    bit: i64 = 1
    s.scout = scout
    s.used |= bit << scout


class NextScout(Passing[FireAndStoneState]):
    """[F1.2] Which scout is next is asked where two stand in different areas."""

    rule = "F1.2"

    def skip(self, s: FireAndStoneState, f: Frame, log: Log | None) -> None:
        scout = unused(s, f.seat)
        if scout == NONE:
            return
        s.now(f)
        scouts = s.players[f.seat].scouts
        if s.used == 0 and scouts[1] != NONE and scouts[0] != scouts[1]:
            s.now(Frame(SCOUT, f.seat))
        else:
            begin_use(s, scout)
            s.now(Frame(MOVE_NOW, f.seat))


class Scout(Step[FireAndStoneState]):
    """[F1.2] Two scouts stand in different areas: which one is used first?"""

    rule = "F1.2"
    opens = True

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        scouts = s.players[f.seat].scouts
        return vec[i64]([moves.SCOUT + scouts[0], moves.SCOUT + scouts[1]])

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        begin_use(s, 0 if s.players[f.seat].scouts[0] == move - moves.SCOUT else 1)
        s.now(Frame(MOVE, f.seat))


class Move(Step[FireAndStoneState]):
    """[F1.3] A scout must move, [F2.9] and always can; [F4.1] then it fishes, may cook, reveals and acts."""

    rule = "F2.1"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        found = vec[i64](capacity=32)
        for area in moving.reach(s, f.seat, s.here(f.seat)):
            found = append(found, moves.MOVE + area)
        return found

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        moving.move(s, f.seat, move - moves.MOVE, log)
        arriving.fish(s, f.seat, log)
        s.now(Frame(ARRIVE, f.seat))
        if bag.total(s.players[f.seat].mat) > 0 and cooking.may_cook_anywhere(s, f.seat):
            s.now(Frame(FREE_COOK, f.seat))


class MoveNow(Move):
    """[F1.2] The use of a scout begins with its move where there is no choice of scouts."""

    opens = True


class FreeCook(cooking.Cook):
    """[F14.11] Cooking where there is no fire; the area's action follows."""

    rule = "F14.11"


class EndTurn(Confirm[FireAndStoneState]):
    """[F16.7] A last chance to undo, where the table was made so."""

    rule = "F16.7"
    only = moves.END_TURN


class TurnEnd(Passing[FireAndStoneState]):
    """[F1.1] Turns go round clockwise, [F12.2] until the last ones are over; [F12.3] then the final scoring."""

    rule = "F12.2"

    def skip(self, s: FireAndStoneState, f: Frame, log: Log | None) -> None:
        if ending.end_turn(s, f.seat, log):
            scoring.finish(s, log)
        else:
            s.now(Frame(TURN, (f.seat + 1) % s.seats()))


BOOK: Final[list[Step[Any]]] = [
    SetUp(), setup.DealObjective(), cards.Refill(), setup.Offer(), setup.ChooseStart(), Turn(),
    NextScout(), Scout(), MoveNow(), Move(), FreeCook(), arriving.Arrive(), arriving.Reveal(), arriving.Act(),
    arriving.Forage(), gathering.Gather(), gathering.Track(), cards.Card(), cards.Cover(), cooking.Cook(),
    hunting.Hunt(), hunting.Look(), hunting.Pick(), building.Settle(), building.BuildAgain(),
    moving.Second(), moving.Return(),
    caves.CaveCard(), caves.Cave(), caves.Feast(), caves.Tunnel(), peeking.Peek(), peeking.PeekTile(), caves.Grotto(),
    caves.Teacher(), herds.Herd(), herds.DrawAnimal(), EndTurn(), TurnEnd(),
]  # fmt: skip


def new_table(box: Components, seats: i64, options: Options) -> FireAndStoneState:
    """[F0.11] Everything unpacked and shuffled; chance begins."""
    s = FireAndStoneState(BOOK, [Frame(FIRST, 0)], box, options, [new_player(box) for _ in range(seats)])
    setup.unpack(s)
    s.settle(None)
    return s
