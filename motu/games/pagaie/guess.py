"""P10: what a seat can only guess. Nothing but the order of the stack, and a stack has no order before it is drawn."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core.dice import Dice
from motu.games.pagaie.state import PagaieState


def guess(s: PagaieState, seat: i64, dice: Dice) -> PagaieState:
    """[P10.2] The table itself: everybody knows which tiles are in the stack, and nobody more than that."""
    return s.clone()
