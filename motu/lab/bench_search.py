"""Simulations a second of the search, and of one written in C++ in the same run."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from itertools import cycle
from typing import Any, Final

from motu.bots.search import Manner, Search
from motu.core.dice import Dice
from motu.core.game import Game, State

PEER: Final = "open_spiel"
PEER_MODULE: Final = "pyspiel"
PEER_GAME: Final = "hearts"
PEER_EXPLORES: Final = 2.0  # its own usual constant
PEER_MEGABYTES: Final = 100
SIMULATIONS: Final = 500  # about one position

GOALS: Final = {"search, 1 turn beyond its tree": 15_000.0, "search, 2 turns beyond its tree": None}  # at least
FIGURES: Final = dict(enumerate(GOALS, 1))  # by turns

Count = Callable[[int], int]  # searches the position of this number; returns its simulations


def search(game: Game, positions: list[State], turns: int) -> Count:
    """Search position after position; what is hidden is dealt anew in each simulation."""
    manner = Manner(turns=turns)

    def count(number: int) -> int:
        state = positions[number % len(positions)]
        one = Search(game, state, state.awaiting(), number, manner)
        one.run(SIMULATIONS)
        return one.simulations

    return count


def peer() -> Count | None:
    """open_spiel's MCTS with random playouts, which sees all cards; None when it is not installed."""
    try:
        spiel: Any = import_module(PEER_MODULE)
    except ImportError:
        return None
    game = spiel.load_game(PEER_GAME)
    evaluator = spiel.RandomRolloutEvaluator(1, 1)
    bot = spiel.MCTSBot(game, evaluator, PEER_EXPLORES, SIMULATIONS, PEER_MEGABYTES, False, 1, False)
    positions = cycle(peer_positions(game.new_initial_state()))

    def count(_number: int) -> int:
        return int(bot.mcts_search(next(positions)).explore_count)

    return count


def peer_positions(state: Any) -> list[Any]:
    """The decisions of a random game in which there is a choice."""
    dice, found = Dice(1), []
    while not state.is_terminal():
        legal = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        if len(legal) > 1 and not state.is_chance_node():
            found.append(state.clone())
        state.apply_action(legal[dice.below(len(legal))])
    return found
