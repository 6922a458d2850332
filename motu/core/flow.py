"""What comes next lies on the agenda: a stack of plain frames that name stateless steps."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.dice import Dice
from motu.core.errors import GameOver, IllegalMove
from motu.core.game import CHANCE, NOBODY, Event, Json, Move, Seat, State

Log = list[Event]
S = TypeVar("S", bound="Flow")


class Frame:
    """A step, whose it is, and up to two small numbers. Never changed, so clones share it."""

    def __init__(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.step: i64 = step
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b


class Step(Generic[S]):
    """A line of the rulebook's turn overview. It has no memory of its own."""

    rule: str = ""
    by_chance: bool = False
    asks_always: bool = False  # put to the player even when there is only one answer

    def moves(self, s: S, f: Frame) -> vec[i64]:
        """The possible answers; none when there is nothing to ask."""
        raise NotImplementedError

    def odds(self, s: S, f: Frame) -> vec[i64]:
        """How likely each answer is, in step with moves(), when chance answers."""
        raise NotImplementedError

    def play(self, s: S, f: Frame, move: i64, log: Log | None) -> None:
        """Carry out an answer. The frame has left the agenda already."""
        raise NotImplementedError

    def skip(self, s: S, f: Frame, log: Log | None) -> None:
        """There was nothing to ask; mostly nothing follows from that."""


class Flow(State):
    """A state that is driven by an agenda. Games add what lies on the table."""

    def __init__(self, book: list[Step[Any]], agenda: list[Frame]) -> None:
        self.book: list[Step[Any]] = book  # the steps by number, shared by all states of a game
        self.agenda: list[Frame] = agenda  # the next frame last
        self.legal: vec[i64] = vec[i64]()
        self.waiting: i64 = NOBODY
        self.after_chance: bool = False  # chance has spoken since the last choice, so there is nothing to undo

    def then(self, *frames: Frame) -> None:
        """Put these on the agenda, to be done in this order before everything else."""
        for i in range(len(frames) - 1, -1, -1):
            self.agenda.append(frames[i])

    def awaiting(self) -> Seat:
        return self.waiting

    def moves(self) -> list[Move]:
        return [move for move in self.legal]

    def odds(self) -> list[int]:
        if self.waiting != CHANCE:
            return []
        f = self.agenda[-1]
        return [weight for weight in self.book[f.step].odds(self, f)]

    def play(self, move: Move, log: Log | None = None) -> None:
        if self.waiting == NOBODY:
            raise GameOver("The game is over: start a new one, or step through its record.")
        chosen: i64 = move if 0 <= move < 1 << 31 else -1
        for legal in self.legal:
            if legal == chosen:
                self.answer(chosen, log)
                return
        raise IllegalMove(f"{move} is not a legal move now: choose one of moves().")

    def answer(self, move: i64, log: Log | None) -> None:
        """Play a move that is known to be legal."""
        f = self.agenda.pop()
        step = self.book[f.step]
        self.after_chance = step.by_chance
        step.play(self, f, move, log)
        self.settle(log)

    def settle(self, log: Log | None) -> None:
        """Pass over every step that leaves nothing to ask, until somebody has a choice."""
        while self.agenda:
            f = self.agenda[-1]
            step = self.book[f.step]
            legal: vec[i64] = step.moves(self, f)
            n = len(legal)
            if n > 1 or n == 1 and step.asks_always:
                self.legal = legal
                self.waiting = CHANCE if step.by_chance else f.seat
                return
            self.agenda.pop()
            if n == 0:
                step.skip(self, f, log)
            else:
                step.play(self, f, legal[0], log)
        self.legal = vec[i64]()
        self.waiting = NOBODY

    def refresh(self) -> None:
        """Ask the top step again, after its state was loaded or guessed."""
        if not self.agenda:
            self.legal = vec[i64]()
            self.waiting = NOBODY
            return
        f = self.agenda[-1]
        step = self.book[f.step]
        self.legal = step.moves(self, f)
        self.waiting = CHANCE if step.by_chance else f.seat

    def chance(self, dice: Dice, log: Log | None = None) -> i64:
        """Let the dice answer once for chance; says what came up."""
        f = self.agenda[-1]
        move: i64 = self.legal[dice.pick(self.book[f.step].odds(self, f))]
        self.answer(move, log)
        return move

    def until_asked(self, dice: Dice) -> None:
        """Let the dice answer until a seat has to, or the game is over."""
        while self.waiting == CHANCE:
            self.chance(dice)

    def clone(self) -> Flow:
        raise NotImplementedError

    def agenda_dump(self) -> Json:
        """The agenda as plain lists, for dump()."""
        return [[f.step, f.seat, f.a, f.b] for f in self.agenda]


def playout(s: Flow, dice: Dice) -> i64:
    """Random legal moves to the end of the game; says how many decisions of seats there were."""
    decisions: i64 = 0
    while s.waiting != NOBODY:
        if s.waiting == CHANCE:
            s.chance(dice)
        else:
            s.answer(s.legal[dice.below(len(s.legal))], None)
            decisions += 1
    return decisions
