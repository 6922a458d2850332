"""The golden examples of the specification, G1 to G23."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.flow import playout
from motu.core.game import NOBODY
from motu.games.pagaie import flow
from motu.games.pagaie.rules import days, scoring
from motu.games.pagaie.rules.tiles import turned_cells
from motu.games.pagaie.state import PagaieState
from tests.pagaie.board import (
    IDS,
    PAGAIE,
    choose,
    flowers,
    free,
    held,
    kinds,
    offers,
    places,
    seen,
    table,
    whatever,
)

# An island that shows what the printed example counts: 4 seahorses, 2 mantas, 3 octopuses, 2 fish, 3 turtles,
# 4 parrots, 1 crab, 1 hut, 2 tikis and 2 bottles. Everything else on its tiles is covered.
EXAMPLE = (
    "SEA-SH-SH-0-0@0,0 SEA-SH-SH-0-0@2,0 SEA-MR-MR-0-0@4,0 SEA-OC-OC-0-0@6,0 SEA-FI-FI-0-0@8,0 "
    "sea@0,2r1 sea@2,2 sea@4,2 sea@6,2 SEA-OC-0-0-0@8,2r2 SEA-MR-0-0-0@0,4 SEA-MR-0-0-0@2,4 SEA-MR-0-0-0@4,4 "
    "SAND-PA-PA-0-0@1,1r3 sand@3,1 sand@5,1 SAND-TU-TU-0-0@7,1r1 SAND-TU-0-x-0@0,3 SAND-PA-0-x-0@2,3 "
    "SAND-PA-CR-0-0@4,3 hut@2,1 tiki@4,1 tiki@6,1"
)


def test_g1_the_printed_example_of_101_points() -> None:
    s = table(EXAMPLE, flowers="3 seahorse 5 octopus 4 fish 4 turtle 2 parrot 2 crab 2 tiki")
    assert seen(s) == ("4 seahorse 2 manta 3 octopus 2 fish 3 turtle 4 parrot 1 crab 1 hut 2 tiki 2 bottle")
    assert [int(s.worth(icon)) for icon in range(9)] == [3, 0, 5, 4, 8, 4, 4, 0, 14]
    lines = {line.source: line.points for line in scoring.ledger(s, s.players[0])}
    assert lines == {
        "seahorse": 12, "octopus": 15, "fish": 8, "turtle": 24, "parrot": 16, "crab": 4, "tiki": 28, "bottles": -6,
    }  # fmt: skip
    assert s.scores()[0] == 101


def test_g2_flower_choice() -> None:
    s = table(step=flow.FLOWER, first=0, board={"a1": "SEA-MR-0-OC-0", "b2": "tiki"})
    assert s.awaiting() == 3
    choose(s, "flower a1")
    assert offers(s) == ["element manta", "element octopus"]
    choose(s, "element octopus")
    assert (flowers(s), "a1" in free(s), s.awaiting()) == ("1 octopus", False, 2)
    log = choose(s, "flower b2")
    assert flowers(s) == "1 octopus 1 tiki"
    assert kinds(log)[0] == "added_flower", "no question about the element"
    assert sum(s.turned) == 2


def test_g3_five_tiles_in_a_turn() -> None:
    s = table("sea@0,0", pontoon="sea SEA-MR-0-0-0", taken="SEA-OC-0-0-0 SEA-FI-0-0-0 SEA-SH-SH-0-0")
    for tile in ["sea-oc-0-0-0", "sea-fi-0-0-0", "sea-sh-sh-0-0", "sea-sh-0-0-0 from pontoon"]:
        choose(s, f"place {tile}", offers_first(s, tile), "turn 0")
    choose(s, "place sea-mr-0-0-0 from pontoon", "at 0 -2", "turn 0")
    assert len(s.players[0].island.sea) == 6
    assert held(s) == []
    assert s.awaiting() == 1, "the pontoon is empty, and the turn has ended"


def offers_first(s: PagaieState, tile: str) -> str:
    """The first place of a tile that leaves 0, -2 free."""
    after = s.clone()
    choose(after, f"place {tile}")
    return next(place for place in offers(after) if place not in ("at 0 -2", "at -1 -2", "at 1 -2"))


def test_g3_with_two_players_four_at_most() -> None:
    s = table("sea@0,0", seats=2, pontoon="2 sea", board={"a1": "sea", "b1": "SEA-MR-0-0-0"})
    choose(s, "row 1")
    assert max(len(line.split()) for line in offers(s)) == 3, "take and two slots"
    choose(s, "take a1 b1")
    assert len(s.players[0].held) == 4


def test_g4_an_element_without_flowers_is_worth_nothing() -> None:
    island = "sea@0,0 sea@2,0 sea@0,2 sea@2,2 sand@1,0 sand@1,2 hut@1,1"
    s = table(island, flowers="1 tiki")
    assert "1 hut" in seen(s)
    assert s.scores()[0] == 0
    assert table(island, flowers="1 hut").scores()[0] == 7


@pytest.mark.parametrize(("seats", "last", "total"), [(2, 6, 22), (3, 9, 22), (4, 8, 20)])
def test_g5_days_and_flowers(seats: int, last: int, total: int) -> None:
    s = PAGAIE.new(seats, {})
    playout(s, Dice(seats))
    assert (s.awaiting(), s.day + 1, sum(s.flowers)) == (NOBODY, last, total)


def test_g6_the_second_sea_tile() -> None:
    s = table("sea@0,0")
    around = [(-2, -1), (-2, 0), (-2, 1), (2, -1), (2, 0), (2, 1), (-1, -2), (0, -2), (1, -2), (-1, 2), (0, 2), (1, 2)]
    assert places(s, "sea") == sorted(around)


def test_g7_sand_needs_two_sea_tiles() -> None:
    assert places(table("sea@0,0 sea@2,0"), "sand") == [(1, 0)]


def test_g8_sea_tiles_shifted_by_half() -> None:
    assert places(table("sea@0,0 sea@2,1"), "sand") == []


def test_g9_a_construction_on_two_sand_tiles() -> None:
    sea = "sea@0,0 sea@2,0 sea@0,2 sea@2,2"
    assert (1, 1) in places(table(sea), "sand")
    s = table(f"{sea} sand@1,0 sand@1,2")
    assert places(s, "construction") == [(1, 1)]
    s = table(f"{sea} sand@1,0 sand@1,2 hut@1,1")
    assert places(s, "construction") == []
    assert places(s, "sand") == []


def test_g10_covering() -> None:
    sea = "SEA-SH-SH-0-0@0,0 SEA-OC-OC-FI-x@2,0"
    s = table(f"{sea} sand@1,0", flowers="2 seahorse 3 octopus 1 turtle")
    assert seen(s) == "1 seahorse 1 octopus 1 fish 1 turtle"
    assert s.scores()[0] == 7
    s = table(sea, flowers="2 seahorse 3 octopus 1 turtle")
    assert s.scores()[0] == 7


def test_g11_rotation() -> None:
    face = IDS.index("SEA-SH-SH-MR-x")
    assert turned_cells(PAGAIE.box, face, 0) == ["seahorse", "seahorse", "manta", "bottle"]
    assert turned_cells(PAGAIE.box, face, 1) == ["bottle", "seahorse", "seahorse", "manta"]
    assert turned_cells(PAGAIE.box, face, 2) == ["manta", "bottle", "seahorse", "seahorse"]
    assert turned_cells(PAGAIE.box, IDS.index("SEA-SH-x-MR-0"), 1) == ["", "seahorse", "bottle", "manta"]


def test_g12_discard() -> None:
    s = table(taken="SAND-TU-0-0-0 SAND-PA-0-0-0 SAND-CR-0-0-0")
    assert offers(s) == ["discard sand-tu-0-0-0", "discard sand-pa-0-0-0", "discard sand-cr-0-0-0"]
    choose(s, "discard sand-pa-0-0-0")
    assert s.awaiting() == 1, "with 2 tiles without a place only the end is left"
    assert held(s) == ["(SAND-TU-0-0-0)", "(SAND-CR-0-0-0)"]


def test_g13_no_free_discard() -> None:
    s = table(pontoon="2 sand", taken="sea", settings={"confirm_end_of_turn": "on"})
    assert offers(s) == ["place sea-sh-0-0-0"]
    choose(s, "place sea-sh-0-0-0")
    assert offers(s) == ["end turn"]
    assert held(s) == ["(SAND-TU-0-0-0)", "(SAND-TU-0-0-0)"]


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        (["row 1", "row 2", "row 3", "row 4"], 5),
        (["row 1", "row 2", "column a", "column b"], 9),
        (["row 1", "row 2", "row 3", "column a"], 8),
    ],
)
def test_g14_blocking(lines: list[str], left: int) -> None:
    s = table(step=flow.FLOWER, paddles={line: seat for seat, line in enumerate(lines)})
    assert len(free(s)) == len(offers(s, "flower")) == left


@pytest.mark.parametrize(
    ("islands", "points", "ranking"),
    [
        (["SEA-SH-SH-SH-x@0,0", "SEA-SH-SH-0-0@0,0"], [6, 6], [2, 1]),
        (["SEA-SH-SH-0-0@0,0", "SEA-SH-0-SH-0@0,0"], [6, 6], [1, 1]),
    ],
)
def test_g15_tie(islands: list[str], points: list[int], ranking: list[int]) -> None:
    s = table(islands[0], seats=2, flowers="3 seahorse", others={1: {"island": islands[1]}})
    assert s.scores() == points
    assert PAGAIE.ranking(s) == ranking


def test_g16_no_discard_by_pretext() -> None:
    s = table(pontoon="2 sand", taken="SAND-PA-0-0-0 sea", settings={"confirm_end_of_turn": "on"})
    assert offers(s) == ["place sea-sh-0-0-0"]
    choose(s, "place sea-sh-0-0-0")
    assert offers(s) == ["discard sand-tu-0-0-0 from pontoon", "discard sand-pa-0-0-0"]
    choose(s, "discard sand-tu-0-0-0 from pontoon")
    assert offers(s) == ["end turn"]


@pytest.mark.parametrize(
    ("seats", "first", "turns", "pickers", "following"),
    [
        (4, 2, [2, 3, 0, 1], [1, 0], 3),
        (3, 1, [1, 2, 0], [0, 2], 2),
        (2, 0, [0, 1, 0, 1], [1, 1, 0], 1),
    ],
)
def test_g17_orders(seats: int, first: int, turns: list[int], pickers: list[int], following: int) -> None:
    s = table(seats=seats, first=first, seat=first)
    assert list(days.turn_order(s)) == turns
    assert list(days.flower_order(s)) == pickers
    asked: list[tuple[int, bool]] = []
    while s.day == 0 and s.awaiting() >= 0:
        asked.append((s.awaiting(), s.agenda[-1].step == flow.LINE))
        s.play(s.moves()[-1])
    lines = [seat for seat, is_line in asked if is_line]
    assert lines == turns
    whatever(s)
    assert (s.day, s.first, s.awaiting()) == (1, following, following)


def test_g18_crossing_lines() -> None:
    s = table(seat=2, paddles={"row 1": 0, "column a": 1})
    rows = [f"row {n}" for n in (2, 3, 4, 5)]
    assert offers(s) == rows + [f"column {c}" for c in "bcde"]
    for line in offers(s):
        after = s.clone()
        choose(after, line)
        assert len(offers(after)) == 14
    s = table(seat=3, paddles={"row 1": 0, "row 2": 1, "row 3": 2})
    after = s.clone()
    choose(after, "row 4")
    assert len(offers(after)) == 25
    choose(s, "column a")
    assert offers(s) == ["take a4", "take a5", "take a4 a5"]


def test_g19_rising_twice() -> None:
    s = table(seats=2, step=flow.FLOWER, board={"a1": "SAND-CR-0-0-0", "b1": "SAND-CR-0-CR-0"})
    choose(s, "flower a1", "flower b1")
    assert (flowers(s), int(s.worth(6))) == ("2 crab", 4)


def test_g20_construction_shifted() -> None:
    sea = " ".join(f"sea@{x},{y}" for y in (0, 2) for x in (0, 2))
    sea += " SEA-MR-0-0-0@4,0 SEA-MR-0-0-0@4,2"
    sand = "sand@1,0 sand@3,0 sand@1,2 sand@3,2"
    assert places(table(f"{sea} {sand}"), "construction") == [(1, 1), (2, 0), (2, 1), (2, 2), (3, 1)]
    assert places(table(f"{sea} {sand} hut@2,1"), "construction") == []


def test_g21_which_tile_goes() -> None:
    s = table(taken="SAND-TU-0-0-0 SAND-PA-0-0-0 sea")
    assert offers(s) == [
        "place sea-sh-0-0-0",
        "discard sand-tu-0-0-0",
        "discard sand-pa-0-0-0",
        "discard sea-sh-0-0-0",
    ]


def test_g22_same_face_different_flag() -> None:
    s = table("sea@0,0 sea@2,0", pontoon="sand hut", taken="sand sea tiki")
    assert offers(s) == ["place sand-tu-0-0-0 from pontoon", "place sand-tu-0-0-0", "place sea-sh-0-0-0"]
    from_pontoon = s.clone()
    choose(from_pontoon, "place sand-tu-0-0-0 from pontoon", "turn 0")
    assert offers(from_pontoon, "discard") == [
        "discard con-hut from pontoon",
        "discard sand-tu-0-0-0",
        "discard sea-sh-0-0-0",
        "discard con-tiki",
    ]
    choose(s, "place sand-tu-0-0-0", "turn 0")
    assert offers(s)[0].startswith("at "), "the sea tile is the only choice, and its place is asked"
    assert held(s) == ["(SAND-TU-0-0-0)", "(CON-HUT)", "SEA-SH-0-0-0", "CON-TIKI"]


def test_g23_line_of_a_single_tile_and_both_sides_of_a_paddle() -> None:
    for line in ("row 2", "column c"):
        s = table()
        choose(s, line, "take c2")
        at = 1 if line == "row 2" else 8
        assert [owner for owner in s.paddles] == [0 if number == at else -1 for number in range(12)]
    s = table(seat=1, paddles={"column c": 0})
    choose(s, "row 1")
    assert offers(s)[:4] == ["take a1", "take b1", "take a1 b1", "take d1"]
    assert "take b1 d1" in offers(s)
    assert not any("c1" in line for line in offers(s))
