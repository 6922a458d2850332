"""An information-set tree search over the contract of games; it uses only what its seat can know.

Compiled. In each simulation what is hidden is dealt anew and chance is thrown; every seat maximises its own result.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from motu.bots.outcome import Outcome
from motu.bots.tree import Tree, longer
from motu.core.dice import PERIOD, Dice
from motu.core.errors import WrongSeat
from motu.core.flow import Flow
from motu.core.game import NOBODY, Game, Move, Seat, State
from motu.core.search_model import SearchModel

ROOT: Final[i64] = 0
MOST_EDGES: Final[i64] = 400_000  # some 20 MB
HALF_A_WORD: Final[i64] = 2147483648
LUCK_AHEAD: Final[i64] = 64
FEWEST_VISITS: Final[i64] = 4  # that a root move should get for each halving, or the less promising are left out


def legal_moves(s: State) -> vec[i64]:
    """In the order of moves()."""
    if isinstance(s, Flow):
        return s.legal
    return vec[i64](s.moves())


def carry_out(s: State, move: i64) -> None:
    if isinstance(s, Flow):
        s.answer(move, None)
    else:
        s.play(move)


@final
class Manner:
    """Parameters of a search, tuned by playing."""

    def __init__(
        self,
        explore: float = 1.0,
        first_play: float = 0.1,
        win: float = 0.5,
        turns: int = 2,
        most_edges: int = MOST_EDGES,
    ) -> None:
        self.explore = explore  # how much untried moves attract, in units of the spread of rewards
        self.first_play = first_play  # how much worse than the average a move is taken to be before it is tried
        self.win = win  # how much of a reward is for winning; the rest is for the margin
        self.turns = turns  # that a simulation goes on beyond the tree, by the most promising moves
        self.most_edges = most_edges


@final
class Search:
    """One decision of a seat, searched by as many simulations as are wanted. Same seed, same answer."""

    def __init__(self, game: Game, world: State, seat: Seat, seed: int, manner: Manner) -> None:
        if world.awaiting() != seat or seat < 0:
            raise WrongSeat(f"It is not seat {seat}'s decision, so there is nothing to search.")
        self.world = world
        self.seat = seat
        self.model: SearchModel = game.search_model()
        self.outcome = Outcome(game, world, manner.win)
        self.turns: i64 = manner.turns
        self.tree = Tree(self.outcome.seats, manner.most_edges, manner.explore, manner.first_play)
        self.simulations: i64 = 0
        self.seeds = Dice(seed)
        self.dice = Dice(0)
        self.luck: vec[i64] = vec[i64]()  # what the dice are set to in the first visit of each root move, the second...
        self.path: vec[i64] = longer(vec[i64](), LUCK_AHEAD)
        self.length: i64 = 0
        dealt = self.guess(0)  # not the world itself: its priors could tell what is hidden
        legal = legal_moves(dealt)
        self.choices: i64 = len(legal)  # the root's edges are the first of the tree
        self.tree.grow(ROOT, seat, legal, self.model.priors(dealt))
        cells = [0.0] * (self.choices * self.outcome.seats)
        self.wins: vec[float] = vec[float](cells)  # summed, by root move and seat
        self.squared_wins: vec[float] = vec[float](cells)
        self.points: vec[float] = vec[float](cells)
        self.squared_points: vec[float] = vec[float](cells)

    def guess(self, visit: i64) -> State:
        """Deal anew what the seat cannot know; all root moves get the same luck in their n-th visit."""
        while len(self.luck) <= visit:
            more: list[int] = []
            for _ in range(LUCK_AHEAD + len(self.luck)):
                word = self.seeds.below(HALF_A_WORD) * HALF_A_WORD + self.seeds.below(HALF_A_WORD)
                more.append(1 + word % (PERIOD - 1))
            self.luck = extend(self.luck, more)
        self.dice.state = self.luck[visit]
        return self.model.guess(self.world, self.seat, self.dice)

    def run(self, simulations: int) -> None:
        """Sequential halving: all root moves equally often, then the better half, until two are left.

        Doing so again adds to what was found before.
        """
        alive = self.candidates(simulations)
        left: i64 = simulations
        halvings: i64 = 0
        while (1 << halvings) < len(alive):
            halvings += 1
        while left > 0:
            each = max(1, left // (max(1, halvings) * i64(len(alive))))
            for _ in range(each):
                for edge in alive:
                    if left > 0:
                        self.simulate(edge)
                        left -= 1
            alive = self.better_half(alive)
            halvings -= 1

    def try_out(self, move: Move, visits: int) -> None:
        """Look at one root move until it has been visited so often, whatever there is to say against it."""
        for edge in range(i64(1), self.choices + 1):
            if self.tree.move(edge) == move:
                while self.tree.visits[edge] < visits:
                    self.simulate(edge)

    def candidates(self, simulations: int) -> vec[i64]:
        """The root moves; only the most promising of them where there is no time for all."""
        found = vec[i64](capacity=self.choices)
        for edge in range(i64(1), self.choices + 1):
            found = append(found, edge)
        few = max(2, simulations // FEWEST_VISITS)
        while i64(len(found)) > few:
            least = found[0]
            for edge in found:
                if self.tree.priors[edge] <= self.tree.priors[least]:
                    least = edge
            found = without(found, least)
        return found

    def better_half(self, alive: vec[i64]) -> vec[i64]:
        """By their average rewards; two stay two, to the end of the budget."""
        keep = max(2, (i64(len(alive)) + 1) // 2)
        while i64(len(alive)) > keep:
            worst = alive[0]
            for edge in alive:
                if self.worth(edge) <= self.worth(worst):
                    worst = edge
            alive = without(alive, worst)
        return alive

    def worth(self, edge: i64) -> float:
        return self.tree.mean(edge) if self.tree.visits[edge] else -1.0

    def simulate(self, edge: i64) -> None:
        """One simulation: from a root move through the tree, some turns beyond it, then back up with the rewards."""
        s = self.guess(self.tree.visits[edge])
        self.length = 0
        self.follow(s, edge)
        node = edge
        while self.tree.visits[node] > 0:
            s.until_asked(self.dice)
            if s.awaiting() == NOBODY:
                break
            node = self.step(s, node)
            if node == ROOT:
                break
        self.play_on(s, self.tree.seat(self.path[self.length - 1]))
        self.outcome.judge(s)
        self.tree.note(self.path, self.length, self.outcome.rewards)
        self.note(edge)
        self.simulations += 1

    def follow(self, s: State, edge: i64) -> None:
        if self.length == len(self.path):
            self.path = longer(self.path, self.length)
        self.path[self.length] = edge
        self.length += 1
        carry_out(s, self.tree.move(edge))

    def step(self, s: State, node: i64) -> i64:
        """One answer further. The node stays the same when there was only one, and is ROOT where the tree is full."""
        seat: i64 = s.awaiting()
        legal = legal_moves(s)
        if len(legal) == 1:
            carry_out(s, legal[0])
            return node
        if not self.tree.grown(node, seat, legal):
            if not self.tree.grow(node, seat, legal, self.model.priors(s)):
                return ROOT
            self.tree.grown(node, seat, legal)
        edge = self.tree.best(seat, len(legal))
        self.follow(s, edge)
        return edge

    def play_on(self, s: State, seat: i64) -> None:
        """The turn to its end and some turns more, each answer the most promising one."""
        left = self.turns
        s.until_asked(self.dice)
        while s.awaiting() != NOBODY:
            asked: i64 = s.awaiting()
            if asked != seat or s.fresh():
                if left == 0:
                    return
                left -= 1
                seat = asked
            carry_out(s, self.likely(s))
            s.until_asked(self.dice)

    def likely(self, s: State) -> i64:
        """The most promising answer, the first of equals."""
        legal = legal_moves(s)
        if len(legal) == 1:
            return legal[0]
        priors = self.model.priors(s)
        best: i64 = 0
        for i in range(i64(len(priors))):
            if priors[i] > priors[best]:
                best = i
        return legal[best]

    def note(self, edge: i64) -> None:
        """Add a simulation's result to its root move."""
        seats = self.outcome.seats
        for seat in range(seats):
            cell = (edge - 1) * seats + seat
            won, points = self.outcome.wins[seat], self.outcome.points[seat]
            self.wins[cell] += won
            self.squared_wins[cell] += won * won
            self.points[cell] += points
            self.squared_points[cell] += points * points

    def moves(self) -> list[Move]:
        """The root moves, in the order in which the world lists them."""
        return [self.tree.move(edge) for edge in range(i64(1), self.choices + 1)]

    def visits(self) -> list[int]:
        return [self.tree.visits[edge] for edge in range(i64(1), self.choices + 1)]

    def rewards(self) -> list[float]:
        """Of the seat that decides, summed over the visits of each root move."""
        return [self.tree.rewards[edge] for edge in range(i64(1), self.choices + 1)]


def without(edges: vec[i64], gone: i64) -> vec[i64]:
    """The others, in the same order."""
    left = vec[i64](capacity=len(edges))
    for edge in edges:
        if edge != gone:
            left = append(left, edge)
    return left
