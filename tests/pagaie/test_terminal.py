"""Pagaie from the command line: played, watched, simulated, replayed, proved, explained; and its board as text."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from motu.cli import boards, rules
from motu.core.record import replay
from motu.games.pagaie.state import PagaieState
from motu.words import LANGUAGES, Words
from tests.cli.command import motu
from tests.pagaie.positions import PAGAIE, choose, table

NAMES = ["Lea", "Jonas", "Anouk", "Kai"]
TURNS = "1\n" * 3000  # the first option again and again


def shown(s: PagaieState, seat: int = 0, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=160, highlight=False)
    console.print(boards.draw(PAGAIE.view(s, seat), Words("pagaie", language, strict=True), NAMES))
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


def row(text: str, beginning: str) -> list[str]:
    """The cells of the line that begins so."""
    (line,) = [line for line in text.splitlines() if line.strip().startswith(beginning)]
    return re.split(r"\s{2,}", line.strip())


def test_the_board_shows_paddles_tiles_and_the_score_board() -> None:
    others = {1: {"island": "SEA-OC-OC-OC-x@0,0", "pontoon": "hut"}}
    s = table("sea@0,0", seat=0, paddles={"row 1": 1, "column c": 3}, others=others, flowers="2 octopus 1 hut")
    text = shown(s)
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
    lines = shown(s).splitlines()
    at = next(number for number, line in enumerate(lines) if line == "Island of Lea")
    assert [line.split() for line in lines[at + 1 : at + 6]] == [
        ["0", "1", "2", "3"],
        ["0", "s", "t", ":", "o"],
        ["1", "~", ":", ":", "f"],
        ["2", ".", "s", "~", "."],
        ["3", ".", "~", "~", "."],
    ]


def test_the_own_island_comes_last() -> None:
    text = shown(table("sea@0,0", others={1: {"island": "sea@0,0"}}), seat=1)
    assert text.index("Island of Kai") < text.index("Island of Jonas")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_drawn(language: str) -> None:
    s = table("sea@0,0", seats=3, taken="sand hut")
    text = shown(s, language=language)
    assert Words("pagaie", language).text("board-fixed-paddle", {}).split()[0] in text
    assert not re.search(r"\b(board|name|step|tile)-[a-z]", text)
    choose(s, "end turn")
    assert shown(s, language=language)


def test_a_whole_game_against_bots_is_recorded_replayed_and_proved(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    words = ["--seats", "3", "--bots", "random", "--seed", "3", "--record", file]
    played = motu("play", "pagaie", "--terminal", *words, typed=TURNS)
    assert played.exit_code == 0
    assert "The game is over" in played.stdout
    scores = replay(json.loads(Path(file).read_text())).scores()
    assert f"Player 1, {scores[0]} point" in played.stdout
    assert motu("verify", file).exit_code == 0
    stepped = motu("replay", file, typed="n\n5\ne\nq\n")
    assert stepped.exit_code == 0
    assert "Tiles on offer" in stepped.stdout


def test_a_turn_is_written_and_taken_back() -> None:
    words = "play pagaie --terminal --humans 2 --seed 4"
    said = motu(*words.split(), typed="\nrow 2\ntake a2\nu\nq\n").stdout
    assert "Which tiles do you take from row 2?" in said
    assert "Taken back." in said


def test_pieces_are_explained() -> None:
    typed = "\n? turtle\n? P5.3\n? slot:a1\n"
    said = motu("play", "pagaie", "--terminal", "--humans", "2", "--seed", "4", typed=typed).stdout
    assert "Each flower makes one that can be seen worth 2 points." in said
    assert "Sand: all 4 cells are sea without sand" in said
    assert "slot:a1: First choose the row or column. (P3.4)" in said


def test_simulated_with_any_settings() -> None:
    words = "sim pagaie --seats 4 --bots random --games 5 --seed 1 --workers 1 --json --settings board_size=6"
    found = json.loads(motu(*words.split()).stdout)
    assert (found["game"], found["seats"], found["games"]) == ("pagaie", 4, 5)
    assert found["settings"]["board_size"] == "6"


def test_the_rules_can_be_read() -> None:
    whole, one = (" ".join(motu("rules", "pagaie", *more).stdout.split()) for more in ([], ["p5.2"]))
    assert "Pagaie: the rules" in whole
    assert all(number in whole for number in rules.numbered(PAGAIE, "en"))
    assert "A corner is not enough" in one
    assert "P5.3" not in one
