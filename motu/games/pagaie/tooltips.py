"""Tooltips of the pieces, in sentences made from what is printed on them."""

from __future__ import annotations

from motu.core.game import Phrase, sentences
from motu.games.pagaie.components import Components
from motu.games.pagaie.names import BOTTLE, ELEMENT_NAMES, ICONS, TERRAIN_NAMES


def tooltips(box: Components) -> dict[str, Phrase]:
    """Every element, the bottle and the three terrains, by name."""
    found = {name: element(box, e) for e, name in enumerate(ELEMENT_NAMES)}
    costs = Phrase("tip-bottle", (("points", int(box.bottle_costs)),))
    found["bottle"] = sentences(costs, in_the_box(box, int(BOTTLE)))
    for level, name in enumerate(TERRAIN_NAMES):
        count = sum(int(box.count[face]) for face in range(box.faces()) if box.level[face] == level)
        found[name] = sentences(Phrase(f"tip-{name}"), Phrase("tip-tiles", (("count", count),)))
    return found


def element(box: Components, e: int) -> Phrase:
    """[P8.1] What each flower makes it worth."""
    return sentences(Phrase("tip-element", (("points", int(box.points[e])),)), in_the_box(box, e))


def in_the_box(box: Components, icon: int) -> Phrase:
    """How many there are on all tiles together."""
    count = sum(int(box.count[face] * box.shows[face * ICONS + icon]) for face in range(box.faces()))
    return Phrase("tip-count", (("count", count),))
