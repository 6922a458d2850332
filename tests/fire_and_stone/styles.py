"""Ways to play at random that lead to what seldom happens."""

from __future__ import annotations

from motu.core.dice import Dice
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.names import AREAS, FACE_DOWN
from motu.games.fire_and_stone.state import FireAndStoneState
from tests.support.styles import ANY_MOVE, Styles, any_move


def builders(s: FireAndStoneState, dice: Dice) -> int:
    """Players who go where huts are and build: somebody runs out of huts."""
    seats = len(s.players)
    legal = s.moves()
    settled = [moves.MOVE + a for a in range(AREAS) if any(s.huts[a * seats : (a + 1) * seats])]
    wanted = [move for move in [moves.BUILD, moves.LEAVE, moves.FORAGE, *settled] if move in legal]
    return int(wanted[dice.below(len(wanted))]) if wanted and dice.below(4) else any_move(s, dice)


def cave_dwellers(s: FireAndStoneState, dice: Dice) -> int:
    """Players who reveal tiles until the cave is found, then come back to it."""
    legal = s.moves()
    cave = [moves.MOVE + a for a in range(AREAS) if s.tile[a] == 8]
    hidden = [moves.MOVE + a for a in range(AREAS) if s.tile[a] == FACE_DOWN]
    for wanted in ([moves.USE, moves.HUNT], cave, [moves.TAKE], hidden):
        found = [move for move in wanted if move in legal]
        if found and dice.below(3):
            return int(found[dice.below(len(found))])
    return any_move(s, dice)


def idlers(s: FireAndStoneState, dice: Dice) -> int:
    """Players who discover nothing if they can help it: the game stalls."""
    legal = s.moves()
    known = [moves.MOVE + a for a in range(AREAS) if s.tile[a] != FACE_DOWN]
    found = [move for move in [moves.PASS, moves.DONE, *known] if move in legal]
    return int(found[dice.below(len(found))]) if found else any_move(s, dice)


STYLES: Styles = {ANY_MOVE: any_move, "builders": builders, "cave dwellers": cave_dwellers, "idlers": idlers}
