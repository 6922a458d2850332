"""The worth of a position to each seat: the chance to win, and the margin at the end. Compiled."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.game import NOBODY, Game, State
from motu.core.search_model import SearchModel

ROOT_OF_TWO: Final = sqrt(2.0)
LEAST_SPREAD: Final = 0.001  # points; a lead below this counts as a tie


def chance_of(lead: float) -> float:
    """The chance that a normal deviate lies below `lead` standard deviations, to 0.0003.

    Abramowitz and Stegun 7.1.27: only sums and products, so that every machine gets the same number.
    """
    x = (lead if lead >= 0.0 else -lead) / ROOT_OF_TWO
    below = 1.0 + x * (0.278393 + x * (0.230389 + x * (0.000972 + x * 0.078108)))
    below *= below
    half = 0.5 / (below * below)
    return 1.0 - half if lead >= 0.0 else half


@final
class Outcome:
    """The expected result of each seat: final points, chance to win, and the reward that a search maximises."""

    def __init__(self, game: Game, world: State, win: float) -> None:
        self.game = game
        self.model: SearchModel = game.search_model()
        self.seats: i64 = len(self.model.values(world))
        self.win = win  # the share of the reward for winning; the rest is for the margin
        self.margin = max(LEAST_SPREAD, self.model.spread(world)) * ROOT_OF_TWO  # the usual one from here on
        self.points: vec[float] = vec[float]([0.0] * self.seats)
        self.wins: vec[float] = vec[float]([0.0] * self.seats)
        self.rewards: vec[float] = vec[float]([0.0] * self.seats)

    def judge(self, s: State) -> None:
        """Fill in points, wins and rewards: the true ones when the game is over, else the expected ones."""
        danger = 0.0
        if s.awaiting() == NOBODY:
            self.points = self.model.points(s)
            danger = self.share_by_places(s)
        else:
            self.points = self.model.values(s)
            danger = self.model.danger(s)
            self.share_by_chance(self.model.spread(s))
        self.reward(1.0 - danger)

    def share_by_places(self, s: State) -> float:
        """Fill in the wins of a game that is over; returns 1 where all have lost together, else 0."""
        places = self.game.ranking(s)
        winners = 0
        for place in places:
            winners += place == 1
        for seat in range(self.seats):
            self.wins[seat] = 1.0 / winners if places[seat] == 1 else 0.0
        return 0.0 if winners else 1.0

    def share_by_chance(self, spread: float) -> None:
        """Fill in each seat's chance to beat all others, normalised to a sum of 1."""
        unit = 1.0 / (max(LEAST_SPREAD, spread) * ROOT_OF_TWO)
        for seat in range(self.seats):
            self.wins[seat] = 1.0
        for a in range(self.seats):
            for b in range(a + 1, self.seats):
                ahead = chance_of((self.points[a] - self.points[b]) * unit)
                self.wins[a] *= ahead
                self.wins[b] *= 1.0 - ahead
        total = 0.0
        for seat in range(self.seats):
            total += self.wins[seat]
        for seat in range(self.seats):
            self.wins[seat] /= total

    def reward(self, saved: float) -> None:
        """Fill in the rewards: winning, and the margin to the best other seat, if not all lose together."""
        best, second = -1e9, -1e9
        for seat in range(self.seats):
            if self.points[seat] > best:
                best, second = self.points[seat], best
            elif self.points[seat] > second:
                second = self.points[seat]
        for seat in range(self.seats):
            rival = second if self.points[seat] == best else best
            ahead = chance_of((self.points[seat] - rival) / self.margin)
            self.wins[seat] *= saved
            self.rewards[seat] = saved * (self.win * self.wins[seat] + (1.0 - self.win) * ahead)
