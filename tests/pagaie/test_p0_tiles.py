"""P0: tiles and cells."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.games.pagaie.rules.tiles import turned_cells
from tests.pagaie.board import BOX, IDS, PAGAIE, choose, offers, places, seen, table

ANIMALS = {"sea": {"seahorse", "manta", "octopus", "fish"}, "sand": {"turtle", "parrot", "crab"}}


def test_p0_1_there_are_142_tiles_on_three_levels() -> None:
    counts = Counter[str]()
    for entry in BOX["tile"]:
        counts[entry["terrain"]] += entry["count"]
        allowed = ANIMALS.get(entry["terrain"], {"hut", "tiki"}) | {"bottle", ""}
        assert set(entry["cells"]) <= allowed
    assert counts == {"sea": 72, "sand": 48, "construction": 22}


def test_p0_2_a_tile_has_four_cells_and_two_elements_at_most() -> None:
    for entry in BOX["tile"]:
        assert len(entry["cells"]) == (1 if entry["terrain"] == "construction" else 4)
        assert 1 <= len(set(entry["cells"]) - {"bottle", ""}) <= 2


def test_p0_3_a_construction_is_one_element() -> None:
    s = table("sea@0,0 sea@2,0 sea@0,2 sea@2,2 sand@1,0 sand@1,2 hut@1,1", flowers="1 hut")
    assert "1 hut" in seen(s)
    assert s.scores()[0] == 7


def test_p0_4_tiles_may_be_shifted_by_one_cell_on_every_level() -> None:
    assert (2, 1) in places(table("sea@0,0"), "sea")
    island = "sea@0,0 sea@2,0 sea@0,2 sea@2,2 SEA-MR-0-0-0@4,0 SEA-MR-0-0-0@4,2"
    assert {(1, 0), (1, 1), (3, 1)} <= set(places(table(island), "sand"))
    assert (2, 1) in places(table(f"{island} sand@1,0 sand@3,0 sand@1,2 sand@3,2"), "construction")


@pytest.mark.parametrize(
    ("tile", "looks"),
    [("SEA-SH-0-0-0", 4), ("SEA-SH-0-SH-0", 2), ("SEA-SH-SH-SH-x", 4), ("SAND-TU-0-TU-0", 2), ("CON-HUT", 1)],
)
def test_p0_5_turns_that_look_alike_are_one_choice(tile: str, looks: int) -> None:
    face = IDS.index(tile)
    assert len({tuple(turned_cells(PAGAIE.box, face, turn)) for turn in range(4)}) == looks
    assert PAGAIE.box.periods[face] == looks


def test_p0_5_a_tile_is_turned_clockwise_and_never_mirrored() -> None:
    s = table("sea@0,0", taken="SEA-OC-OC-FI-x")
    choose(s, "place sea-oc-oc-fi-x", "at 2 0")
    assert offers(s) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    choose(s, "turn 1")
    assert turned_cells(PAGAIE.box, IDS.index("SEA-OC-OC-FI-x"), 1) == ["bottle", "octopus", "octopus", "fish"]
