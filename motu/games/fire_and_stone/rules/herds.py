"""F13.24: animals that come back from the discard."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.events import LaidHerds, LeftDiscard
from motu.games.fire_and_stone.names import ANIMAL_NAMES, AREA_NAMES, AREAS, FOREST
from motu.games.fire_and_stone.names import REGION as REGION_AMOUNT
from motu.games.fire_and_stone.rules import hunting
from motu.games.fire_and_stone.state import NONE, FireAndStoneState


def forests(s: FireAndStoneState, regions: i64) -> vec[i64]:
    """[F13.24] The face-up forests of these regions: fewest animals first, then in the order of the map."""
    found = vec[i64]()
    most: i64 = 0
    for forest in range(i64(len(s.forests))):
        most = max(most, hunting.animals(s, forest))
    for count in range(most + 1):
        for area in range(AREAS):
            if s.tile[area] == FOREST and (regions >> s.box.region[area]) & 1:
                forest = hunting.number(s, area)
                if hunting.animals(s, forest) == count:
                    found = append(found, forest)
    return found


def coming(s: FireAndStoneState, regions: i64) -> i64:
    """How many animals come back: one for each of these forests, while the discard lasts."""
    return min(i64(len(forests(s, regions))), bag.total(s.cooked))


def lay(s: FireAndStoneState, seat: i64, count: i64, log: Log | None) -> None:
    """[F17.7] The forests get their tiles; which of them lies where nobody knows."""
    regions = s.box.of_deed(s.cave, 0, REGION_AMOUNT)
    found = forests(s, regions)
    areas: list[str] = []
    for i in range(count):
        forest = found[i]
        s.herd[forest] += 1
        s.returned += 1
        areas.append(AREA_NAMES[s.forests[forest]])
        for player in s.players:
            if player.memory[forest * 3] != NONE:
                player.memory[forest * 3 + hunting.ADDED] += 1
    if log is not None and count > 0:
        log.append(LaidHerds(seat, areas=areas))


class Herd(Step[FireAndStoneState]):
    """[F13.24] Chance draws which animals leave the discard, all to see; then they are laid out unseen."""

    rule = "F13.24"
    by_chance = True
    first = moves.DRAW

    def bag(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return s.cooked if f.a else NO_MOVES

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        animal = move - moves.DRAW
        s.cooked[animal] -= 1
        s.herds[animal] += 1
        if log is not None:
            log.append(LeftDiscard(f.seat, animal=ANIMAL_NAMES[animal], to="forest"))
        s.now(Frame(f.step, f.seat, f.a - 1, f.b))

    def skip(self, s: FireAndStoneState, f: Frame, log: Log | None) -> None:
        lay(s, f.seat, f.b, log)


class DrawAnimal(Step[FireAndStoneState]):
    """[F17.4] A random tile of the animal discard comes to the mat, and everybody sees which."""

    rule = "F13.24"
    by_chance = True
    first = moves.DRAW

    def bag(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return s.cooked

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        animal = move - moves.DRAW
        s.cooked[animal] -= 1
        s.players[f.seat].mat[animal] += 1
        s.players[f.seat].shown[animal] += 1
        if log is not None:
            log.append(LeftDiscard(f.seat, animal=ANIMAL_NAMES[animal], to="mat"))
