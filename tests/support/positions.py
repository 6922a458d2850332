"""Positions of whole games, for tests that look at each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from motu.core.dice import Dice
from motu.core.flow import Flow
from motu.core.game import CHANCE, NOBODY, Move

S = TypeVar("S", bound=Flow)


def asked(s: S, choose: Callable[[S, Dice], Move], seed: int) -> list[S]:
    """Every position in which a seat decides, from here to the end of the game."""
    dice, found = Dice(seed), []
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            s.chance(dice)
        else:
            there = s.clone()
            assert isinstance(there, type(s))
            found.append(there)
            s.play(choose(s, dice))
    return found
