"""F2: moving, and which areas have a fire."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import Frame, Log, Step
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.events import Moved, PlacedScout, SentBack, Stayed
from motu.games.fire_and_stone.names import (
    AREA_NAMES,
    CAVE,
    CAVE_IS_FIRE,
    FIRE,
    SEA_ROUTES,
    STAY,
    STEPS,
    STEPS_FROM_FIRE,
    STEPS_WITH_BOATS,
    STEPS_WITH_MARKER,
)
from motu.games.fire_and_stone.state import FireAndStoneState


def is_fire(s: FireAndStoneState, area: i64) -> bool:
    """[F6.4] A printed fire, or a fire tile; [F13.4] the cave may count as one."""
    return s.box.printed_fire[area] > 0 or has_fire_tile(s, area)


def has_fire_tile(s: FireAndStoneState, area: i64) -> bool:
    """A face-up fire tile, or [F13.4] what counts as one."""
    tile = s.tile[area]
    return tile == FIRE or (tile == CAVE and s.ruled(CAVE_IS_FIRE, s.box.region[area]) > 0)


def steps(s: FireAndStoneState, seat: i64, start: i64) -> i64:
    """[F2.2] The step limit of a scout; [F14.2] cards help both scouts."""
    player = s.players[seat]
    region = s.box.region[start]
    limit = s.box.steps + s.power(seat, STEPS, region)
    if player.powers[STEPS_FROM_FIRE] and is_fire(s, start):
        limit += player.powers[STEPS_FROM_FIRE]
    if player.marker:
        limit += s.ruled(STEPS_WITH_MARKER, region)
    if player.powers[SEA_ROUTES]:
        limit += s.ruled(STEPS_WITH_BOATS, region)
    return min(limit, s.box.most_steps)


def sails(s: FireAndStoneState, seat: i64, start: i64) -> bool:
    """[F2.4] Whether steps may follow sea routes, [F14.1] mixed with land steps; [F13.14] everybody's may."""
    return s.power(seat, SEA_ROUTES, s.box.region[start]) > 0


def reach(s: FireAndStoneState, seat: i64, start: i64) -> vec[i64]:
    """[F2.1] [F2.3] All areas but the first that can be walked to; [F2.5] only through open regions.

    [F2.6] Scouts do not block each other, and [F2.7] face-down tiles stop nobody.
    """
    return s.box.in_reach(start, s.opened, sails(s, seat, start), steps(s, seat, start))


def path(s: FireAndStoneState, seat: i64, start: i64, end: i64) -> list[int]:
    """A shortest way, the areas after the first; [F2.7] nothing happens on it."""
    sea = sails(s, seat, start)
    way = [int(end)]
    for left in range(steps(s, seat, start) - 1, 0, -1):
        if end in s.box.in_reach(start, s.opened, sea, left):
            continue  # fewer steps are enough
        near = list(s.box.in_reach(way[0], s.opened, sea, 1))
        way.insert(0, next(int(area) for area in s.box.in_reach(start, s.opened, sea, left) if area in near))
        end = way[0]
    return way


def move(s: FireAndStoneState, seat: i64, area: i64, log: Log | None) -> None:
    """[F2.8] The scout in use goes to an area, whichever way; [F2.10] an earlier region included."""
    if log is not None:
        start = s.here(seat)
        way = [AREA_NAMES[on] for on in path(s, seat, start, area)]
        log.append(Moved(seat, start=AREA_NAMES[start], area=AREA_NAMES[area], path=way))
    s.players[seat].scouts[s.scout] = area


def fires(s: FireAndStoneState, region: i64, first: i64) -> vec[i64]:
    """[F8.1] [F11.5] The fire areas of a region as moves, whoever stands there."""
    found = vec[i64](capacity=8)
    for area in s.box.of_region[region]:
        if is_fire(s, area):
            found = append(found, first + area)
    return found


class Return(Step[FireAndStoneState]):
    """[F8.1] The scout is sent to a fire, where it does not cook; [F13.23] who has built may be allowed to stay."""

    rule = "F8.1"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        found = fires(s, f.a, moves.RETURN)
        return append(found, moves.STAY) if f.b and s.ruled(STAY, f.a) else found

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.STAY:
            if log is not None:
                log.append(Stayed(f.seat, area=AREA_NAMES[s.here(f.seat)]))
            return
        s.players[f.seat].scouts[s.scout] = move - moves.RETURN
        if log is not None:
            log.append(SentBack(f.seat, area=AREA_NAMES[move - moves.RETURN]))


class Second(Step[FireAndStoneState]):
    """[F11.2] The second scout begins at a fire in the region of the first."""

    rule = "F11.2"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return fires(s, s.box.region[s.players[f.seat].scouts[0]], moves.SECOND)

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        s.players[f.seat].scouts[1] = move - moves.SECOND
        if log is not None:
            log.append(PlacedScout(f.seat, area=AREA_NAMES[move - moves.SECOND]))
