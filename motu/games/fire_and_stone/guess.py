"""F17: what a seat can only guess, dealt anew."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.dice import Dice
from motu.core.flow import Frame
from motu.core.game import NOBODY
from motu.games.fire_and_stone.names import ANIMALS, KINDS, OBJECTIVES
from motu.games.fire_and_stone.rules import hunting, steps
from motu.games.fire_and_stone.state import NONE, SEATS_BITS, FireAndStoneState

TRIES: Final = 20  # to deal animals; then they stay as they are


def guess(s: FireAndStoneState, seat: i64, dice: Dice) -> FireAndStoneState:
    """[F17.6] Everything that the seat does not know is dealt anew; what it knows stays. At the end all is known."""
    new = s.clone()
    if new.waiting == NOBODY:
        return new
    deal_tiles(new, seat, dice)
    deal_objectives(new, seat, dice)
    deal_animals(new, seat, dice)
    top = new.agenda[-1]
    if top.seat != seat and (top.step == steps.COOK or top.step == steps.FREE_COOK):
        new.agenda[-1] = Frame(top.step, top.seat)  # [F17.8]
    new.refresh()
    return new


def knows(entry: i64, seat: i64) -> bool:
    """Whether a seat has looked at a tile of s.peeks."""
    return seat >= 0 and ((entry % SEATS_BITS) >> seat) & 1 == 1


def deal_tiles(s: FireAndStoneState, seat: i64, dice: Dice) -> None:
    """[F17.1] Tiles that others have looked at could be anything that the seat has not seen in their region."""
    n = i64(len(s.peeks))
    for i in range(n):
        if not knows(s.peeks[i], seat):
            s.left[place(s, s.peeks[i]) + s.peeks[i] // SEATS_BITS % KINDS] += 1
    for i in range(n):
        entry = s.peeks[i]
        if not knows(entry, seat):
            first = place(s, entry)
            kind = dice.pick(s.left[first : first + KINDS])
            s.left[first + kind] -= 1
            area = entry // SEATS_BITS // KINDS
            s.peeks[i] = (area * KINDS + kind) * SEATS_BITS + entry % SEATS_BITS


def place(s: FireAndStoneState, entry: i64) -> i64:
    """Where the kinds of the region of a tile begin in s.left."""
    return s.box.region[entry // SEATS_BITS // KINDS] * KINDS


def deal_objectives(s: FireAndStoneState, seat: i64, dice: Dice) -> None:
    """[F17.3] The others hold any of those that the seat does not hold."""
    left = vec[i64]([1] * OBJECTIVES)
    if seat >= 0 and s.players[seat].objective != NONE:
        left[s.players[seat].objective] = 0
    for other in range(s.seats()):
        if other != seat and s.players[other].objective != NONE:
            s.players[other].objective = bag.draw(left, dice)


def deal_animals(s: FireAndStoneState, seat: i64, dice: Dice) -> None:
    """[F17.4] [F17.5] Mats and forests as they may be, if some deal fits; else they stay."""
    for _ in range(TRIES):
        pool = unseen(s, seat)
        lair = bag.empty(i64(len(s.lair)))
        if remember(s, seat, pool, lair, dice):
            deal_the_rest(s, seat, pool, lair, dice)
            return


def unseen(s: FireAndStoneState, seat: i64) -> vec[i64]:
    """All animals but those on the own mat, in the discard, or shown; [F17.7] and herds that nobody has looked at."""
    pool = s.box.animal_count[:]
    untouched = bag.total(s.herds) == s.returned
    for animal in range(ANIMALS):
        pool[animal] -= s.cooked[animal]
        if untouched:
            pool[animal] -= s.herds[animal]
        for other in range(s.seats()):
            player = s.players[other]
            pool[animal] -= player.mat[animal] if other == seat else player.shown[animal]
    return pool


def remember(s: FireAndStoneState, seat: i64, pool: vec[i64], lair: vec[i64], dice: Dice) -> bool:
    """[F17.5] In a forest where the seat has hunted lies a random part of what was left; False where that cannot be.

    No cleverer than that: who reckoned where each tile came from would tell a bot what it cannot know.
    """
    if seat < 0:
        return True
    player = s.players[seat]
    for forest in range(i64(len(s.forests))):
        if player.memory[forest * 3] == NONE:
            continue
        there = bag.empty(ANIMALS)
        for animal in range(ANIMALS):
            there[animal] = hunting.remembered(player, forest, animal)
        size = seen(s, forest)
        added = pool[:]
        for _ in range(size + player.memory[forest * 3 + hunting.TAKEN] - bag.total(there)):
            there[bag.draw(added, dice)] += 1
        for _ in range(size):
            animal = bag.draw(there, dice)
            lair[forest * ANIMALS + animal] += 1
            pool[animal] -= 1
            if pool[animal] < 0:
                return False
    return True


def seen(s: FireAndStoneState, forest: i64) -> i64:
    """How many animals of a forest somebody has seen."""
    return hunting.animals(s, forest) - s.unseen[forest] - s.herd[forest]


def deal_the_rest(s: FireAndStoneState, seat: i64, pool: vec[i64], lair: vec[i64], dice: Dice) -> None:
    """Forests of others, their mats, herds and stacks get what is left, by number."""
    untouched = bag.total(s.herds) == s.returned
    for forest in range(i64(len(s.forests))):
        if seat < 0 or s.players[seat].memory[forest * 3] == NONE:
            for _ in range(seen(s, forest)):
                animal = bag.draw(pool, dice)
                lair[forest * ANIMALS + animal] += 1
    for other in range(s.seats()):
        if other != seat:
            player = s.players[other]
            hidden = bag.total(player.mat) - bag.total(player.shown)
            player.mat = player.shown[:]
            for _ in range(hidden):
                player.mat[bag.draw(pool, dice)] += 1
    if not untouched:
        size = bag.total(s.herds)
        s.herds = bag.empty(ANIMALS)
        for _ in range(size):
            s.herds[bag.draw(pool, dice)] += 1
    s.wild = pool
    s.lair = lair
    forget(s, seat)


def forget(s: FireAndStoneState, seat: i64) -> None:
    """Whether the others' memories fit the animals that lie there now."""
    for other in range(s.seats()):
        player = s.players[other]
        for forest in range(i64(len(s.forests))):
            if other != seat and player.memory[forest * 3] != NONE:
                hunting.note(s, other, forest)
                player.memory[forest * 3 + hunting.ADDED] = s.herd[forest]
