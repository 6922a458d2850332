"""F15: the final scoring, and places."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.core.game import NOBODY, ScoreLine
from motu.core.places import places as ranked
from motu.games.fire_and_stone.events import Counted, ShowedObjective
from motu.games.fire_and_stone.names import (
    AREAS,
    BY_FIRE_TILE,
    BY_FOREST,
    BY_LAKE,
    BY_SETTLEMENT,
    FOR_HUT,
    FOR_MAJORITY,
    FOREST,
    GRAVE,
    HUT_POINTS,
    MAJORITIES,
    MAJORITY_POINTS,
    MOST_HUTS,
    MOST_HUTS_SHARED,
    OBJECTIVE,
    OBJECTIVE_NAMES,
    SOURCE_NAMES,
    SOURCES,
)
from motu.games.fire_and_stone.rules import building, moving
from motu.games.fire_and_stone.state import NONE, FireAndStoneState


def majority(s: FireAndStoneState, area: i64) -> i64:
    """[F15.2] Who has more huts there than anybody else; NONE where nobody has."""
    seats = s.seats()
    best: i64 = 0
    leader = NONE
    for seat in range(seats):
        n = s.huts[area * seats + seat]
        if n > best:
            best, leader = n, seat
        elif n == best:
            leader = NONE
    return leader


def passes(s: FireAndStoneState, objective: i64, area: i64) -> bool:
    """[F15.3] Whether a settlement passes the test of an objective; only land borders count."""
    test = s.box.test[objective]
    if test == BY_LAKE:
        return s.box.lake[area] > 0
    for other in s.box.land[area]:
        if test == BY_FOREST and s.tile[other] == FOREST:
            return True
        if test == BY_FIRE_TILE and moving.has_fire_tile(s, other):
            return True
        if test == BY_SETTLEMENT and building.huts(s, other) > 0:
            return True
    needed = s.box.test_huts[objective]
    return needed > 0 and building.huts(s, area) >= needed


def majority_points(s: FireAndStoneState, area: i64) -> i64:
    """[F15.2] What a majority is worth, [F13.19] more where the cave card says so."""
    return s.box.reward[FOR_MAJORITY] + s.ruled(MAJORITY_POINTS, s.box.region[area])


def huts_in(s: FireAndStoneState, seat: i64, regions: i64) -> i64:
    """The huts of a player in some regions."""
    seats = s.seats()
    count: i64 = 0
    for area in range(AREAS):
        if (regions >> s.box.region[area]) & 1:
            count += s.huts[area * seats + seat]
    return count


def most_huts(s: FireAndStoneState, seat: i64) -> i64:
    """[F13.17] The points for most huts in a region, alone or shared; none for no huts."""
    if s.cave == NONE or s.box.rule[s.cave][MOST_HUTS] + s.box.rule[s.cave][MOST_HUTS_SHARED] == 0:
        return 0
    regions = s.box.rule_region[s.cave]
    mine = huts_in(s, seat, regions)
    sharing: i64 = 0
    for other in range(s.seats()):
        n = huts_in(s, other, regions)
        if n > mine:
            return 0
        if n == mine:
            sharing += 1
    if mine == 0:
        return 0
    return s.box.rule[s.cave][MOST_HUTS if sharing == 1 else MOST_HUTS_SHARED]


def final_points(s: FireAndStoneState, seat: i64) -> vec[i64]:
    """[F15.1] Huts, [F15.2] majorities, [F15.3] the objective, [F15.4] and a cave card that was found; by source.

    [F3.7] Food is worth nothing.
    """
    found = bag.empty(SOURCES)
    player = s.players[seat]
    found[HUT_POINTS] = s.box.reward[FOR_HUT] * (s.box.huts - player.huts)
    for area in range(AREAS):
        if majority(s, area) == seat:
            found[MAJORITIES] += majority_points(s, area)
            if player.objective != NONE and passes(s, player.objective, area):
                found[OBJECTIVE] += s.box.objective_points[player.objective]
    found[GRAVE] = most_huts(s, seat)
    return found


def finish(s: FireAndStoneState, log: Log | None) -> None:
    """[F12.3] The final scoring of every tribe; [F17.3] objectives come to light."""
    for seat in range(s.seats()):
        player = s.players[seat]
        found = final_points(s, seat)
        for source in range(HUT_POINTS, SOURCES):
            player.earned[source] = found[source]
        if log is not None:
            name = OBJECTIVE_NAMES[player.objective]
            log.append(Counted(seat, huts=found[HUT_POINTS], majorities=found[MAJORITIES], most_huts=found[GRAVE]))
            log.append(ShowedObjective(seat, objective=name, points=found[OBJECTIVE]))


def projected(s: FireAndStoneState, seat: i64, with_objective: bool) -> i64:
    """Points to score if the game ended now, beside those so far; the objective for its owner only."""
    if s.waiting == NOBODY:
        return 0
    found = final_points(s, seat)
    return bag.total(found) - (0 if with_objective else found[OBJECTIVE])


def majorities(s: FireAndStoneState, seat: i64) -> i64:
    """How many settlements a player leads."""
    count: i64 = 0
    for area in range(AREAS):
        if majority(s, area) == seat:
            count += 1
    return count


def places(s: FireAndStoneState) -> list[int]:
    """[F15.5] Most points win; equal players share a place, [F16.4] unless majorities and food break the tie."""
    return ranked([standing(s, seat) for seat in range(s.seats())])


def standing(s: FireAndStoneState, seat: i64) -> tuple[int, int, int]:
    """Numbers to compare: points, then the chosen tie-break."""
    player = s.players[seat]
    if not s.options.by_majorities:
        return player.points(), 0, 0
    return player.points(), majorities(s, seat), player.food


def ledger(s: FireAndStoneState, seat: i64) -> list[ScoreLine]:
    """[F15.1] Points by source."""
    earned = s.players[seat].earned
    return [ScoreLine(SOURCE_NAMES[i], points) for i, points in enumerate(earned) if points]
