"""F4: arriving in an area, and what it offers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.flow import NO_MOVES, Frame, Log, Passing, Step
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.events import Revealed
from motu.games.fire_and_stone.names import (
    AREA_NAMES,
    BAGS_OF_STASH,
    CAVE,
    COOK,
    FACE_DOWN,
    FIRE,
    FIRE_POINTS,
    FOOD_OF_STASH,
    FOR_FIRE,
    FORAGE_FOOD,
    FORAGING,
    FOREST,
    GATHERED,
    HUT,
    KIND_NAMES,
    LAKE_FOOD,
    SETTLE,
    STASH,
)
from motu.games.fire_and_stone.rules import building, caves, hunting, moving, peeking, steps, storing
from motu.games.fire_and_stone.state import NONE, FireAndStoneState


def fish(s: FireAndStoneState, seat: i64, log: Log | None) -> None:
    """[F14.10] A move that ends beside a lake brings food, before anything is revealed."""
    area = s.here(seat)
    if s.box.lake[area]:
        storing.gain(s, seat, 0, s.power(seat, LAKE_FOOD, s.box.region[area]), "fishing", log)


def action(s: FireAndStoneState, area: i64) -> i64:
    """[F4.7] The step that an area asks: the first that fits of cave, fire, forest, tile, settlement, foraging.

    [F9.4] Huts on the cave change nothing: building there is an action of the card or impossible.
    """
    tile = s.tile[area]
    if tile == CAVE:
        deed = s.box.deed[s.cave * 2 + 1]
        if deed == COOK:
            return steps.COOK
        return steps.SETTLE if deed == SETTLE else steps.CAVE  # [F9.4]
    if moving.is_fire(s, area):
        return steps.COOK
    if tile == FOREST:
        return steps.HUNT
    if NONE < tile < GATHERED:
        return steps.GATHER
    return steps.SETTLE if building.huts(s, area) > 0 else steps.FORAGE


def forage_food(s: FireAndStoneState, seat: i64, region: i64) -> i64:
    """[F4.4] What foraging brings, [F13.7] with what the cave card adds."""
    return s.box.reward[FORAGING] + s.power(seat, FORAGE_FOOD, region)


def reveal(s: FireAndStoneState, seat: i64, area: i64, kind: i64, log: Log | None) -> None:
    """[F4.2] A tile is turned over: what it brings happens, [F6.1] points for a fire, then its action may be taken."""
    peeking.lift(s, area, kind)
    s.tile[area] = kind
    s.progress = s.turns
    if log is not None:
        log.append(Revealed(seat, area=AREA_NAMES[area], tile=KIND_NAMES[kind]))
    if kind == HUT:
        s.tile[area] = NONE
        building.find_hut(s, seat, area, log)
    elif kind == STASH:
        find_stash(s, seat, area, log)
    elif kind == CAVE:
        s.now(Frame(steps.CAVE_CARD, seat))
    else:
        if kind == FOREST:
            hunting.lay_stack(s, seat, area, log)
        elif kind == FIRE:  # [F6.1]
            caves.score(s, seat, s.box.reward[FOR_FIRE], FIRE_POINTS, "fire", log)
        s.now(Frame(steps.ACT, seat))


def find_stash(s: FireAndStoneState, seat: i64, area: i64, log: Log | None) -> None:
    """[F9.1] A bag, then food; the tile leaves the game, and no action follows."""
    s.tile[area] = NONE
    storing.gain(s, seat, s.box.reward[BAGS_OF_STASH], s.box.reward[FOOD_OF_STASH], "stash", log)


class Arrive(Passing[FireAndStoneState]):
    """[F4.1] After fishing and the fire drill: reveal, or [F4.3] take the action of what lies open."""

    rule = "F4.1"

    def skip(self, s: FireAndStoneState, f: Frame, log: Log | None) -> None:
        area = s.here(f.seat)
        if s.tile[area] == FACE_DOWN:
            s.now(Frame(steps.REVEAL, f.seat, area))
        else:
            s.now(Frame(action(s, area), f.seat))


class Reveal(Step[FireAndStoneState]):
    """[F4.2] What lies there comes out when a scout ends its move on it."""

    rule = "F4.2"
    by_chance = True
    first = moves.REVEAL

    def bag(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return peeking.possible(s, f.a)

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        reveal(s, f.seat, f.a, move - moves.REVEAL, log)


class Act(Passing[FireAndStoneState]):
    """[F4.5] The one action of a scout in its area; [F4.6] a tunnel leads to another area's."""

    rule = "F4.5"

    def skip(self, s: FireAndStoneState, f: Frame, log: Log | None) -> None:
        s.now(Frame(action(s, s.here(f.seat)), f.seat))


class Forage(Step[FireAndStoneState]):
    """[F4.4] Food where nothing else is; [F3.9] not with full storage."""

    rule = "F4.4"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return vec[i64]([moves.FORAGE, moves.PASS]) if storing.free(s, f.seat) > 0 else NO_MOVES

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.FORAGE:
            storing.gain(s, f.seat, 0, forage_food(s, f.seat, s.box.region[s.here(f.seat)]), "forage", log)
