"""P3: choosing tiles."""

from __future__ import annotations

import pytest

from motu.games.pagaie import flow
from tests.pagaie.board import choose, free, held, kinds, offers, table, whatever, with_printed

ALL = [f"row {n}" for n in range(1, 6)] + [f"column {c}" for c in "abcde"]


@pytest.mark.parametrize(("seats", "most", "sets"), [(2, 2, 15), (3, 3, 25), (4, 3, 25)])
def test_p3_1_one_to_three_tiles_with_two_players_one_or_two(seats: int, most: int, sets: int) -> None:
    s = table(seats=seats)
    choose(s, "row 1")
    sizes = {len(line.split()) - 1 for line in offers(s)}
    assert sizes == set(range(1, most + 1))
    assert len(offers(s)) == sets
    choose(s, offers(s)[0])
    assert len(s.players[0].held) == 1, "nobody has to take more"


def test_p3_2_any_tiles_of_one_line() -> None:
    s = table(board={"a2": "sea", "c2": "sand", "e2": "hut"})
    assert offers(s) == ALL
    choose(s, "row 2", "take a2 c2 e2")
    assert held(s) == ["SEA-SH-0-0-0", "SAND-TU-0-0-0", "CON-HUT"]


def test_p3_2_also_on_both_sides_of_a_paddle() -> None:
    s = table(seat=1, paddles={"column c": 0})
    choose(s, "row 2", "take a2 e2")
    assert len(s.players[1].held) == 2


def test_p3_3_only_free_tiles() -> None:
    s = table(seat=1, paddles={"row 2": 0}, board={"b1": ""})
    choose(s, "column b")
    assert offers(s) == [
        "take b3", "take b4", "take b3 b4", "take b5", "take b3 b5", "take b4 b5", "take b3 b4 b5",
    ]  # fmt: skip


@pytest.mark.parametrize(("line", "number"), [("row 3", 2), ("column d", 9)])
def test_p3_4_the_paddle_goes_on_the_line_that_was_named(line: str, number: int) -> None:
    s = table()
    (took,) = [event for event in choose(s, line, "take d3") if event.kind == "took"]
    assert [at for at, owner in enumerate(s.paddles) if owner == 0] == [number]
    assert (took.line, took.slots) == (line, ["d3"])


def test_p3_5_a_line_under_a_paddle_is_of_no_use_to_anybody() -> None:
    s = table(step=flow.FLOWER, paddles={"row 1": 3, "column a": 2})
    assert s.awaiting() == 3
    assert not any("1" in line or " a" in line for line in offers(s)), "not to its owner either"
    s = table(seats=2, turn=1, paddles={"row 1": 0, "row 2": 1})
    assert "row 1" not in offers(s)


def test_p3_6_paddles_cross_but_never_share_a_line() -> None:
    s = table(seat=1, paddles={"row 1": 0})
    assert offers(s) == [line for line in ALL if line != "row 1"]
    choose(s, "column a", "take a2")
    assert [owner for owner in s.paddles if owner >= 0] == [0, 1]
    assert "a1" not in free(s)


def test_p3_7_slots_stay_empty_until_the_end_of_the_day() -> None:
    s = table(board={"a1": "sea"})
    choose(s, "row 1", "take a1", "place sea-sh-0-0-0")
    assert s.awaiting() == 1
    assert s.slots[0] == -1
    assert sum(tile != -1 for tile in s.slots) == 24


def test_p3_8_tiles_without_a_place_can_be_taken() -> None:
    s = table(board={"a1": "hut", "b1": "tiki"})
    choose(s, "row 1", "take a1 b1")
    assert s.awaiting() == 1, "they lie on the pontoon, and nothing else can be done"
    assert held(s) == ["(CON-HUT)", "(CON-TIKI)"]


def test_p3_9_without_a_free_tile_only_the_pontoon_is_left() -> None:
    s = table(pontoon="sea sand", settings={"confirm_end_of_turn": "on"})
    for row in range(5):
        s.paddles[row] = row % 4
    s.refresh()
    assert offers(s) == [], "a test sets the question up that the program would pass over"
    log: list[object] = []
    s.settle(log)  # type: ignore[arg-type]
    assert kinds(log) == ["found_no_tile"]
    assert offers(s) == ["place sea-sh-0-0-0 from pontoon", "end turn"]
    assert [owner for owner in s.paddles if owner >= 0] == [0, 1, 2, 3, 0], "no paddle is laid"


def test_p3_9_a_box_with_few_tiles_can_be_played_to_the_end() -> None:
    game = with_printed(("rows = 5\ncolumns = 5", "rows = 2\ncolumns = 2"))
    s = game.new(4, {})
    seen: set[str] = set()
    while s.awaiting() != -4:
        if s.awaiting() == -1:
            seen |= set(kinds(whatever(s)))
        else:
            log: list[object] = []
            s.play(s.moves()[0], log)  # type: ignore[arg-type]
            seen |= set(kinds(log))
    assert {"found_no_tile", "left_out_flower"} <= seen
