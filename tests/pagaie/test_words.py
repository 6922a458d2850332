"""Events as a player reads them."""

from __future__ import annotations

import pytest

from motu.games.pagaie import flow
from motu.words import LANGUAGES, Words
from tests.pagaie.board import PAGAIE, choose, table

NAMES = ["Lea", "Jonas", "Anouk", "Reef"]


def told(lines: list[object], language: str = "en", reader: int = 1) -> list[str]:
    words = Words("pagaie", language, strict=True)
    return [words.say(PAGAIE.tell(event), NAMES, reader) for event in lines]  # type: ignore[arg-type]


def test_a_turn_is_told() -> None:
    s = table("SEA-SH-SH-0-0@0,0r1 sea@2,0", board={"a1": "sand", "b1": "hut"}, flowers="1 turtle 3 seahorse")
    log = choose(s, "row 1", "take a1 b1", "place sand-tu-0-0-0", "turn 0")
    assert told(log) == [
        "Lea took Sand (Turtle, –, –, –) and Hut from row 1",
        "Lea placed the sand tile (Turtle, –, –, –) at column 1, row 0, over 3 seahorses: -7 points",
        "Lea ended the turn and kept Hut",
    ]
    assert told(log, reader=0)[0].startswith("You took ")


def test_flowers_and_days_are_told() -> None:
    s = table(step=flow.FLOWER, day=2, board={"a1": "SAND-CR-0-CR-0", "b1": "hut"})
    assert told(choose(s, "flower a1", "flower b1")) == [
        "Reef added a flower from A1: the crab is worth 2 points now",
        "Anouk added a flower from B1: the hut is worth 7 points now",
        "Day 2 is over: the paddles are taken back",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_discard_is_told_in_every_language(language: str) -> None:
    s = table(taken="sand hut tiki")
    (line, _) = told(choose(s, "discard con-hut"), language)
    assert Words("pagaie", language).text("name-hut", {}).lower() in line.lower()
    assert "Lea" in line


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Where does the tiki go?"),
        ("fr", "Où va le tiki\u202f?"),
        ("de", "Wohin legst du den Tiki?"),
    ],
)
def test_a_place_is_asked_for_in_every_language(language: str, asked: str) -> None:
    sea = "sea@0,0 sea@2,0 sea@0,2 sea@2,2 SEA-MR-0-0-0@4,0 SEA-MR-0-0-0@4,2"
    s = table(f"{sea} sand@1,0 sand@3,0 sand@1,2 sand@3,2", taken="tiki SEA-OC-0-0-0")
    choose(s, "place con-tiki")
    assert Words("pagaie", language, strict=True).say(PAGAIE.decision(s).prompt) == asked
