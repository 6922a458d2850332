"""How good a position is: the bots' knowledge of Vanuatu, in points."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.game import NOBODY
from motu.games.vanuatu import flow, names
from motu.games.vanuatu.rules import bits, building, scoring, water
from motu.games.vanuatu.state import NONE, VanuatuState

FILLED: Final = vec[float]([0.7, 0.65, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1])  # of the free tourist places, by round
ROUND_GAIN: Final = vec[float]([0.0, 0.0, 5.1, 5.8, 5.1, 4.6])  # of a round still to come, by seats: measured
FIRST_VATUS: Final = 0.75  # each of the first three
VATU: Final = 0.42  # each of the others
LAST_VATU: Final = 0.34
FOR_A_DIKE: Final = 1.0  # to have any at all, with Rising Waters
FEW: Final[i64] = 3
HELD_FISH: Final = 0.85  # a point of value that has not been sold
LAST_FISH: Final = 0.36
FIRST: Final = 1.2
PLACE: Final = 0.22  # fish and treasures where the boat is
NEAR: Final = 0.07  # and a step away
SHORE: Final = 0.35  # an island beside the boat
LOSS: Final = 120.0  # what it costs when all is lost
DIKE: Final = 0.2  # beside that
SAVED: Final = 0.45  # dikes that each seat can be expected to build in a round


def standing(s: VanuatuState, seat: i64) -> float:
    """The final points that a seat can expect from what it has and from rounds to come, without its markers."""
    player = s.players[seat]
    points = float(player.points())
    if s.waiting == NOBODY:
        return points
    last = s.round + 1 == names.ROUNDS
    points += vatus_worth(s, player.vatus) + float(scoring.values(player.treasures) * s.box.final_treasure)
    points += float(scoring.values(player.fish)) * (LAST_FISH if last else HELD_FISH)
    points += ROUND_GAIN[s.seats()] * float(names.ROUNDS - 1 - s.round)
    if seat == s.first:
        points += float(s.box.final_first) if last else FIRST
    for taken in s.rests:
        if taken // names.REST_TOKENS == seat:
            points += token_worth(s, taken % names.REST_TOKENS)
    for island in range(names.ISLANDS):
        huts = s.huts[island * names.MOST_SEATS + seat]
        if huts:
            points += float(huts) * hut_worth(s, island) - penalty_worth(s, island, huts)
    return points + place_worth(s, player.boat) if player.boat != NONE else points


def vatus_worth(s: VanuatuState, vatus: i64) -> float:
    """The first few vatus keep a player moving; later ones become points."""
    if s.round + 1 == names.ROUNDS:
        return LAST_VATU * float(vatus)
    few = min(vatus, FEW)
    dry = FOR_A_DIKE if s.options.rising and vatus else 0.0
    return dry + FIRST_VATUS * float(few) + VATU * float(vatus - few)


def gain_worth(s: VanuatuState, before: i64, vatus: i64) -> float:
    """The worth of more vatus, full banks as points."""
    total = before + vatus
    points = total // s.box.full * s.box.full_points
    return float(points) + vatus_worth(s, total % s.box.full) - vatus_worth(s, before)


def token_worth(s: VanuatuState, token: i64) -> float:
    """[V8.1] What a rest token will pay."""
    found = VATU * float(s.box.rest_vatus[token]) + float(s.box.rest_points[token])
    if token == names.FIRST_TOKEN:
        found += float(s.box.final_first) if s.round + 1 == names.ROUNDS else FIRST
    return found


def hut_worth(s: VanuatuState, island: i64) -> float:
    """[V9.5] Tourists there and to come, if the island is there at the end."""
    there = float(s.tourists[island])
    free = float(s.box.tourist_places[island]) - there
    found = float(s.box.final_tourist) * (there + FILLED[s.round] * free)
    return found * (1.0 - sinks(s, island)) if s.options.rising else found


def rises(s: VanuatuState) -> i64:
    """How often the water will still rise."""
    count: i64 = 0
    for number in range(s.round, names.ROUNDS):
        if water.floods(s, number) and (number > s.round or s.die or not_begun(s)):
            count += 1
    return count


def not_begun(s: VanuatuState) -> bool:
    """Whether the die of this round is still to be rolled."""
    return len(s.agenda) > 0 and s.agenda[-1].step == flow.ROLL


def exposed(s: VanuatuState, island: i64) -> float:
    """The sides without a dike, empty cells counted as half an ocean while there are tiles to come."""
    cell = s.cells[island]
    found = float(bits.count(building.open_sides(s, island)))
    for side in range(names.SIDES):
        beside = s.box.near[cell * names.SIDES + side]
        if beside != NONE and s.tiles[beside] == NONE:
            found += 0.5
    return found


def need(s: VanuatuState, island: i64, more: i64) -> float:
    """How many dikes keep an island above the water to the end, beside those there and so many more."""
    times = rises(s)
    if not times:
        return 0.0
    spare = float(s.box.sinks_at - 1 - s.water[island])
    return max(0.0, exposed(s, island) - float(more) - spare / float(times))


def sinks(s: VanuatuState, island: i64) -> float:
    """How likely an island is lost."""
    if (s.sunk >> island) & 1:
        return 1.0
    lacking = need(s, island, 0)
    return lacking / (lacking + 2.0)


def penalty_worth(s: VanuatuState, island: i64, huts: i64) -> float:
    """[V10.10] What the water will cost at the end."""
    if not s.options.rising:
        return 0.0
    level = min(float(s.box.sinks_at - 1), float(s.water[island]) + 0.6 * exposed(s, island) * float(rises(s)))
    points = float(s.box.penalty[i64(level)])
    return points * float(huts) if s.options.penalty_per_hut else points


def danger(s: VanuatuState, diked: i64) -> float:
    """[V10.9] How likely everybody loses: dikes lacking on the islands that have to be saved, against the time left.

    One island may have a dike more than there are; NONE for the table as it is.
    """
    if not s.options.rising:
        return 0.0
    may_sink = s.box.lost_at - 1 - bits.count(s.sunk)
    if may_sink < 0:
        return 1.0
    needs = vec[float](capacity=names.ISLANDS)
    for island in range(names.ISLANDS):
        if s.cells[island] == NONE:
            needs = append(needs, 1.5 if rises(s) > 1 else 0.3)
        elif not (s.sunk >> island) & 1:
            needs = append(needs, need(s, island, 1 if island == diked else 0))
    lacking = 0.0
    for _ in range(i64(len(needs)) - may_sink):
        least: i64 = 0
        for i in range(i64(len(needs))):
            if needs[i] < needs[least]:
                least = i
        lacking += needs[least]
        needs[least] = 99.0
    hands = SAVED * float(s.seats()) * float(names.ROUNDS - s.round)
    return 1.0 - exp(-lacking / (1.5 + hands))


def place_worth(s: VanuatuState, cell: i64) -> float:
    """The worth of having the boat there in rounds to come."""
    if s.round + 1 == names.ROUNDS or not (s.sea >> cell) & 1:
        return 0.0
    tile = s.tiles[cell]
    found = PLACE * float(s.fish[tile] + 2 * s.treasures[tile]) + SHORE * float(bits.count(s.shores[cell]))
    for side in range(names.SIDES):
        beside = s.box.near[cell * names.SIDES + side]
        if beside != NONE and (s.sea >> beside) & 1:
            found += NEAR * float(s.fish[s.tiles[beside]] + 2 * s.treasures[s.tiles[beside]])
    return found


def dike_worth(s: VanuatuState, island: i64) -> float:
    """The danger for all that one more dike takes away."""
    return LOSS * (danger(s, NONE) - danger(s, island)) + DIKE
