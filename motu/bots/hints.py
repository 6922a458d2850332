"""Hints: the two or three best moves of a decision, what each gains, and one claim for each.

A hint is made in slices, each a search with a tree of its own whose sums are added to those before, so that any worker
can make any slice. It may be handed the true state or a guess of it: what the seat cannot know is dealt anew.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import Final, NamedTuple

from motu.bots.analysis import Estimate, Line, Tally, added, one_tree, ordered
from motu.bots.sequels import claims, sequels
from motu.core.differences import Claim
from motu.core.game import Game, Move, Seat, State

WANTED: Final = 3  # moves of a hint
COMPARED: Final = 3  # further moves with which they are compared
SURE: Final = 1.959964  # standard errors on either side of an estimate
LUCK: Final = 2**31


class Sums(NamedTuple):
    """What the slices so far have found: plain numbers, to be sent between processes."""

    tally: Tally
    spread: float  # of the rewards, added up over the trees
    trees: int


class Suggestion(NamedTuple):
    """A move of a hint."""

    move: Move
    gain: Estimate  # how much further ahead it leads than an average move, in points
    equal: bool  # it cannot be told from the one before it
    claim: Claim | None


class Hint(NamedTuple):
    """What a seat is told of its decision, the best move first."""

    simulations: int
    suggestions: list[Suggestion]


def hint(
    game: Game, position: State, seat: Seat, simulations: int, luck: int, before: Sums | None = None
) -> tuple[Hint, Sums]:
    """One slice more: the hint so far, and the sums for the next slice. The same luck, the same sequels."""
    trees = before.trees if before else 0
    tally, spread = one_tree(game, position, seat, simulations, (luck + trees) % LUCK)
    sums = Sums(added([before.tally, tally]), before.spread + spread, trees + 1) if before else Sums(tally, spread, 1)
    lines = ordered(sums.tally, len(sums.tally.wins) // len(sums.tally.moves), sums.spread / sums.trees)
    return Hint(sum(sums.tally.visits), suggestions(game, position, seat, luck, lines, sums.tally)), sums


def suggestions(
    game: Game, position: State, seat: Seat, luck: int, lines: list[Line], tally: Tally
) -> list[Suggestion]:
    """The best moves with their claims."""
    said = explained(game, position, seat, luck, [line.move for line in lines])
    gains = gained(lines, seat, deviation(tally, seat))
    found: list[Suggestion] = []
    for line in lines[:WANTED]:
        gain = gains[line.move]
        equal = bool(found) and not apart(found[-1].gain, gain)
        found.append(Suggestion(line.move, gain, equal, said[line.move]))
    return found


def explained(game: Game, position: State, seat: Seat, luck: int, moves: list[Move]) -> dict[Move, Claim | None]:
    """A claim for each of the best moves, which are compared with some of the others too."""
    return claims(game, {move: sequels(game, position, seat, luck, move) for move in compared(moves)})


def compared(moves: list[Move]) -> list[Move]:
    """The best moves, and some of the others from all over the list."""
    others = moves[WANTED:]
    return moves[:WANTED] + others[:: max(1, -(-len(others) // COMPARED))]


def gained(lines: list[Line], seat: Seat, spread: float) -> dict[Move, Estimate]:
    """How far each move leads ahead of the best other seat, beyond the average of all moves that were tried."""
    leads = {line.move: lead(line, seat) for line in lines}
    average = sum(leads.values()) / len(leads)
    return {
        line.move: Estimate(leads[line.move] - average, max(spread / sqrt(line.visits), own_error(line, seat)))
        for line in lines
    }


def lead(line: Line, seat: Seat) -> float:
    others = [points.mean for other, points in enumerate(line.points) if other != seat]
    return line.points[seat].mean - max(others)


def own_error(line: Line, seat: Seat) -> float:
    """As far as its own visits tell it; few visits that are alike tell too little."""
    error = line.points[seat].error
    return 0.0 if error == inf else error


def deviation(tally: Tally, seat: Seat) -> float:
    """The standard deviation of the seat's points among visits of the same move, over all moves."""
    seats = len(tally.wins) // len(tally.moves)
    squares, free = 0.0, 0
    for i, visits in enumerate(tally.visits):
        if visits > 1:
            cell = i * seats + seat
            squares += max(0.0, tally.squared_points[cell] - tally.points[cell] ** 2 / visits)
            free += visits - 1
    return sqrt(squares / free) if free else 0.0


def apart(better: Estimate, other: Estimate) -> bool:
    """Whether two gains differ by more than their errors."""
    return better.mean - SURE * better.error > other.mean + SURE * other.error
