"""Rising Waters: the die, the rise and what it takes (R12)."""

from __future__ import annotations

from tests.vanuatu.reference.actions import open_sides
from tests.vanuatu.reference.table import Island, Table


def lower_die(table: Table) -> None:
    """R12.4: when the die is used up the water rises at once."""
    if table.die:
        table.die -= 1
        if table.die == 0:
            rise(table)


def rise(table: Table) -> None:
    """R12.6: one marker for each open side of every island, then what is submerged."""
    dry = [cell for cell, tile in table.map.items() if isinstance(tile, Island) and not tile.submerged]
    for cell in dry:
        table.island(cell).water += len(open_sides(table, cell))
    for cell in dry:
        if table.island(cell).water >= table.printed.waters["sinks_at"]:
            submerge(table, table.island(cell))
    if sum(island.submerged for island in table.islands()) >= table.printed.waters["lost_at"]:
        table.lost = True


def submerge(table: Table, island: Island) -> None:
    """R12.7: cubes go to the reserve, everything else out of the game."""
    for good, cubes in island.cubes.items():
        table.reserve[good] += cubes
        island.cubes[good] = 0
    island.huts.clear()
    island.dikes.clear()
    island.drawings = island.tourists = island.water = 0
    island.submerged = True
