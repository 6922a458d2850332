"""Five opponents for people, the same in all games, from the weakest to the strongest.

A level is a number of simulations and a temperature, not a time, so that its strength is the same on every machine. No
level plays at random: a warm one chooses among moves that look nearly as good as the best.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.bots.bot import Bot
from motu.bots.search import Manner, Search
from motu.core.dice import Dice
from motu.core.game import Game, Move, Seat, State

LUCK: Final = 2**31
FINE: Final = 2**20  # the largest integer weight of a move


class Searcher(Bot):
    """Searches every decision with a number of simulations."""

    def __init__(self, name: str, simulations: int, temperature: float = 0.0, manner: Manner | None = None) -> None:
        self.name = name
        self.simulations = simulations
        self.temperature = temperature  # 0: the best move; 1: any that is better than the average of all
        self.manner = manner or Manner()

    def choose(self, game: Game, world: State, seat: Seat, dice: Dice) -> Move:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        search = Search(game, world, seat, dice.below(LUCK), self.manner)
        search.run(self.simulations)
        spread = search.tree.spread(seat)
        sums = zip(search.moves(), search.rewards(), search.visits(), strict=True)
        worths = {move: careful(reward, visits, spread) for move, reward, visits in sums if visits}
        weights = warmed(list(worths.values()), self.temperature)
        return list(worths)[dice.pick(vec[i64](weights))]


def careful(reward: float, visits: int, spread: float) -> float:
    """Mean reward minus its standard error, so that few lucky visits do not make a good move."""
    return reward / visits - spread / sqrt(visits)


def warmed(worths: list[float], temperature: float) -> list[int]:
    """A weight for each move: at temperature 0 only the best has one, else all moves within reach of the best."""
    best = max(worths)
    reach = temperature * (best - sum(worths) / len(worths))
    if reach <= 0.0:
        first = worths.index(best)
        return [int(i == first) for i in range(len(worths))]
    return [round(FINE * max(0.0, 1.0 - (best - worth) / reach) ** 2) for worth in worths]


LEVELS: Final[list[Bot]] = [
    Searcher("beachcomber", 24, 3.0),
    Searcher("paddler", 40, 0.5),
    Searcher("fisher", 150, 0.2),
    Searcher("navigator", 500, 0.2),
    Searcher("elder", 2000),
]
