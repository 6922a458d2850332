"""Contents of the box: 142 tiles by the patterns of 1.4, and the numbers of each seat count."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, permutations

SEA, SAND, CONSTRUCTION = 1, 2, 3
BOTTLE = "bottle"
SEA_ANIMALS = ["seahorse", "manta", "octopus", "fish"]
LAND_ANIMALS = ["turtle", "parrot", "crab"]
CONSTRUCTIONS = ["hut", "tiki"]
ANIMALS = SEA_ANIMALS + LAND_ANIMALS
ELEMENTS = ANIMALS + CONSTRUCTIONS
CODES = {"seahorse": "SH", "manta": "MR", "octopus": "OC", "fish": "FI", "turtle": "TU", "parrot": "PA", "crab": "CR"}


@dataclass(frozen=True)
class Face:
    """The front of a tile: its cells clockwise from the north-west. A construction shows one element across all."""

    name: str
    level: int
    cells: tuple[str, ...]

    def elements(self) -> list[str]:
        """The different elements it shows; a bottle is none [R6.5]."""
        return sorted({icon for icon in self.cells if icon and icon != BOTTLE})

    def turned(self, turn: int) -> tuple[str, ...]:
        """Its cells after some quarter turns clockwise [1.5]."""
        size = len(self.cells)
        return tuple(self.cells[(index - turn) % size] for index in range(size))

    def turns(self) -> list[int]:
        """The turns that look different; of those that look the same, the smallest [3.7]."""
        return [turn for turn in range(4) if self.turned(turn) not in map(self.turned, range(turn))]


def face(level: int, pattern: str, a: str, b: str = "") -> Face:
    """The face of a pattern like `AABx`."""
    icons = {"A": a, "B": b, "x": BOTTLE, ".": ""}
    codes = {"A": CODES[a], "B": CODES.get(b, ""), "x": "x", ".": "0"}
    terrain = "SEA" if level == SEA else "SAND"
    return Face("-".join([terrain, *(codes[sign] for sign in pattern)]), level, tuple(icons[sign] for sign in pattern))


def printed_tiles() -> Counter[Face]:
    """All faces of 1.4 with their copies."""
    tiles: Counter[Face] = Counter()
    for a in SEA_ANIMALS:
        for pattern, copies in (("A...", 5), ("AA..", 2), ("A.A.", 1), ("AAAx", 1)):
            tiles[face(SEA, pattern, a)] = copies
    for a, b in combinations(SEA_ANIMALS, 2):
        for pattern in ("AB..", "BA..", "A.B.", "AxB."):
            tiles[face(SEA, pattern, a, b)] = 1
    for a, b in permutations(SEA_ANIMALS, 2):
        tiles[face(SEA, "AABx", a, b)] = 1
    for a in LAND_ANIMALS:
        for pattern, copies in (("A...", 9), ("A.x.", 1), ("AA..", 1), ("A.A.", 1)):
            tiles[face(SAND, pattern, a)] = copies
    for a, b in combinations(LAND_ANIMALS, 2):
        for pattern in ("AB..", "A.B."):
            tiles[face(SAND, pattern, a, b)] = 1
    for a, b in permutations(LAND_ANIMALS, 2):
        tiles[face(SAND, "AABx", a, b)] = 1
    for a in CONSTRUCTIONS:
        tiles[Face(f"CON-{a.upper()}", CONSTRUCTION, (a,))] = 11
    return tiles


@dataclass(frozen=True)
class Box:
    """Tiles and numbers. Another edition prints other ones."""

    tiles: Counter[Face] = field(default_factory=printed_tiles)
    days: dict[int, int] = field(default_factory=lambda: {2: 6, 3: 9, 4: 8})
    short_days: dict[int, int] = field(default_factory=lambda: {2: 4, 3: 6, 4: 4})
    most_tiles: dict[int, int] = field(default_factory=lambda: {2: 2, 3: 3, 4: 3})
    start_tiles: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ANIMALS, 1))
    start_tiles_drawn: int = 4
    pontoon: int = 2
    bottle_costs: int = 3
    multiplier: dict[str, int] = field(
        default_factory=lambda: (
            dict.fromkeys(SEA_ANIMALS, 1) | dict.fromkeys(LAND_ANIMALS, 2) | dict.fromkeys(CONSTRUCTIONS, 7)
        )
    )

    def face(self, name: str) -> Face:
        return next(face for face in self.tiles if face.name == name)


@dataclass(frozen=True)
class Options:
    """Settings of the game [8]."""

    board_size: int = 5
    start_flowers_sea: int = 1
    free_discard: bool = False
    short_game: bool = False
    confirm_end_of_turn: bool = False  # of the product, not of the text: END is always asked for
