"""Ways to play at random that lead to all ends of the game."""

from __future__ import annotations

from motu.core.dice import Dice
from motu.games.moorea.components import FIRST_STORE
from motu.games.moorea.moves import BUY, BUY_TOOL, COUNT, LAY, PASS
from motu.games.moorea.state import MooreaState
from tests.support.styles import ANY_MOVE, any_move, preferred


def mostly_pass(s: MooreaState, dice: Dice) -> int:
    """Players who hoard: games end by the count of idle rounds."""
    return int(PASS) if PASS in s.moves() and dice.below(30) else any_move(s, dice)


def lay_all(s: MooreaState, dice: Dice) -> int:
    """Players who fill baskets and stores and buy little else: pile and discard run out."""
    wanted = [LAY + store for store in range(4)] + [BUY + FIRST_STORE + store for store in range(4)] + [BUY_TOOL]
    wanted += [s.moves()[-1]] if COUNT <= s.moves()[-1] < COUNT + 20 else []
    if any(move in s.moves() for move in wanted) or PASS not in s.moves() or not dice.below(3):
        return preferred(s, dice, wanted)
    return int(PASS)


STYLES = {ANY_MOVE: any_move, "mostly pass": mostly_pass, "lay all": lay_all}
