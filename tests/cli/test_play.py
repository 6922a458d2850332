"""Playing in the terminal, as somebody at the keyboard sees it."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from typer.testing import Result

from motu import shelf
from motu.core.edition import standard
from motu.core.game import Phrase
from motu.core.record import replay
from motu.core.record import verify as prove
from motu.games.moorea.components import GOOD_NAMES
from motu.words import LANGUAGES, Words
from tests.cli.command import complaint, motu

TIP = "Cards drawn in a turn: up to 2 instead of 1."
TURNS = "3\n2\n1\n" * 1000  # the third option, the second, the first: a purchase now and then, and a quick end


def play(*words: str, typed: str = "") -> Result:
    """A game of Moorea at the keyboard."""
    return motu("play", "--terminal", "moorea", *words, typed=typed)


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


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = (play("--seed", seed, typed=TURNS[:60]).stdout for seed in ("5", "5", "6"))
    assert first == second != other


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


@pytest.mark.parametrize("typed", ["", "q\n", "1\n1\n"])
def test_leaving_is_polite(typed: str) -> None:
    result = play("--seed", "1", typed=typed)
    assert result.exit_code == 0
    assert "You have left the table. Goodbye!" in result.stdout
    assert "No record was kept" in result.stdout


def test_a_game_that_was_left_can_be_replayed_from_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--seed", "1", "--record", str(file), typed="1\nq\n")
    record = json.loads(file.read_text())
    assert record["seed"] is None  # the dice stay sealed
    assert replay(record).awaiting() >= 0


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


def test_with_several_games_it_asks_which() -> None:
    assert "2  Hawaii" in motu("play", "--terminal", typed="1\nq\n").stdout
    assert motu("play", "--terminal", typed="").exit_code == 0
    assert "There is no game 'chess'; there are: moorea, hawaii." in complaint(
        motu("play", "--terminal", typed="chess\n"), 1
    )
    assert "choose one of moorea, hawaii" in complaint(motu("sim"), 2)


def test_the_only_game_need_not_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "games", {"moorea": shelf.games["moorea"]})
    assert "Moorea. The dice are sealed" in motu("play", "--terminal", typed="q\n").stdout
    assert motu("sim", "--bots", "random", "--games", "1", "--workers", "1").exit_code == 0


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["--bots", "genius"], 1, "There is no bot 'genius'; there are: random, greedy."),
        (["--seats", "7"], 1, "moorea is for 2 to 5 seats, not 7."),
        (["--seats", "x"], 2, "Invalid value for '--seats': Input should be a valid integer"),
        (["--humans", "3", "--seats", "2"], 2, "no room for 3 people and 0 bots at 2 seats"),
        (["--humans", "Ana,Ana"], 2, "neither a number nor different names"),
        (["--humans", "100"], 2, "too many people"),
        (["--humans", "-1"], 2, "neither a number nor different names"),
        (["--humans", "Ana,7"], 2, "neither a number nor different names"),
        (["--humans", "1.5"], 2, "neither a number nor different names"),
        (["--settings", "tie_break"], 2, "write NAME=VALUE"),
        (["--settings", "wind=strong"], 1, "moorea has no setting 'wind'; it has: starting_player,"),
        (["--settings", "tie_break=dice"], 1, "tie_break can be shared, fewer_products, fewer_tools, not 'dice'."),
        (["--language", "la"], 1, "en, fr, de"),
        (["--edition", "nowhere.toml"], 1, "nowhere.toml: No such file or directory."),
        (["--record", "no/where.json"], 2, "there is no folder no; make it first"),
        (["--colour"], 2, "No such option: --colour"),
    ],
)
def test_mistakes_are_answered_in_one_line(words: list[str], code: int, message: str) -> None:
    assert message in complaint(play(*words), code)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--seats", "3"),
        ("--humans", "2"),
        ("--bots", "random"),
        ("--seed", "1"),
        ("--settings", "tie_break=shared"),
        ("--language", "en"),
        ("--record", "game.json"),
        ("--edition", "mine.toml"),
    ],
)
def test_what_only_the_terminal_takes_is_not_passed_over_in_the_browser(
    option: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text(standard("moorea"))
    said = complaint(motu("play", "moorea", option, value), 2)
    assert f"Invalid value for {option}: only the terminal takes it; add --terminal." in said


def test_a_broken_edition_names_its_line_in_the_browser_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(edition("hand_limit = 6", "hand_limit = -6"))
    assert re.search(r"line \d+: .*hand_limit", complaint(motu("play", "moorea", "--edition", str(file)), 1))


def test_an_old_record_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    assert "exists already" in complaint(play("--record", str(file)), 2)
    assert file.read_text() == "precious"


def test_a_folder_that_takes_no_record_is_named_before_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, how: (Path(path), how) != (tmp_path, os.W_OK))
    said = complaint(play("--record", str(tmp_path / "game.json")), 2)
    assert f"nothing can be written in {tmp_path}; choose another." in said


def test_a_broken_edition_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(edition("hand_limit = 6", "hand_limit = -6"))
    assert re.search(r"line \d+: .*hand_limit", complaint(play("--edition", str(file)), 1))
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file in UTF-8" in complaint(play("--edition", str(file)), 2)
