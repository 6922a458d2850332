"""F8: huts and settlements; F11: the hut track."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.events import Built, FoundHut, OpenedRegion
from motu.games.fire_and_stone.names import (
    AREA_NAMES,
    END,
    HUT_CAP,
    HUT_DISCOUNT,
    HUT_FREE_AT,
    MORE_HUTS,
    REGION_NAMES,
    SECOND_SCOUTS,
)
from motu.games.fire_and_stone.rules import ending, steps
from motu.games.fire_and_stone.state import FireAndStoneState


def huts(s: FireAndStoneState, area: i64) -> i64:
    """The huts of all players in an area."""
    seats, huts = s.seats(), s.huts
    count: i64 = 0
    for index in range(area * seats, (area + 1) * seats):
        count += huts[index]
    return count


def cost(s: FireAndStoneState, seat: i64, area: i64) -> i64:
    """[F8.2] As much food as there are huts, less what cards save, never below 0; [F14.3] [F13.8] for each hut."""
    there = huts(s, area)
    if (s.players[seat].powers[HUT_FREE_AT] >> there) & 1:
        return 0
    return max(0, there - s.power(seat, HUT_DISCOUNT, s.box.region[area]))


def forbidden(s: FireAndStoneState, area: i64) -> bool:
    """[F13.21] A taboo lies on large settlements; [F8.4] else they may grow without limit."""
    cap = s.ruled(HUT_CAP, s.box.region[area])
    return cap > 0 and huts(s, area) >= cap


def may_build(s: FireAndStoneState, seat: i64, area: i64) -> bool:
    """[F8.2] A hut of the own supply, and enough food."""
    player = s.players[seat]
    return player.huts > 0 and player.food >= cost(s, seat, area) and not forbidden(s, area)


def build(s: FireAndStoneState, seat: i64, area: i64, food: i64, log: Log | None) -> None:
    """[F8.2] Pay and place a hut; [F8.5] it stays. [F12.1] The last one triggers the end."""
    player = s.players[seat]
    player.food -= food
    player.huts -= 1
    s.huts[area * s.seats() + seat] += 1
    s.progress = s.turns
    if log is not None:
        paid = {"food": food} if food else {}
        log.append(Built(seat, area=AREA_NAMES[area], paid=paid, huts=huts(s, area)))
    if player.huts == 0:
        ending.trigger(s, seat, "huts", log)


def find_hut(s: FireAndStoneState, seat: i64, area: i64, log: Log | None) -> None:
    """[F8.1] A hut for nothing, the tile to the track, then the scout to a fire; [F8.7] and nothing more.

    [F8.6] Who has no hut left builds none. [F11.4] What the track does comes before the scout is sent.
    """
    built: i64 = 1 if s.players[seat].huts > 0 else 0
    if built:
        build(s, seat, area, 0, log)
    s.now(Frame(steps.RETURN, seat, s.box.region[area], built))
    s.found += 1
    if log is not None:
        log.append(FoundHut(seat, space=s.found))
    effect = s.box.space_effect[s.found]
    if effect == END:
        ending.trigger(s, seat, "tiles", log)
    elif effect == SECOND_SCOUTS:
        second_scouts(s, seat)
    elif effect:
        open_region(s, seat, effect, log)


def second_scouts(s: FireAndStoneState, seat: i64) -> None:
    """[F11.2] The discoverer first, then clockwise."""
    seats = s.seats()
    for after in range(seats - 1, -1, -1):
        s.now(Frame(steps.SECOND, (seat + after) % seats))


def open_region(s: FireAndStoneState, seat: i64, region: i64, log: Log | None) -> None:
    """[F11.1] A region is open for all from now on; [F11.6] nothing happens if it was before."""
    bit: i64 = 1
    bit <<= region
    if not s.opened & bit:
        s.opened |= bit
        if log is not None:
            log.append(OpenedRegion(seat, region=REGION_NAMES[region]))


class Settle(Step[FireAndStoneState]):
    """[F8.2] Build or pass; then the scout is sent to a fire."""

    rule = "F8.2"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        if not may_build(s, f.seat, s.here(f.seat)):
            return NO_MOVES
        return vec[i64]([moves.BUILD, moves.PASS])

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.PASS:
            return
        area = s.here(f.seat)
        region = s.box.region[area]
        build(s, f.seat, area, cost(s, f.seat, area), log)
        s.now(Frame(steps.RETURN, f.seat, region, 1))
        s.now(Frame(steps.BUILD_AGAIN, f.seat, s.power(f.seat, MORE_HUTS, region)))


class BuildAgain(Step[FireAndStoneState]):
    """[F8.3] [F14.4] One more hut in the same settlement, at its own cost."""

    rule = "F8.3"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        if f.a == 0 or not may_build(s, f.seat, s.here(f.seat)):
            return NO_MOVES
        return vec[i64]([moves.BUILD, moves.STOP])

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.BUILD:
            area = s.here(f.seat)
            build(s, f.seat, area, cost(s, f.seat, area), log)
            s.now(Frame(steps.BUILD_AGAIN, f.seat, f.a - 1))
