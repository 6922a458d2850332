"""P8: points and places."""

from __future__ import annotations

import pytest

from motu.games.pagaie.names import ELEMENT_NAMES
from tests.pagaie import printed_example
from tests.pagaie.board import PAGAIE, choose, table, with_printed

THREE = "sea@0,0 sea@2,0 sea@0,2 sea@2,2 sand@0,1r3 sand@2,1r1 hut@1,1"


@pytest.mark.parametrize(("element", "times"), [*zip(ELEMENT_NAMES, [1, 1, 1, 1, 2, 2, 2, 7, 7], strict=True)])
def test_p8_1_flowers_times_1_2_or_7(element: str, times: int) -> None:
    number = ELEMENT_NAMES.index(element)
    assert table(flowers=f"3 {element}").worth(number) == 3 * times
    assert table().worth(number) == 0


def test_p8_1_what_an_island_is_worth() -> None:
    s = table(THREE, flowers="2 seahorse 3 turtle 1 hut")
    lines = {line.source: (line.times, line.points) for line in PAGAIE.ledger(s)[0]}
    assert lines == {"seahorse": (2, 4), "turtle": (2, 12), "hut": (1, 7)}
    assert s.scores()[0] == 23


def test_p8_1_the_printed_example() -> None:
    placed = [f"{name}@{column},{row}r{turn}" for name, column, row, turn in printed_example.in_order_of_placing()]
    given = " ".join(f"{n} {element}" for element, n in printed_example.FLOWERS.items() if n)
    s = table(" ".join(placed), flowers=given)
    lines = {line.source: line.points for line in PAGAIE.ledger(s)[0]}
    assert lines == {
        "seahorse": 12, "octopus": 15, "fish": 8, "turtle": 24, "parrot": 16, "crab": 4, "tiki": 28, "bottles": -6,
    }  # fmt: skip
    assert s.scores()[0] == printed_example.TOTAL


def test_p8_2_a_bottle_costs_3_points() -> None:
    s = table("SEA-SH-SH-SH-x@0,0")
    assert s.scores()[0] == -3
    game = with_printed(("costs = 3", "costs = 5"))
    assert table("SEA-SH-SH-SH-x@0,0", game=game).scores()[0] == -5


def test_p8_3_pontoons_and_covered_icons_do_not_count() -> None:
    s = table(pontoon="SEA-SH-SH-SH-x hut", flowers="5 seahorse 5 hut")
    assert s.scores()[0] == 0
    s = table("SEA-SH-SH-0-0@0,0 SEA-OC-OC-FI-x@2,0 sand@1,0", flowers="1 seahorse 1 turtle")
    assert s.scores()[0] == 3, "the bottle and one seahorse are covered"


def test_p8_4_points_stand_as_they_are_now() -> None:
    s = table("SEA-SH-SH-0-0@0,0r1 SEA-SH-SH-0-0@2,0r3", taken="sand", flowers="5 seahorse")
    assert s.scores()[0] == 20
    choose(s, "place sand-tu-0-0-0", "turn 0")
    assert s.scores()[0] == 0, "all four seahorses are covered"


def test_p8_5_bottles_break_ties_at_every_place() -> None:
    islands = ["SEA-SH-SH-SH-x@0,0", "SEA-SH-SH-0-0@0,0", "SEA-OC-OC-OC-x@0,0", "SEA-SH-0-SH-0@0,0"]
    others = {seat: {"island": islands[seat]} for seat in (1, 2, 3)}
    s = table(islands[0], flowers="3 seahorse 3 octopus", others=others)
    assert s.scores() == [6, 6, 6, 6]
    assert PAGAIE.ranking(s) == [3, 1, 3, 1]
