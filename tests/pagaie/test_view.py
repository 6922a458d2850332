"""What the page needs is in the view, by name: no rule has to be known to draw it."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY, SPECTATOR
from motu.games.pagaie import flow, moves
from motu.games.pagaie.state import PagaieState
from tests.pagaie.board import PAGAIE, choose, free, table


def view(s: PagaieState, seat: int = 0) -> Any:
    return PAGAIE.view(s, seat)


def test_the_board_shows_tiles_paddles_and_what_is_free() -> None:
    s = table(seat=2, paddles={"row 1": 0, "column b": 1}, board={"c2": "SEA-SH-x-MR-0", "a5": ""})
    board = view(s)["board"]
    assert (board["rows"], board["columns"], len(board["slots"]), len(board["lines"])) == (5, 5, 25, 10)
    slots = {slot["handle"]: slot for slot in board["slots"]}
    assert slots["slot:c2"] == {
        "handle": "slot:c2",
        "row": 2,
        "column": 3,
        "tile": {"id": "SEA-SH-x-MR-0", "terrain": "sea", "cells": ["seahorse", "bottle", "manta", ""]},
        "free": True,
    }
    assert slots["slot:a5"]["tile"] is None
    assert [name for name, slot in slots.items() if slot["free"]] == [f"slot:{name}" for name in free(s)]
    lines = {line["handle"]: line for line in board["lines"]}
    assert lines["row:1"] == {"handle": "row:1", "paddle": 0, "fixed": False, "free": 0, "leaves": 15}
    assert lines["column:a"] == {"handle": "column:a", "paddle": None, "fixed": False, "free": 3, "leaves": 12}


def test_the_paddle_that_stays_is_nobodys() -> None:
    lines = {line["handle"]: line for line in view(table(seats=3))["board"]["lines"]}
    assert lines["row:5"] == {"handle": "row:5", "paddle": None, "fixed": True, "free": 0, "leaves": 20}


def test_the_score_board_shows_everybodys_counts_and_the_next_flower() -> None:
    others = {1: {"island": "SEA-SH-SH-SH-x@0,0"}, 3: {"island": "SEA-SH-SH-0-0@0,0"}}
    s = table("sea@0,0 sea@2,0 sea@0,2 sea@2,2 sand@1,0 sand@1,2 hut@1,1", others=others, flowers="2 seahorse 1 hut")
    elements = {line["element"]: line for line in view(s)["elements"]}
    assert list(elements) == ["seahorse", "manta", "octopus", "fish", "turtle", "parrot", "crab", "hut", "tiki"]
    assert elements["seahorse"] == {
        "element": "seahorse",
        "terrain": "sea",
        "factor": 1,
        "flowers": 2,
        "worth": 2,
        "seen": [2, 3, 0, 2],
        "next_worth": 3,
        "next_flower": [2, 3, 0, 2],
    }
    hut = elements["hut"]
    assert (hut["worth"], hut["next_worth"], hut["next_flower"]) == (7, 14, [7, 0, 0, 0])
    assert view(s)["bottles"] == {"costs": 3, "seen": [0, 1, 0, 0]}


def test_an_island_shows_levels_cells_and_what_is_covered() -> None:
    s = table("SEA-SH-SH-0-0@0,0 SEA-OC-OC-FI-x@2,0 sand@1,0r1", flowers="1 turtle")
    player = view(s)["players"][0]
    island = player["island"]
    assert island["bounds"] == {"left": 0, "top": 0, "right": 4, "bottom": 2}
    assert island["tiles_of"] == {"sea": 2, "sand": 1, "construction": 0}
    assert {name: n for name, n in island["seen"].items() if n} == {"seahorse": 1, "octopus": 1, "fish": 1, "turtle": 1}
    first, second, sand = island["tiles"]
    assert first["cells"] == ["seahorse", "seahorse", "", ""]
    assert first["covered"] == [False, True, True, False]
    assert second["covered"] == [True, False, False, True]
    assert sand == {
        "id": "SAND-TU-0-0-0",
        "terrain": "sand",
        "level": 2,
        "column": 1,
        "row": 0,
        "turn": 1,
        "cells": ["", "turtle", "", ""],  # as it lies now
        "covered": [False] * 4,
    }
    assert (player["score"], player["place"], player["pirogue"], player["flowers"]) == (2, 1, True, [])


def test_an_empty_island_has_no_size() -> None:
    assert view(table())["players"][0]["island"]["bounds"] == {"left": 0, "top": 0, "right": 0, "bottom": 0}


def test_whoever_builds_sees_each_place_with_what_it_covers_and_changes() -> None:
    s = table("SEA-SH-SH-SH-x@0,0 SEA-MR-MR-MR-x@2,0", taken="sand sea hut", flowers="2 seahorse 1 manta 3 turtle")
    shown = view(s)
    assert [(place["column"], place["row"]) for place in shown["places"]["sand"]] == [(1, 0)]
    (place,) = shown["places"]["sand"]
    assert [(cell["column"], cell["row"], cell["icon"]) for cell in place["covers"]] == [
        (1, 0, "seahorse"),
        (2, 0, "manta"),
        (2, 1, "bottle"),
        (1, 1, "seahorse"),
    ]
    assert place["covered_worth"] == 2 + 1 - 3 + 2
    assert [(part["icon"], part["count"], part["points"]) for part in place["loses"]] == [
        ("seahorse", 2, -4),
        ("manta", 1, -1),
        ("bottle", 1, 3),
    ]
    sand, sea, hut = shown["players"][0]["held"]
    assert sand["brings"] == [{"icon": "turtle", "count": 1, "points": 6}]
    assert hut["brings"] == [{"icon": "hut", "count": 1, "points": 0}]
    assert (sand["worth"], sand["changes"], sand["has_place"]) == (6, [4], True)
    assert set(sea["changes"]) == {2}
    assert len(sea["changes"]) == len(shown["places"]["sea"])
    assert (hut["has_place"], hut["changes"], hut["may_discard"]) == (False, [], True)
    assert sand["looks"] == [
        ["turtle", "", "", ""],
        ["", "turtle", "", ""],
        ["", "", "turtle", ""],
        ["", "", "", "turtle"],
    ]
    assert view(s, 1)["places"] is None
    assert "changes" not in view(s, 1)["players"][0]["held"][0]


def test_the_change_that_is_shown_is_the_one_that_comes() -> None:
    """For every tile in hand and every place, in whole games."""
    checked = 0
    for seats in (2, 4):
        s = PAGAIE.new(seats, {})
        dice = Dice(seats)
        while s.awaiting() != NOBODY:
            if s.awaiting() == CHANCE:
                s.chance(dice)
                continue
            if s.agenda[-1].step == flow.AT and dice.below(4) == 0:
                checked += check_changes(s)
            s.play(s.moves()[dice.below(len(s.moves()))])
    assert checked > 100


def check_changes(s: PagaieState) -> int:
    shown, seat = view(s, s.awaiting()), s.awaiting()
    decision = PAGAIE.decision(s)
    held = next(one for one in shown["players"][seat]["held"] if one["handle"] == decision.about["held"])
    places = {place["handle"]: n for n, place in enumerate(shown["places"][held["tile"]["terrain"]])}
    for option in decision.options:
        after = s.clone()
        after.play(option.move)
        while after.awaiting() == seat and after.agenda[-1].step == flow.TURN:
            after.play(after.moves()[-1])
        change = after.scores()[seat] - s.scores()[seat]
        number = places[option.handles[0]]
        assert held["changes"][number] == change == option.gain
        parts = [*held["brings"], *shown["places"][held["tile"]["terrain"]][number]["loses"]]
        assert sum(part["points"] for part in parts) == change, "kind by kind it is the same"
    return len(decision.options)


def test_turns_and_flowers_of_the_day() -> None:
    s = table(seat=1, first=0)
    shown = view(s)
    assert [(turn["seat"], turn["done"], turn["now"]) for turn in shown["turns"]] == [
        (0, True, False),
        (1, False, True),
        (2, False, False),
        (3, False, False),
    ]
    assert [(turn["seat"], turn["now"]) for turn in shown["pickers"]] == [(3, False), (2, False)]
    choose(s, "row 1")
    assert [turn["now"] for turn in view(s)["turns"]] == [False, True, False, False]
    s = table(taken="sea", seat=1, first=0)
    assert [turn["now"] for turn in view(s)["turns"]] == [False, True, False, False]
    choose(s, "end turn")
    assert [turn["now"] for turn in view(s)["turns"]] == [False, False, True, False]
    s = table(step=flow.FLOWER)
    shown = view(s)
    assert all(turn["done"] for turn in shown["turns"])
    assert [(turn["seat"], turn["now"]) for turn in shown["pickers"]] == [(3, True), (2, False)]
    assert not any(turn["done"] for turn in shown["pickers"])


def test_steps_and_what_a_question_is_about() -> None:
    s = table("sea@0,0", board={"a1": "sea", "b1": "SEA-MR-0-OC-0"})

    def asked(seat: int = 0) -> tuple[str, str, str | None, dict[str, str | int]]:
        decision = PAGAIE.decision(s)
        return view(s, seat)["step"], decision.step, decision.part, decision.about

    assert asked() == ("line", "line", "line", {})
    choose(s, "row 1")
    assert asked() == ("tiles", "tiles", "tiles", {"line": "row:1", "most": 3})
    choose(s, "take a1 b1")
    assert asked() == ("build", "build", "build", {})
    choose(s, "place sea-sh-0-0-0")
    assert asked() == ("build", "place", "build", {"held": "taken:SEA-SH-0-0-0"})
    choose(s, "at 2 0")
    assert asked() == ("build", "turn", "build", {"held": "taken:SEA-SH-0-0-0", "column": 2, "row": 0})
    s = table(step=flow.FLOWER, board={"b1": "SEA-MR-0-OC-0"})
    assert asked(3) == ("flower", "flower", "flower", {})
    choose(s, "flower b1")
    assert asked(3) == ("flower", "element", "flower", {"slot": "slot:b1"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_to_click_touch_the_island_and_are_not_too_many(seats: int) -> None:
    s = PAGAIE.new(seats, {})
    dice = Dice(seats)
    most = 0
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            s.chance(dice)
            continue
        handles = [handle for handle in view(s, s.awaiting())["handles"] if handle.startswith("place:")]
        most = max(most, len(handles))
        building = s.agenda[-1].step in (flow.MENU, flow.AT, flow.TURN)
        assert bool(handles) == building
        sea = [(int(moves.x_of(tile)), int(moves.y_of(tile))) for tile in s.players[s.awaiting()].island.sea]
        for column, row in (map(int, handle.split(":")[1:]) for handle in handles if sea):
            assert any(abs(column - x) <= 2 and abs(row - y) <= 2 for x, y in sea), "at least by a corner"
        s.play(s.moves()[dice.below(len(s.moves()))])
    assert 60 < most <= 160
    assert not any(handle.startswith("place:") for handle in view(s, SPECTATOR)["handles"])


def test_discarded_tiles_and_unused_start_tiles_are_shown() -> None:
    s = table(taken="sand hut tiki")
    choose(s, "discard con-hut")
    assert view(s, 1)["discarded"] == [{"id": "CON-HUT", "terrain": "construction", "cells": ["hut"] * 4}]
    begun = PAGAIE.new(4, {})
    choose(begun, "start crab", "start fish", "start manta", "start turtle")
    assert view(begun)["unused_starts"] == ["seahorse", "octopus", "parrot"]
