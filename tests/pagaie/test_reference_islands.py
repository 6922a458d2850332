"""The examples of the specification about tiles, islands and points, worked out on the second reading of the rules."""

from __future__ import annotations

from collections import Counter

from tests.pagaie import printed_example
from tests.pagaie.reference.box import BOTTLE, CONSTRUCTION, ELEMENTS, SAND, SEA, Box, Face, Options
from tests.pagaie.reference.island import Island
from tests.pagaie.reference.result import points, score, worths
from tests.pagaie.reference.table import Table

BOX = Box()
TURTLE, CRAB = "SAND-TU-0-0-0", "SAND-CR-0-0-0"
SEAHORSE, FISH = "SEA-SH-0-0-0", "SEA-FI-0-0-0"


def lay(island: Island, name: str, *anchors: tuple[int, int]) -> None:
    for anchor in anchors:
        island.lay(BOX.face(name), anchor, 0)


def test_tiles_of_the_box() -> None:
    assert BOX.tiles.total() == 142
    assert len(BOX.tiles) == 78
    assert Counter(face.level for face in BOX.tiles.elements()) == {SEA: 72, SAND: 48, CONSTRUCTION: 22}
    icons = Counter(icon for face in BOX.tiles.elements() for icon in face.cells if icon)
    assert icons == dict(zip(ELEMENTS, [35] * 4 + [24] * 3 + [11] * 2, strict=True)) | {BOTTLE: 31}
    looks = [face.turned(turn) for face in BOX.tiles for turn in face.turns()]
    assert len(set(looks)) == len(looks), "no two faces are equal up to a turn"


def test_g1_printed_score() -> None:
    table = Table(BOX, Options(), 4)
    table.flowers = dict(printed_example.FLOWERS)
    assert list(worths(table).values()) == [3, 0, 5, 4, 8, 4, 4, 0, 14]
    island = table.players[0].island
    for name, column, row, turn in printed_example.in_order_of_placing():
        island.lay(BOX.face(name), (column, row), turn)
    assert island.visible() == printed_example.SEEN
    assert points(table, 0) == printed_example.POINTS
    assert score(table, 0) == printed_example.TOTAL


def test_g6_second_sea_tile() -> None:
    island = Island()
    assert island.anchors(SEA) == [(0, 0)]
    lay(island, FISH, (0, 0))
    sides = [(-2, -1), (-2, 0), (-2, 1), (2, -1), (2, 0), (2, 1)]
    assert sorted(island.anchors(SEA)) == sorted(sides + [(y, x) for x, y in sides])


def test_g7_g8_sand_on_two_sea_tiles() -> None:
    island, other = Island(), Island()
    lay(island, FISH, (0, 0), (2, 0))
    assert island.anchors(SAND) == [(1, 0)]
    lay(other, FISH, (0, 0), (2, 1))
    assert other.anchors(SAND) == []


def test_g9_construction_on_two_sand_tiles() -> None:
    island = Island()
    lay(island, FISH, (0, 0), (2, 0), (0, 2), (2, 2))
    assert (1, 1) in island.anchors(SAND)
    lay(island, CRAB, (1, 0), (1, 2))
    assert island.anchors(CONSTRUCTION) == [(1, 1)]
    lay(island, "CON-HUT", (1, 1))
    assert island.anchors(CONSTRUCTION) == island.anchors(SAND) == []
    assert island.visible()["hut"] == 1


def test_g10_covering() -> None:
    table = Table(BOX, Options(), 4)
    table.flowers |= {"seahorse": 2, "octopus": 3, "fish": 0, "turtle": 1}
    island = table.players[0].island
    lay(island, "SEA-SH-SH-0-0", (0, 0))
    lay(island, "SEA-OC-OC-FI-x", (2, 0))
    assert score(table, 0) == 7
    lay(island, TURTLE, (1, 0))
    assert island.visible() == {"seahorse": 1, "octopus": 1, "fish": 1, "turtle": 1}
    assert score(table, 0) == 7


def test_g11_rotation() -> None:
    tile = Face("any", SEA, ("A", "B", "", BOTTLE))
    assert tile.turned(1) == (BOTTLE, "A", "B", "")
    assert tile.turned(2) == ("", BOTTLE, "A", "B")
    assert BOX.face("SEA-FI-0-FI-0").turns() == [0, 1]
    assert BOX.face("CON-HUT").turns() == [0]


def test_g20_construction_shifted() -> None:
    island = Island()
    lay(island, FISH, (0, 0), (2, 0), (4, 0), (0, 2), (2, 2), (4, 2))
    lay(island, CRAB, (1, 0), (3, 0), (1, 2), (3, 2))
    assert island.anchors(CONSTRUCTION) == [(1, 1), (2, 0), (2, 1), (2, 2), (3, 1)]
    lay(island, "CON-TIKI", (2, 1))
    assert island.anchors(CONSTRUCTION) == []
