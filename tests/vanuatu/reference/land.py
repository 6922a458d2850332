"""Laying archipelago tiles: where they may go (R4)."""

from __future__ import annotations

from tests.vanuatu.reference.printed import Printed

Lay = tuple[str, str]  # a tile and a cell
Kinds = dict[str, bool]  # which cells hold a tile: true for an island, submerged or not (R12.8)


def touched(printed: Printed, kinds: Kinds, cell: str) -> list[str]:
    return [near for near in printed.near[cell] if near in kinds]


def by_the_rules(printed: Printed, kinds: Kinds, tiles: list[str]) -> list[Lay]:
    """R4.2 to R4.4."""
    return [lay for lay in between_two(printed, kinds, tiles) if fits(printed, kinds, *lay)]


def fits(printed: Printed, kinds: Kinds, tile: str, cell: str) -> bool:
    beside_island = any(kinds[near] for near in touched(printed, kinds, cell))
    return not beside_island if printed.is_island(tile) else beside_island


def between_two(printed: Printed, kinds: Kinds, tiles: list[str], least: int = 2) -> list[Lay]:
    """R4.2: an empty cell that touches at least two tiles."""
    cells = [cell for cell in printed.near if cell not in kinds and len(touched(printed, kinds, cell)) >= least]
    return [(tile, cell) for tile in tiles for cell in cells]


def lays(printed: Printed, kinds: Kinds, tiles: list[str], lookahead: bool) -> list[Lay]:
    """R4.6 to R4.8, with R4.12 if `lookahead`."""
    legal = by_the_rules(printed, kinds, tiles)
    if not legal:
        return between_two(printed, kinds, tiles) or between_two(printed, kinds, tiles, least=1)
    if not lookahead or len(tiles) == 1:
        return legal

    def leaves_a_place(lay: Lay) -> bool:
        tile, cell = lay
        rest = [other for other in tiles if other != tile]
        return bool(by_the_rules(printed, {**kinds, cell: printed.is_island(tile)}, rest))

    return [lay for lay in legal if leaves_a_place(lay)] or legal
