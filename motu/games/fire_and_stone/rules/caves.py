"""F9 and F13: the cave and its card. What a card does is a row of numbers; no rule here names a card."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.fire_and_stone import moves, names
from motu.games.fire_and_stone.events import FoundCave, PlacedMarker, Scored, Tunnelled
from motu.games.fire_and_stone.rules import building, cards, herds, peeking, steps, storing
from motu.games.fire_and_stone.state import NONE, FireAndStoneState

DISCOVERY: Final[i64] = 0
ACTION: Final[i64] = 1


def drawn_from(s: FireAndStoneState) -> vec[i64]:
    """[F0.3] The cave cards that may lie there: all, or [F16.2] those of a level."""
    found = bag.empty(names.CAVES)
    for card in range(names.CAVES):
        if s.options.level == len(names.LEVELS) or s.box.level[card] == s.options.level:
            found[card] = 1
    return found


def score(s: FireAndStoneState, seat: i64, points: i64, source: i64, cause: str, log: Log | None) -> None:
    """Points on the track; [F15.6] they are never taken away."""
    s.players[seat].earned[source] += points
    if log is not None and points > 0:
        log.append(Scored(seat, cause=cause, points=points))


def find(s: FireAndStoneState, seat: i64, card: i64, log: Log | None) -> None:
    """[F9.2] The card is turned over: what it brings to the discoverer, its rule, and then its action.

    [F13.15] A region that it opens is open at once. [F13.5] A scout that is sent away takes no action.
    """
    s.cave = card
    if log is not None:
        log.append(FoundCave(seat, card=names.CAVE_NAMES[card]))
    opens = s.ruled(names.OPEN_REGION, s.box.region[s.here(seat)])
    if opens:
        building.open_region(s, seat, min(opens, names.REGIONS) - 1, log)
    if s.box.deed[card * 2] == names.BUILD and s.players[seat].huts > 0:
        build_free(s, seat, log)
    else:
        s.now(Frame(steps.ACT, seat))
        discover(s, seat, card, log)


def build_free(s: FireAndStoneState, seat: i64, log: Log | None) -> None:
    """[F13.5] A hut in the cave for nothing, without the hut track; then the scout is sent to a fire."""
    area = s.here(seat)
    building.build(s, seat, area, 0, log)
    s.now(Frame(steps.RETURN, seat, s.box.region[area]))


def discover(s: FireAndStoneState, seat: i64, card: i64, log: Log | None) -> None:
    """[F9.2] The discovery effect, as far as it can happen."""
    deed = s.box.deed[card * 2]
    regions = s.box.of_deed(card, DISCOVERY, names.REGION)
    if deed == names.GAIN:
        gain(s, seat, DISCOVERY, log)
    elif deed == names.PEEK:
        s.now(Frame(steps.PEEK, seat, s.box.of_deed(card, DISCOVERY, names.TILES), regions))
    elif deed == names.TAKE_INVENTION:
        if len(cards.inventions(s, seat, vec[i64]())):
            s.now(Frame(steps.TEACHER, seat))
        else:  # [F13.22]
            score(s, seat, s.box.of_deed(card, DISCOVERY, names.POINTS), names.CAVE_POINTS, "cave", log)
    elif deed == names.RESTOCK:
        count = herds.coming(s, regions)
        s.now(Frame(steps.HERD, seat, count, count))


def gain(s: FireAndStoneState, seat: i64, action: i64, log: Log | None) -> None:
    """[F13.2] [F13.3] [F13.10] Points, bags and food of a card; [F13.9] then food for all, the discoverer first.

    [F13.18] Where there is nothing of the kind, the marker alone has its effect.
    """
    score(s, seat, s.box.of_deed(s.cave, action, names.POINTS), names.CAVE_POINTS, "cave", log)
    bags = s.box.of_deed(s.cave, action, names.BAGS)
    storing.gain(s, seat, bags, s.box.of_deed(s.cave, action, names.FOOD), "cave", log)
    for after in range(s.seats()):
        other = (seat + after) % s.seats()
        storing.gain(s, other, 0, s.box.of_deed(s.cave, action, names.FOOD_FOR_ALL), "cave", log)


def may_use(s: FireAndStoneState, seat: i64) -> bool:
    """[F9.3] Whether the action of the card is possible and does anything; [F9.5] some only once per player.

    [F9.6] To build and gain food takes a hut and storage for all of the food.
    """
    player = s.players[seat]
    once = s.box.of_deed(s.cave, ACTION, names.ONCE)
    deed = s.box.deed[s.cave * 2 + 1]
    if (once and player.marker) or player.food < s.box.of_deed(s.cave, ACTION, names.COST):
        return False
    if deed == names.GAIN:
        return once > 0 or more_than_food(s) or storing.free(s, seat) > 0  # [F3.9]
    if deed == names.BUILD_AND_GAIN:  # [F9.6]
        return player.huts > 0 and storing.free(s, seat) >= building.huts(s, s.here(seat))
    if deed == names.GATHER_DISCARD:
        return bag.total(s.gathered) > 0 or storing.free(s, seat) > 0
    if deed == names.FEAST:
        return len(feasts(s, seat)) > 0
    if deed == names.BUY_CARD:
        return len(cards.choices(s, seat)) > 0
    if deed == names.DRAW_ANIMAL:
        return bag.total(s.cooked) > 0
    regions = s.box.of_deed(s.cave, ACTION, names.REGION)
    if deed == names.PEEK:
        return len(peeking.targets(s, seat, regions)) > 0
    return deed == names.TUNNEL and len(exits(s, seat, regions)) > 0


def more_than_food(s: FireAndStoneState) -> bool:
    """Whether an action gives points or bags."""
    return s.box.of_deed(s.cave, ACTION, names.POINTS) > 0 or s.box.of_deed(s.cave, ACTION, names.BAGS) > 0


def use(s: FireAndStoneState, seat: i64, log: Log | None) -> None:
    """The action of the card: pay, [F9.5] move the marker, and do what it says or ask on."""
    deed = s.box.deed[s.cave * 2 + 1]
    storing.pay(s, seat, s.box.of_deed(s.cave, ACTION, names.COST), log)
    if s.box.of_deed(s.cave, ACTION, names.ONCE):
        s.players[seat].marker = 1
        if log is not None:
            log.append(PlacedMarker(seat))
    if deed == names.GAIN:
        gain(s, seat, ACTION, log)
    elif deed == names.BUILD_AND_GAIN:
        build_and_gain(s, seat, log)
    elif deed == names.GATHER_DISCARD:
        if bag.total(s.gathered) > 0:
            s.now(Frame(steps.GROTTO, seat))
        else:  # [F13.6]
            storing.gain(s, seat, 0, s.box.of_deed(s.cave, ACTION, names.FOOD), "cave", log)
    elif deed == names.FEAST:
        s.now(Frame(steps.FEAST, seat))
    elif deed == names.BUY_CARD:
        s.now(Frame(steps.CARD, seat, NONE))
    elif deed == names.DRAW_ANIMAL:
        s.now(Frame(steps.DRAW_ANIMAL, seat))
    else:
        regions = s.box.of_deed(s.cave, ACTION, names.REGION)
        step = steps.PEEK if deed == names.PEEK else steps.TUNNEL
        s.now(Frame(step, seat, s.box.of_deed(s.cave, ACTION, names.TILES), regions))


def build_and_gain(s: FireAndStoneState, seat: i64, log: Log | None) -> None:
    """[F13.1] Food for the huts that stand there, then one more hut, then to a fire of the region."""
    area = s.here(seat)
    storing.gain(s, seat, 0, building.huts(s, area), "cave", log)
    building.build(s, seat, area, 0, log)
    s.now(Frame(steps.RETURN, seat, s.box.region[area]))


def exits(s: FireAndStoneState, seat: i64, regions: i64) -> vec[i64]:
    """[F13.12] Other areas of these regions with a printed fire, a face-up tile or a settlement."""
    found = vec[i64](capacity=30)
    for area in range(names.AREAS):
        if (regions >> s.box.region[area]) & 1 and area != s.here(seat) and is_open(s, area):
            found = append(found, moves.TUNNEL + area)
    return found


def is_open(s: FireAndStoneState, area: i64) -> bool:
    """Whether an area shows more than its food icon, and no back of a tile."""
    if s.tile[area] == names.FACE_DOWN:
        return False
    return s.tile[area] != NONE or s.box.printed_fire[area] > 0 or building.huts(s, area) > 0


def feasts(s: FireAndStoneState, seat: i64) -> vec[i64]:
    """[F13.20] The feasts that can be paid."""
    found = vec[i64](capacity=names.FEASTS)
    for size in range(names.FEASTS):
        if s.players[seat].food >= s.box.feast_cost[s.cave * names.FEASTS + size]:
            found = append(found, moves.FEAST + size)
    return found


class CaveCard(Step[FireAndStoneState]):
    """[F9.2] Which card it is comes out when the cave is found."""

    rule = "F9.2"
    by_chance = True
    first = moves.CARD

    def bag(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return drawn_from(s)

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        find(s, f.seat, move - moves.CARD, log)


class Cave(Step[FireAndStoneState]):
    """[F9.3] Use the action of the card, or pass."""

    rule = "F9.3"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return vec[i64]([moves.USE, moves.PASS]) if may_use(s, f.seat) else NO_MOVES

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        if move == moves.USE:
            use(s, f.seat, log)


class Feast(Step[FireAndStoneState]):
    """[F13.20] How much is eaten."""

    rule = "F13.20"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return feasts(s, f.seat)

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        row = s.cave * names.FEASTS + move - moves.FEAST
        storing.pay(s, f.seat, s.box.feast_cost[row], log)
        score(s, f.seat, s.box.feast_points[row], names.CAVE_POINTS, "cave", log)


class Tunnel(Step[FireAndStoneState]):
    """[F13.12] Where the scout comes out; then the action of that area."""

    rule = "F13.12"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return exits(s, f.seat, f.b)

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        area = move - moves.TUNNEL
        s.players[f.seat].scouts[s.scout] = area
        if log is not None:
            log.append(Tunnelled(f.seat, area=names.AREA_NAMES[area]))
        s.now(Frame(steps.ACT, f.seat))


class Grotto(Step[FireAndStoneState]):
    """[F13.6] Which kind comes from the gathering discard."""

    rule = "F13.6"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        found = vec[i64](capacity=names.GATHERED)
        for kind in range(names.GATHERED):
            if s.gathered[kind]:
                found = append(found, moves.KIND + kind)
        return found

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        s.now(Frame(steps.TRACK, f.seat, move - moves.KIND, 0))


class Teacher(Step[FireAndStoneState]):
    """[F13.22] Which invention the discoverer is taught."""

    rule = "F13.22"

    def moves(self, s: FireAndStoneState, f: Frame) -> vec[i64]:
        return cards.inventions(s, f.seat, vec[i64](capacity=4))

    def play(self, s: FireAndStoneState, f: Frame, move: i64, log: Log | None) -> None:
        cards.take(s, f.seat, move - moves.INVENTION, log)
        s.now(Frame(steps.REFILL, f.seat))
