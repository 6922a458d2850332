"""P5: the three levels. Small islands, and every legal place looked up in a plain grid of cells."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY
from motu.games.pagaie import moves
from motu.games.pagaie.state import PagaieState
from tests.pagaie.board import PAGAIE, choose, offers, places, seen, table

FOUR = "sea@0,0 sea@2,0 sea@0,2 sea@2,2"


def test_p5_1_the_first_tile_is_sea_at_0_0() -> None:
    s = table()
    assert (places(s, "sea"), places(s, "sand"), places(s, "construction")) == ([(0, 0)], [], [])
    s = table(taken="SEA-OC-OC-FI-x sand")
    choose(s, "place sea-oc-oc-fi-x")
    (tile,) = s.players[0].island.sea
    assert (moves.x_of(tile), moves.y_of(tile), moves.turn_of(tile)) == (0, 0, 0)


def test_p5_2_sea_beside_sea_by_a_side() -> None:
    found = places(table("sea@0,0"), "sea")
    assert len(found) == 12
    assert (2, 2) not in found, "only a corner"
    assert (1, 0) not in found, "a sea tile lies there"
    assert (3, 0) not in found, "a gap"


def test_p5_2_a_covered_neighbour_is_enough_and_a_hole_may_be_filled() -> None:
    s = table("sea@0,0 sea@2,0 sand@1,0")
    assert {(1, 2), (1, -2)} <= set(places(s, "sea"))
    ring = "sea@0,0 sea@2,0 sea@4,0 sea@0,2 sea@4,2 SEA-MR-0-0-0@0,4 SEA-MR-0-0-0@2,4 SEA-MR-0-0-0@4,4"
    assert (2, 2) in places(table(ring), "sea")
    narrow = "sea@0,0 sea@2,0 sea@4,1 sea@4,3 sea@2,3 SEA-MR-0-0-0@0,3"
    assert (2, 2) not in places(table(narrow), "sea")


@pytest.mark.parametrize(
    ("island", "found"),
    [
        ("sea@0,0", []),
        ("sea@0,0 sea@2,0", [(1, 0)]),
        ("sea@0,0 sea@2,1", []),
        ("sea@0,0 sea@2,0 sea@1,2", [(1, 0), (1, 1)]),
        (FOUR, [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]),
        (f"{FOUR} sand@1,1", []),
        (f"{FOUR} sand@0,1", [(2, 1)]),
    ],
)
def test_p5_3_sand_on_two_sea_tiles_or_more(island: str, found: list[tuple[int, int]]) -> None:
    assert places(table(island), "sand") == found


@pytest.mark.parametrize(
    ("sand", "found"),
    [
        ("sand@0,1", []),
        ("sand@0,1 sand@2,1", [(1, 1)]),
        ("sand@1,0 sand@1,2", [(1, 1)]),
        ("sand@0,1 sand@2,1 hut@1,1", []),
    ],
)
def test_p5_4_a_construction_on_two_sand_tiles_or_more(sand: str, found: list[tuple[int, int]]) -> None:
    assert places(table(f"{FOUR} {sand}"), "construction") == found


def test_p5_5_nothing_on_a_construction() -> None:
    s = table(f"{FOUR} sand@0,1 sand@2,1 hut@1,1")
    built = {(1, 1), (2, 1), (1, 2), (2, 2)}
    for terrain in ("sand", "construction", "sea"):
        for x, y in places(s, terrain):
            assert not {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} & built


def test_p5_6_nothing_else_limits_an_island() -> None:
    long = " ".join(f"SEA-{kind}-0-0-0@{2 * n},0" for n, kind in enumerate(["SH"] * 5 + ["MR"] * 5 + ["OC"] * 5))
    s = table(f"{long} sand@1,0 sand@27,0")
    assert len(s.players[0].island.sand) == 2, "sand tiles need not touch"
    assert len(places(s, "sand")) == 12, "of 14 seams two are covered"
    s = table("SEA-SH-SH-SH-x@0,0 SEA-MR-MR-MR-x@2,0", taken="sand", flowers="9 seahorse 9 manta")
    choose(s, "place sand-tu-0-0-0")
    assert s.agenda[-1].step != 0, "valuable icons may be covered"


def test_p5_7_what_is_covered_does_not_count() -> None:
    s = table("SEA-SH-SH-SH-x@0,0 SEA-MR-MR-MR-x@2,0", taken="sand hut", flowers="1 seahorse 1 manta 1 turtle")
    assert (seen(s), s.scores()[0]) == ("3 seahorse 3 manta 2 bottle", 0)
    choose(s, "place sand-tu-0-0-0", "turn 0")
    assert seen(s) == "1 seahorse 2 manta 1 turtle 1 bottle"
    assert s.scores()[0] == 1 + 2 + 2 - 3


class Grid:
    """An island read cell by cell."""

    def __init__(self, s: PagaieState, seat: int) -> None:
        island = s.players[seat].island
        self.levels: list[dict[tuple[int, int], int]] = []
        for row in (island.sea, island.sand, island.built):
            cells: dict[tuple[int, int], int] = {}
            for number, tile in enumerate(row):
                for cell in square(int(moves.x_of(tile)), int(moves.y_of(tile))):
                    assert cell not in cells, "two tiles of a level overlap"
                    cells[cell] = number
            self.levels.append(cells)

    def fits(self, level: int, x: int, y: int) -> bool:
        """Whether a tile of a level may lie there, straight from the rules."""
        cells = square(x, y)
        if any(cell in self.levels[level] for cell in cells):
            return False
        if level:
            below = [self.levels[level - 1].get(cell) for cell in cells]
            return None not in below and len(set(below)) >= 2
        if not self.levels[0]:
            return (x, y) == (0, 0)
        around = {(a + dx, b + dy) for a, b in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        return any(cell in self.levels[0] for cell in around)


def square(x: int, y: int) -> list[tuple[int, int]]:
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p5_6_the_places_of_random_islands_are_those_of_a_plain_grid(seats: int) -> None:
    s = PAGAIE.new(seats, {})
    dice = Dice(seats)
    placed = [-1] * seats
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            s.chance(dice)
            continue
        s.play(s.moves()[dice.below(len(s.moves()))])
        for seat, player in enumerate(s.players):
            tiles = sum(len(player.island.tiles(level)) for level in range(3))
            if tiles != placed[seat]:
                placed[seat] = tiles
                check_places(s, seat)


def check_places(s: PagaieState, seat: int) -> None:
    grid = Grid(s, seat)
    xs = [x for x, _ in grid.levels[0]] or [0]
    ys = [y for _, y in grid.levels[0]] or [0]
    for level, terrain in enumerate(["sea", "sand", "construction"]):
        wanted = [
            (x, y)
            for x in range(min(xs) - 3, max(xs) + 4)
            for y in range(min(ys) - 3, max(ys) + 4)
            if grid.fits(level, x, y)
        ]
        assert places(s, terrain, seat) == sorted(wanted)


def test_p5_2_a_place_has_one_number_and_one_name() -> None:
    s = table(FOUR, taken="sea sand hut")
    choose(s, "place sea-sh-0-0-0")
    assert len(set(offers(s))) == len(offers(s)) == len(set(s.moves()))
