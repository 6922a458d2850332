"""Differences that a game names between what its moves lead to: what a hint can say for a move, or against it.

A sequel is one way on from a move: the own turn to its end, the others until the seat is to begin again, and the own
turns after that, in one deal of what the seat cannot know. A difference finds facts in a sequel: what is so then, by
the names that a player reads. What a hint says is a claim: a fact of most sequels of one move that those of the other
moves lack, or the other way round. A game lists its differences in `differences.py`, with the words of `hint-<name>` in
`words/hints`; the attribute `.otherwise` says what the other moves lead to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple, TypeVar

from motu.core.events import Event
from motu.core.game import Game, Phrase, Seat, State

E = TypeVar("E", bound=Event)
Args = tuple[tuple[str, Any], ...]  # of the phrase that tells a fact
Stage = Literal["turn", "others", "later"]  # when a fact comes about: in the own turn, while others play, after that


class Sequel(NamedTuple):
    """What could follow on a move, in one deal of what its seat cannot know."""

    seat: Seat
    plays: list[tuple[Seat, int]]  # all answers from the move on, those of chance too
    ends: tuple[int, int]  # how many of them belong to the own turn, and to all until the seat is to begin again
    start: State  # before the move
    turn: State  # at the end of the own turn
    round: State  # when the seat is to begin again, or the game is over
    later: State  # after the own turns that follow
    own: list[Event]  # in the own turn
    others: list[Event]  # then, until the seat is to begin again
    after: list[Event]  # from there on
    surely: tuple[State, list[Event]]  # the own turn as far as neither chance nor anything hidden came into it

    def certain(self) -> Sequel:
        """The own turn alone, as far as it is the same in every deal."""
        state, events = self.surely
        return self._replace(turn=state, own=events)

    def gained(self, first: State, last: State) -> int:
        """Points of the seat between two of its states."""
        return last.scores()[self.seat] - first.scores()[self.seat]


class Fact(NamedTuple):
    """Something that is so in a sequel."""

    args: Args
    worth: float  # to the seat, in points; below 0 where it does harm


class Difference(NamedTuple):
    """What can tell the sequels of two moves apart."""

    name: str  # of its words: `hint-<name>`
    stage: Stage
    find: Callable[[Sequel], Iterable[Fact]]


class Differences(NamedTuple):
    """All that a game names, and how far its sequels go."""

    parts: int  # of which a turn has at most so many that begin afresh
    turns: int  # of the seat beyond the next round
    listed: Sequence[Difference]


NONE = Differences(1, 1, ())  # of a game that names none


@cache
def differences_of(game: Game) -> Differences:
    """What `differences.py` beside the game's code lists as DIFFERENCES."""
    name = f"{type(game).__module__.rpartition('.')[0]}.differences"
    if find_spec(name) is None:
        return NONE
    found: Differences = import_module(name).DIFFERENCES
    return found


class Claim(NamedTuple):
    """What a hint says for a move or against it."""

    name: str  # of the difference
    args: Args
    otherwise: bool  # the other moves lead to it, and this one does not
    likely: bool  # it rests on what is hidden, on chance or on what others do

    def phrase(self) -> Phrase:
        part = ".otherwise" if self.otherwise else ""
        likely = ("likely", "yes" if self.likely else "no")
        return Phrase(f"hint-{self.name.replace('_', '-')}{part}", (*self.args, likely))


def points(sequel: Sequel) -> list[Fact]:
    """Points of the own turn: every game may list it."""
    gain = sequel.gained(sequel.start, sequel.turn)
    return [Fact((("points", gain),), float(gain))] if gain > 0 else []


def by(seat: Seat, events: list[Event], kind: type[E]) -> list[E]:
    """The events of a kind that are about this seat."""
    return [event for event in events if isinstance(event, kind) and event.seat == seat]


def by_others(seat: Seat, events: list[Event], kind: type[E]) -> list[E]:
    """The events of a kind that are about any other seat."""
    return [event for event in events if isinstance(event, kind) and event.seat != seat]
