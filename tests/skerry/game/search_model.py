"""What a search needs of Skerry."""

from __future__ import annotations

from librt.vecs import vec

from motu.core.dice import Dice
from motu.core.game import NOBODY, Seat, State
from motu.core.search_model import SearchModel
from tests.skerry.game import guess, moves
from tests.skerry.game.rules import laying
from tests.skerry.game.state import SkerryState

A_TURN = 2.0  # points that a turn brings
WORST = -100.0
SPREAD = 4.0


class SkerrySearchModel(SearchModel):
    """Hidden hands, prospects and likely moves."""

    def guess(self, s: State, seat: Seat, dice: Dice) -> SkerryState:
        return guess.guess(mine(s), seat, dice)

    def values(self, s: State) -> vec[float]:
        state = mine(s)
        turns = 0 if s.awaiting() == NOBODY else state.box.turns * state.seats() - state.turns
        return vec[float]([score + A_TURN * turns / state.seats() for score in state.scores()])

    def priors(self, s: State) -> vec[float]:
        return vec[float]([prior(mine(s), move) for move in s.moves()])

    def points(self, s: State) -> vec[float]:
        state = mine(s)
        return vec[float]([WORST if state.lost() else float(score) for score in state.scores()])

    def spread(self, s: State) -> float:
        return 0.0 if s.awaiting() == NOBODY else SPREAD


def prior(s: SkerryState, move: int) -> float:
    """Ways to lay a tile by what they bring; passing is seldom good."""
    if moves.TURN <= move < moves.END_TURN:
        return float(max(0, 4 + laying.gain(s, s.agenda[-1].b, move - moves.TURN)))
    return 0.1 if move == moves.PASS else 1.0


def mine(state: State) -> SkerryState:
    """States of other games are refused."""
    assert isinstance(state, SkerryState)
    return state
