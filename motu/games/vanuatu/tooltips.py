"""Tooltips of the pieces, in sentences made from what is printed on them."""

from __future__ import annotations

from motu.core.game import Phrase, sentences
from motu.games.vanuatu.components import Components
from motu.games.vanuatu.names import (
    ACTION_NAMES,
    CHARACTER_NAMES,
    CRATES,
    FIRST_TOKEN,
    GOOD_NAMES,
    GOODS,
    ISLAND_NAMES,
    ISLANDS,
    MOST_VALUE,
    OCEAN_NAMES,
    REST_NAMES,
    SHIPS,
)
from motu.games.vanuatu.wording import action, cubes


def tooltips(box: Components) -> dict[str, Phrase]:
    """Actions, characters, goods, rest tokens, tiles and ships by their names in the component file; what is held."""
    found = {name: act(box, name) for name in ACTION_NAMES}
    found |= {name: character(box, c) for c, name in enumerate(CHARACTER_NAMES)}
    found |= {name: good(box, g) for g, name in enumerate(GOOD_NAMES)}
    found |= {name: token(box, t) for t, name in enumerate(REST_NAMES)}
    found |= {name: island(box, i) for i, name in enumerate(ISLAND_NAMES)}
    found |= {name: ocean(box, int(ISLANDS) + o) for o, name in enumerate(OCEAN_NAMES)}
    found |= {f"ship-{n + 1}": ship(box, n) for n in range(int(SHIPS))}
    found |= {f"treasure-{value}": treasure(box, value) for value in range(1, int(MOST_VALUE) + 1)}
    found["fish-tile"] = Phrase("tip-fish-tile", (("vatus", int(box.final_fish)),))
    return {**found, "dike": Phrase("tip-dike", (("vatus", int(box.dike_cost)),)), "water": flood(box)}


def act(box: Components, name: str) -> Phrase:
    """[V7.1] What an action does, with the numbers of the box."""
    said: dict[str, tuple[tuple[str, int], ...]] = {
        "sail": (("steps", int(box.most_steps)), ("vatus", int(box.step_cost))),
        "build": (("vatus", int(box.hut_cost)), ("points", int(box.final_tourist))),
        "explore": (("points", int(box.final_treasure)),),
        "buy": (("points", int(box.ship_points)),),
        "draw": (("points", int(box.drawing_points)),),
    }
    return Phrase(f"tip-{name}", said.get(name, ()))


def character(box: Components, c: int) -> Phrase:
    """[V4.2] What a character does, with the number on the card."""
    name = CHARACTER_NAMES[c]
    usual = {"artist": box.drawing_points, "builder": box.hut_cost, "navigator": box.most_steps}
    args: tuple[tuple[str, int], ...] = ()
    if name in ("artist", "beggar", "builder", "diver", "fisher", "guide"):
        args = (("count", int(box.amount[c])),)
    if name in usual:
        args = (*args, ("usual", int(usual[name])))
    return Phrase(f"tip-{name}", args)


def good(box: Components, g: int) -> Phrase:
    """[V7.9] Price and points of a good."""
    return Phrase("tip-good", (("vatus", int(box.price[g])), ("points", int(box.points[g]))))


def token(box: Components, t: int) -> Phrase:
    """[V8.1] What a rest token pays when the round ends."""
    paid = (("vatus", int(box.rest_vatus[t])), ("points", int(box.rest_points[t])))
    return Phrase("tip-first") if t == FIRST_TOKEN else Phrase("tip-token", paid)


def island(box: Components, i: int) -> Phrase:
    """Room on an island, and its goods."""
    counts = {name: int(box.goods[i * GOODS + g]) for g, name in enumerate(GOOD_NAMES) if box.goods[i * GOODS + g]}
    places = Phrase(
        "tip-island",
        (
            ("huts", int(box.hut_places[i])),
            ("drawings", int(box.drawing_places[i])),
            ("tourists", int(box.tourist_places[i])),
        ),
    )
    goods = cubes(counts) or (Phrase("without-cubes"),)
    return sentences(places, Phrase("tip-goods", (("cubes", goods),)))


def ocean(box: Components, tile: int) -> Phrase:
    """[V7.6] The fish and treasures printed on an ocean."""
    return Phrase("tip-ocean", (("fish", int(box.fish[tile])), ("treasures", int(box.treasures[tile]))))


def ship(box: Components, n: int) -> Phrase:
    """[V7.9] The crates of a ship."""
    goods = tuple(action(GOOD_NAMES[box.crates[n * CRATES + crate]]) for crate in range(CRATES))
    return Phrase("tip-ship", (("goods", goods), ("points", int(box.ship_points))))


def treasure(box: Components, value: int) -> Phrase:
    """[V7.5] A treasure tile brings vatus or [V9.4] points."""
    return Phrase("tip-treasure", (("vatus", value), ("points", int(value * box.final_treasure))))


def flood(box: Components) -> Phrase:
    """[V10.7] When an island sinks, and when all is lost."""
    return Phrase("tip-water", (("count", int(box.sinks_at)), ("islands", int(box.lost_at))))
