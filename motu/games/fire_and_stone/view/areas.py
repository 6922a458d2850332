"""The map as a reader sees it."""

from __future__ import annotations

from motu.core import bag
from motu.core.game import Seat
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.rules import arriving, building, gathering, hunting, moving, peeking, scoring, steps
from motu.games.fire_and_stone.state import NONE, SEATS_BITS, FireAndStoneState
from motu.games.fire_and_stone.view.types import Area, HutSpace, Memory, NextHut, Reach, Region, Way

OFFERS = {
    int(steps.CAVE): "cave",
    int(steps.COOK): "fire",
    int(steps.HUNT): "forest",
    int(steps.GATHER): "gather",
    int(steps.SETTLE): "settle",
    int(steps.FORAGE): "forage",
}


def area_view(s: FireAndStoneState, seat: Seat, area: int) -> Area:
    """[F17.6] What lies open in an area; [F17.1] a face-down tile for those who have looked."""
    tile = int(s.tile[area])
    hidden = tile == names.FACE_DOWN
    seats = s.seats()
    leader = int(scoring.majority(s, area))
    shown: Area = {
        "area": names.AREA_NAMES[area],
        "region": names.REGION_NAMES[s.box.region[area]],
        "tile": "hidden" if hidden else None if tile == NONE else names.KIND_NAMES[tile],
        "fire": moving.is_fire(s, area),
        "offers": None if hidden else offered(s, area),
        "huts": [int(n) for n in s.huts[area * seats : (area + 1) * seats]],
        "majority": None if leader == NONE else leader,
        "scouts": [other for other, player in enumerate(s.players) for place in player.scouts if place == area],
        "looked": looked(s, area),
    }
    if hidden and seat >= 0 and peeking.knows(s, seat, area):
        shown["known"] = names.KIND_NAMES[peeking.kind_at(s, area)]
    if tile == names.FOREST:
        shown["animals"] = int(hunting.animals(s, hunting.number(s, area)))
    if seat >= 0 and not hidden:
        tell_reader(s, seat, area, shown)
    return shown


def offered(s: FireAndStoneState, area: int) -> str:
    """[F4.7] What an area offers, by a word; a cave that lets scouts cook or build says so by its card."""
    return "cave" if s.tile[area] == names.CAVE else OFFERS[int(arriving.action(s, area))]


def looked(s: FireAndStoneState, area: int) -> list[int]:
    """[F17.2] Who has looked at a face-down tile."""
    entry = peeking.looked_at(s, area)
    bits = 0 if entry == NONE else int(s.peeks[entry] % SEATS_BITS)
    return [seat for seat in range(s.seats()) if bits >> seat & 1]


def tell_reader(s: FireAndStoneState, seat: Seat, area: int, shown: Area) -> None:
    """The meaning of an area for the reader."""
    player = s.players[seat]
    tile = int(s.tile[area])
    if tile == names.FOREST and s.options.memory:  # [F16.5]
        forest = hunting.number(s, area)
        if player.memory[forest * 3] != NONE:
            shown["memory"] = memory(s, seat, int(forest))
    elif shown["offers"] == "gather":
        shown["food"] = int(gathering.left_food(s, seat, s.box.region[area]))
        open_tracks = [t for t in range(names.TRACKS) if gathering.takes(player, t, tile)]
        shown["completes"] = any(gathering.length(player, t) == names.SPACES - 1 for t in open_tracks)
    elif shown["offers"] == "forage":
        shown["food"] = int(arriving.forage_food(s, seat, s.box.region[area]))
    if any(shown["huts"]):
        shown["counts"] = player.objective != NONE and scoring.passes(s, player.objective, area)
        if arriving.action(s, area) == steps.SETTLE:
            shown["next_hut"] = next_hut(s, seat, area)


def memory(s: FireAndStoneState, seat: Seat, forest: int) -> Memory:
    """[F17.5] What the reader left in a forest, and what has happened there since."""
    player = s.players[seat]
    left = {name: int(hunting.remembered(player, forest, a)) for a, name in enumerate(names.ANIMAL_NAMES)}
    return {
        "left": {name: n for name, n in left.items() if n},
        "taken": int(player.memory[forest * 3 + hunting.TAKEN]),
        "added": int(player.memory[forest * 3 + hunting.ADDED]),
    }


