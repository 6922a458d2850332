"""Why a click does nothing: the reason is the one that a player could mend, with the number of its rule."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import SPECTATOR
from motu.games.pagaie import flow
from motu.games.pagaie.state import PagaieState
from motu.words import Words
from tests.pagaie.board import PAGAIE, choose, table, whatever, with_printed

ENGLISH = Words("pagaie", "en", strict=True)
NAMES = ["Lea", "Jonas", "Anouk", "Reef"]
FOUR = "sea@0,0 sea@2,0 sea@0,2 sea@2,2"


def why(s: PagaieState, handle: str, seat: int = 0) -> tuple[str, str]:
    """The rule and the sentence."""
    reason = PAGAIE.why_not(s, seat, handle)
    assert reason is not None
    return reason.rule, ENGLISH.say(reason.phrase, NAMES, seat)


@pytest.mark.parametrize(
    ("more", "handle", "rule", "said"),
    [
        ({"paddles": {"row 1": 1}}, "row:1", "P3.6", "Row 1: Jonas’s paddle lies there until the day ends."),
        ({"paddles": {"row 1": 0}}, "row:1", "P3.6", "Row 1: your paddle lies there until the day ends."),
        ({"seats": 3}, "row:5", "P1.7", "Row 5: the paddle there stays all game."),
        (
            {"paddles": {f"row {n}": 1 for n in range(1, 5)}, "board": {"a5": ""}},
            "column:a",
            "P3.3",
            "Column A: no tile is free there.",
        ),
        ({"paddles": {"column b": 2}}, "slot:b3", "P3.5", "B3 lies under Anouk’s paddle: column B is blocked"),
        ({}, "slot:b3", "P3.4", "First choose the row or column."),
        ({}, "element:fish", "P3.2", "First choose the row or column."),
        ({}, "end_turn", "P3.2", "First choose the row or column."),
        ({"pontoon": "hut"}, "pontoon:CON-HUT", "P3.2", "First choose the row or column."),
    ],
)
def test_before_tiles_are_taken(more: dict[str, Any], handle: str, rule: str, said: str) -> None:
    found, sentence = why(table(**more), handle)
    assert (found, said in sentence) == (rule, True), sentence


def test_while_tiles_are_chosen() -> None:
    s = table(paddles={"column b": 1})
    choose(s, "row 1")
    assert why(s, "slot:a2") == ("P3.2", "A2 does not lie in row 1. All tiles of a turn come from one line.")
    assert why(s, "slot:b1")[0] == "P3.5"
    assert why(s, "row:2") == ("P3.2", "The line is chosen. Undo to choose another one.")
    assert why(s, "turn:1") == ("P3.1", "First choose the tiles you take.")


@pytest.mark.parametrize(
    ("island", "more", "handle", "rule", "said"),
    [
        ("", {"taken": "sand sea"}, "taken:SAND-TU-0-0-0", "P5.1", "An island begins with a sea tile."),
        ("sea@0,0", {"taken": "sand sea"}, "taken:SAND-TU-0-0-0", "P5.3", "No place yet: sand lies on"),
        (FOUR, {"taken": "hut sea"}, "taken:CON-HUT", "P5.4", "No place yet: a construction lies on"),
        ("", {"taken": "sea"}, "discard:taken:SEA-SH-0-0-0", "P4.3", "The pontoon takes 2 tiles"),
        ("", {"pontoon": "2 sand", "taken": "sea"}, "discard:pontoon:SAND-TU-0-0-0", "P4.4", "1 tile is too many"),
        ("", {"pontoon": "2 sand", "taken": "sea"}, "end_turn", "P4.3", "You hold 3 tiles, and the pontoon takes 2."),
        ("sea@0,0", {"taken": "sea"}, "place:2:0", "P4.2", "First choose a tile in your hand."),
        ("sea@0,0", {"taken": "hut sea"}, "place:2:2", "P5.2", "Sea must touch sea by a side"),
        (FOUR, {"taken": "hut sand"}, "place:0:0", "P5.3", "It would rest on one sea tile."),
        ("sea@0,0", {"taken": "sea"}, "slot:a1", "P2.4", "You have taken your tiles. Now you build."),
        ("sea@0,0", {"taken": "sea"}, "element:fish", "P4.1", "First choose a tile in your hand, or end your turn."),
    ],
)
def test_before_a_tile_is_placed(island: str, more: dict[str, Any], handle: str, rule: str, said: str) -> None:
    s = table(island, settings={"confirm_end_of_turn": "on"}, **more)
    found, sentence = why(s, handle)
    assert (found, said in sentence) == (rule, True), sentence


@pytest.mark.parametrize(
    ("island", "tile", "place", "rule", "said"),
    [
        ("sea@0,0", "sea", "2:2", "P5.2", "Sea must touch sea by a side: a corner is not enough."),
        ("sea@0,0", "sea", "1:0", "P5.2", "A sea tile lies there already."),
        (FOUR, "sand", "0:0", "P5.3", "It would rest on one sea tile. Sand needs two or more."),
        (FOUR, "sand", "-1:1", "P5.3", "2 cells would lie on no sea tile."),
        (f"{FOUR} sand@0,1", "sand", "1:1", "P5.3", "Sand lies there already."),
        (
            f"{FOUR} sea@4,0 SEA-MR-0-0-0@4,2 sand@0,1 sand@2,1 hut@1,1",
            "sand",
            "2:2",
            "P5.5",
            "A construction stands there",
        ),
        (f"{FOUR} sand@1,0 sand@1,2", "hut", "1:0", "P5.4", "It would rest on one sand tile."),
        (f"{FOUR} sand@1,0 sand@1,2", "hut", "0:1", "P5.4", "2 cells would lie on no sand tile."),
    ],
)
def test_why_a_place_is_no_place(island: str, tile: str, place: str, rule: str, said: str) -> None:
    s = table(island, taken=f"{tile} tiki SEA-MR-0-0-0")
    ids = {"sea": "sea-sh-0-0-0", "sand": "sand-tu-0-0-0", "hut": "con-hut"}
    if f"place {ids[tile]}" not in [PAGAIE.write(s, move) for move in s.moves()]:
        pytest.fail("the tile has no place at all here")
    choose_tile(s, ids[tile])
    found, sentence = why(s, f"place:{place}")
    assert (found, said in sentence) == (rule, True), sentence


def choose_tile(s: PagaieState, name: str) -> None:
    """Up to the question of its place, even where there is only one."""
    held = next(one for one in s.players[0].held if s.box.ids[one // 2].lower() == name)
    s.agenda[-1] = type(s.agenda[-1])(flow.AT, 0, held)
    s.refresh()


def test_while_a_tile_is_turned() -> None:
    s = table("sea@0,0", taken="SEA-SH-0-SH-0")
    choose(s, "place sea-sh-0-sh-0", "at 2 0")
    assert why(s, "turn:2") == ("P0.5", "Turned like that the tile looks the same.")
    assert why(s, "place:0:2") == ("P0.5", "First choose how the tile is turned.")
    s = table("sea@0,0", taken="SEA-SH-0-SH-0")
    choose(s, "place sea-sh-0-sh-0")
    assert why(s, "turn:1") == ("P4.2", "First choose a place for the tile.")


def test_while_flowers_are_added() -> None:
    s = table(step=flow.FLOWER, board={"a1": "SEA-MR-0-OC-0"}, paddles={"row 2": 3})
    assert why(s, "slot:a2", 3) == ("P3.5", "A2 lies under your paddle: row 2 is blocked until the day ends.")
    assert why(s, "element:octopus", 3) == ("P6.3", "First choose the tile, then what the flower is for.")
    assert why(s, "row:1", 3) == ("P6.3", "First choose the tile that becomes a flower.")
    choose(s, "flower a1")
    assert why(s, "element:fish", 3) == ("P6.3", "Fish: the tile shows Manta and Octopus.")
    assert why(s, "slot:b1", 3) == ("P6.3", "First choose what the flower is for.")


def test_a_tile_without_an_element_is_no_flower() -> None:
    game = with_printed(('cells = ["seahorse", "", "", ""]', 'cells = ["bottle", "", "", ""]'))
    s = table(step=flow.FLOWER, game=game, board={"a1": "sea"})
    assert why(s, "slot:a1", 3) == ("P6.4", "A1 shows nothing that a flower could be for.")


def test_somebody_elses_turn() -> None:
    s = table()
    assert why(s, "row:1", 1) == ("P2.2", "It is Lea’s turn. Wait until it comes round to you.")
    assert why(s, "nonsense") == ("P10.1", "There is nothing like that on the table now.")
    assert why(s, "row:1", SPECTATOR) == ("P2.2", "You are watching. Only the players at this table move.")


def test_nobodys_turn() -> None:
    s = table(step=flow.FLOWER, board={"a1": "hut", "b1": "tiki"})
    choose(s, "flower a1", "flower b1")
    assert why(s, "row:1")[0] == "P7.1", "tiles are dealt"
    whatever(s)
    s = table(step=flow.FLOWER, day=8, board={"a1": "hut", "b1": "tiki"})
    choose(s, "flower a1", "flower b1")
    assert why(s, "row:1") == ("P7.3", "The game is over.")
