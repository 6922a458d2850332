"""How good a position is, and how promising a move looks: the bots' knowledge of Hawaii, in points."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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
    return points + corner_worth(s, player) + purse_worth(s, player)


def done(s: HawaiiState, player: Player) -> bool:
    """Whether the player will get nothing more before the final scoring."""
    return s.round + 1 == names.ROUNDS and player.finished != NONE


def purse_worth(s: HawaiiState, player: Player) -> float:
    """What shells, feet and fruits may still buy; who has plenty should spend."""
    if done(s, player):
        return 0.0
    total = 0.0
    for resource in range(names.RESOURCES):
        held = float(player.purse[resource])
        used = min(held, PLENTY[resource])
        total += unit(s, resource) * (used + SPARE * (held - used))
    return total


def unit(s: HawaiiState, resource: i64) -> float:
    """What one of a resource is worth now."""
    return WORTH[resource] if s.round + 1 < names.ROUNDS else LAST_WORTH[resource]


def order_token(s: HawaiiState) -> i64:
    """The value of the token that finishing now would bring: the best one left."""
    best: i64 = 0
    for space in range(s.seats()):
        if s.order_tokens[space] != NONE:
            best = max(best, s.box.face[s.order_tokens[space]] // 2)
    return best


def goal_worth(s: HawaiiState, player: Player, total: i64) -> float:
    """What a sum promises at the end of the round."""
    first = s.round * 3
    others = float(s.box.prize[first + 2])
    goal = rounds.own_goal(s, player)
    if total < goal:
        return 0.8 * float(total) * (others + 4.0) / 6.0 * 9.0 / float(max(1, s.box.goal[s.round]))
    ahead = 1.1 * (0.5 * float(s.box.prize[first] + s.box.prize[first + 1]) - others)
    beyond = BEYOND * float(min(total - goal, 8))
    return others + float(player.powers[names.GOAL_POINTS]) + ahead + beyond


def corner_worth(s: HawaiiState, player: Player) -> float:
    """Incomes and helps for the rounds to come, and the final scoring as far as it can be foreseen."""
    total = final_worth(s, player)
    if done(s, player):
        return total
    left = float(names.ROUNDS - 1 - s.round)
    powers = player.powers
    yearly = CHOICE * float(powers[names.INCOME_CHOICE]) + REDUCTION * float(powers[names.GOAL_REDUCTION])
    yearly += BONUS * float(powers[names.GOAL_POINTS])
    for resource in range(names.RESOURCES):
        yearly += INCOME_WORTH[resource] * float(powers[names.INCOME + resource])
    if player.walk_limit < 3:
        yearly += SHORT_WALKS * float(3 - player.walk_limit)
    for boat in range(names.BOATS):
        yearly += LARGE_BOATS[boat] * float(player.ready[boat] + player.away[boat])
        total += SPACE * float(player.ready[boat] * s.box.boat_spaces[boat])
    total += yearly * left + float(powers[names.SPEAR_POINTS]) * (left + 0.5)
    total += TIKI_WORTH * float(player.tikis) + KAHUNA_WORTH * float(player.kahunas)
    for village in range(i64(1), names.VILLAGES):
        if player.kinds[village]:
            total += FOUNDED
    return total


def chance(s: HawaiiState, player: Player, village: i64) -> float:
    """How likely the village will be scored."""
    if not player.kinds[village]:
        return 0.0
    if s.round + 1 < names.ROUNDS:
        wider = player.width[village] - 1  # tikis will come
    else:
        wider = player.width[village] - s.box.reach[player.tikis]
        if player.finished != NONE:
            return 1.0 if wider >= 0 else 0.0
    return CHANCES[WIDEST + max(-WIDEST, min(WIDEST, wider))]


def final_worth(s: HawaiiState, player: Player) -> float:
    """What the villages will score, each by its chance."""
    box = s.box
    chances = vec[float]()
    total = 0.0
    for village in range(names.VILLAGES):
        chances = append(chances, chance(s, player, village))
        if village < player.kahunas:
            total += chances[village] * float(box.kahuna_points[village])
    icons = 0.0
    surfers = 0.0
    per_fruit = 0.0
    per_boat = 0.0
    for tile in player.tiles:
        village = tile // 2 // names.TILES
        likely = chances[village]
        face = tile % (2 * names.TILES)
        first = face * names.EFFECTS
        points = box.effect[first + names.FINAL_POINTS]
        if box.effect[first + names.PER_TILE]:
            points += box.effect[first + names.PER_TILE] * scoring.tiles_in(player, village)
        if box.effect[first + names.IRRIGATION]:
            points += box.irrigation[scoring.fruit_tiles(player, village)]
        total += likely * float(points)
        per_fruit += likely * float(box.effect[first + names.PER_FRUIT])
        per_boat += likely * float(box.effect[first + names.PER_BOAT_AND_SURFER])
        icons += likely * float(box.icons[face])
        if face // 2 == names.SURFER:
            surfers += likely
    boats: i64 = 0
    for boat in range(names.BOATS):
        boats += player.ready[boat] + player.away[boat]
    return total + per_fruit * icons + per_boat * (float(boats) + surfers)
