"""F7: forests and hunting, and what hunters remember."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.events import Caught, Hunted, LaidAnimals, SawAnimals, TookAnimal
from motu.games.fire_and_stone.names import ANIMAL_NAMES, ANIMALS, AREA_NAMES, MORE_ANIMALS
from motu.games.fire_and_stone.rules import steps
from motu.games.fire_and_stone.state import NONE, FireAndStoneState, Player

TAKEN: Final[i64] = 1  # in the memory of a forest: animals taken by others since
ADDED: Final[i64] = 2


def number(s: FireAndStoneState, area: i64) -> i64:
    """The forest on an area, by the order in which they were found."""
    forest: i64 = 0
    while s.forests[forest] != area:
        forest += 1
    return forest


def animals(s: FireAndStoneState, forest: i64) -> i64:
    """How many animals are in a forest: all that others see of it."""
    count = s.unseen[forest] + s.herd[forest]
    for animal in range(forest * ANIMALS, (forest + 1) * ANIMALS):
        count += s.lair[animal]
    return count


def stacks(s: FireAndStoneState, region: i64) -> i64:
    """[F0.2] The stacks of a region that no forest has got yet."""
    left = s.box.stacks[region]
    for area in s.forests:
        if s.box.region[area] == region:
            left -= 1
    return left


def lay_stack(s: FireAndStoneState, seat: i64, area: i64, log: Log | None) -> None:
    """[F7.1] A stack of the region comes to a new forest; nobody has seen its tiles."""
    s.unseen[len(s.forests)] = s.box.stack_size
    s.forests = append(s.forests, area)
    if log is not None:
        log.append(LaidAnimals(seat, area=AREA_NAMES[area], animals=s.box.stack_size))


def packed(s: FireAndStoneState, forest: i64) -> i64:
    """The animals of a forest as one number, for memory; [F7.6] only kinds matter."""
    found: i64 = 0
    for animal in range(ANIMALS):
        found |= s.lair[forest * ANIMALS + animal] << (animal * 4)
    return found


def remembered(player: Player, forest: i64, animal: i64) -> i64:
    """[F17.5] How many of a kind a player left in a forest; 0 if that player never hunted there."""
    behind = player.memory[forest * 3]
    return 0 if behind == NONE else (behind >> (animal * 4)) & 15


def note(s: FireAndStoneState, seat: i64, forest: i64) -> None:
    """[F17.5] A hunter knows what is in the forest now."""
    memory = s.players[seat].memory
    memory[forest * 3] = packed(s, forest)
    memory[forest * 3 + TAKEN] = 0
    memory[forest * 3 + ADDED] = 0


def take(s: FireAndStoneState, seat: i64, forest: i64, animal: i64, log: Log | None) -> None:
    """[F7.2] A tile goes face down to the mat, [F7.4] however many there are; the others only count it."""
    s.lair[forest * ANIMALS + animal] -= 1
    s.players[seat].mat[animal] += 1
    s.progress = s.turns
    for other in range(s.seats()):
        if other != seat and s.players[other].memory[forest * 3] != NONE:
            s.players[other].memory[forest * 3 + TAKEN] += 1
    note(s, seat, forest)
    if log is not None:
        log.append(TookAnimal(seat, area=AREA_NAMES[s.forests[forest]], left=animals(s, forest)))
        log.append(Caught(seat, animal=ANIMAL_NAMES[animal]))


class Hunt(Step[FireAndStoneState]):
    """[F7.2] Hunt or pass; [F7.3] an empty forest offers nothing. [F7.5] Who passes sees nothing."""

    rule = "F7.2"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        if animals(s, number(s, s.here(f.seat))) == 0:
            return NO_MOVES
        return vec[i64]([moves.HUNT, moves.PASS])

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.HUNT:
            area = s.here(f.seat)
            forest = number(s, area)
            if log is not None:
                log.append(Hunted(f.seat, area=AREA_NAMES[area], animals=animals(s, forest)))
            s.now(Frame(steps.PICK, f.seat, forest))
            s.now(Frame(steps.LOOK, f.seat, forest))


class Look(Step[FireAndStoneState]):
    """[F7.2] Tiles that nobody has seen are drawn when they are looked at; the hunter is told when all are there."""

    rule = "F7.2"
    by_chance = True
    first = moves.DRAW

    def bag(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        if s.unseen[f.a]:
            return s.wild
        return s.herds if s.herd[f.a] else NO_MOVES

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        animal = move - moves.DRAW
        if s.unseen[f.a]:
            s.unseen[f.a] -= 1
            s.wild[animal] -= 1
        else:
            s.herd[f.a] -= 1
            s.herds[animal] -= 1
        s.lair[f.a * ANIMALS + animal] += 1
        s.now(f)

    def skip(self, s: FireAndStoneState, f: Frame, log: Log | None) -> None:
        note(s, f.seat, f.a)
        if log is not None:
            seen = bag.named(s.lair[f.a * ANIMALS : (f.a + 1) * ANIMALS], ANIMAL_NAMES)
            log.append(SawAnimals(f.seat, area=AREA_NAMES[s.forests[f.a]], animals=seen))


class Pick(Step[FireAndStoneState]):
    """[F7.5] Who has looked takes one; [F14.9] with the bow another one, or stops.

    It is always asked: an answer that came by itself would tell the others that all tiles are alike.
    """

    rule = "F7.5"
    asks_always = True

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        found = vec[i64](capacity=ANIMALS + 1)
        if f.b:
            found = append(found, moves.STOP)
        for animal in range(ANIMALS):
            if s.lair[f.a * ANIMALS + animal]:
                found = append(found, moves.ANIMAL + animal)
        return found

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.STOP:
            return
        take(s, f.seat, f.a, move - moves.ANIMAL, log)
        more = s.power(f.seat, MORE_ANIMALS, s.box.region[s.forests[f.a]])
        if f.b < more and animals(s, f.a) > 0:
            s.now(Frame(steps.PICK, f.seat, f.a, f.b + 1))
