"""How good a position is: the bots' knowledge of Fire & Stone, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.game import NOBODY
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.rules import (
    arriving,
    building,
    gathering,
    hunting,
    moving,
    peeking,
    scoring,
    steps,
    storing,
)
from motu.games.fire_and_stone.state import NONE, OWNED, FireAndStoneState, Player

REST: Final = vec[float]([0.0, 0.0, 17.0, 12.0, 9.0])  # by seats: what a whole game brings beyond what is seen so far
FOOD: Final = 0.36
FOOD_FADES: Final = 0.16
BAG: Final = 0.5
BAG_FADES: Final = 0.4
TILES: Final = vec[float]([0.0, 0.7, 1.9, 3.2])  # on a track
LEARNED: Final = 2.3  # an invention at the start
COVERABLE: Final = 0.7  # of the topmost VP card
HOPE: Final = 0.4  # of the best area in reach
FOUND_HUT: Final = 2.7
FOUND_FIRE: Final = 1.2
FOUND_FOREST: Final = 1.1
FOUND_STASH: Final = 1.0
FOUND_CAVE: Final = 1.2
GATHERED: Final = 0.9  # a gathering tile that nobody has found yet
LEAD: Final = vec[float]([0.25, 0.62, 0.9, 1.0])  # by huts ahead: how likely a majority lasts


def progress(s: FireAndStoneState) -> float:
    """How far the game has come, from 0 to 1."""
    return 1.0 if s.trigger != NONE else min(1.0, float(s.found) / 11.0)


def turns_to_come(s: FireAndStoneState, seat: i64) -> float:
    """About how many own turns are left, up to a few."""
    if s.trigger == NONE:
        return 4.0
    if bag.total(s.turns_left) > 0:
        return float(s.turns_left[seat])
    return 1.0 if seat == s.trigger else 2.0


def food_worth(s: FireAndStoneState, seat: i64) -> float:
    """The worth of one food now."""
    if s.trigger != NONE and turns_to_come(s, seat) < 1.5:
        return 0.15
    return FOOD - FOOD_FADES * progress(s)


def bag_worth(s: FireAndStoneState) -> float:
    return BAG - BAG_FADES * progress(s)


def values(s: FireAndStoneState) -> vec[float]:
    """The final points that each seat can expect."""
    found = vec[float](capacity=names.MOST_SEATS)
    tiles = hidden_worth(s)
    for seat in range(s.seats()):
        found = append(found, worth(s, seat, tiles))
    return found


def worth(s: FireAndStoneState, seat: i64, tiles: vec[float]) -> float:
    """Points, huts and majorities as they stand, and what mat, cards and scouts are still good for."""
    player = s.players[seat]
    points = float(player.points())
    if s.waiting == NOBODY:
        return points
    points += float(s.box.reward[names.FOR_HUT] * (s.box.huts - player.huts)) + float(scoring.most_huts(s, seat))
    seats, huts = s.seats(), s.huts
    for area in range(names.AREAS):
        if huts[area * seats + seat]:
            points += lead_worth(s, seat, area, 0)
    return points + mat_worth(s, seat) + prospects(s, seat, tiles)


def lead_worth(s: FireAndStoneState, seat: i64, area: i64, more: i64) -> float:
    """Points that a settlement may bring for a majority, with so many more own huts."""
    seats, huts = s.seats(), s.huts
    best: i64 = 0
    for other in range(seats):
        if other != seat:
            best = max(best, huts[area * seats + other])
    ahead = huts[area * seats + seat] + more - best
    if ahead < 0:
        return 0.0
    points = float(scoring.majority_points(s, area))
    objective = s.players[seat].objective
    if objective != NONE and scoring.passes(s, objective, area):
        points += float(s.box.objective_points[objective])
    late = progress(s)
    sure = 1.0 if ahead > 0 else 0.0
    return points * (late * late * sure + (1.0 - late * late) * LEAD[min(ahead, 3)])


def mat_worth(s: FireAndStoneState, seat: i64) -> float:
    """The worth of food, bags, animals, tracks and inventions."""
    player = s.players[seat]
    unit = food_worth(s, seat)
    total = unit * float(player.food) + bag_worth(s) * float(player.bags)
    total += 0.65 * animals_worth(s, player, unit)
    for track in range(names.TRACKS):
        total += track_worth(s, gathering.length(player, track))
    return total + cards_worth(s, player)


def animals_worth(s: FireAndStoneState, player: Player, unit: float) -> float:
    """The animals on a mat, as far as their food could be stored."""
    mat, brings_food, brings_bags = player.mat, s.box.animal_food, s.box.animal_bags
    food: i64 = 0
    bags: i64 = 0
    for animal in range(names.ANIMALS):
        food += mat[animal] * brings_food[animal]
        bags += mat[animal] * brings_bags[animal]
    room = s.box.storage + player.bags + bags + 4
    return unit * float(min(food, room)) + bag_worth(s) * float(bags)


def track_worth(s: FireAndStoneState, tiles: i64) -> float:
    """A track with so many tiles; at the end it is worth nothing."""
    return TILES[tiles] * (1.0 - 0.75 * progress(s))


def cards_worth(s: FireAndStoneState, player: Player) -> float:
    """Uncovered inventions: for what they do, or for the VP cards that may come to lie on them."""
    total = 0.0
    top = 0.0 if s.cards_gone == len(s.box.pile) else float(s.box.pile[s.cards_gone])
    late = progress(s)
    for card in range(names.CARDS):
        if player.cards[card] == OWNED:
            total += max(COVERABLE * top * (1.0 - late) * 0.6, LEARNED * (1.0 - late))
    return total


def hidden_worth(s: FireAndStoneState) -> vec[float]:
    """The worth of a face-down tile of each region, by what is still hidden there."""
    found = vec[float](capacity=names.REGIONS)
    left = s.left
    for region in range(names.REGIONS):
        first = region * names.KINDS
        n: i64 = 0
        total = 0.0
        for kind in range(names.KINDS):
            n += left[first + kind]
            total += float(left[first + kind]) * kind_worth(kind)
        found = append(found, total / float(n) if n else 0.0)
    return found


def kind_worth(kind: i64) -> float:
    """The worth of revealing a kind of tile."""
    if kind < names.GATHERED:
        return GATHERED
    if kind == names.HUT:
        return FOUND_HUT
    if kind == names.FIRE:
        return FOUND_FIRE
    if kind == names.FOREST:
        return FOUND_FOREST
    return FOUND_STASH if kind == names.STASH else FOUND_CAVE


def prospects(s: FireAndStoneState, seat: i64, tiles: vec[float]) -> float:
    """The worth of what the scouts may find or do next, and of the rest of the game for everybody."""
    left = turns_to_come(s, seat)
    if left <= 0.0:
        return 0.0
    total = REST[s.seats()] * (1.0 - progress(s))
    for scout in s.players[seat].scouts:
        if scout != NONE:
            total += HOPE * best_target(s, seat, scout, tiles)
    return total


def best_target(s: FireAndStoneState, seat: i64, start: i64, tiles: vec[float]) -> float:
    """The most promising area in reach."""
    best = 0.0
    for area in moving.reach(s, seat, start):
        best = max(best, target_worth(s, seat, area, tiles))
    return best


def target_worth(s: FireAndStoneState, seat: i64, area: i64, tiles: vec[float]) -> float:
    """A scout's gain from ending its move in an area."""
    if s.tile[area] == names.FACE_DOWN:
        if peeking.knows(s, seat, area):
            return kind_worth(peeking.kind_at(s, area))
        return tiles[s.box.region[area]]
    player = s.players[seat]
    region = s.box.region[area]
    action = arriving.action(s, area)
    if action == steps.COOK:
        return 0.35 * animals_worth(s, player, food_worth(s, seat))
    if action == steps.HUNT:
        return 0.85 if hunting.animals(s, hunting.number(s, area)) > 0 else 0.0
    if action == steps.GATHER:
        leave = food_worth(s, seat) * float(min(storing.free(s, seat), gathering.left_food(s, seat, region)))
        return max(leave, take_worth(s, player, s.tile[area]))
    if action == steps.SETTLE:
        return build_worth(s, seat, area) if building.may_build(s, seat, area) else 0.0
    if action == steps.FORAGE:
        return food_worth(s, seat) * float(min(storing.free(s, seat), arriving.forage_food(s, seat, region)))
    return 0.9


