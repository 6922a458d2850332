"""What a hint claims, looked up in the states of a sequel; nothing here has seen an event or chosen a claim.

`HOLDS` in tests/<game>/claims.py says for each difference how it shows in the states.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from itertools import pairwise
from typing import Any, NamedTuple

from motu.core.differences import Args, Sequel
from motu.core.game import Game, Phrase, Seat, State


class Led(NamedTuple):
    """The states of a sequel, played anew from its answers."""

    game: Game
    seat: Seat
    start: Any
    own: list[Any]  # after each answer of the own turn
    others: list[Any]
    after: list[Any]

    @property
    def turn(self) -> Any:
        return self.own[-1]

    @property
    def round(self) -> Any:
        return self.others[-1] if self.others else self.turn

    @property
    def later(self) -> Any:
        return self.after[-1] if self.after else self.round

    def steps(self, part: str) -> list[tuple[Any, Any]]:
        """The states before and after each answer of a part: `own`, `others` or `after`."""
        before = {"own": self.start, "others": self.turn, "after": self.round}[part]
        states = [before, *getattr(self, part)]
        return list(pairwise(states))

    def gained(self, first: State, last: State) -> int:
        return last.scores()[self.seat] - first.scores()[self.seat]


Holds = Callable[[Led, dict[str, Any]], bool]


def led(game: Game, sequel: Sequel) -> Led:
    """The sequel played anew; its own states must be the same."""
    state, states = sequel.start.clone(), []
    for seat, move in sequel.plays:
        assert state.awaiting() == seat
        state.play(move)
        states.append(state.clone())
    turn, around = sequel.ends
    found = Led(game, sequel.seat, sequel.start, states[:turn], states[turn:around], states[around:])
    assert [found.turn.dump(), found.round.dump(), found.later.dump()] == [
        sequel.turn.dump(),
        sequel.round.dump(),
        sequel.later.dump(),
    ]
    return found


def plain(args: Args) -> dict[str, Any]:
    """The arguments of a claim; a piece by its name instead of its phrase."""
    return {name: value.id.removeprefix("name-") if isinstance(value, Phrase) else value for name, value in args}


def holding(game: str) -> Mapping[str, Holds]:
    found: Mapping[str, Holds] = import_module(f"tests.{game}.claims").HOLDS
    return found


def points(line: Led, args: dict[str, Any]) -> bool:
    """Points of the own turn, in any game."""
    return bool(line.gained(line.start, line.turn) == args["points"])


def next_points(line: Led, args: dict[str, Any]) -> bool:
    """Points of the turns that follow, in any game."""
    return bool(line.gained(line.round, line.later) == args["points"])
