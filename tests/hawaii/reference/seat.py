"""One seat: its corner, what it can pay and what it can place."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from motu.games.hawaii.names import KIND_NAMES, TILES
from tests.hawaii.reference.rules import HUTS, Rules, Tile

SHELL, FOOT, FRUIT = range(3)
RESOURCES = ["shell", "foot", "fruit"]
TRACKS = {"kahuna": 0, "tiki": 1}  # where their number stands in `rest`
CHIEF, SUM, FINISHED = 2, 3, 4
GOALS, LONO, SPEARS, POSTS, ISLANDS, ORDER = range(6)  # sources of points
Vector = tuple[int, ...]


def counted(counts: Vector, names: list[str]) -> str:
    """`2 shell 1 fruit`."""
    return " ".join(f"{n} {name}" for n, name in zip(counts, names, strict=True) if n) or "nothing"


class Seat:
    """A seat of a dumped table. What it does changes `data`."""

    def __init__(self, rules: Rules, data: Any, seat: int) -> None:
        self.rules, self.data, self.seat = rules, data, seat
        self.every_payment, self.gaps = data["options"][0], data["options"][1]
        self.player = data["players"][seat]
        self.purse, self.rest, self.earned = self.player["purse"], self.player["rest"], self.player["earned"]
        self.unused = {row: units for row in range(5) if (units := self.units(row))}  # trade huts

    def rows(self) -> list[list[Tile]]:
        """The corner: names and sides of the tiles in each village."""
        found: list[list[Tile]] = [[] for _ in range(5)]
        for tile in self.player["tiles"]:
            found[tile // 2 // TILES].append((KIND_NAMES[tile // 2 % TILES], tile % 2 + 1))
        return found

    def adds_up(self, effect: str) -> int:
        return sum(self.rules.does(tile, effect) for row in self.rows() for tile in row)

    def units(self, row: int) -> int:
        return sum(self.rules.does(tile, "trade_units") for tile in self.rows()[row])

    def payments(self, amount: int, base: int, purse: list[int], unused: dict[int, int]) -> list[Vector]:
        """Every vector that is owned and needs no more trade than there is."""
        trade = sum(unused.values())
        parts = product(*[range(min(amount, held) + 1) for held in purse])
        exact = [vector for vector in parts if sum(vector) == amount]
        return [vector for vector in exact if amount - max(vector[base], vector[FRUIT]) <= trade]

    def left(self, vector: Vector, base: int) -> tuple[list[int], dict[int, int]]:
        """Resources and unused trade huts after a payment: the smallest sufficient set of huts is spent."""
        purse = [held - paid for held, paid in zip(self.purse, vector, strict=True)]
        swapped = sum(vector) - max(vector[base], vector[FRUIT])
        if self.every_payment or not swapped:
            return purse, self.unused
        sets = [huts for n in range(6) for huts in combinations(self.unused, n)]
        enough = [huts for huts in sets if sum(self.unused[row] for row in huts) >= swapped]
        spent = min(enough, key=lambda huts: (sum(self.unused[row] for row in huts), len(huts), huts))
        return purse, {row: n for row, n in self.unused.items() if row not in spent}

    def hand_over(self, line: str, base: int) -> None:
        words = line.split()[1:]
        named = dict(zip(words[1::2], words[::2], strict=True)) if words != ["nothing"] else {}
        vector = tuple(int(named.get(name, 0)) for name in RESOURCES)
        self.purse[:], self.unused = self.left(vector, base)

    def stock(self, name: str) -> int:
        return int(self.data["stock"][KIND_NAMES.index(name)])

    def placeable(self, name: str, n: int) -> bool:
        if name in TRACKS:
            return n <= min(self.stock(name), self.free(name))
        return name == "large_boat" or bool(self.villages(name))

    def free(self, name: str) -> int:
        return len(self.rules.sheet[f"{name}_space"]) - int(self.rest[TRACKS[name]])

    def villages(self, name: str) -> list[int]:
        """H7: the rows to which a tile may be added."""
        rows = [[tile for tile, _ in row] for row in self.rows()]
        founded = [bool(row) or number == 0 for number, row in enumerate(rows)]
        found = [number for number in range(5) if founded[number] and name not in rows[number]]
        if name in HUTS:
            empty = [number for number in range(5) if not founded[number]]
            found += empty if self.gaps else empty[:1]
        if name in self.rules.gods:
            twice = any(name in row for row in rows)
            found = [number for number in found if not twice and not set(rows[number]) & set(self.rules.gods)]
        return found

    def pieces(self, name: str, times: int) -> int:
        return int(self.rules.printed[name]["tokens"][times - 1]) if name in TRACKS else 1

    def acquire(self, name: str, side: int, row: int) -> int:
        """A product comes to the corner; says what the spaces of a track give."""
        if name in TRACKS:
            return self.raise_track(name, self.pieces(name, side))
        if name == "large_boat":
            self.player["ready"][side] += 1
        else:
            self.player["tiles"].append((row * TILES + KIND_NAMES.index(name)) * 2 + side - 1)
        return 0

    def raise_track(self, name: str, n: int) -> int:
        before = self.rest[TRACKS[name]]
        self.rest[TRACKS[name]] += n
        gift = "shells" if name == "kahuna" else "feet"
        return sum(space[gift] for space in self.rules.sheet[f"{name}_space"][before : before + n])

    def take(self, kind: int) -> None:
        """A token face up; a red one scores for spears."""
        value, colour = self.rules.faces[kind]
        self.rest[SUM] += value
        if colour == "red":
            self.earned[SPEARS] += self.adds_up("spear_points")
