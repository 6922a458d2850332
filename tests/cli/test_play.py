"""Playing any game in the terminal: starting, leaving, mistakes."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from typer.testing import Result

from motu import shelf
from motu.bots.levels import LEVELS
from motu.core.edition import standard
from motu.core.record import replay
from motu.shelf import bots, games
from motu.words import LANGUAGES, Words
from tests.support.play import EXAMPLE
from tests.support.terminal import complaint, motu

FIRST = games[EXAMPLE].settings[0]


def play(*words: str, typed: str = "") -> Result:
    """A game at the keyboard, against bots that need not be asked for."""
    against = [] if "--bots" in words or "--humans" in words else ["--bots", "greedy"]
    return motu("play", "--terminal", EXAMPLE, *words, *against, typed=typed)


def title(game: str) -> str:
    return Words(game, "en").text("title", {})


def broken(game: str) -> str:
    """A component file with one number that cannot be."""
    text = standard(game)
    assert "min_players = 2" in text
    return text.replace("min_players = 2", "min_players = -2")


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = (play("--seed", seed, typed="3\n2\n1\n" * 10).stdout for seed in ("5", "5", "6"))
    assert first == second != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_are_offered_from_weak_to_strong(language: str) -> None:
    words = Words("", language)
    shown = motu("play", "--terminal", EXAMPLE, "--seed", "1", "--language", language, typed="q\n").stdout
    names = [words.text(f"bot-{level.name}", {}) for level in LEVELS]
    assert [f"{number} · {name} · " in shown for number, name in enumerate(names, 1)] == [True] * 5
    assert words.text("bot-random", {}) not in shown
    assert words.text("bot-greedy", {}) not in shown


@pytest.mark.parametrize(
    ("answer", "level"), [("", "beachcomber"), ("1", "beachcomber"), ("3", "fisher"), ("elder", "elder")]
)
def test_who_says_nothing_plays_against_the_weakest(answer: str, level: str) -> None:
    shown = motu("play", "--terminal", EXAMPLE, "--seats", "2", "--seed", "1", typed=f"{answer}\nq\n").stdout
    assert f"{level} 2" in shown


def test_where_nobody_can_be_asked_nobody_is() -> None:
    assert motu("play", "--terminal", EXAMPLE, "--humans", "2", "--seats", "2", typed="q\n").exit_code == 0
    assert motu("play", "--terminal", EXAMPLE, typed="").exit_code == 0


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


def test_with_several_games_it_asks_which() -> None:
    shown = motu("play", "--terminal", typed="1\nq\n").stdout
    assert all(f"{number}  {title(game)}" in shown for number, game in enumerate(games, 1))
    assert motu("play", "--terminal", typed="").exit_code == 0
    assert f"There is no game 'chess'; there are: {', '.join(games)}." in complaint(
        motu("play", "--terminal", typed="chess\n"), 1
    )
    assert f"choose one of {', '.join(games)}" in complaint(motu("sim"), 2)


def test_the_only_game_need_not_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "games", {EXAMPLE: games[EXAMPLE]})
    assert f"{title(EXAMPLE)}. The dice are sealed" in motu("play", "--terminal", typed="\nq\n").stdout
    assert motu("sim", "--bots", "random", "--games", "1", "--workers", "1").exit_code == 0


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["--bots", "genius"], 1, f"There is no bot 'genius'; there are: {', '.join(bots)}."),
        (["--seats", "7"], 1, f"{EXAMPLE} is for 2 to 5 seats, not 7."),
        (["--seats", "x"], 2, "Invalid value for '--seats': Input should be a valid integer"),
        (["--humans", "3", "--seats", "2"], 2, "no room for 3 people and 0 bots at 2 seats"),
        (["--humans", "Ana,Ana"], 2, "neither a number nor different names"),
        (["--humans", "100"], 2, "too many people"),
        (["--humans", "-1"], 2, "neither a number nor different names"),
        (["--humans", "Ana,7"], 2, "neither a number nor different names"),
        (["--humans", "1.5"], 2, "neither a number nor different names"),
        (["--settings", FIRST.name], 2, "write NAME=VALUE"),
        (["--settings", "wind=strong"], 1, f"{EXAMPLE} has no setting 'wind'; it has: {FIRST.name},"),
        (["--settings", f"{FIRST.name}=dice"], 1, f"{FIRST.name} can be {', '.join(FIRST.values)}, not 'dice'."),
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
        ("--settings", f"{FIRST.name}={FIRST.values[0]}"),
        ("--language", "en"),
        ("--record", "game.json"),
        ("--edition", "mine.toml"),
    ],
)
def test_options_for_the_terminal_are_refused_in_the_browser(
    option: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text(standard(EXAMPLE))
    said = complaint(motu("play", EXAMPLE, option, value), 2)
    assert f"Invalid value for {option}: only the terminal takes it; add --terminal." in said


def test_a_broken_edition_names_its_line_in_the_browser_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(broken(EXAMPLE))
    assert re.search(r"line \d+: .*min_players", complaint(motu("play", EXAMPLE, "--edition", str(file)), 1))


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
    file.write_text(broken(EXAMPLE))
    assert re.search(r"line \d+: .*min_players", complaint(play("--edition", str(file)), 1))
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file in UTF-8" in complaint(play("--edition", str(file)), 2)
