"""Worths, points and places at the end [7]."""

from __future__ import annotations

from tests.pagaie.reference.box import BOTTLE, ELEMENTS
from tests.pagaie.reference.table import Table


def worths(table: Table) -> dict[str, int]:
    """The worth of one visible element."""
    return {element: table.flowers[element] * table.box.multiplier[element] for element in ELEMENTS}


def points(table: Table, seat: int) -> dict[str, int]:
    """Points by source: the nine elements in the order of the sheet, then bottles."""
    visible = table.players[seat].island.visible()
    worth = worths(table)
    earned = {element: visible[element] * worth[element] for element in ELEMENTS}
    return earned | {BOTTLE: -table.box.bottle_costs * visible[BOTTLE]}


def score(table: Table, seat: int) -> int:
    return sum(points(table, seat).values())


def places(table: Table) -> list[int]:
    """Each seat's place from 1. More points are better, then fewer visible bottles; a tie is shared [Q18]."""
    keys = [
        (-score(table, seat), player.island.visible()[BOTTLE])  # the smallest is best
        for seat, player in enumerate(table.players)
    ]
    return [1 + sum(other < own for other in keys) for own in keys]
