"""The agenda: a stack of plain frames, each naming a stateless step, that says what comes next."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motu.core.bag import kinds
from motu.core.dice import Dice
from motu.core.errors import GameOver, IllegalMove
from motu.core.events import Event
from motu.core.game import CHANCE, NOBODY, Json, Move, Seat, State

Log = list[Event]
S = TypeVar("S", bound="Flow")

NO_MOVES: Final = vec[i64]()
NOTHING: Final[i64] = -1
SEVERAL: Final[i64] = -2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A step, its seat, and up to two small numbers. Immutable, so clones share it."""

    def __init__(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.step: i64 = step
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A line of the rulebook's turn overview. It has no memory of its own.

    A step of a seat lists `moves`. A step of chance says what it draws from: `bag` holds a weight for each of the moves
    from `first` on, so that drawing from a deck which nobody has seen needs no list at all.
    """

    rule: str = ""
    by_chance: bool = False
    first: i64 = 0  # of a step of chance: the move that stands for the first weight of its bag
    asks_always: bool = False  # put to the player even when there is only one answer
    opens: bool = False  # a turn, or a part of it that stands by itself, begins with this question: plans end before it

    def __init__(self) -> None:
        """Copy the class attributes of an interpreted step to the instance, where compiled code reads them."""
        said: Any = type(self)
        if isinstance(said.rule, str):
            self.rule = said.rule
        if isinstance(said.first, int):
            self.first = said.first
        if isinstance(said.by_chance, bool):
            self.by_chance = said.by_chance
        if isinstance(said.asks_always, bool):
            self.asks_always = said.asks_always
        if isinstance(said.opens, bool):
            self.opens = said.opens

    def moves(self, s: S, f: Frame) -> vec[i64]:
        """The possible answers of a seat; none when there is nothing to ask."""
        raise NotImplementedError

    def bag(self, s: S, f: Frame) -> vec[i64]:
        """The weights of chance's answers; all zero when there is nothing to draw. Not to be changed."""
        raise NotImplementedError

    def play(self, s: S, f: Frame, move: i64, log: Log | None) -> None:
        """Carry out an answer. The frame has left the agenda already."""
        raise NotImplementedError

    def skip(self, s: S, f: Frame, log: Log | None) -> None:
        """Called instead of `play` when there is nothing to ask; does nothing by default."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Passing(Step[S]):
    """A step that asks nothing: what it does stands in `skip`."""

    def moves(self, s: S, f: Frame) -> vec[i64]:
        return NO_MOVES


@mypyc_attr(allow_interpreted_subclasses=True)
class Confirm(Step[S]):
    """The last word of a turn, a last chance to undo it: a question with one answer, where the table wants it."""

    asks_always = True
    only: i64 = 0  # the move that ends the turn

    def __init__(self) -> None:
        super().__init__()
        said: Any = type(self)
        if isinstance(said.only, int):
            self.only = said.only

    def wanted(self, s: S) -> bool:
        """Whether it is asked now; True by default."""
        return True

    def moves(self, s: S, f: Frame) -> vec[i64]:
        return vec[i64]([self.only]) if self.wanted(s) else NO_MOVES

    def play(self, s: S, f: Frame, move: i64, log: Log | None) -> None:
        """The turn ends."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(State):
    """A state that is driven by an agenda. Games add what lies on the table."""

    def __init__(self, book: list[Step[Any]], agenda: list[Frame]) -> None:
        self.book: list[Step[Any]] = book  # the steps by number, shared by all states of a game
        self.agenda: list[Frame] = agenda  # the next frame last
        self.legal: vec[i64] = NO_MOVES  # of a seat; chance draws from a bag. Never changed, only replaced
        self.waiting: i64 = NOBODY
        self.after_chance: bool = False  # chance has answered since the last choice, so there is nothing to undo

    def then(self, *frames: Frame) -> None:
        """Push frames, to be done in this order before everything else."""
        for i in range(len(frames) - 1, -1, -1):
            self.agenda.append(frames[i])

    def now(self, frame: Frame) -> None:
        """Push one frame, to be done before everything else."""
        self.agenda.append(frame)

    def over(self) -> None:
        """End the game when the current step has been carried out: clear the agenda."""
        self.agenda.clear()

    def awaiting(self) -> Seat:
        return self.waiting

    def fresh(self) -> bool:
        return self.waiting >= 0 and self.book[self.agenda[-1].step].opens

    def moves(self) -> list[Move]:
        if self.waiting != CHANCE:
            return [move for move in self.legal]
        f = self.agenda[-1]
        first = self.book[f.step].first
        return [first + kind for kind in kinds(self.book[f.step].bag(self, f))]

    def odds(self) -> list[int]:
        if self.waiting != CHANCE:
            return []
        f = self.agenda[-1]
        return [weight for weight in self.book[f.step].bag(self, f) if weight]

    def play(self, move: Json, log: Log | None = None) -> None:
        if self.waiting == NOBODY:
            raise GameOver("The game is over: start a new one, or step through its record.")
        if type(move) is not int or not self.may(move if 0 <= move < 1 << 31 else -1):
            raise IllegalMove(f"{move!r} is not a legal move now: choose one of moves().")
        self.answer(move, log)

    def may(self, move: i64) -> bool:
        """Whether a move is legal now."""
        if self.waiting == CHANCE:
            f = self.agenda[-1]
            bag = self.book[f.step].bag(self, f)
            kind = move - self.book[f.step].first
            return 0 <= kind < len(bag) and bag[kind] > 0
        for legal in self.legal:
            if legal == move:
                return True
        return False

    def answer(self, move: i64, log: Log | None) -> None:
        """Play a move that is known to be legal."""
        f = self.agenda.pop()
        step = self.book[f.step]
        self.after_chance = step.by_chance
        step.play(self, f, move, log)
        self.settle(log)

    def settle(self, log: Log | None) -> None:
        """Carry out steps without a choice until a seat or chance has one, or the game is over."""
        while self.agenda:
            f = self.agenda[-1]
            step = self.book[f.step]
            only: i64 = self.ask_chance(step, f) if step.by_chance else self.ask_seat(step, f)
            if only == SEVERAL:
                return
            self.agenda.pop()
            if only == NOTHING:
                step.skip(self, f, log)
            else:
                self.after_chance = self.after_chance or step.by_chance
                step.play(self, f, only, log)
        self.legal = NO_MOVES
        self.waiting = NOBODY

    def ask_seat(self, step: Step[Any], f: Frame) -> i64:
        """Returns SEVERAL when the seat has a choice and is now awaited, NOTHING, or the only answer."""
        legal: vec[i64] = step.moves(self, f)
        n = len(legal)
        if n > 1 or (n == 1 and step.asks_always):
            self.legal = legal
            self.waiting = f.seat
            return SEVERAL
        return legal[0] if n else NOTHING

    def ask_chance(self, step: Step[Any], f: Frame) -> i64:
        """Returns SEVERAL when there are several outcomes and chance is now awaited, NOTHING, or the only outcome."""
        only = NOTHING
        bag: vec[i64] = step.bag(self, f)
        for kind in range(i64(len(bag))):
            if bag[kind]:
                if only != NOTHING:
                    self.legal = NO_MOVES
                    self.waiting = CHANCE
                    return SEVERAL
                only = step.first + kind
        return only

    def refresh(self) -> None:
        """Ask the top step again, after its state was loaded or guessed."""
        self.legal = NO_MOVES
        self.waiting = NOBODY
        if self.agenda:
            f = self.agenda[-1]
            step = self.book[f.step]
            self.waiting = CHANCE if step.by_chance else f.seat
            if not step.by_chance:
                self.legal = step.moves(self, f)

    def chance(self, dice: Dice, log: Log | None = None) -> i64:
        """Let the dice answer once for chance; returns the outcome."""
        f = self.agenda[-1]
        step = self.book[f.step]
        move: i64 = step.first + dice.pick(step.bag(self, f))
        self.answer(move, log)
        return move

    def until_asked(self, dice: Dice) -> None:
        """Let the dice answer until a seat is asked, or the game is over."""
        while self.waiting == CHANCE:
            self.chance(dice)

    def clone(self) -> Flow:
        raise NotImplementedError

    def stands_like(self, other: Flow) -> None:
        """Copy from another state which seat is asked for which moves: the first part of a clone."""
        self.legal = other.legal
        self.waiting = other.waiting
        self.after_chance = other.after_chance

    def course_dump(self) -> dict[str, Json]:
        """The agenda as plain lists, and whether chance has just answered: the first part of a dump."""
        agenda = [[f.step, f.seat, f.a, f.b] for f in self.agenda]
        return {"agenda": agenda, "after_chance": int(self.after_chance)}


def playout(s: Flow, dice: Dice) -> i64:
    """Play random legal moves to the end of the game; returns the number of seats' decisions."""
    decisions: i64 = 0
    while s.waiting != NOBODY:
        if s.waiting == CHANCE:
            s.chance(dice)
        else:
            s.answer(s.legal[dice.below(len(s.legal))], None)
            decisions += 1
    return decisions
