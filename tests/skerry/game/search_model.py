"""The search model of Skerry."""

from __future__ import annotations

from librt.vecs import vec

from motu.core.dice import Dice
from motu.core.game import NOBODY, Seat, State
from motu.core.search_model import SearchModel
from tests.skerry.game import guess, moves
from tests.skerry.game.rules import laying
from tests.skerry.game.state import SkerryState, mine

A_TURN = 2.0  # points that a turn brings
WORST = -100.0
SPREAD = 4.0


class SkerrySearchModel(SearchModel):
    """Hidden hands, prospects and likely moves."""

    def guess(self, state: State, seat: Seat, dice: Dice) -> SkerryState:
        return guess.guess(mine(state), seat, dice)

    def values(self, state: State) -> vec[float]:
        s = mine(state)
        turns = 0 if s.awaiting() == NOBODY else s.box.turns * s.seats() - s.turns
        return vec[float]([score + A_TURN * turns / s.seats() for score in s.scores()])

    def priors(self, state: State) -> vec[float]:
        return vec[float]([prior(mine(state), move) for move in state.moves()])

    def points(self, state: State) -> vec[float]:
        s = mine(state)
        return vec[float]([WORST if s.lost() else float(score) for score in s.scores()])

    def spread(self, state: State) -> float:
        return 0.0 if state.awaiting() == NOBODY else SPREAD


def prior(s: SkerryState, move: int) -> float:
    """Ways to lay a tile by what they bring; passing is seldom good."""
    if moves.TURN <= move < moves.END_TURN:
        return float(max(0, 4 + laying.gain(s, s.agenda[-1].b, move - moves.TURN)))
    return 0.1 if move == moves.PASS else 1.0
