"""V3: laying tiles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import Frame, Log, Step
from motu.games.vanuatu.components import Components
from motu.games.vanuatu.events import LaidTile
from motu.games.vanuatu.moves import PLACE, place, tile_of
from motu.games.vanuatu.names import CELL_NAMES, CELLS, ISLANDS, TILE_NAMES
from motu.games.vanuatu.rules import bits, preparation
from motu.games.vanuatu.state import NONE, VanuatuState


def laid_cells(s: VanuatuState) -> i64:
    """The cells with a tile, as bits."""
    found: i64 = 0
    for cell in range(CELLS):
        if s.tiles[cell] != NONE:
            found |= 1 << cell
    return found


def island_cells(s: VanuatuState) -> i64:
    """The cells with an island, as bits; [V10.8] a sunken one is still there."""
    return laid_cells(s) & ~s.sea


def touching(box: Components, laid: i64, two: bool) -> i64:
    """[V3.2] The empty cells that touch at least two tiles, or [V3.8] at least one."""
    found: i64 = 0
    for cell in range(CELLS):
        beside = box.around[cell] & laid
        if not (laid >> cell) & 1 and (bits.several(beside) if two else beside != 0):
            found |= 1 << cell
    return found


def fitting(box: Components, laid: i64, islands: i64, tile: i64) -> i64:
    """[V3.3] No island beside an island; [V3.4] an ocean beside at least one."""
    found: i64 = 0
    cells = touching(box, laid, True)
    for cell in range(CELLS):
        if (cells >> cell) & 1 and (box.around[cell] & islands == 0) == (tile < ISLANDS):
            found |= 1 << cell
    return found


def keeps(box: Components, laid: i64, islands: i64, tile: i64, cell: i64, other: i64) -> bool:
    """[V3.6] Whether the other tile has a cell when this one has been laid; [V12.10] not asked at every table."""
    bit: i64 = 1 << cell
    return fitting(box, laid | bit, islands | bit if tile < ISLANDS else islands, other) != 0


def by_rule(s: VanuatuState) -> vec[i64]:
    """[V3.5] Every tile of the volcano on every cell that fits, [V3.6] without spoiling the other tile's last one."""
    laid = laid_cells(s)
    islands = island_cells(s)
    found = vec[i64]()
    kept = vec[i64]()
    looks_ahead = len(s.volcano) == 2 and s.options.lookahead
    for n in range(i64(len(s.volcano))):
        tile = s.volcano[n]
        cells = fitting(s.box, laid, islands, tile)
        for cell in range(CELLS):
            if (cells >> cell) & 1:
                found = append(found, place(tile, cell))
                if looks_ahead and keeps(s.box, laid, islands, tile, cell, s.volcano[1 - n]):
                    kept = append(kept, place(tile, cell))
    return kept if len(kept) else found


def anywhere(s: VanuatuState) -> vec[i64]:
    """[V3.7] Any cell that touches two tiles, or [V3.8] one, or is empty."""
    laid = laid_cells(s)
    cells = touching(s.box, laid, True)
    if not cells:
        cells = touching(s.box, laid, False)
    if not cells:
        cells = ~laid & ((1 << CELLS) - 1)
    found = vec[i64]()
    for tile in s.volcano:
        for cell in range(CELLS):
            if (cells >> cell) & 1:
                found = append(found, place(tile, cell))
    return found


def offers(s: VanuatuState) -> vec[i64]:
    """[V3.1] The tiles of the volcano with their cells."""
    found = by_rule(s)
    return found if len(found) else anywhere(s)


def lay(s: VanuatuState, tile: i64, cell: i64, log: Log | None) -> None:
    """[V3.1] A tile leaves the volcano for a cell; [V3.9] an island gets its cubes, an ocean has its tokens."""
    fits = (fitting(s.box, laid_cells(s), island_cells(s), tile) >> cell) & 1 != 0
    left = vec[i64]()
    for other in s.volcano:
        if other != tile:
            left = append(left, other)
    s.volcano = left
    s.lay(tile, cell)
    if log is not None:
        log.append(LaidTile(s.first, tile=TILE_NAMES[tile], cell=CELL_NAMES[cell], by_rule=fits))
    if tile < ISLANDS:
        preparation.stock(s, tile, log)


class Place(Step[VanuatuState]):
    rule = "V3.1"
    opens = True

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return offers(s)

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        lay(s, tile_of((move - PLACE) // CELLS), (move - PLACE) % CELLS, log)
        if len(s.volcano):
            s.now(Frame(f.step + 1, f.seat))


class PlaceOn(Place):
    """The step after Place: the second tile, as part of the same laying."""

    opens = False
