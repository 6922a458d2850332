"""Phrases that questions, moves and events have in common: what things are called, and what an area has to offer."""

from __future__ import annotations

from collections.abc import Mapping

from motu.core.game import Phrase, Seat
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.rules import building, hunting, moving, peeking
from motu.games.fire_and_stone.state import NONE, FireAndStoneState


def name(thing: str) -> Phrase:
    """Names of areas, tiles, animals and cards."""
    return Phrase(f"name-{thing}")


def area_name(area: int) -> Phrase:
    return name(names.AREA_NAMES[area])


def counted(counts: Mapping[str, int]) -> tuple[Phrase, ...]:
    """`2 × hare, 1 × boar` as phrases."""
    return tuple(Phrase("counted", (("count", n), ("thing", name(thing)))) for thing, n in counts.items())


def got(bags: int, food: int) -> tuple[Phrase, ...]:
    """`1 bag, 2 food` as phrases."""
    found = [Phrase("bags", (("count", bags),))] if bags else []
    return (*found, *([Phrase("food", (("count", food),))] if food else []))


def there(s: FireAndStoneState, seat: Seat, area: int) -> Phrase:
    """The offer of an area, as far as the seat knows."""
    tile = int(s.tile[area])
    if tile == names.FACE_DOWN:
        if peeking.knows(s, seat, area):
            return Phrase("there-known", (("tile", name(names.KIND_NAMES[peeking.kind_at(s, area)])),))
        return Phrase("there-hidden", (("region", names.REGION_NAMES[s.box.region[area]]),))
    if tile == names.CAVE:
        return Phrase("there-cave", (("card", name(names.CAVE_NAMES[s.cave])),))
    if moving.is_fire(s, area):
        return Phrase("there-fire")
    if tile == names.FOREST:
        return Phrase("there-forest", (("count", int(hunting.animals(s, hunting.number(s, area)))),))
    if tile != NONE:
        return Phrase("there-tile", (("tile", name(names.KIND_NAMES[tile])),))
    if building.huts(s, area):
        cost = int(building.cost(s, seat, area))
        return Phrase("there-huts", (("count", int(building.huts(s, area))), ("cost", cost)))
    return Phrase("there-nothing")
