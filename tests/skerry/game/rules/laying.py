"""S2: laying a tile."""

from __future__ import annotations

from motu.core.flow import Log
from tests.skerry.game.components import CELL_NAMES, CELLS, NEIGHBOURS, TILE_NAMES, ends
from tests.skerry.game.events import Laid
from tests.skerry.game.state import EMPTY, SkerryState


def free_cells(s: SkerryState) -> list[int]:
    """[S2.1] Empty cells beside the reef."""
    return [cell for cell in range(len(CELLS)) if s.reef[cell] == EMPTY and beside_reef(s, cell)]


def beside_reef(s: SkerryState, cell: int) -> bool:
    return any(s.reef[other] != EMPTY for other in NEIGHBOURS[cell])


def joined(s: SkerryState, cell: int, axis: int) -> int:
    """[S2.3] The values of the tiles that both ends touch."""
    touched = [s.reef[end] for end in ends(cell, axis) if end >= 0 and s.reef[end] != EMPTY]
    return sum(s.box.value[tile] for tile in touched)


def open_ends(cell: int, axis: int) -> int:
    """[S2.4] How many ends point off the map."""
    return sum(end < 0 for end in ends(cell, axis))


def gain(s: SkerryState, cell: int, axis: int) -> int:
    """Points of laying a tile so, below zero too."""
    return joined(s, cell, axis) - s.box.edge_costs * open_ends(cell, axis)


def lay(s: SkerryState, seat: int, kind: int, cell: int, axis: int, log: Log | None) -> None:
    """[S2.2] The tile lies along one of three axes and stays there."""
    player, points = s.players[seat], gain(s, cell, axis)
    player.joins += joined(s, cell, axis)
    player.edges += open_ends(cell, axis)
    player.hand[kind] -= 1
    s.reef[cell], s.axes[cell], s.owners[cell] = kind, axis, seat
    if log is not None:
        log.append(Laid(seat, tile=TILE_NAMES[kind], cell=CELL_NAMES[cell], turn=axis, points=points))
