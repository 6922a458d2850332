"""The examples of the specification about tiles, islands and points, worked out on the second reading of the rules."""

from __future__ import annotations

from collections import Counter

from tests.pagaie.reference.box import BOTTLE, CONSTRUCTION, ELEMENTS, SAND, SEA, Box, Face, Options
from tests.pagaie.reference.island import Island
from tests.pagaie.reference.result import points, score, worths
from tests.pagaie.reference.table import Table

BOX = Box()
SHEET = [3, 0, 5, 4, 4, 2, 2, 0, 2]  # the flowers of the printed example
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
    table.flowers = dict(zip(ELEMENTS, SHEET, strict=True))
    assert list(worths(table).values()) == [3, 0, 5, 4, 8, 4, 4, 0, 14]
    island = table.players[0].island
    for x, name in enumerate(["SEA-SH-SH-SH-x", SEAHORSE, "SEA-MR-MR-0-0", "SEA-OC-OC-OC-x", "SEA-FI-FI-0-0"]):
        lay(island, name, (2 * x, 0))
    for x in range(10, 26, 2):  # sea of which sand covers every fish
        island.lay(BOX.face(FISH), (x, 0), 2 if x < 24 else 3)
        island.lay(BOX.face(FISH), (x, 2), 1 if x < 24 else 0)
    island.lay(BOX.face("SAND-TU-TU-0-0"), (11, 1), 3)
    lay(island, CRAB, (13, 1), (15, 1))
    island.lay(BOX.face("SAND-PA-PA-0-0"), (17, 1), 1)
    for x, name in ((19, TURTLE), (21, "SAND-PA-0-PA-0"), (23, CRAB)):
        lay(island, name, (x, 1))
    lay(island, "CON-HUT", (12, 1))
    lay(island, "CON-TIKI", (14, 1), (16, 1))
    assert [island.visible()[icon] for icon in [*ELEMENTS, BOTTLE]] == [4, 2, 3, 2, 3, 4, 1, 1, 2, 2]
    assert list(points(table, 0).values()) == [12, 0, 15, 8, 24, 16, 4, 0, 28, -6]
    assert score(table, 0) == 101


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
