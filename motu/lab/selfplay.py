"""Games that bots play against themselves to learn from: what was seen, what the search preferred, how it ended."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from motu.bots.levels import warmed
from motu.bots.search import Manner, Search
from motu.core.dice import Dice
from motu.core.game import NOBODY, Game, Settings, State
from motu.core.learned import evidence, inputs, leads, sights
from motu.lab.entrants import entrant

LUCK: Final = 2**31
OFTEN: Final = 4  # one decision in so many is searched for long, and only those are learned from
QUICK: Final = 6  # the others get so many times fewer simulations
WARM: Final = 0.4  # temperature by which moves are chosen, so that games differ
SURE: Final = 0.15  # of the spread of rewards: what two moves must differ by before one is much preferred
TRIED: Final = 4  # visits without which a move counts as not preferred

Numbers = np.ndarray[Any, np.dtype[np.float64]]
Wholes = np.ndarray[Any, np.dtype[np.int64]]


class Lessons(NamedTuple):
    """A plan of games. Names only."""

    game: str
    edition: str
    settings: Settings
    player: str  # an entrant whose weights are used; its own number of simulations is not
    simulations: int  # about a decision that is learned from
    seed: int


class Notes(NamedTuple):
    """Examples from one game or several. Rows of values are turns by seats, rows of priors decisions."""

    games: Wholes  # by row of values: which game
    progress: Numbers
    inputs: Numbers  # as learned.inputs has them
    left: Numbers  # final points beyond those that the hand-written values expect
    sights: Numbers  # by decision, as learned.sights has them
    decided_in: Wholes  # by decision: which game
    choices: Wholes  # by decision: how many moves
    moves: Wholes  # of all decisions one after the other
    evidence: Numbers  # the logarithm of the hand-written prior
    preferred: Numbers  # how likely each is the best, as far as the search could see


def play(lessons: Lessons, number: int) -> Notes:
    """One game. The seat counts take turns; it depends on its number and on nothing else."""
    _, game = entrant(lessons.player, lessons.game, lessons.edition)
    seats = game.seat_counts[number % len(game.seat_counts)]
    dice, chance = [Dice((lessons.seed << 64) + (number << 8) + who) for who in range(2)]
    state = game.new(seats, game.chosen(seats, lessons.settings))
    notebook, last = Notebook(game, number), NOBODY
    state.until_asked(chance)
    while (seat := state.awaiting()) != NOBODY:
        if seat != last or state.fresh():
            notebook.note_values(state)
        last = seat
        legal = state.moves()
        move = legal[0]
        if len(legal) > 1:
            learned_from = dice.below(OFTEN) == 0
            search = Search(game, state, seat, dice.below(LUCK), Manner())
            search.run(lessons.simulations if learned_from else max(len(legal), lessons.simulations // QUICK))
            if learned_from:
                notebook.note_priors(state, search)
            move = chosen(search, dice)
        state.play(move)
        state.until_asked(chance)
    return notebook.closed([float(score) for score in state.scores()])


def chosen(search: Search, dice: Dice) -> int:
    """One of the moves that look good."""
    tried = [(m, r / v) for m, r, v in zip(search.moves(), search.rewards(), search.visits(), strict=True) if v]
    return tried[dice.pick(vec[i64](warmed([worth for _, worth in tried], WARM)))][0]


class Notebook:
    """One game as it is played."""

    def __init__(self, game: Game, number: int) -> None:
        self.model = game.own_model()
        self.number = number
        self.values: list[tuple[float, int, float, list[float]]] = []  # progress, seat, expected, inputs
        self.decisions: list[tuple[list[float], list[int], list[float], list[float]]] = []

    def note_values(self, state: State) -> None:
        values = self.model.values(state)
        ahead, progress = leads(values), self.model.progress(state)
        for seat in range(len(values)):
            seen = inputs(values[seat], ahead[seat], self.model.features(state, seat))
            self.values.append((progress, seat, values[seat], list(seen)))

    def note_priors(self, state: State, search: Search) -> None:
        """Which moves the search would like to be tried first."""
        seat = state.awaiting()
        unit = SURE * search.tree.spread(seat)
        worths = [
            reward / visits if visits >= TRIED else -1e9
            for reward, visits in zip(search.rewards(), search.visits(), strict=True)
        ]
        if max(worths) < 0.0:
            return
        weights = np.exp(np.maximum(-30.0, (np.array(worths) - max(worths)) / unit))
        seen = sights(self.model.progress(state), self.model.features(state, seat))
        priors = evidence(self.model.priors(state))
        self.decisions.append((list(seen), search.moves(), list(priors), list(weights / weights.sum())))

    def closed(self, scores: list[float]) -> Notes:
        return Notes(
            np.full(len(self.values), self.number, np.int64),
            np.array([progress for progress, _, _, _ in self.values]),
            np.array([seen for _, _, _, seen in self.values]),
            np.array([scores[seat] - expected for _, seat, expected, _ in self.values]),
            np.array([seen for seen, _, _, _ in self.decisions]),
            np.full(len(self.decisions), self.number, np.int64),
            np.array([len(moves) for _, moves, _, _ in self.decisions], np.int64),
            np.array([move for _, moves, _, _ in self.decisions for move in moves], np.int64),
            np.array([prior for _, _, priors, _ in self.decisions for prior in priors]),
            np.array([weight for _, _, _, weights in self.decisions for weight in weights]),
        )


def play_some(lessons: Lessons, numbers: range) -> Notes:
    return together([play(lessons, number) for number in numbers])


def together(notes: list[Notes]) -> Notes:
    """The notes of all these games as one, game after game."""
    some = [one for one in notes if len(one.decided_in)]  # a game in which nothing was decided teaches nothing
    return Notes(*[np.concatenate(parts) for parts in zip(*some, strict=True)])
