"""Strategies of a seat by the end of a game of Pagaie: for statistics."""

from __future__ import annotations

from motu.games.pagaie import names
from motu.games.pagaie.state import PagaieState


def strategies(s: PagaieState, seat: int) -> list[str]:
    """By constructions, by bottles, and by the element that brought the most."""
    island = s.players[seat].island
    built = len(island.built)
    bottles = int(island.seen[names.BOTTLE])
    best = max(range(names.ELEMENTS), key=lambda element: s.worth(element) * island.seen[element])
    return [
        f"{min(3, built)}{' or more' if built > 2 else ''} constructions",
        f"{min(3, bottles)}{' or more' if bottles > 2 else ''} bottles",
        f"most points from {names.ELEMENT_NAMES[best]}",
    ]
