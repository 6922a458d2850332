"""F6: fires and cooking."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.events import Cooked
from motu.games.fire_and_stone.names import ANIMAL_NAMES, ANIMALS, COOK_ANYWHERE, COOK_FOOD
from motu.games.fire_and_stone.rules import moving, storing
from motu.games.fire_and_stone.state import FireAndStoneState

BITS: Final[i64] = 5  # for the number of each kind in a choice of tiles
MASK: Final[i64] = 31
ONE_MORE: Final = vec[i64]([32**animal for animal in range(8)])  # a tile of a kind, added to a choice


def chosen(choice: i64, animal: i64) -> i64:
    """How many tiles of a kind are in a choice."""
    return (choice >> (animal * BITS)) & MASK


def cook(s: FireAndStoneState, seat: i64, choice: i64, log: Log | None) -> None:
    """[F6.3] All tiles together: bags, then food, with what fire drill and ice age add; [F6.5] shown only now."""
    player = s.players[seat]
    more = s.power(seat, COOK_FOOD, s.box.region[s.here(seat)])
    tiles = bag.empty(ANIMALS)
    bags: i64 = 0
    food: i64 = 0
    for animal in range(ANIMALS):
        n = chosen(choice, animal)
        tiles[animal] = n
        bags += n * s.box.animal_bags[animal]
        food += n * (s.box.animal_food[animal] + more)
        player.mat[animal] -= n
        player.shown[animal] = max(0, player.shown[animal] - n)
        s.cooked[animal] += n
    before = player.bags
    had = player.food
    storing.gain(s, seat, bags, food, "cook", None)
    if log is not None:
        kept = player.food - had
        shown = bag.named(tiles, ANIMAL_NAMES)
        log.append(Cooked(seat, animals=shown, bags=player.bags - before, food=kept, lost=food - kept))


def may_cook_anywhere(s: FireAndStoneState, seat: i64) -> bool:
    """[F14.11] With the fire drill, where there is no fire; [F4.5] it is no action."""
    area = s.here(seat)
    return s.power(seat, COOK_ANYWHERE, s.box.region[area]) > 0 and not moving.is_fire(s, area)


class Cook(Step[FireAndStoneState]):
    """[F6.2] One tile after the other, until it is done; none is a pass. [F3.9] Storage does not matter."""

    rule = "F6.2"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        mat = s.players[f.seat].mat
        if bag.total(mat) == 0:
            return NO_MOVES
        found = append(vec[i64](capacity=ANIMALS + 1), moves.DONE)
        for animal in range(ANIMALS):
            if mat[animal] > chosen(f.a, animal):
                found = append(found, moves.COOK + animal)
        return found

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        if move != moves.DONE:
            s.now(Frame(f.step, f.seat, f.a + ONE_MORE[move - moves.COOK]))
        elif f.a:
            cook(s, f.seat, f.a, log)
