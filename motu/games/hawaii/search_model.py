"""The search model of Hawaii."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec

from motu.core.dice import Dice
from motu.core.game import NOBODY, Seat, State
from motu.core.search_model import SearchModel
from motu.games.hawaii import features, guess, heuristics, names, ordering
from motu.games.hawaii.rules import scoring
from motu.games.hawaii.state import HawaiiState, mine

SPREAD: Final = vec[float]([15.4, 14.2, 13.0, 10.8, 8.5])  # by round: measured in games of bots
TIE: Final = 0.001  # of a point, for each resource where they break ties


@final
class HawaiiSearchModel(SearchModel):
    """Hidden tokens, prospects and likely moves."""

    def guess(self, state: State, seat: Seat, dice: Dice) -> HawaiiState:
        return guess.guess(mine(state), seat, dice)

    def values(self, state: State) -> vec[float]:
        s = mine(state)
        found = vec[float](capacity=names.MOST_SEATS)
        for seat in range(s.seats()):
            found = append(found, heuristics.worth(s, seat, 0))
        return found

    def value(self, state: State, seat: Seat) -> float:
        """A walk, purchase or trip in the making counts as if it were well carried on."""
        s = mine(state)
        half_made = s.waiting == seat and ordering.half_made(s)
        return heuristics.value(ordering.carried_on(s) if half_made else s, seat)

    def priors(self, state: State) -> vec[float]:
        return ordering.priors(mine(state))

    def points(self, state: State) -> vec[float]:
        s = mine(state)
        found = vec[float](capacity=names.MOST_SEATS)
        for player in s.players:
            points, tie_break = scoring.standing(s, player)
            found = append(found, float(points) + TIE * float(tie_break))
        return found

    def spread(self, state: State) -> float:
        s = mine(state)
        return 0.0 if s.waiting == NOBODY else SPREAD[s.round]

    def features(self, state: State, seat: Seat) -> vec[float]:
        return features.features(mine(state), seat)

    def progress(self, state: State) -> float:
        return features.progress(mine(state))

    def feature_names(self) -> list[str]:
        return features.NAMES

    def move_kinds(self) -> list[tuple[str, int]]:
        return [(name, first) for name, first in features.KINDS]
