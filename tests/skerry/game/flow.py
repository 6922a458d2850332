"""S1: the course of the game, step by step."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Confirm, Flow, Frame, Log, Passing, Step
from tests.skerry.game import moves
from tests.skerry.game.components import AXES, CELLS, CENTRE, ROCK, TILE_NAMES, Components
from tests.skerry.game.events import Passed
from tests.skerry.game.rules import laying, sea
from tests.skerry.game.state import EMPTY, NO_SEAT, Player, SkerryState

DEAL, TILE, CELL, TURN, CONFIRM, REFILL, WEATHER, NEXT = range(8)


class Refill(Step[SkerryState]):
    """[S4.1] A tile from the bag fills the hand."""

    rule = "S4.1"
    by_chance = True
    first = moves.DRAW

    def bag(self, s: SkerryState, f: Frame) -> vec[i64]:
        return sea.drawn_from(s, f.seat)

    def play(self, s: SkerryState, f: Frame, move: i64, log: Log | None) -> None:
        sea.draw(s, f.seat, move - moves.DRAW, log)


class Tile(Step[SkerryState]):
    """[S1.2] A tile of the hand, or none. Asked also of an empty hand, which is no secret."""

    rule = "S1.2"
    asks_always = True
    opens = True

    def moves(self, s: SkerryState, f: Frame) -> vec[i64]:
        held = [moves.LAY + kind for kind in range(len(TILE_NAMES)) if s.players[f.seat].hand[kind]]
        return vec[i64]([*held, moves.PASS])

    def play(self, s: SkerryState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.PASS:
            pass_turn(s, f.seat, log)
        else:
            s.now(Frame(CELL, f.seat, move - moves.LAY))


def pass_turn(s: SkerryState, seat: int, log: Log | None) -> None:
    """[S3.1] Whoever passes loses a point."""
    s.players[seat].passes += 1
    if log is not None:
        log.append(Passed(seat))


class Place(Step[SkerryState]):
    """[S2.1] Where the tile goes."""

    rule = "S2.1"
    asks_always = True

    def moves(self, s: SkerryState, f: Frame) -> vec[i64]:
        return vec[i64]([moves.CELL + cell for cell in laying.free_cells(s)])

    def play(self, s: SkerryState, f: Frame, move: i64, log: Log | None) -> None:
        s.now(Frame(TURN, f.seat, f.a, move - moves.CELL))


class Turned(Step[SkerryState]):
    """[S2.2] How the tile lies."""

    rule = "S2.2"

    def moves(self, s: SkerryState, f: Frame) -> vec[i64]:
        return vec[i64]([moves.TURN + axis for axis in range(len(AXES))])

    def play(self, s: SkerryState, f: Frame, move: i64, log: Log | None) -> None:
        laying.lay(s, f.seat, f.a, f.b, move - moves.TURN, log)


class EndTurn(Confirm[SkerryState]):
    """[S7.2] A last chance to undo the turn, where the table wants it."""

    rule = "S7.2"
    only = moves.END_TURN

    def wanted(self, s: SkerryState) -> bool:
        return s.confirm


class Weather(Step[SkerryState]):
    """[S5.1] What the sea does after a turn; [S7.1] nothing, where the table wants calm weather."""

    rule = "S5.1"
    by_chance = True
    first = moves.WEATHER

    def bag(self, s: SkerryState, f: Frame) -> vec[i64]:
        return s.weather if s.rough else bag.empty(2)

    def play(self, s: SkerryState, f: Frame, move: i64, log: Log | None) -> None:
        sea.weather(s, f.seat, move - moves.WEATHER, log)


class Next(Passing[SkerryState]):
    """[S1.1] The turn passes on clockwise, [S6.1] until everybody has had all turns."""

    rule = "S1.1"

    def skip(self, s: SkerryState, f: Frame, log: Log | None) -> None:
        s.turns += 1
        if s.turns < s.box.turns * s.seats():
            s.active = (f.seat + 1) % s.seats()
            begin(s)


BOOK: Final[list[Step[Any]]] = [Refill(), Tile(), Place(), Turned(), EndTurn(), Refill(), Weather(), Next()]


def begin(s: SkerryState) -> None:
    """[S1.2] A turn: lay or pass, then draw, then the weather."""
    s.then(*[Frame(step, s.active) for step in (TILE, CONFIRM, REFILL, WEATHER, NEXT)])


def new_table(box: Components, seats: int, rough: bool, confirm: bool) -> SkerryState:
    """[S0.1] A rock in the middle; [S0.2] two tiles for each hand; [S0.3] the weather for so many seats."""
    reef, axes, owners = (vec[i64]([EMPTY] * len(CELLS)) for _ in range(3))
    tiles = box.count[:]
    tiles[ROCK] -= 1
    reef[CENTRE], axes[CENTRE], owners[CENTRE] = ROCK, 0, NO_SEAT
    players = [Player(bag.empty(len(TILE_NAMES)), 0, 0, 0) for _ in range(seats)]
    weather = vec[i64]([box.calm * seats, box.waves])
    s = SkerryState(BOOK, [], box, rough, confirm, players, tiles, weather, reef, axes, owners)
    begin(s)
    s.then(*[Frame(DEAL, seat) for seat in range(seats) for _ in range(box.hand)])
    s.settle(None)
    return s


def asked_in_turn(s: Flow) -> bool:
    """Whether a seat is in the middle of laying, which is nobody else's business yet."""
    return s.waiting >= 0 and s.agenda[-1].step in (CELL, TURN)
