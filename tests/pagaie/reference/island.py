"""An island on its unbounded grid of cells, three levels high [R5]."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.pagaie.reference.box import CONSTRUCTION, SAND, SEA, Face

Cell = tuple[int, int]  # x to the right, y downward


def square(anchor: Cell) -> list[Cell]:
    """The four cells of a tile, clockwise from its anchor in the north-west."""
    x, y = anchor
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


def neighbours(cell: Cell) -> list[Cell]:
    """The cells that share an edge with a cell."""
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


@dataclass(frozen=True)
class Laid:
    """A tile that lies in an island; it never moves again [R4.6]."""

    face: Face
    anchor: Cell
    turn: int

    def icons(self) -> dict[Cell, str]:
        """What each of its cells shows. A construction fills all four with the same element."""
        shown = self.face.turned(self.turn)
        return dict(zip(square(self.anchor), shown if len(shown) == 4 else shown * 4, strict=True))


@dataclass
class Island:
    """Each level says which tile covers a cell, by its number in `laid`."""

    laid: list[Laid] = field(default_factory=list)
    levels: dict[int, dict[Cell, int]] = field(default_factory=lambda: {SEA: {}, SAND: {}, CONSTRUCTION: {}})
    found: dict[int, list[Cell]] = field(default_factory=dict)  # anchors by level, until the next tile is laid
    shown: Counter[str] | None = None  # likewise

    def lay(self, face: Face, anchor: Cell, turn: int) -> None:
        assert self.fits(face.level, anchor)
        self.found.clear()
        self.shown = None
        for cell in square(anchor):
            self.levels[face.level][cell] = len(self.laid)
        self.laid.append(Laid(face, anchor, turn))

    def fits(self, level: int, anchor: Cell) -> bool:
        """Beside the other tiles of its level, never on them [Q9]; above or beside what it needs."""
        if any(cell in self.levels[level] for cell in square(anchor)):
            return False
        return self.touches_sea(anchor) if level == SEA else self.is_astride(level, anchor)

    def touches_sea(self, anchor: Cell) -> bool:
        """An edge in common with a sea tile, covered or not [R5.2]; the first one lies anywhere, so at 0, 0 [3.6]."""
        sea = self.levels[SEA]
        if not sea:
            return anchor == (0, 0)
        return any(beside in sea for cell in square(anchor) for beside in neighbours(cell))

    def is_astride(self, level: int, anchor: Cell) -> bool:
        """Wholly on the level below, and on two of its tiles or more [R5.3, R5.4]."""
        below = [self.levels[level - 1].get(cell) for cell in square(anchor)]
        return None not in below and len(set(below)) >= 2

    def anchors(self, level: int) -> list[Cell]:
        """Every legal place of a tile of this level."""
        if level not in self.found:
            self.found[level] = [anchor for anchor in self.around() if self.fits(level, anchor)]
        return self.found[level]

    def around(self) -> list[Cell]:
        """Every anchor near the island."""
        xs = [x for x, _ in self.levels[SEA]] or [0]
        ys = [y for _, y in self.levels[SEA]] or [0]
        return [(x, y) for x in range(min(xs) - 3, max(xs) + 4) for y in range(min(ys) - 3, max(ys) + 4)]

    def turns(self, face: Face) -> list[int]:
        """The first tile of an island is not turned: that would turn the whole plane [3.7]."""
        return face.turns() if self.laid else [0]

    def visible(self) -> Counter[str]:
        """Icons that nothing covers, bottles too. A construction is one element, not four [1.5]."""
        if self.shown is None:
            self.shown = self.look()
        return self.shown

    def look(self) -> Counter[str]:
        """Cell by cell, what the highest tile shows."""
        shown: Counter[str] = Counter()
        icons = [tile.icons() for tile in self.laid]
        for cell in self.levels[SEA]:
            top = max(level for level, tiles in self.levels.items() if cell in tiles)
            number = self.levels[top][cell]
            icon = icons[number][cell]
            if icon and (top < CONSTRUCTION or cell == self.laid[number].anchor):
                shown[icon] += 1
        return shown
