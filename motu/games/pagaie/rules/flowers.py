"""P6: flowers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.pagaie.components import Components
from motu.games.pagaie.events import AddedFlower
from motu.games.pagaie.moves import ELEMENT, FLOWER
from motu.games.pagaie.names import ELEMENT_NAMES, ELEMENTS, ICONS, SLOTS, slot_name
from motu.games.pagaie.rules.choosing import is_free
from motu.games.pagaie.rules.tiles import tile
from motu.games.pagaie.state import NONE, PagaieState


def candidates(s: PagaieState) -> vec[i64]:
    """[P6.3] Every free tile that shows an element; each by itself, because its slot is empty tomorrow."""
    found = vec[i64](capacity=16)
    for slot in range(SLOTS):
        if is_free(s, slot) and len(elements(s.box, s.slots[slot])):
            found = append(found, FLOWER + slot)
    return found


def elements(box: Components, face: i64) -> vec[i64]:
    """[P6.3] The elements that a tile shows, each once; [P6.4] a bottle is none."""
    found = vec[i64](capacity=4)
    for e in range(ELEMENTS):
        if box.shows[face * ICONS + e]:
            found = append(found, ELEMENT + e)
    return found


def add_flower(s: PagaieState, seat: i64, slot: i64, element: i64, log: Log | None) -> None:
    """[P6.3] A tile becomes one flower; [P6.5] for everybody the element is worth more; [P6.7] there is no limit."""
    face = s.slots[slot]
    s.slots[slot] = NONE
    s.turned = bag.changed(s.turned, face, s.turned[face] + 1)
    s.flowers = bag.changed(s.flowers, element, s.flowers[element] + 1)
    if log is not None:
        log.append(
            AddedFlower(
                int(seat),
                slot=slot_name(slot),
                tile=tile(s.box, face),
                element=ELEMENT_NAMES[element],
                flowers=int(s.flowers[element]),
                worth=int(s.worth(element)),
            )
        )
