"""The example of the score sheet: 101 points. Its picture is lost, so this is an island that shows the same."""

from __future__ import annotations

from tests.pagaie.reference.box import BOTTLE, ELEMENTS

FLOWERS = dict(zip(ELEMENTS, [3, 0, 5, 4, 4, 2, 2, 0, 2], strict=True))
SEEN = dict(zip([*ELEMENTS, BOTTLE], [4, 2, 3, 2, 3, 4, 1, 1, 2, 2], strict=True))
POINTS = dict(zip([*ELEMENTS, BOTTLE], [12, 0, 15, 8, 24, 16, 4, 0, 28, -6], strict=True))
TOTAL = 101

SHOWN_SEA = [
    ("SEA-SH-SH-SH-x", 0, 0, 3),
    ("SEA-SH-0-0-0", 2, 0, 0),
    ("SEA-OC-0-0-0", 4, 0, 0),
    ("SEA-OC-OC-OC-x", 8, 0, 1),
    ("SEA-FI-FI-FI-x", 0, 4, 0),
    ("SEA-MR-MR-0-0", 8, 4, 1),
]
HIDDEN_SEA = [  # sand covers what these show
    ("SEA-MR-0-0-0", 6, 0, 2),
    ("SEA-MR-0-0-0", 0, 2, 1),
    ("SEA-MR-0-0-0", 2, 2, 0),
    ("SEA-MR-0-0-0", 4, 2, 0),
    ("SEA-FI-0-0-0", 6, 2, 0),
    ("SEA-FI-0-0-0", 8, 2, 0),
    ("SEA-FI-0-0-0", 2, 4, 0),
    ("SEA-FI-0-0-0", 4, 4, 0),
    ("SEA-FI-0-0-0", 6, 4, 0),
]
SAND = [
    ("SAND-TU-0-0-0", 1, 1, 0),
    ("SAND-TU-0-0-0", 3, 1, 0),
    ("SAND-TU-0-0-0", 5, 1, 0),
    ("SAND-CR-0-0-0", 7, 1, 0),
    ("SAND-PA-0-0-0", 1, 3, 0),
    ("SAND-PA-0-0-0", 3, 3, 2),
    ("SAND-PA-0-0-0", 5, 3, 2),
    ("SAND-PA-0-0-0", 7, 3, 2),
]
CONSTRUCTIONS = [("CON-HUT", 2, 2, 0), ("CON-TIKI", 4, 2, 0), ("CON-TIKI", 6, 2, 0)]


def in_order_of_placing() -> list[tuple[str, int, int, int]]:
    """All tiles: the face, column and row of its upper left cell, quarters turned. Row by row, the sea is connected."""
    sea = sorted(SHOWN_SEA + HIDDEN_SEA, key=lambda tile: (tile[2], tile[1]))
    return sea + SAND + CONSTRUCTIONS
