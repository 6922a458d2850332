"""Ways to play at random that lead to what seldom happens."""

from __future__ import annotations

from motu.core.dice import Dice
from motu.games.pagaie import moves
from motu.games.pagaie.names import BOTTLE, CONSTRUCTION
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


def masons(s: PagaieState, dice: Dice) -> int:
    """Players who leave gaps and fill them: sea in holes of the island, tiles that rest on four others."""
    legal = s.moves()
    if not moves.SEA_AT <= legal[-1] < moves.TURN:
        return builders(s, dice) if dice.below(4) else any_move(s, dice)
    contacts = {move: neighbours(s, move) for move in legal}
    most = max(contacts.values())
    return among([move for move in legal if contacts[move] == most] if dice.below(3) else legal, s, dice)


def neighbours(s: PagaieState, move: int) -> int:
    """How many cells beside a place have a tile of the same level; of a construction, how many tiles it rests on."""
    island = s.players[s.waiting].island
    level = moves.level_at(move)
    below, same = island.below(level), island.tiles(level)
    x, y = moves.x_at(move, below), moves.y_at(move, below)
    if level == CONSTRUCTION:
        return len({moves.tile_at(below, x + moves.CELL_X[cell], y + moves.CELL_Y[cell]) for cell in range(4)})
    beside = [(x + step, y + away) for step in (0, 1) for away in (-1, 2)]
    beside += [(x + away, y + step) for step in (0, 1) for away in (-1, 2)]
    return sum(moves.tile_at(same, *cell) != moves.NO_TILE for cell in beside)


def shows_bottle(s: PagaieState, move: int) -> bool:
    return s.box.shows[(move - moves.PLACE) // 2 * 10 + BOTTLE] > 0


def size(move: int) -> int:
    """How many tiles a move takes."""
    return bin(int(move - moves.TAKE + 1)).count("1")  # noqa: FURB161 - i64 has no bit_count


STYLES = {
    ANY_MOVE: any_move,
    "builders": builders,
    "hoarders": hoarders,
    "masons": masons,
    "sprawlers": sprawlers,
}