def take_worth(s: FireAndStoneState, player: Player, kind: i64) -> float:
    """The worth of a gathering tile on the best track."""
    best = 0.15  # where a track has to be emptied
    for track in range(names.TRACKS):
        if gathering.takes(player, track, kind):
            n = gathering.length(player, track)
            best = max(best, track_worth(s, n + 1) - track_worth(s, n) if n < 2 else card_gain(s, player))
    return best


def card_gain(s: FireAndStoneState, player: Player) -> float:
    """The worth of a card to whoever fills a track with the third tile."""
    top = 0.0 if s.cards_gone == len(s.box.pile) else float(s.box.pile[s.cards_gone])
    owned = False
    for card in player.cards:
        owned = owned or card == OWNED
    learned = LEARNED * (1.0 - progress(s))
    return max(top - 0.5 * learned if owned else 0.0, learned) - track_worth(s, 2)


def build_worth(s: FireAndStoneState, seat: i64, area: i64) -> float:
    """A hut, the majority it may bring or take away, less the food it costs."""
    gain = float(s.box.reward[names.FOR_HUT]) + lead_worth(s, seat, area, 1) - lead_worth(s, seat, area, 0)
    if scoring.majority(s, area) != NONE and scoring.majority(s, area) != seat:
        seats = s.seats()
        leader = scoring.majority(s, area)
        if s.huts[area * seats + leader] == s.huts[area * seats + seat] + 1:
            gain += 0.5 / float(seats - 1)
    return gain - food_worth(s, seat) * float(building.cost(s, seat, area))
