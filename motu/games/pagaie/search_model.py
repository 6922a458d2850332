"""The search model of Pagaie."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec

from motu.core.dice import Dice
from motu.core.game import NOBODY, Seat, State
from motu.core.search_model import SearchModel
from motu.games.pagaie import features, guess, heuristics, names, ordering
from motu.games.pagaie.state import PagaieState, mine

FIRST_SPREAD: Final = vec[float]([0.0, 0.0, 17.0, 17.7, 13.5])  # by seats, on the first day: measured in games of bots
LAST_SPREAD: Final = vec[float]([0.0, 0.0, 8.7, 9.0, 7.7])  # when the last one begins
TIE: Final = 0.001  # of a point, for each bottle


@final
class PagaieSearchModel(SearchModel):
    """Nothing is hidden; prospects and likely moves."""

    def guess(self, state: State, seat: Seat, dice: Dice) -> PagaieState:
        return guess.guess(mine(state), seat, dice)

    def values(self, state: State) -> vec[float]:
        s = mine(state)
        prices = heuristics.Prices(s)
        found = vec[float](capacity=names.MOST_SEATS)
        for seat in range(s.seats()):
            found = append(found, heuristics.worth(s, seat, prices))
        return found

    def priors(self, state: State) -> vec[float]:
        return ordering.priors(mine(state))

    def points(self, state: State) -> vec[float]:
        """[P8.5] Fewer bottles are ahead."""
        s = mine(state)
        found = vec[float](capacity=names.MOST_SEATS)
        for player in s.players:
            seen = player.island.seen
            found = append(found, float(s.worth_of(seen)) - TIE * float(seen[names.BOTTLE]))
        return found

    def spread(self, state: State) -> float:
        s = mine(state)
        if s.waiting == NOBODY:
            return 0.0
        gone = float(s.day) / float(max(1, s.options.days - 1))
        first = FIRST_SPREAD[s.seats()]
        return first + (LAST_SPREAD[s.seats()] - first) * gone

    def features(self, state: State, seat: Seat) -> vec[float]:
        return features.features(mine(state), seat)

    def progress(self, state: State) -> float:
        return features.progress(mine(state))

    def feature_names(self) -> list[str]:
        return features.NAMES

    def move_kinds(self) -> list[tuple[str, int]]:
        return [(name, first) for name, first in features.KINDS]
