"""The state of the table: board, paddles, flowers, stack, and what each player has."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.pagaie.reference.box import ELEMENTS, SEA_ANIMALS, Box, Face, Options
from tests.pagaie.reference.island import Island

Slot = tuple[int, int]  # row and column, from 0
NOBODYS = -1  # who has laid the fixed paddle


@dataclass
class Held:
    """A tile on the pontoon, or one that was taken this turn."""

    face: Face
    fresh: bool = False


@dataclass
class Player:
    island: Island = field(default_factory=Island)
    held: list[Held] = field(default_factory=list)


class Table:
    """A table before anything is drawn or dealt."""

    def __init__(self, box: Box, options: Options, seats: int) -> None:
        self.box, self.options, self.seats = box, options, seats
        self.day = 1
        self.first = 0  # who holds the pirogue
        self.players = [Player() for _ in range(seats)]
        self.stack = Counter(box.tiles)
        self.board: dict[Slot, Face] = {}
        self.out: list[Face] = []  # discarded [R4.5]
        self.turned: list[Face] = []  # tiles of the board that became flowers
        self.flowers = dict.fromkeys(ELEMENTS, 0)
        self.start_tiles = list(box.start_tiles)  # not drawn
        self.fixed = f"R{options.board_size - 1}" if seats == 3 else ""  # [R1.6, Q2, Q20]
        self.paddles: dict[str, int] = {}  # who has laid a paddle on which line
        self.take_paddles_back()
        self.told: list[tuple[Any, ...]] = []  # what has happened, one after the other

    def tell(self, *what: Any) -> None:
        self.told.append(what)

    def draw_start_tile(self, animal: str) -> None:
        """A start tile gives its animal flowers [R1.2, Q4]."""
        self.start_tiles.remove(animal)
        two = self.options.start_flowers_sea == 2 and animal in SEA_ANIMALS
        self.flowers[animal] += 2 if two else self.box.start_tiles[animal]
        self.tell("start tile", animal, self.flowers[animal])

    def take_paddles_back(self) -> None:
        """The fixed paddle stays [R1.6]."""
        self.paddles = {self.fixed: NOBODYS} if self.fixed else {}

    def last_day(self) -> int:
        return (self.box.short_days if self.options.short_game else self.box.days)[self.seats]

    def lines(self) -> dict[str, list[Slot]]:
        """All rows and columns with their slots."""
        numbers = range(self.options.board_size)
        rows = {f"R{row}": [(row, column) for column in numbers] for row in numbers}
        columns = {f"C{column}": [(row, column) for row in numbers] for column in numbers}
        return rows | columns

    def covered(self) -> set[Slot]:
        """Slots whose row or column carries a paddle [Q21]."""
        return {slot for line, slots in self.lines().items() if line in self.paddles for slot in slots}

    def free(self) -> list[Slot]:
        """Where a tile lies that no paddle covers [R3.3, R3.5]."""
        covered = self.covered()
        return sorted(slot for slot in self.board if slot not in covered)

    def to_fill(self) -> list[Slot]:
        """Empty slots, row by row; nothing is ever dealt under the fixed paddle [2, 3.11]."""
        every = [slot for line, slots in self.lines().items() if line.startswith("R") for slot in slots]
        never = self.lines()[self.fixed] if self.fixed else []
        return [slot for slot in every if slot not in self.board and slot not in never]

    def order(self) -> list[int]:
        """Clockwise from the holder of the pirogue [R2.1]."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def turns(self) -> list[int]:
        """Who takes the turns of a day [R2.1, R2.2]."""
        return self.order() * (2 if self.seats == 2 else 1)

    def flower_pickers(self) -> list[int]:
        """Who adds the flowers of a day [R6.1, R6.2]."""
        order = self.order()
        return [order[1], order[1], order[0]] if self.seats == 2 else [order[-1], order[-2]]
