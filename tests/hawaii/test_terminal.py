"""Hawaii from the command line: played, watched, simulated, replayed, proved, explained."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from motu.cli import rules
from motu.core.edition import standard
from motu.shelf import games
from motu.words import LANGUAGES, Words
from tests.support.terminal import assert_a_whole_game_is_recorded_replayed_and_proved, motu


def test_a_whole_game_against_bots_is_recorded_replayed_and_proved(tmp_path: Path) -> None:
    assert_a_whole_game_is_recorded_replayed_and_proved("hawaii", tmp_path, "The island")


def test_people_pass_the_keyboard_round_and_see_their_own_resources() -> None:
    typed = "\n" + "1\n" * 40
    shown = motu("play", "hawaii", "--terminal", "--humans", "Ana,Ben", "--seed", "4", typed=typed).stdout
    _, *sittings = re.split(r"Pass the keyboard to (Ana|Ben), who then presses Enter\.", shown)
    assert {*sittings[::2]} == {"Ana", "Ben"}
    assert "You own: 13 shells and 7 feet" in sittings[1]
    assert "You own: 13 shells, 7 feet and 2 fruits" in sittings[3]


def test_a_turn_is_confirmed_and_can_be_taken_back() -> None:
    words = "play hawaii --terminal --humans 2 --seed 4 --settings confirm_end_of_turn=on"
    shown = motu(*words.split(), typed="\nfinish 1\nu\nq\n").stdout
    assert "End your turn, or undo." in shown
    assert "Taken back." in shown
    assert shown.count("What does your chief do?") == 2


def test_pieces_are_explained() -> None:
    typed = "\n? hula\n? H9.2\n? harbour\n"
    shown = motu("play", "hawaii", "--terminal", "--humans", "2", "--seed", "4", typed=typed).stdout
    assert "Side II: 2 points at the end for each tile of its village." in shown
    assert "product:hula: First send your chief to a place. (H5.1)" in shown
    assert "You send ready boats with enough spaces" in shown
    assert re.search(r"harbour: you can use this now, with option \d+\.", shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken(language: str) -> None:
    words = Words("hawaii", language)
    more = ["--bots", "random", "--language", language, "--seed", "2"]
    shown = motu("play", "hawaii", "--terminal", *more, typed="l\n" + "1\n" * 60).stdout
    for id in ("board-island", "board-posts", "board-own", "terminal-source", "terminal-left"):
        assert words.text(id, {}) in shown
    assert not re.search(r"\b(terminal|board|why|told|name|ask)-[a-z]", shown)


def test_another_edition_is_played_and_simulated(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(standard("hawaii").replace("start_shells = 13", "start_shells = 30"))
    typed = "\n"
    shown = motu("play", "hawaii", "--terminal", "--humans", "2", "--edition", str(file), typed=typed).stdout
    assert "You own: 30 shells" in shown
    sim = ["sim", "hawaii", "--bots", "random", "--games", "2", "--workers", "1", "--json"]
    usual, changed = (json.loads(motu(*sim, *more).stdout) for more in ([], ["--edition", str(file)]))
    assert changed["bots"][0]["mean_score"] > usual["bots"][0]["mean_score"]


def test_simulated_with_any_settings() -> None:
    words = "sim hawaii --seats 5 --bots random --games 5 --seed 1 --workers 1 --json --settings preset=german"
    found = json.loads(motu(*words.split()).stdout)
    assert (found["game"], found["seats"], found["games"]) == ("hawaii", 5, 5)
    assert found["settings"]["preset"] == "german"


def test_the_rules_can_be_read() -> None:
    whole, one = (" ".join(motu("rules", "hawaii", *more).stdout.split()) for more in ([], ["h13.1"]))
    assert "Hawaii: the rules" in whole
    assert all(number in whole for number in rules.numbered(games["hawaii"], "en"))
    assert "A village is scored when it reaches under a tiki" in one
    assert "H13.2" not in one