def next_hut(s: FireAndStoneState, seat: Seat, area: int) -> NextHut:
    """The cost of the next hut, and what it would bring at the end."""
    after = with_hut(s, seat, area)
    leader = int(scoring.majority(after, area))
    return {
        "cost": int(building.cost(s, seat, area)),
        "legal": building.may_build(s, seat, area),
        "gain": gain_of_hut(s, seat, area),
        "majority": None if leader == NONE else leader,
    }


def with_hut(s: FireAndStoneState, seat: Seat, area: int) -> FireAndStoneState:
    """The same table with one more hut of a seat in an area."""
    after = s.clone()
    after.players[seat].huts -= 1
    after.huts[area * s.seats() + seat] += 1
    return after


def gain_of_hut(s: FireAndStoneState, seat: Seat, area: int) -> int:
    """Points that one more hut adds to what the end would bring now, the own objective included."""
    after = with_hut(s, seat, area)
    return int(scoring.projected(after, seat, True) - scoring.projected(s, seat, True))


def region(s: FireAndStoneState, seat: Seat, number: int) -> Region:
    """[F17.1] What is still hidden in a region is public arithmetic; the odds leave out what the reader knows."""
    hidden = [int(n) for n in s.left[number * names.KINDS : (number + 1) * names.KINDS]]
    odds = list(hidden)
    for entry in s.peeks:
        place, kind = divmod(int(entry) // int(SEATS_BITS), int(names.KINDS))
        if s.box.region[place] == number:
            hidden[kind] += 1
            odds[kind] += seat < 0 or not peeking.knows(s, seat, place)
    opens = f"open_region_{number + 1}"
    effects = [names.SPACE_EFFECT_NAMES[effect] for effect in s.box.space_effect]
    return {
        "region": names.REGION_NAMES[number],
        "open": bool(s.opened >> number & 1),
        "opens_at": effects.index(opens) if opens in effects else None,
        "hidden": {name: n for name, n in zip(names.KIND_NAMES, hidden, strict=True) if n},
        "odds": {name: n for name, n in zip(names.KIND_NAMES, odds, strict=True) if n},
        "stacks": int(hunting.stacks(s, number)),
    }


def hut_spaces(s: FireAndStoneState) -> list[HutSpace]:
    """[F11.1] The spaces of the hut track that do something."""
    effects = enumerate(s.box.space_effect)
    return [{"space": space, "effect": names.SPACE_EFFECT_NAMES[effect]} for space, effect in effects if effect]


def reach(s: FireAndStoneState, seat: Seat) -> list[Reach]:
    """[F2.1] Where the reader's scout may go, or each of two while one is to be chosen."""
    if s.waiting != seat or seat < 0:
        return []
    step = s.agenda[-1].step
    if step == steps.SCOUT:
        return [reach_of(s, seat, int(start)) for start in s.players[seat].scouts]
    if step == steps.MOVE or step == steps.MOVE_NOW:
        return [reach_of(s, seat, int(s.here(seat)))]
    return []


def reach_of(s: FireAndStoneState, seat: Seat, start: int) -> Reach:
    """[F2.7] Every area that a scout can reach, and a shortest way there."""
    ways: list[Way] = []
    for end in moving.reach(s, seat, start):
        path = [names.AREA_NAMES[on] for on in moving.path(s, seat, start, end)]
        area = names.AREA_NAMES[end]
        ways.append({"area": area, "steps": len(path), "path": path, "finds": finds(s, seat, int(end))})
    return {"scout": names.AREA_NAMES[start], "steps": int(moving.steps(s, seat, start)), "ways": ways}


def finds(s: FireAndStoneState, seat: Seat, area: int) -> dict[str, int]:
    """[F6.1] [F8.1] What a fire and a hut would bring under a face-down tile; majority and own objective included."""
    if s.tile[area] != names.FACE_DOWN:
        return {}
    hut = gain_of_hut(s, seat, area) if s.players[seat].huts else 0
    points = {"hut": hut, "fire": int(s.box.reward[names.FOR_FIRE])}
    return {kind: n for kind, n in points.items() if n}


def lair(s: FireAndStoneState, seat: Seat) -> dict[str, int] | None:
    """[F7.2] The animals of the forest in which the reader hunts now."""
    if s.waiting != seat or seat < 0 or s.agenda[-1].step != steps.PICK:
        return None
    first = s.agenda[-1].a * names.ANIMALS
    return bag.named(s.lair[first : first + names.ANIMALS], names.ANIMAL_NAMES)
