"""Pagaie as text: what a seat sees, cell by cell."""

from __future__ import annotations

import re

import pytest

from motu.words import LANGUAGES, Words
from tests.pagaie.board import PAGAIE, choose, table
from tests.support.text_boards import row, shown


def test_the_board_shows_paddles_tiles_and_the_score_board() -> None:
    others = {1: {"island": "SEA-OC-OC-OC-x@0,0", "pontoon": "hut"}}
    s = table("sea@0,0", seat=0, paddles={"row 1": 1, "column c": 3}, others=others, flowers="2 octopus 1 hut")
    text = shown(PAGAIE, s)
    assert text.splitlines()[0] == "Day 1 of 8 · Lea: Line · Lea has the pirogue"
    assert "Turns today: → Lea, Jonas, Anouk, Kai" in text
    assert "Flowers today: Kai, Anouk" in text
    assert "paddle of" in text
    assert row(text, "o Octopus") == ["o Octopus", "2", "2", "0", "3", "0", "0"]
    assert row(text, "H Hut") == ["H Hut", "1", "7", "0", "0", "0", "0"]
    assert row(text, "x Bottles") == ["x Bottles", "-3", "0", "1", "0", "0"]
    assert row(text, "Points") == ["Points", "0", "3", "0", "0"]
    assert "In hand: Hut" in text


def test_an_island_is_drawn_cell_by_cell() -> None:
    s = table("SEA-SH-SH-0-0@0,0 SEA-OC-OC-FI-x@2,0 sea@1,2 sand@1,0")
    lines = shown(PAGAIE, s).splitlines()
    at = next(number for number, line in enumerate(lines) if line == "Island of Lea")
    assert [line.split() for line in lines[at + 1 : at + 6]] == [
        ["0", "1", "2", "3"],
        ["0", "s", "t", ":", "o"],
        ["1", "~", ":", ":", "f"],
        ["2", ".", "s", "~", "."],
        ["3", ".", "~", "~", "."],
    ]


def test_the_own_island_comes_last() -> None:
    text = shown(PAGAIE, table("sea@0,0", others={1: {"island": "sea@0,0"}}), seat=1)
    assert text.index("Island of Kai") < text.index("Island of Jonas")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_drawn(language: str) -> None:
    s = table("sea@0,0", seats=3, taken="sand hut")
    text = shown(PAGAIE, s, language=language)
    assert Words("pagaie", language).text("board-fixed-paddle", {}).split()[0] in text
    assert not re.search(r"\b(board|name|step|tile)-[a-z]", text)
    choose(s, "end turn")
    assert shown(PAGAIE, s, language=language)
