"""A position judged by the search: its best moves and every seat's chances, with standard errors."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from math import inf, sqrt
from time import monotonic
from typing import Final, NamedTuple

from motu.bots.levels import careful
from motu.bots.search import Manner, Search
from motu.core.game import Game, Move, Seat, State

SLICE: Final = 500  # simulations between two answers
FEW: Final = 50  # simulations between two looks at the clock


class Estimate(NamedTuple):
    """A number and its standard error."""

    mean: float
    error: float


class Line(NamedTuple):
    """A move, and the expected results after it, by seat."""

    move: Move
    visits: int
    worth: float  # to the deciding seat: mean reward minus its standard error
    wins: list[Estimate]  # each seat's chance to win
    points: list[Estimate]  # each seat's final points


class Tally(NamedTuple):
    """The sums of one search or several, by root move and seat: plain numbers, to be sent between processes."""

    moves: list[Move]
    visits: list[int]
    rewards: list[float]
    wins: list[float]
    squared_wins: list[float]
    points: list[float]
    squared_points: list[float]


def lines(
    game: Game,
    position: State,
    seat: Seat,
    simulations: int,
    seed: int = 0,
    manner: Manner | None = None,
    played: Move | None = None,
) -> Iterator[list[Line]]:
    """The moves of the awaited seat, the best first, yielded after every slice of simulations.

    The position may be the true state: the search first deals anew all that the seat cannot know.
    A move that was `played` is tried as often as any other, so that it can be compared with the best.
    """
    search = Search(game, position, seat, seed, manner or Manner())
    done = 0
    while done < simulations:
        some = min(SLICE, simulations - done)
        search.run(some)
        done += some
        if played is not None:
            search.try_out(played, max(search.visits()))
        yield ordered(tally(search), search.outcome.seats, search.tree.spread(seat))


def lines_in_time(
    game: Game, position: State, seat: Seat, seconds: float, seed: int = 0, manner: Manner | None = None
) -> list[Line]:
    """`lines` with a budget in seconds."""
    end = monotonic() + seconds
    search = Search(game, position, seat, seed, manner or Manner())
    while not search.simulations or monotonic() < end:
        search.run(FEW)
    return ordered(tally(search), search.outcome.seats, search.tree.spread(seat))


def lines_together(
    pool: Executor, processes: int, game: Game, position: State, seat: Seat, simulations: int, seed: int = 0
) -> list[Line]:
    """`lines` in several processes, each with a tree of its own and its part of the simulations.

    The answer depends on the number of trees, not on their processes or the order in which they finish.
    """
    shares = [simulations // processes + (i < simulations % processes) for i in range(processes)]
    asked = [
        pool.submit(one_tree, game, position, seat, share, seed * processes + i)
        for i, share in enumerate(shares)
        if share
    ]
    found = [one.result() for one in asked]
    spread = sum(spread for _, spread in found) / len(found)
    total = added([one for one, _ in found])
    return ordered(total, len(total.wins) // len(total.moves), spread)


def one_tree(game: Game, position: State, seat: Seat, simulations: int, seed: int) -> tuple[Tally, float]:
    """Run one search in a worker process: its sums, and the spread of its rewards."""
    search = Search(game, position, seat, seed, Manner())
    search.run(simulations)
    return tally(search), search.tree.spread(seat)


def tally(search: Search) -> Tally:
    sums = (search.wins, search.squared_wins, search.points, search.squared_points)
    return Tally(search.moves(), search.visits(), search.rewards(), *[[number for number in one] for one in sums])


def added(tallies: list[Tally]) -> Tally:
    """The sums of all trees, which have the same root moves."""
    visits = [sum(one) for one in zip(*[one.visits for one in tallies], strict=True)]
    sums = [[sum(cell) for cell in zip(*part, strict=True)] for part in zip(*[one[2:] for one in tallies], strict=True)]
    return Tally(tallies[0].moves, visits, *sums)


def ordered(total: Tally, seats: int, spread: float) -> list[Line]:
    """The moves that were tried, the best first."""
    found = [line(total, i, seats, spread) for i, visits in enumerate(total.visits) if visits]
    return sorted(found, key=lambda one: one.worth, reverse=True)


def line(total: Tally, i: int, seats: int, spread: float) -> Line:
    visits, cells = total.visits[i], range(i * seats, (i + 1) * seats)
    wins = [estimate(total.wins[cell], total.squared_wins[cell], visits) for cell in cells]
    points = [estimate(total.points[cell], total.squared_points[cell], visits) for cell in cells]
    return Line(total.moves[i], visits, careful(total.rewards[i], visits, spread), wins, points)


def estimate(total: float, squares: float, visits: int) -> Estimate:
    """The mean of some simulations and its standard error, which a single one does not have."""
    mean = total / visits
    if visits < 2:
        return Estimate(mean, inf)
    return Estimate(mean, sqrt(max(0.0, squares / visits - mean * mean) / (visits - 1)))
