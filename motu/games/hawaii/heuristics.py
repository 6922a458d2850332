"""How good a position is, and how promising a move looks: the bots' knowledge of Hawaii, in points."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.game import NOBODY
from motu.games.hawaii import names
from motu.games.hawaii.rules import rounds, scoring
from motu.games.hawaii.state import NONE, HawaiiState, Player

# by resource: while there are rounds to come, and in the last one
WORTH: Final = vec[float]([1.15, 0.9, 1.6])
LAST_WORTH: Final = vec[float]([0.55, 1.1, 0.55])
PLENTY: Final = vec[float]([8.0, 6.0, 5.0])  # more than this is hard to spend
SPARE: Final = 0.5  # what each further one is worth beside those
INCOME_WORTH: Final = vec[float]([1.25, 1.1, 1.55])  # for each round to come
CHOICE: Final = 0.65
REDUCTION: Final = 0.3
BONUS: Final = 0.35
SHORT_WALKS: Final = 0.9
LARGE_BOATS: Final = vec[float]([0.0, 0.15, 3.4])
SPACE: Final = 0.4  # in a ready boat
TIKI_WORTH: Final = 4.5
KAHUNA_WORTH: Final = 1.25
FOUNDED: Final = 1.9
BEYOND: Final = 0.65  # each point of the sum past the goal
FINISHED: Final = 0.45  # what it is worth to have finished in time
EARLIER: Final = 0.25  # a place in turn order
WIDEST: Final[i64] = 24
CHANCES: Final = vec[float]([1.0 / (1.0 + exp(1.4 - 0.66 * wider)) for wider in range(-24, 25)])


def value(s: HawaiiState, seat: i64) -> float:
    """Own prospects against the best of the others, in points.

    The token of an order space is foreseen for the own sum only: else a bot would finish early to take it from others.
    """
    best = -1000.0
    for other in range(s.seats()):
        if other != seat:
            best = max(best, worth(s, other, 0))
    return worth(s, seat, order_token(s)) - best


def worth(s: HawaiiState, seat: i64, foreseen: i64) -> float:
    """Points, and what corner, resources and tokens are still good for, so much more in the sum foreseen."""
    player = s.players[seat]
    points = float(player.points())
    if s.waiting == NOBODY:
        return points
    if player.finished != NONE:
        order = EARLIER * float(s.seats() - player.finished) if s.round + 1 < names.ROUNDS else 0.0
        points += goal_worth(s, player, player.sum) + FINISHED + order
    else:
        points += goal_worth(s, player, player.sum + foreseen) + EARLIER * 0.5 * float(s.seats())
    return points + Corner(s, player).now + purse_worth(s, player)


def done(s: HawaiiState, player: Player) -> bool:
    """Whether the player will get nothing more before the final scoring."""
    return s.round + 1 == names.ROUNDS and player.finished != NONE


def purse_worth(s: HawaiiState, player: Player) -> float:
    """The worth of shells, feet and fruits by what they may still buy; who has plenty should spend."""
    if done(s, player):
        return 0.0
    total = 0.0
    for resource in range(names.RESOURCES):
        held = float(player.purse[resource])
        used = min(held, PLENTY[resource])
        total += unit(s, resource) * (used + SPARE * (held - used))
    return total


def unit(s: HawaiiState, resource: i64) -> float:
    """The worth of one of a resource now."""
    return WORTH[resource] if s.round + 1 < names.ROUNDS else LAST_WORTH[resource]


def order_token(s: HawaiiState) -> i64:
    """The value of the token that finishing now would bring: the best one left."""
    best: i64 = 0
    for space in range(s.seats()):
        if s.order_tokens[space] != NONE:
            best = max(best, s.box.face[s.order_tokens[space]] // 2)
    return best


def goal_worth(s: HawaiiState, player: Player, total: i64) -> float:
    """The worth of a sum at the end of the round."""
    first = s.round * 3
    others = float(s.box.prize[first + 2])
    goal = rounds.own_goal(s, player)
    if total < goal:
        return 0.8 * float(total) * (others + 4.0) / 6.0 * 9.0 / float(max(1, s.box.goal[s.round]))
    ahead = 1.1 * (0.5 * float(s.box.prize[first] + s.box.prize[first + 1]) - others)
    beyond = BEYOND * float(min(total - goal, 8))
    return others + float(player.powers[names.GOAL_POINTS]) + ahead + beyond


@final
class Corner:
    """The worth of a corner, as it is or with one more product; parts that do not change are looked up once.

    Sums are taken in one order, with or without the product, so that equal prospects are equal numbers.
    """

    def __init__(self, s: HawaiiState, player: Player) -> None:
        self.s: HawaiiState = s
        self.player: Player = player
        self.done: bool = done(s, player)
        self.left: float = float(names.ROUNDS - 1 - s.round)
        self.boats: i64 = bag.total(player.ready) + bag.total(player.away)
        self.chances: vec[float] = vec[float]([0.0] * names.VILLAGES)  # that a village is scored
        self.scoring: vec[i64] = vec[i64]()  # the tiles that score by themselves
        self.linked: bool = False  # whether a god scores for what lies in other villages
        self.reach(player.tikis)
        for tile in player.tiles:
            scores = s.box.scores[tile % (2 * names.TILES)]
            if scores & names.SCORES_ALONE:
                self.scoring = append(self.scoring, tile)
            if scores & names.SCORES_OTHERS:
                self.linked = True
        self.now: float = self.worth(NONE, NONE, NONE, player.kahunas, player.tikis)

    def reach(self, tikis: i64) -> None:
        """The chances of all villages with so many tikis."""
        for village in range(names.VILLAGES):
            there = self.player.kinds[village] != 0
            self.chances[village] = self.chance(self.player.width[village], tikis) if there else 0.0

    def chance(self, width: i64, tikis: i64) -> float:
        """How likely a village of this width will be scored."""
        s = self.s
        if s.round + 1 < names.ROUNDS:
            wider = width - 1  # tikis will come
        else:
            wider = width - s.box.reach[tikis]
            if self.player.finished != NONE:
                return 1.0 if wider >= 0 else 0.0
        return CHANCES[WIDEST + max(-WIDEST, min(WIDEST, wider))]

    def gain(self, kind: i64, side: i64, village: i64) -> float:
        """The worth of a product, in a village if it goes to one; as many kahunas or tikis as there is room for."""
        player = self.player
        if kind < names.TILES:
            return self.tile_gain(kind * 2 + side, village)
        if kind == names.LARGE_BOAT:
            return self.worth(NONE, NONE, 1 + side, player.kahunas, player.tikis) - self.now
        count = self.s.box.tokens[kind * 2 + side]
        if kind == names.KAHUNA:
            kahunas = min(player.kahunas + count, names.VILLAGES)
            return self.worth(NONE, NONE, NONE, kahunas, player.tikis) - self.now
        tikis = min(player.tikis + count, self.s.box.most_tikis())
        self.reach(tikis)
        after = self.worth(NONE, NONE, NONE, player.kahunas, tikis)
        self.reach(player.tikis)
        return after - self.now

    def tile_gain(self, face: i64, village: i64) -> float:
        """The worth of a tile in a village, which becomes wider."""
        player = self.player
        before = self.chances[village]
        self.chances[village] = self.chance(player.width[village] + self.s.width_of(face // 2), player.tikis)
        after = self.worth(face, village, NONE, player.kahunas, player.tikis)
        self.chances[village] = before
        return after - self.now

    def worth(self, face: i64, village: i64, boat: i64, kahunas: i64, tikis: i64) -> float:
        """Incomes and helps for the rounds to come, and the final scoring as far as it can be foreseen.

        With one more tile in a village and one more boat, unless they are NONE, and so many kahunas and tikis.
        """
        total = self.final_worth(face, village, kahunas, self.boats if boat == NONE else self.boats + 1)
        if self.done:
            return total
        player = self.player
        yearly = self.yearly(face)
        for b in range(names.BOATS):
            ready = player.ready[b] + 1 if b == boat else player.ready[b]
            yearly += LARGE_BOATS[b] * float(ready + player.away[b])
            total += SPACE * float(ready * self.s.box.boat_spaces[b])
        total += yearly * self.left + float(self.power(face, names.SPEAR_POINTS)) * (self.left + 0.5)
        total += TIKI_WORTH * float(tikis) + KAHUNA_WORTH * float(kahunas)
        for row in range(i64(1), names.VILLAGES):
            if player.kinds[row] or row == village:
                total += FOUNDED
        return total

    def power(self, face: i64, power: i64) -> i64:
        """An effect that adds up over the corner and the tile that is added."""
        held = self.player.powers[power]
        return held if face == NONE else held + self.s.box.effect[face * names.EFFECTS + power]

    def yearly(self, face: i64) -> float:
        """The worth of effects in each round to come."""
        total = CHOICE * float(self.power(face, names.INCOME_CHOICE))
        total += REDUCTION * float(self.power(face, names.GOAL_REDUCTION))
        total += BONUS * float(self.power(face, names.GOAL_POINTS))
        for resource in range(names.RESOURCES):
            total += INCOME_WORTH[resource] * float(self.power(face, names.INCOME + resource))
        limit = self.player.walk_limit
        if face != NONE and self.s.box.effect[face * names.EFFECTS + names.WALK_LIMIT]:
            limit = min(limit, self.s.box.effect[face * names.EFFECTS + names.WALK_LIMIT])
        return total + SHORT_WALKS * float(3 - limit) if limit < 3 else total

    def final_worth(self, face: i64, village: i64, kahunas: i64, boats: i64) -> float:
        """Points of the villages, each by its chance."""
        total = 0.0
        for row in range(kahunas):
            total += self.chances[row] * float(self.s.box.kahuna_points[row])
        for tile in self.scoring:
            total += self.tile_points(tile // (2 * names.TILES), tile % (2 * names.TILES), face, village)
        if face != NONE:
            total += self.tile_points(village, face, face, village)
        if self.linked or (face != NONE and self.s.box.scores[face] & names.SCORES_OTHERS):
            return self.with_linked(total, face, village, boats)
        return total

    def tile_points(self, row: i64, tile: i64, face: i64, village: i64) -> float:
        """Points of one tile by itself; a tile added to its village counts for it."""
        box = self.s.box
        first = tile * names.EFFECTS
        points = box.effect[first + names.FINAL_POINTS]
        added = face != NONE and row == village
        if box.effect[first + names.PER_TILE]:
            there = scoring.tiles_in(self.player, row) + (1 if added else 0)
            points += box.effect[first + names.PER_TILE] * there
        if box.effect[first + names.IRRIGATION]:
            fruit = added and names.FIRST_FRUIT <= face // 2 < names.SURFER
            points += box.irrigation[scoring.fruit_tiles(self.player, row) + (1 if fruit else 0)]
        return self.chances[row] * float(points)

    def with_linked(self, total: float, face: i64, village: i64, boats: i64) -> float:
        """And what LAKA will score for fruit, and KANAOLA for boats and surfers."""
        box = self.s.box
        sums = vec[float]([0.0, 0.0, 0.0, 0.0])  # for each fruit, fruits, for each boat and surfer, surfers
        tiles = self.player.tiles
        if face != NONE:
            tiles = append(tiles[:], village * 2 * names.TILES + face)
        for tile in tiles:
            likely = self.chances[tile // (2 * names.TILES)]
            there = tile % (2 * names.TILES)
            sums[0] += likely * float(box.effect[there * names.EFFECTS + names.PER_FRUIT])
            sums[1] += likely * float(box.icons[there])
            sums[2] += likely * float(box.effect[there * names.EFFECTS + names.PER_BOAT_AND_SURFER])
            if there // 2 == names.SURFER:
                sums[3] += likely
        return total + sums[0] * sums[1] + sums[2] * (float(boats) + sums[3])
