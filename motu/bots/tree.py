"""The tree of a search in flat arrays: answers, their visits and their rewards. Compiled."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

NONE: Final[i64] = 0  # no edge: edge 0 leads to the root and is no child
SEATS: Final[i64] = 8  # room for seats in a key
FIRST_SIZE: Final[i64] = 256
UNKNOWN_SPREAD: Final = 0.1  # of rewards, until there are some
LEAST_SPREAD: Final = 0.0001
EVEN: Final = 0.1  # the part of a prior that all moves share evenly, so that none is never tried


def longer(counts: vec[i64], more: i64) -> vec[i64]:
    return extend(counts, [0] * more)


def longer_floats(numbers: vec[float], more: i64) -> vec[float]:
    return extend(numbers, [0.0] * more)


@final
class Tree:
    """An edge is an answer (seat, move) to the question to which its parent leads, and stands for what lies behind it.

    What was hidden, and what chance answered, is not written in the tree: in one world a path leads to another
    question than in the next. So a node has edges for all answers that were ever legal there, and only those that are
    legal in the world at hand are looked at.
    """

    def __init__(self, seats: i64, most: i64, explore: float, first_play: float) -> None:
        self.most = most  # edges; a full tree grows no more
        self.explore = explore  # both in units of the spread of rewards, as only differences of that size matter
        self.first_play = first_play
        self.size: i64 = 1
        self.keys: vec[i64] = longer(vec[i64](), FIRST_SIZE)  # move * SEATS + seat
        self.first: vec[i64] = longer(vec[i64](), FIRST_SIZE)  # child
        self.after: vec[i64] = longer(vec[i64](), FIRST_SIZE)  # the next child of the same parent
        self.visits: vec[i64] = longer(vec[i64](), FIRST_SIZE)
        self.priors: vec[float] = longer_floats(vec[float](), FIRST_SIZE)
        self.rewards: vec[float] = longer_floats(vec[float](), FIRST_SIZE)  # of the answering seat, summed
        self.open: vec[i64] = longer(vec[i64](), FIRST_SIZE)  # the edges of the legal moves at hand
        self.noted: i64 = 0  # rewards of each seat so far, with their sums and squares
        self.sums: vec[float] = vec[float]([0.0] * seats)
        self.squares: vec[float] = vec[float]([0.0] * seats)

    def move(self, edge: i64) -> i64:
        return self.keys[edge] // SEATS

    def seat(self, edge: i64) -> i64:
        return self.keys[edge] % SEATS

    def mean(self, edge: i64) -> float:
        """The average reward of the seat that answers so."""
        return self.rewards[edge] / float(self.visits[edge])

    def grown(self, node: i64, seat: i64, legal: vec[i64]) -> bool:
        """Whether there is an edge for each legal move; then `open` holds them in the order of the moves."""
        n = i64(len(legal))
        if len(self.open) < n:
            self.open = longer(self.open, n)
        edge = self.first[node]
        for i in range(n):
            edge = self.found(node, legal[i] * SEATS + seat, edge)
            if edge == NONE:
                return False
            self.open[i] = edge
            edge = self.after[edge]
        return True

    def found(self, node: i64, key: i64, hint: i64) -> i64:
        """The child with this key; looked for from `hint` on, where it mostly is."""
        edge = hint
        while edge != NONE:
            if self.keys[edge] == key:
                return edge
            edge = self.after[edge]
        edge = self.first[node]
        while edge != hint:
            if self.keys[edge] == key:
                return edge
            edge = self.after[edge]
        return NONE

    def grow(self, node: i64, seat: i64, legal: vec[i64], priors: vec[float]) -> bool:
        """Add the edges that are missing; False where the tree is full."""
        n = i64(len(legal))
        if self.size + n > self.most:
            return False
        if self.size + n > len(self.keys):
            self.make_room(max(n, i64(len(self.keys))))
        last = self.first[node]
        while last != NONE and self.after[last] != NONE:
            last = self.after[last]
        for i in range(n):
            key = legal[i] * SEATS + seat
            if self.found(node, key, self.first[node]) == NONE:
                new = self.size
                self.size += 1
                self.keys[new] = key
                self.priors[new] = priors[i]
                if last == NONE:
                    self.first[node] = new
                else:
                    self.after[last] = new
                last = new
        return True

    def make_room(self, more: i64) -> None:
        self.keys = longer(self.keys, more)
        self.first = longer(self.first, more)
        self.after = longer(self.after, more)
        self.visits = longer(self.visits, more)
        self.priors = longer_floats(self.priors, more)
        self.rewards = longer_floats(self.rewards, more)

    def best(self, seat: i64, n: i64) -> i64:
        """Which of the first `n` open edges to follow: good ones, promising ones, and those seldom tried."""
        visits: i64 = 0
        reward = 0.0
        promise = 0.0
        for i in range(n):
            edge = self.open[i]
            visits += self.visits[edge]
            reward += self.rewards[edge]
            promise += self.priors[edge]
        unit = self.spread(seat)
        untried = (reward / float(visits) if visits else 0.0) - self.first_play * unit
        even = EVEN / float(n) if promise > 0.0 else 1.0
        scale = (1.0 - EVEN) / promise if promise > 0.0 else 0.0
        weight = self.explore * unit * sqrt(float(visits + 1))
        found = self.open[0]
        most = -1e9
        for i in range(n):
            edge = self.open[i]
            tried = self.visits[edge]
            score = self.rewards[edge] / float(tried) if tried else untried
            score += weight * (even + scale * self.priors[edge]) / float(tried + 1)
            if score > most:
                most, found = score, edge
        return found

    def spread(self, seat: i64) -> float:
        """The standard deviation of a seat's rewards so far."""
        if self.noted < 2:
            return UNKNOWN_SPREAD
        mean = self.sums[seat] / float(self.noted)
        return sqrt(max(LEAST_SPREAD * LEAST_SPREAD, self.squares[seat] / float(self.noted) - mean * mean))

    def note(self, path: vec[i64], length: i64, rewards: vec[float]) -> None:
        """A simulation went this way and ended with these rewards."""
        for i in range(length):
            edge = path[i]
            self.visits[edge] += 1
            self.rewards[edge] += rewards[self.keys[edge] % SEATS]
        self.noted += 1
        for seat in range(i64(len(self.sums))):
            self.sums[seat] += rewards[seat]
            self.squares[seat] += rewards[seat] * rewards[seat]
