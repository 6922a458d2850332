"""The search model of Moorea."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec

from motu.core.dice import Dice
from motu.core.game import NOBODY, Seat, State
from motu.core.search_model import SearchModel
from motu.games.moorea import features, guess, heuristics, ordering
from motu.games.moorea.components import MOST_SEATS
from motu.games.moorea.rules import scoring
from motu.games.moorea.state import MooreaState, mine

WIDEST: Final = 10.6  # the spread of final points early in a game, measured in games of bots
LAST_TURN: Final = 2.2
A_TURN: Final = 0.7
TIE: Final = 0.001  # of a point, for each product or tool where they break ties


@final
class MooreaSearchModel(SearchModel):
    """Hidden cards, prospects and likely moves."""

    def guess(self, state: State, seat: Seat, dice: Dice) -> MooreaState:
        return guess.guess(mine(state), seat, dice)

    def values(self, state: State) -> vec[float]:
        s = mine(state)
        found = vec[float](capacity=MOST_SEATS)
        for seat in range(s.seats()):
            left = heuristics.turns_left(s, seat)
            found = append(found, heuristics.table_value(s, seat, left) + heuristics.hand_value(s, seat, left))
        return found

    def value(self, state: State, seat: Seat) -> float:
        """Hands of others count by their size alone."""
        return heuristics.value(mine(state), seat)

    def priors(self, state: State) -> vec[float]:
        s = mine(state)
        found = vec[float](capacity=len(s.legal))
        left = heuristics.turns_left(s, s.active)
        for move in s.legal:
            found = append(found, ordering.prior(s, move, left))
        return found

    def points(self, state: State) -> vec[float]:
        s = mine(state)
        found = vec[float](capacity=MOST_SEATS)
        for seat in range(s.seats()):
            points, tie_break = scoring.standing(s, seat)
            found = append(found, float(points) + TIE * float(tie_break))
        return found

    def spread(self, state: State) -> float:
        s = mine(state)
        if s.waiting == NOBODY:
            return 0.0
        return min(WIDEST, LAST_TURN + A_TURN * max(0.0, heuristics.turns_left(s, s.active) - 1.0))

    def features(self, state: State, seat: Seat) -> vec[float]:
        return features.features(mine(state), seat)

    def progress(self, state: State) -> float:
        return features.progress(mine(state))

    def feature_names(self) -> list[str]:
        return features.NAMES

    def move_kinds(self) -> list[tuple[str, int]]:
        return [(name, first) for name, first in features.KINDS]
