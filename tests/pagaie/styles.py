"""Ways to play at random that lead to what seldom happens."""

from __future__ import annotations

from motu.core.dice import Dice
from motu.games.pagaie import moves
from motu.games.pagaie.names import BOTTLE
from motu.games.pagaie.state import PagaieState
from tests.support.styles import ANY_MOVE, any_move


def among(found: list[int], s: PagaieState, dice: Dice) -> int:
    """One of these, or anything if there is none."""
    return found[dice.below(len(found))] if found else any_move(s, dice)


def builders(s: PagaieState, dice: Dice) -> int:
    """Players who place whatever they can, the highest level first: towers, and holes that are filled."""
    legal = s.moves()
    placed = [move for move in legal if moves.PLACE <= move < moves.DISCARD]
    placed.sort(key=lambda move: -s.box.level[(move - moves.PLACE) // 2])
    if placed:
        return placed[0]
    if moves.SEA_AT <= legal[0] < moves.TURN:
        return legal[0]  # beside the oldest tiles
    takes = [move for move in legal if moves.TAKE <= move < moves.PLACE]
    most = max((size(move) for move in takes), default=0)
    return among([move for move in takes if size(move) == most], s, dice)


def hoarders(s: PagaieState, dice: Dice) -> int:
    """Players who take all they can and place only what they must: full pontoons, many discards."""
    legal = s.moves()
    if moves.END_TURN in legal:
        return int(moves.END_TURN)
    takes = [move for move in legal if moves.TAKE <= move < moves.PLACE]
    if takes:
        return max(takes, key=lambda move: (size(move), move))
    return among([move for move in legal if moves.DISCARD <= move < moves.END_TURN], s, dice)


def sprawlers(s: PagaieState, dice: Dice) -> int:
    """Players who build in one direction: islands as long as they can be, with many bottles."""
    legal = s.moves()
    if moves.SEA_AT <= legal[-1] < moves.TURN:
        return legal[-1]
    bottles = [move for move in legal if moves.PLACE <= move < moves.DISCARD and shows_bottle(s, move)]
    return among(bottles, s, dice)


def shows_bottle(s: PagaieState, move: int) -> bool:
    return s.box.shows[(move - moves.PLACE) // 2 * 10 + BOTTLE] > 0


def size(move: int) -> int:
    """How many tiles a move takes."""
    return bin(int(move - moves.TAKE + 1)).count("1")  # noqa: FURB161 - i64 has no bit_count


STYLES = {ANY_MOVE: any_move, "builders": builders, "hoarders": hoarders, "sprawlers": sprawlers}
