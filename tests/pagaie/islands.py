"""Islands read cell by cell, straight from the component file: what the checks of invariants count with."""

from __future__ import annotations

from typing import Any

from motu.games.pagaie.state import PagaieState

Cell = tuple[int, int]
ORIGIN = 64


class Printed:
    """The numbers that the checks count with."""

    def __init__(self, sheet: Any) -> None:
        self.counts = [entry["count"] for entry in sheet["tile"]]
        self.total = sum(self.counts)
        self.terrains = [entry["terrain"] for entry in sheet["tile"]]
        self.cells = [entry["cells"] for entry in sheet["tile"]]
        self.elements = [entry["id"] for entry in sheet["element"]]
        self.points = [entry["points"] for entry in sheet["element"]]
        self.bottle = sheet["bottle"]["costs"]
        self.pickers = {entry["players"]: entry["flowers"] for entry in sheet["player_count"]}


def tiles_of(s: PagaieState, seat: int) -> list[list[int]]:
    """The tiles of an island by level, as the dump has them."""
    return [[int(tile) for tile in row] for row in s.dump()["players"][seat][:3]]


def square(x: int, y: int) -> list[Cell]:
    """The four cells of a tile, clockwise from the upper left."""
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


class Cells:
    """For each level the cells that are covered, by which tile, and what they show."""

    def __init__(self, rows: list[list[int]], printed: Printed) -> None:
        self.rows = rows
        self.printed = printed
        self.levels: list[dict[Cell, int]] = [{}, {}, {}]
        self.icons: list[dict[Cell, str]] = [{}, {}, {}]
        for level, row in enumerate(rows):
            for number, tile in enumerate(row):
                self.lay(level, number, tile)

    def lay(self, level: int, number: int, tile: int) -> None:
        face, turn = tile % 256, tile // 256 % 4
        y, x = tile // 1024 % 128 - ORIGIN, tile // (1024 * 128) - ORIGIN
        assert self.printed.terrains[face] == ["sea", "sand", "construction"][level], "7: a tile on the wrong level"
        cells = self.printed.cells[face]
        for i, cell in enumerate(square(x, y)):
            assert cell not in self.levels[level], "7: two tiles overlap"
            assert max(map(abs, cell)) <= 54 + 1, "11: too far out"
            self.levels[level][cell] = number
            self.icons[level][cell] = cells[(i - turn) % 4] if level < 2 else cells[0]

    def check(self) -> None:
        """7: sea holds together by sides; sand and constructions rest on two tiles or more. 8: cells."""
        self.check_sea()
        for level in (1, 2):
            for number in range(len(self.rows[level])):
                below = [self.levels[level - 1].get(cell) for cell, of in self.levels[level].items() if of == number]
                assert len(below) == 4, "7: a tile has four cells"
                assert None not in below, "7: a tile rests on nothing"
                assert len(set(below)) >= 2, "7: a tile rests on one tile"
        assert len(self.levels[0]) == 4 * len(self.rows[0]), "8"
        assert len(self.levels[2]) <= len(self.levels[1]) <= len(self.levels[0]), "8"

    def check_sea(self) -> None:
        sea = set(self.levels[0])
        if not sea:
            assert not self.levels[1], "7: sand without sea"
            return
        reached, new = {(0, 0)}, [(0, 0)]
        while new:
            x, y = new.pop()
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if cell in sea and cell not in reached:
                    reached.add(cell)
                    new.append(cell)
        assert reached == sea, "7: the sea falls apart"

    def shown(self) -> list[int]:
        """How many of each icon can be seen, the bottle last."""
        seen = [self.icons[0][cell] for cell in self.levels[0] if cell not in self.levels[1]]
        seen += [self.icons[1][cell] for cell in self.levels[1] if cell not in self.levels[2]]
        seen += [self.printed.cells[tile % 256][0] for tile in self.rows[2]]
        return [seen.count(name) for name in [*self.printed.elements, "bottle"]]

    def moved(self, x: int, y: int) -> Cells:
        """The same island elsewhere."""
        return Cells([[tile + x * 1024 * 128 + y * 1024 for tile in row] for row in self.rows], self.printed)
