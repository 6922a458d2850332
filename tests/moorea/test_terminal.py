"""Moorea in the terminal, as somebody at the keyboard sees it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import Result

from motu.core.edition import standard
from motu.core.game import Phrase
from motu.core.record import replay
from motu.core.record import verify as prove
from motu.games.moorea.components import GOOD_NAMES
from motu.words import LANGUAGES, Words
from tests.support.terminal import motu

TIP = "Cards drawn in a turn: up to 2 instead of 1."
TURNS = "3\n2\n1\n" * 1000  # the third option, the second, the first: a purchase now and then, and a quick end


def play(*words: str, typed: str = "") -> Result:
    """A game of Moorea at the keyboard."""
    against = [] if "--bots" in words or "--humans" in words else ["--bots", "greedy"]
    return motu("play", "--terminal", "moorea", *words, *against, typed=typed)


def test_a_whole_game_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play(
        "--seats",
        "2",
        "--bots",
        "random",
        "--seed",
        "7",
        "--record",
        str(file),
        typed=TURNS,
    )
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert re.search(r"1\. random 2, \d+ points\n2\. Player 1, \d+ points?\n", result.stdout)
    assert f"The record is in {file}." in result.stdout
    record = json.loads(file.read_text())
    assert prove(record).seats == 2
    final = replay(record)
    assert f"random 2, {final.scores()[1]} points" in result.stdout


def test_the_table_is_shown() -> None:
    shown = play("--seats", "3", "--seed", "1").stdout
    for part in (
        "Display",
        "Open row:",
        "Tools: Basket",
        "Pile",
        "Your hand, 7 of 6:",
        "greedy 2",
        "greedy 3",
        "Round 1",
    ):
        assert part in shown


def test_people_may_undo_until_they_end_their_turn() -> None:
    shown = play("--seats", "2", "--settings", "starting_player=1", "--seed", "2", typed="1\nu\nq\n").stdout
    assert "You passed" in shown
    assert "Taken back." in shown
    assert shown.count("Choose an action, or pass.") == 2
    assert shown.count("it is your turn") == 2


def test_undo_says_why_not() -> None:
    settings = "starting_player=1,confirm_end_of_turn=off"
    shown = play("--seats", "2", "--settings", settings, "--seed", "2", typed="u\n").stdout
    assert Words("moorea", "en").say(Phrase("no-undo-revealed")) in shown


def test_letters_and_question_marks_explain() -> None:
    typed = "?\n? tool:cart\n? cart\n? 1\n? M3.1\n? display:moon\n? pass\nl\nr\nt\n"
    shown = play("--seats", "2", "--settings", "starting_player=1", "--seed", "2", typed=typed).stdout
    assert "A number plays that option." in shown
    assert "What can be clicked elsewhere has a name here: pile, pass" in shown
    assert shown.count(TIP) == 2
    assert "tool:cart: The price is 5 equal commodities." in shown
    assert shown.count("You take at most one action in a turn.") == 3  # asked twice, and in the digest
    assert "display:moon: There is nothing like that on the table now. (M" in shown
    assert "pass: you can use this now, with option 1." in shown
    assert "Points from" in shown
    assert "Moorea: the rules" in shown
    assert shown.count("Your hand, 7 of 6:") == 2


def test_answers_that_are_none_are_refused_and_asked_again() -> None:
    shown = play("--seats", "2", "--settings", "starting_player=1", typed="99\n0\nfly\n\n").stdout
    assert len(re.findall(r"There are options 1 to \d+; \? helps\.", shown)) == 2
    assert "'fly' is no legal move now; the legal ones are: pass," in shown


def test_a_move_can_be_written() -> None:
    shown = play("--seats", "2", "--settings", "starting_player=1", typed="PASS\n").stdout
    assert "You passed" in shown


def hands_shown(text: str) -> list[str]:
    return re.findall(r"Your hand, .*", text)


def test_a_hand_is_shown_to_its_player_only() -> None:
    """Between two people the keyboard changes hands; only then the next hand appears."""
    typed = "\n" + "1\n1\n1\n\n" * 4
    shown = play("--humans", "Ana,Ben", "--settings", "starting_player=1", "--seed", "4", typed=typed).stdout
    first, *sittings = re.split(r"Pass the keyboard to (Ana|Ben), who then presses Enter\.", shown)
    assert not hands_shown(first)
    names, texts = sittings[::2], sittings[1::2]
    assert names[:4] == ["Ana", "Ben", "Ana", "Ben"]
    goods = "|".join(Words("moorea", "en").text(f"name-{good}.one", {}) for good in GOOD_NAMES)
    for name, text in zip(names, texts, strict=True):
        other = "Ben" if name == "Ana" else "Ana"
        assert f"{name}, it is your turn" in text or "You have left" in text
        assert not re.search(rf"{other} drew ({goods})\n", text)
    assert hands_shown(texts[0])


def test_bots_alone_can_be_watched() -> None:
    shown = play("--humans", "0", "--bots", "random", "--seats", "2", "--seed", "9").stdout
    assert "random 1 passed" in shown
    assert "The game is over" in shown
    assert "Your hand" not in shown
    assert not re.search(r"random \d drew (wood|clay|bamboo|a )", shown.replace("drew a card", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken(language: str) -> None:
    words = Words("moorea", language)
    typed = "?\n? cart\nl\n99\n" + "2\n1\n" * 8
    shown = play("--bots", "random", "--language", language, "--seed", "2", typed=typed).stdout
    for id in ("board-display", "board-row", "terminal-source", "terminal-left", "terminal-no-record"):
        assert words.text(id, {}) in shown
    assert words.say(Phrase("terminal-turn", (("seat", 0),))) in shown
    assert not re.search(r"\b(terminal|board|why|told|name|ask)-[a-z]", shown)


def test_another_edition_is_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(edition("hand_limit = 6", "hand_limit = 7"))
    shown = play("--edition", str(file), "--seed", "1", "--settings", "starting_player=1").stdout
    assert "Your hand, 7 of 7:" in shown


def edition(old: str, new: str) -> str:
    text = standard("moorea")
    assert old in text
    return text.replace(old, new)


def test_one_rule_whatever_the_case() -> None:
    for number in ("M5.8", "m5.8"):
        shown = motu("rules", "moorea", number).stdout
        assert "M5.8" in shown
        assert "M5.9" not in shown
        assert "nothing is ever free" in shown  # the last of its lines


@pytest.mark.parametrize(
    ("language", "title", "rule"),
    [
        ("fr", "Moorea\u00a0: les règles", "Tu paies exactement ce qui est dû, jamais plus."),
        ("de", "Moorea: die Regeln", "Du zahlst genau, was fällig ist, nie mehr."),
    ],
)
def test_another_language(language: str, title: str, rule: str) -> None:
    assert title in motu("rules", "moorea", "--language", language).stdout
    assert rule in motu("rules", "moorea", "M5.10", "--language", language).stdout


def test_at_a_table_the_rules_speak_its_language() -> None:
    shown = play("--language", "de", "--seed", "2", typed="? M5.10\nr\nq\n").stdout
    assert shown.count("Du zahlst genau, was fällig ist, nie mehr.") == 2
    assert "Moorea: die Regeln" in shown
