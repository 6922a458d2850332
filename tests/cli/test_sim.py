"""Simulations from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motu.shelf import bots, games
from tests.support.play import EXAMPLE, richer
from tests.support.terminal import complaint, motu

FIELDS = {"bot", "games", "win_rate", "win_rate_low", "win_rate_high", "mean_score"}


def test_json_is_one_object_and_nothing_else() -> None:
    words = f"sim {EXAMPLE} --seats 4 --bots greedy,random,random,random --games 2 --seed 1 --workers 1 --json"
    result = motu(*words.split())
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 1
    found = json.loads(result.stdout)
    assert (found["game"], found["seats"], found["games"], found["seed"]) == (EXAMPLE, 4, 2, 1)
    assert found["mean_length"] > 100
    greedy, random = found["bots"]
    assert set(greedy) == set(random) == FIELDS
    assert found["line_up"] == ["greedy", "random", "random", "random"]
    assert (greedy["bot"], greedy["games"]) == ("greedy", 2)
    assert (random["bot"], random["games"]) == ("random", 2)
    assert greedy["win_rate"] > random["win_rate"]
    assert greedy["mean_score"] > random["mean_score"]


def test_a_table_is_for_people() -> None:
    shown = motu("sim", EXAMPLE, "--bots", "random", "--seats", "3", "--games", "6", "--workers", "1").stdout
    for part in (f"{EXAMPLE}, 3 seats, seed 0", "random", "100.0%", "95 % interval", "6 games of", "mean score"):
        assert part in shown


def simulated(*more: str) -> dict[str, object]:
    result = motu("sim", EXAMPLE, "--bots", "random", "--games", "4", "--workers", "1", "--json", *more)
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


def test_seed_settings_and_edition_change_the_games(tmp_path: Path) -> None:
    usual = simulated()
    assert simulated() == usual
    assert simulated("--seed", "1") != usual
    usually = {setting.name: setting.values[0] for setting in games[EXAMPLE].settings}
    changed = {setting.name: setting.values[1] for setting in games[EXAMPLE].settings[-2:]}
    words = [word for name, value in changed.items() for word in ("--settings", f"{name}={value}")]
    assert simulated(*words)["settings"] == {**usually, **changed}
    file = tmp_path / "mine.toml"
    file.write_text(richer(EXAMPLE))
    assert simulated("--edition", str(file))["bots"] != usual["bots"]


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["--bots", "random,genius"], 1, f"There is no bot 'genius'; there are: {', '.join(bots)}."),
        (["--bots", "random,random,random", "--seats", "2"], 1, "name 1 to 2 bots"),
        (["--bots", ","], 1, "name 1 to 2 bots"),
        (["--seats", "6"], 1, f"{EXAMPLE} is for 2 to 5 seats"),
        (["--games", "0"], 2, "--games"),
        (["--games", "many"], 2, "--games"),
        (["--workers", "-1"], 2, "--workers"),
    ],
)
def test_mistakes_are_answered_in_one_line(words: list[str], code: int, message: str) -> None:
    assert message in complaint(motu("sim", EXAMPLE, *words), code)


def test_an_unknown_game_says_what_there_is() -> None:
    assert f"There is no game 'chess'; there are: {', '.join(games)}." in complaint(motu("sim", "chess"), 1)
