"""The part of a game that searches use: guesses of hidden things, values, priors, final points. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motu.core.dice import Dice
from motu.core.game import Seat, State

NOTHING: Final = vec[float]()


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchModel:
    """Knowledge of bots and searches about a game beyond its rules. One stateless object for each game."""

    def guess(self, state: State, seat: Seat, dice: Dice) -> State:
        """A clone in which all that the seat cannot know has been dealt anew."""
        raise NotImplementedError

    def values(self, state: State) -> vec[float]:
        """The final points that each seat can expect, if everything on the table is as this state has it."""
        raise NotImplementedError

    def value(self, state: State, seat: Seat) -> float:
        """How good the position is for a seat: what it can expect beyond the best of the others, in points."""
        found = self.values(state)
        best = -1000.0
        for other in range(i64(len(found))):
            if other != seat:
                best = max(best, found[other])
        return found[seat] - best

    def priors(self, state: State) -> vec[float]:
        """How promising each legal move of the awaited seat looks, in the order of moves(); larger is better, never
        negative."""
        raise NotImplementedError

    def points(self, state: State) -> vec[float]:
        """The final result of each seat, tie-breaks as fractions of a point: the largest wins, equal ones share."""
        raise NotImplementedError

    def spread(self, state: State) -> float:
        """How far final points usually fall from what values() says, as a standard deviation."""
        raise NotImplementedError

    def danger(self, state: State) -> float:
        """The chance that all seats lose together; 0 in games in which they cannot."""
        return 0.0

    def by_hand(self) -> SearchModel:
        """The model written by hand, where this one has learned something beyond it."""
        return self

    def features(self, state: State, seat: Seat) -> vec[float]:
        """Inputs of a fit for one seat, each mostly between -2 and 2; none where nothing is learned."""
        return NOTHING

    def progress(self, state: State) -> float:
        """How far the game has come, from 0 to 1."""
        return 0.0

    def feature_names(self) -> list[str]:
        """Names of the features, in their order."""
        return []

    def move_kinds(self) -> list[tuple[str, int]]:
        """The kinds of moves that a fit tells apart: each with its first move number, in rising order."""
        return []
