"""Ways to play at random. Those that lead to what seldom happens are a game's own, in its styles.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from motu.core.dice import Dice
from motu.core.game import Move, State

Style = Callable[[Any, Dice], Move]
Styles = Mapping[str, Style]
ANY_MOVE = "any move"  # the name under which every game has the first one


def any_move(s: State, dice: Dice) -> Move:
    """Every legal move is as likely."""
    moves = s.moves()
    return moves[dice.below(len(moves))]


def preferred(s: State, dice: Dice, wanted: Iterable[Move], last: Sequence[Move] = ()) -> Move:
    """The first of these that is legal; else any move, but some only where there is nothing else."""
    legal = s.moves()
    for move in wanted:
        if move in legal:
            return int(move)
    rest = [move for move in legal if move not in last] or legal
    return rest[dice.below(len(rest))]
