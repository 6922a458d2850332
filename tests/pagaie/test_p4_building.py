"""P4: placing, keeping and discarding."""

from __future__ import annotations

import pytest

from motu.games.pagaie.rules import building
from tests.pagaie.board import choose, held, kinds, offers, places, table

ASKED = {"confirm_end_of_turn": "on"}
TWO = "sea@0,0 sea@2,0"


def test_p4_1_any_tiles_in_any_order() -> None:
    s = table("sea@0,0", pontoon="sand", taken="sea")
    assert offers(s) == ["place sea-sh-0-0-0", "end turn"], "sand has no place yet"
    choose(s, "place sea-sh-0-0-0", "at 2 0", "turn 0")
    assert offers(s) == ["place sand-tu-0-0-0 from pontoon", "end turn"]
    choose(s, "place sand-tu-0-0-0 from pontoon", "turn 0")
    assert s.awaiting() == 1
    assert [len(row) for row in (s.players[0].island.sea, s.players[0].island.sand)] == [2, 1]


@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 5), (4, 5)])
def test_p4_1_no_more_than_pontoon_and_taken_tiles(seats: int, most: int) -> None:
    s = table(seats=seats, pontoon="2 sand", board={"a1": "sea", "b1": "SEA-MR-0-0-0", "c1": "hut"})
    choose(s, "row 1", max(offers_after(s, "row 1"), key=len))
    assert len(s.players[0].held) == most


def offers_after(s: object, line: str) -> list[str]:
    after = s.clone()  # type: ignore[attr-defined]
    choose(after, line)
    return offers(after)


def test_p4_2_tile_then_place_then_turn() -> None:
    s = table(TWO, taken="sea sand", flowers="2 turtle")
    choose(s, "place sea-sh-0-0-0")
    assert len(offers(s, "at ")) == len(offers(s)) == len(places(s, "sea"))
    choose(s, "at 4 0")
    assert offers(s) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    assert len(s.players[0].island.sea) == 2, "nothing lies there yet"
    choose(s, "turn 3")
    assert len(s.players[0].island.sea) == 3
    choose(s, "place sand-tu-0-0-0", "at 1 0")
    (placed,) = [event for event in choose(s, "turn 1") if event.kind == "placed"]
    assert (placed.tile["id"], placed.column, placed.row, placed.turn) == ("SAND-TU-0-0-0", 1, 0, 1)
    assert (placed.covered, placed.points) == ({"seahorse": 1}, 4)


def test_p4_3_two_tiles_at_most_stay_on_the_pontoon() -> None:
    s = table(TWO, pontoon="sand", taken="sea hut", settings=ASKED)
    assert "end turn" not in offers(s), "three in hand"
    choose(s, "place sea-sh-0-0-0", "at 4 0", "turn 0")
    assert offers(s) == ["place sand-tu-0-0-0 from pontoon", "end turn"], "nobody has to place it"
    (ended,) = choose(s, "end turn")
    assert [tile["id"] for tile in ended.kept] == ["SAND-TU-0-0-0", "CON-HUT"]
    assert held(s) == ["(SAND-TU-0-0-0)", "(CON-HUT)"]


@pytest.mark.parametrize(
    ("pontoon", "taken", "discards"),
    [
        ("", "sand hut tiki", 3),
        ("sand", "hut tiki", 3),
        ("2 sand", "hut", 2),  # equal ones once
        ("2 sand", "sea", 0),  # the tile that was taken has a place
        ("2 sand", "SAND-PA-0-0-0 sea", 0),  # two too many, one without a place
        ("", "SAND-PA-0-0-0 sand sea", 3),
        ("sand", "sea", 0),  # the pontoon is not too full
    ],
)
def test_p4_4_one_discard_for_each_taken_tile_without_a_place(pontoon: str, taken: str, discards: int) -> None:
    s = table(pontoon=pontoon, taken=taken, settings=ASKED)
    assert len(offers(s, "discard")) == discards


def test_p4_4_a_tile_with_a_place_may_be_the_one_that_goes() -> None:
    s = table(pontoon="2 sand", taken="hut", settings=ASKED)
    choose(s, "discard sand-tu-0-0-0 from pontoon")
    assert held(s) == ["(SAND-TU-0-0-0)", "CON-HUT"]
    s = table(taken="sand sea hut")
    choose(s, "discard sea-sh-0-0-0")
    assert held(s) == ["(SAND-TU-0-0-0)", "(CON-HUT)"]


def test_p4_5_the_island_as_it_is_now_decides() -> None:
    s = table("sea@0,0", pontoon="2 hut", taken="sand sea", settings=ASKED)
    assert building.without_place(s, 0) == 1
    choose(s, "place sea-sh-0-0-0", "at 2 0", "turn 0")
    assert building.without_place(s, 0) == 0, "the sand has a place now"
    assert offers(s) == ["place sand-tu-0-0-0"], "no excuse for a discard any more"


def test_p4_6_discarded_tiles_are_out_of_the_game() -> None:
    s = table(taken="sand hut tiki")
    log = choose(s, "discard con-hut")
    assert sum(s.discard) == 1
    assert kinds(log) == ["discarded", "ended_turn"]
    assert (log[0].tile["id"], log[0].from_pontoon) == ("CON-HUT", False)


def test_p4_7_placed_tiles_stay() -> None:
    s = table("sea@0,0 sea@2,0 sand@1,0", taken="sea hut")
    before = [list(row) for row in (s.players[0].island.sea, s.players[0].island.sand)]
    choose(s, "place sea-sh-0-0-0", "at 0 2", "turn 1")
    island = s.players[0].island
    assert [list(island.sea)[:2], list(island.sand)] == before


def test_p4_8_without_a_tile_the_turn_ends_by_itself() -> None:
    s = table(taken="sea")
    assert offers(s) == ["place sea-sh-0-0-0", "end turn"]
    choose(s, "place sea-sh-0-0-0")
    assert s.awaiting() == 1


def test_p4_9_equal_tiles_are_one_choice() -> None:
    s = table("sea@0,0", pontoon="sea", taken="2 sea")
    assert offers(s, "place") == ["place sea-sh-0-0-0 from pontoon", "place sea-sh-0-0-0"]
    choose(s, "place sea-sh-0-0-0", "at 2 0", "turn 0")
    assert held(s) == ["(SEA-SH-0-0-0)", "SEA-SH-0-0-0"]
