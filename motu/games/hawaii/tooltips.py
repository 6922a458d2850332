"""Tooltips of the pieces, in sentences made from what is printed on them."""

from __future__ import annotations

from motu.core.game import Phrase, sentences
from motu.games.hawaii.components import Components
from motu.games.hawaii.names import (
    EFFECT_NAMES,
    GOD_NAMES,
    HUTS,
    IRRIGATION,
    ISLAND_NAMES,
    KAHUNA,
    KIND_NAMES,
    LARGE_BOAT,
    TILES,
    VILLAGES,
)
from motu.games.hawaii.rules import islands
from motu.games.hawaii.wording import gift


def tooltips(box: Components) -> dict[str, Phrase]:
    """Every product, god and island by its name; islands as `island-...`, because some are called like products."""
    found: dict[str, Phrase] = {
        "small_boat": Phrase("tip-same", (("effect", boat(box, 0)),)),
        "start_hut": Phrase("tip-start_hut"),
    }
    for kind, name in enumerate(KIND_NAMES):
        found[name] = sentences(*tile(box, kind)) if kind < TILES else piece(box, kind)
    for i, name in enumerate(ISLAND_NAMES):
        given = gift(islands.named(box, i))
        found[f"island-{name}"] = Phrase("tip-island", (("gift", given),))
    return found


def tile(box: Components, kind: int) -> list[Phrase]:
    """A tile for villages: what it does on each side, how wide it is, and what is special about placing it."""
    found = [effect(box, kind, e) for e in range(len(EFFECT_NAMES)) if box.does(kind, 0, e) or box.does(kind, 1, e)]
    if box.width[kind] > 1:
        found.append(Phrase("tip-width", (("columns", int(box.width[kind])),)))
    if kind < HUTS:
        found.append(Phrase("tip-hut"))
    if KIND_NAMES[kind] in GOD_NAMES:
        found.append(Phrase("tip-god"))
    return found


def effect(box: Components, kind: int, e: int) -> Phrase:
    """One effect: the same on both sides, on side II only, or different."""
    first, second = (does(box, e, int(box.does(kind, side, e))) for side in range(2))
    if first == second:
        return Phrase("tip-same", (("effect", first),))
    if not box.does(kind, 0, e):
        return Phrase("tip-second", (("effect", second),))
    return Phrase("tip-sides", (("first", first), ("second", second)))


def does(box: Components, e: int, amount: int) -> Phrase:
    """[H8.2] [H13.5] What an effect brings, so many times."""
    if e == IRRIGATION:
        return Phrase("tip-irrigation", (("table", table(list(box.irrigation[1:]))),))
    return Phrase(f"tip-{EFFECT_NAMES[e]}", (("count", amount),))


def table(points: list[int]) -> tuple[Phrase, ...]:
    """`1 → 5, 2 → 10`."""
    return tuple(Phrase("tip-step", (("count", n), ("points", worth))) for n, worth in enumerate(points, 1))


def piece(box: Components, kind: int) -> Phrase:
    """Tooltips of tiles that go beside the villages."""
    if kind == LARGE_BOAT:
        return Phrase("tip-sides", (("first", boat(box, 1)), ("second", boat(box, 2))))
    if kind == KAHUNA:
        return Phrase("tip-kahuna", (("table", table([int(box.kahuna_points[v]) for v in range(VILLAGES)])),))
    return Phrase("tip-tiki", (("column", int(box.tiki_column[0])),))


def boat(box: Components, b: int) -> Phrase:
    """[H9.5] Spaces, and feet brought along."""
    return Phrase("tip-boat", (("spaces", int(box.boat_spaces[b])), ("feet", int(box.prepaid[b]))))
