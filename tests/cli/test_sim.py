"""Simulations from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motu.core.edition import standard
from tests.cli.command import complaint, motu

FIELDS = {"bot", "games", "win_rate", "win_rate_low", "win_rate_high", "mean_score"}


def test_json_is_one_object_and_nothing_else() -> None:
    words = "sim hawaii --seats 4 --bots greedy,random,random,random --games 2 --seed 1 --workers 1 --json"
    result = motu(*words.split())
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 1
    found = json.loads(result.stdout)
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("hawaii", 4, 2, 1)
    assert found["mean_length"] > 100
    greedy, random = found["bots"]
    assert set(greedy) == set(random) == FIELDS
    assert found["line_up"] == ["greedy", "random", "random", "random"]
    assert (greedy["bot"], greedy["games"]) == ("greedy", 2)
    assert (random["bot"], random["games"]) == ("random", 2)
    assert greedy["win_rate"] > random["win_rate"]
    assert greedy["mean_score"] > random["mean_score"]


def test_a_table_is_for_people() -> None:
    shown = motu("sim", "moorea", "--bots", "random", "--seats", "3", "--games", "6", "--workers", "1").stdout
    for part in ("moorea, 3 seats, seed 0", "random", "100.0%", "95 % interval", "6 games of", "mean score"):
        assert part in shown


def simulated(*more: str) -> dict[str, object]:
    result = motu("sim", "moorea", "--bots", "random", "--games", "4", "--workers", "1", "--json", *more)
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


def test_seed_settings_and_edition_change_the_games(tmp_path: Path) -> None:
    usual = simulated()
    assert simulated() == usual
    assert simulated("--seed", "1") != usual
    assert simulated("--settings", "same_sites_add_up=no", "--settings", "hand_tracker=on")["settings"] == {
        "starting_player": "random",
        "tie_break": "shared",
        "same_sites_add_up": "no",
        "hand_tracker": "on",
        "confirm_end_of_turn": "off",
    }
    file = tmp_path / "mine.toml"
    file.write_text(standard("moorea").replace("points = 4\n", "points = 44\n"))
    assert simulated("--edition", str(file))["bots"] != usual["bots"]


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["--bots", "random,genius"], 1, "There is no bot 'genius'; there are: random, greedy."),
        (["--bots", "random,random,random", "--seats", "2"], 1, "name 1 to 2 bots"),
        (["--bots", ","], 1, "name 1 to 2 bots"),
        (["--seats", "6"], 1, "moorea is for 2 to 5 seats"),
        (["--games", "0"], 2, "--games"),
        (["--games", "many"], 2, "--games"),
        (["--workers", "-1"], 2, "--workers"),
        (["--settings", "starting_player=5", "--seats", "3"], 1, "there is no seat 5"),
    ],
)
def test_mistakes_are_answered_in_one_line(words: list[str], code: int, message: str) -> None:
    assert message in complaint(motu("sim", "moorea", *words), code)


def test_an_unknown_game_says_what_there_is() -> None:
    assert "There is no game 'chess'; there are: moorea, hawaii." in complaint(motu("sim", "chess"), 1)
