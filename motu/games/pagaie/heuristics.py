"""How good a position is: the bots' knowledge of Pagaie, in points."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.game import NOBODY
from motu.games.pagaie import flow, names
from motu.games.pagaie.moves import overlap, x_at, x_of, y_at, y_of
from motu.games.pagaie.state import Island, PagaieState, covered

SHARE: Final = vec[float]([0.13, 0.11, 0.07])  # by terrain: of the flowers to come, what one element of it will get
BOTTLE_HOPE: Final = -2.4  # while it can still be covered
CONTACT: Final = vec[float]([0.35, 0.6])  # each side at which two tiles of sea or of sand touch
ROOM: Final = 6.0  # what a sand tile may cover and still be worth placing
READY: Final = 0.35  # of what a place for sand or a construction would bring
NEXT_READY: Final = 0.7  # each further place for sand counts so much less
PLACES: Final[i64] = 3
KEPT: Final = vec[float]([0.0, 0.45, 0.5])  # by level: of what a tile on the pontoon shows
SEA_CONTACTS: Final = 1.0  # what a sea tile in hand will get from contacts
GONE: Final = 1000.0  # dearer than any place
SOON: Final = 3.0  # days: with fewer left, preparing counts less
# What the turns to come bring, by seats: so much each, and more the more of them there are. Measured in games of bots.
GROWTH: Final = vec[float]([0.0, 0.0, 6.1, 9.4, 7.2])
MORE: Final = vec[float]([0.0, 0.0, 0.53, 0.84, 0.99])


@final
class Prices:
    """The final worth of each icon, as far as it can be foreseen."""

    def __init__(self, s: PagaieState) -> None:
        self.each: vec[float] = vec[float](capacity=names.ICONS)
        left = float(flowers_left(s))
        for e in range(names.ELEMENTS):
            factor = float(s.box.points[e])
            self.each = append(self.each, factor * (float(s.flowers[e]) + left * SHARE[s.box.terrain[e]]))
        costs = -float(s.box.bottle_costs)
        last = s.day + 1 >= s.options.days
        self.each = append(self.each, costs if last else costs * BOTTLE_HOPE / -3.0)

    def of(self, icons: vec[i64], first: i64) -> float:
        """The worth of so many of each icon; they are listed from `first` on."""
        total = 0.0
        for icon in range(names.ICONS):
            if icons[first + icon]:
                total += float(icons[first + icon]) * self.each[icon]
        return total


def flowers_left(s: PagaieState) -> i64:
    """How many flowers will still be added."""
    left = (s.options.days - 1 - s.day) * i64(len(s.box.pickers[s.seats()]))
    for f in s.agenda:
        if f.step == flow.FLOWER or f.step == flow.ELEMENT:
            left += 1
        elif f.step == flow.FIRST_DAY:
            left += i64(len(s.box.pickers[s.seats()]))
    return left


def turns_left(s: PagaieState, seat: i64) -> i64:
    """How many turns of the seat have not begun."""
    left = (s.options.days - 1 - s.day) * s.box.turns[s.seats()]
    for f in s.agenda:
        if (f.step == flow.LINE or f.step == flow.TAKE) and f.seat == seat:
            left += 1
        elif f.step == flow.FIRST_DAY or f.step == flow.DAY:
            left += s.box.turns[s.seats()]
    return left


def is_building(s: PagaieState, seat: i64) -> bool:
    """Whether the seat is to place the tiles in its hand."""
    return s.waiting == seat and flow.MENU <= s.agenda[-1].step <= flow.TURN


def worth(s: PagaieState, seat: i64, prices: Prices) -> float:
    """The points that a seat can expect: what is seen, what is prepared, what is in hand, and the turns to come."""
    island = s.players[seat].island
    if s.waiting == NOBODY:
        return float(s.worth_of(island.seen))
    turns = turns_left(s, seat)
    days = float(turns) / float(s.box.turns[s.seats()])
    growth = GROWTH[s.seats()] + MORE[s.seats()] * float(turns)
    total = prices.of(island.seen, 0) + growth * float(turns)
    building = is_building(s, seat)
    if building or turns:
        total += prospects(s, seat, prices, days, building)
    return total


def prospects(s: PagaieState, seat: i64, prices: Prices, days: float, building: bool) -> float:
    """Tiles in hand with the places they may get, then the places and contacts that are left for later."""
    player = s.players[seat]
    soon = min(1.0, days / SOON)
    sand = Windows(s, player.island, names.SAND, prices)
    built = Windows(s, player.island, names.CONSTRUCTION, prices)
    total = soon * contacts(player.island)
    for held in player.held:
        face = held >> 1
        level = s.box.level[face]
        shown = prices.of(s.box.shows, face * names.ICONS)
        kept = KEPT[level] * shown * min(1.0, days / 2.0)
        if building:
            if level == names.SEA:
                kept = shown + soon * SEA_CONTACTS
            else:
                kept = max(kept, shown - (sand if level == names.SAND else built).cheapest())
        total += kept
    return total + soon * (sand.rest(ROOM, PLACES) + built.rest(best_construction(prices), 1))


def best_construction(prices: Prices) -> float:
    """The worth of the better of hut and tiki."""
    return max(prices.each[names.ELEMENTS - 1], prices.each[names.ELEMENTS - 2])


def contacts(island: Island) -> float:
    """Sides at which tiles of one level touch, by level: so many seams that the next level can lie on."""
    return CONTACT[0] * float(touching(island.sea)) + CONTACT[1] * float(touching(island.sand))


def touching(tiles: vec[i64]) -> i64:
    """How many cells' sides of different tiles lie against each other."""
    found: i64 = 0
    for i in range(i64(len(tiles))):
        x, y = x_of(tiles[i]), y_of(tiles[i])
        for j in range(i):
            found += shared(x - x_of(tiles[j]), y - y_of(tiles[j]))
    return found


def shared(right: i64, down: i64) -> i64:
    """How many cells long the side is that two tiles so far apart have in common."""
    if right < 0:
        right = -right
    if down < 0:
        down = -down
    if right == 2 and down < 2:
        return 2 - down
    return 2 - right if down == 2 and right < 2 else 0


@final
class Windows:
    """The places for a level of an island and what each would cover, cheapest first, none over another."""

    def __init__(self, s: PagaieState, island: Island, level: i64, prices: Prices) -> None:
        self.xs: vec[i64] = vec[i64](capacity=24)
        self.ys: vec[i64] = vec[i64](capacity=24)
        self.costs: vec[float] = vec[float](capacity=24)
        below = island.below(level)
        for place in island.places(level):
            x, y = x_at(place, below), y_at(place, below)
            self.xs = append(self.xs, x)
            self.ys = append(self.ys, y)
            self.costs = append(self.costs, prices.of(covered(s.box, island, level, x, y), 0))

    def cheapest(self) -> float:
        """The worth covered by the cheapest place left; it and all that overlap it are gone then."""
        best: i64 = -1
        for i in range(i64(len(self.costs))):
            if self.costs[i] < GONE and (best < 0 or self.costs[i] < self.costs[best]):
                best = i
        if best < 0:
            return GONE
        found = self.costs[best]
        for i in range(i64(len(self.costs))):
            if overlap(self.xs[i], self.ys[i], self.xs[best], self.ys[best]):
                self.costs[i] = GONE
        return found

    def rest(self, gain: float, most: i64) -> float:
        """The worth of the places left for tiles to come that bring so much."""
        total = 0.0
        share = READY
        for _ in range(most):
            cost = self.cheapest()
            if cost >= gain:
                return total
            total += share * (gain - cost)
            share *= NEXT_READY
        return total
