"""The search model of Fire & Stone."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec

from motu.core.dice import Dice
from motu.core.game import NOBODY, Seat, State
from motu.core.search_model import SearchModel
from motu.games.fire_and_stone import features, guess, heuristics, names, ordering
from motu.games.fire_and_stone.rules import scoring
from motu.games.fire_and_stone.state import FireAndStoneState, mine

SPREAD: Final = 5.0  # of final points at the start, measured between greedy bots
LATE: Final = 1.5  # and in the last turns
TIE: Final = 0.001  # of a point, for each majority where they break ties
FOOD_TIE: Final = 0.00001


@final
class FireAndStoneSearchModel(SearchModel):
    """Hidden tiles, objectives and animals; prospects and likely moves."""

    def guess(self, state: State, seat: Seat, dice: Dice) -> FireAndStoneState:
        s = mine(state)
        return guess.guess(s, seat, dice)

    def values(self, state: State) -> vec[float]:
        s = mine(state)
        return heuristics.values(s)

    def priors(self, state: State) -> vec[float]:
        s = mine(state)
        return ordering.priors(s)

    def points(self, state: State) -> vec[float]:
        s = mine(state)
        found = vec[float](capacity=names.MOST_SEATS)
        for seat in range(s.seats()):
            points, majorities, food = scoring.standing(s, seat)
            found = append(found, float(points) + TIE * float(majorities) + FOOD_TIE * float(food))
        return found

    def spread(self, state: State) -> float:
        s = mine(state)
        return 0.0 if s.waiting == NOBODY else SPREAD + (LATE - SPREAD) * heuristics.progress(s)

    def features(self, state: State, seat: Seat) -> vec[float]:
        return features.features(mine(state), seat)

    def progress(self, state: State) -> float:
        return features.progress(mine(state))

    def feature_names(self) -> list[str]:
        return features.NAMES

    def move_kinds(self) -> list[tuple[str, int]]:
        return [(name, first) for name, first in features.KINDS]
