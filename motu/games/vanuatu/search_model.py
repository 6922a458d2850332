"""The search model of Vanuatu."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec

from motu.core.dice import Dice
from motu.core.game import NOBODY, Seat, State
from motu.core.search_model import SearchModel
from motu.games.vanuatu import features, guess, heuristics, names, ordering
from motu.games.vanuatu.rules import scoring, water
from motu.games.vanuatu.state import NONE, VanuatuState, mine

SPREAD: Final = vec[float]([8.0, 7.5, 7.1, 6.9, 6.2, 5.5, 4.5, 3.3])  # by round: measured in games of bots
HUT: Final = 0.01  # of a point, where points are equal
VATU: Final = 0.0001  # where huts are equal too
ALL_LOST: Final = -100.0  # for everybody


@final
class VanuatuSearchModel(SearchModel):
    """Hidden rest tokens, prospects and likely moves."""

    def guess(self, state: State, seat: Seat, dice: Dice) -> VanuatuState:
        s = mine(state)
        return guess.guess(s, seat, dice)

    def values(self, state: State) -> vec[float]:
        """Points that each seat has and has programmed, less those that all stand to lose together."""
        s = mine(state)
        found = vec[float](capacity=names.MOST_SEATS)
        common = heuristics.LOSS * heuristics.danger(s, NONE)
        for seat in range(s.seats()):
            points = heuristics.standing(s, seat)
            if s.waiting != NOBODY and s.players[seat].boat != NONE:
                points += ordering.Prospect(s, seat).planned() - common
            found = append(found, points)
        return found

    def value(self, state: State, seat: Seat) -> float:
        """The lead over the best of the others; what all lose together counts for itself."""
        s = mine(state)
        found = self.values(state)
        best = -1000.0
        for other in range(s.seats()):
            if other != seat:
                best = max(best, found[other])
        return found[seat] - best - heuristics.LOSS * heuristics.danger(s, NONE)

    def priors(self, state: State) -> vec[float]:
        s = mine(state)
        return ordering.priors(s)

    def points(self, state: State) -> vec[float]:
        """[V9.6] Points, then huts, then vatus; [V10.9] all alike where all have lost."""
        s = mine(state)
        found = vec[float](capacity=names.MOST_SEATS)
        for seat in range(s.seats()):
            player = s.players[seat]
            ties = HUT * float(scoring.huts_built(s, seat)) + VATU * float(player.vatus)
            found = append(found, ALL_LOST if water.lost(s) else float(player.points()) + ties)
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
