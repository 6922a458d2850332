"""How promising a move looks at first sight: the order in which a sensible player tries them."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.games.fire_and_stone import moves, names
from motu.games.fire_and_stone.heuristics import (
    HOPE,
    LEARNED,
    bag_worth,
    best_target,
    build_worth,
    card_gain,
    food_worth,
    hidden_worth,
    progress,
    take_worth,
    target_worth,
)
from motu.games.fire_and_stone.rules import arriving, cooking, gathering, storing
from motu.games.fire_and_stone.state import FireAndStoneState

STEEP: Final = 1.2


def priors(s: FireAndStoneState) -> vec[float]:
    """Weights of the legal moves by what they seem to bring."""
    tiles = hidden_worth(s)
    found = vec[float](capacity=len(s.legal))
    for move in s.legal:
        found = append(found, exp(STEEP * max(-6.0, min(6.0, first_sight(s, move, tiles)))))
    return found


def first_sight(s: FireAndStoneState, move: i64, tiles: vec[float]) -> float:
    """Points that a move seems to bring."""
    f = s.agenda[-1]
    if move < moves.STAY:
        return of_area(s, f.seat, move, tiles)
    if move < moves.ANIMAL:
        return of_answer(s, f.seat, move)
    if move < moves.TRACK:
        return of_animal(s, f.seat, move, f.a)
    player = s.players[f.seat]
    if move < moves.INVENTION:
        return take_on(s, f.seat, move - moves.TRACK, f.a)
    if move < moves.COVER:
        return LEARNED * (1.0 - progress(s))
    if move < moves.FEAST:
        return 0.2 * float(s.box.instant_food[move - moves.COVER])  # what was mostly worth its instant effect
    if move < moves.KIND:
        row = s.cave * names.FEASTS + move - moves.FEAST
        return float(s.box.feast_points[row]) - food_worth(s, f.seat) * float(s.box.feast_cost[row])
    if move < moves.START:
        return take_worth(s, player, move - moves.KIND)
    return 1.0


def of_area(s: FireAndStoneState, seat: i64, move: i64, tiles: vec[float]) -> float:
    """A scout to choose, to move, to send away, or a tile to look at."""
    if move < moves.MOVE:
        return best_target(s, seat, move - moves.SCOUT, tiles)
    if move < moves.RETURN:
        return target_worth(s, seat, move - moves.MOVE, tiles)
    if move < moves.SECOND:
        return HOPE * best_target(s, seat, move - moves.RETURN, tiles)
    if move < moves.TUNNEL:
        return HOPE * best_target(s, seat, move - moves.SECOND, tiles)
    if move < moves.PEEK:
        return target_worth(s, seat, move - moves.TUNNEL, tiles)
    return 0.3 + 0.1 * float(s.opened >> s.box.region[move - moves.PEEK] & 1)


def of_answer(s: FireAndStoneState, seat: i64, move: i64) -> float:
    """The plain answers."""
    area = s.here(seat)
    unit = food_worth(s, seat)
    room = storing.free(s, seat)
    region = s.box.region[area]
    if move == moves.HUNT or move == moves.USE:
        return 1.0
    if move == moves.TAKE:
        return take_worth(s, s.players[seat], s.tile[area])
    if move == moves.LEAVE:
        return unit * float(min(room, gathering.left_food(s, seat, region)))
    if move == moves.BUILD:
        return build_worth(s, seat, area)
    if move == moves.FORAGE:
        return unit * float(min(room, arriving.forage_food(s, seat, region)))
    if move == moves.POINTS:
        return card_gain(s, s.players[seat]) + 1.0
    return 0.0


def of_animal(s: FireAndStoneState, seat: i64, move: i64, choice: i64) -> float:
    """An animal to take from a forest, or to put on the fire while there is room for its food."""
    unit = food_worth(s, seat)
    animal = move - moves.COOK if move >= moves.COOK else move - moves.ANIMAL
    food = s.box.animal_food[animal]
    bags = s.box.animal_bags[animal]
    if move < moves.COOK:
        return unit * float(food) + bag_worth(s) * float(bags)
    room = storing.free(s, seat) + bags
    for other in range(names.ANIMALS):
        room += cooking.chosen(choice, other) * (s.box.animal_bags[other] - s.box.animal_food[other])
    return unit * (float(min(food, max(0, room))) - 0.6 * float(food)) + 0.4 * bag_worth(s) * float(bags)


def take_on(s: FireAndStoneState, seat: i64, track: i64, kind: i64) -> float:
    """A track for a tile: better a longer one of its kind, worst one that is emptied."""
    player = s.players[seat]
    n = float(gathering.length(player, track))
    return n if gathering.takes(player, track, kind) else -1.0 - n
