"""Pagaie from the command line: played, watched, simulated, replayed, proved, explained."""

from __future__ import annotations

import json
from pathlib import Path

from motu.cli import rules
from tests.pagaie.board import PAGAIE
from tests.support.terminal import assert_a_whole_game_is_recorded_replayed_and_proved, motu


def test_a_whole_game_against_bots_is_recorded_replayed_and_proved(tmp_path: Path) -> None:
    assert_a_whole_game_is_recorded_replayed_and_proved("pagaie", tmp_path, "Tiles on offer")


def test_a_turn_is_written_and_taken_back() -> None:
    words = "play pagaie --terminal --humans 2 --seed 4"
    said = motu(*words.split(), typed="\nrow 2\ntake a2\nu\nq\n").stdout
    assert "Take up to 2 tiles from row 2." in said
    assert "Taken back." in said


def test_pieces_are_explained() -> None:
    typed = "\n? turtle\n? P5.3\n? slot:a1\n"
    said = motu("play", "pagaie", "--terminal", "--humans", "2", "--seed", "4", typed=typed).stdout
    assert "In sight it brings 2 points for each flower of its kind." in said
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
