"""The choice of tests by scripts/test, and its summary of the time of each game."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from motu.shelf import games
from scripts import changed, stages, timings
from tests.repository.tree import ROOT, run

NAMES = ["atoll", "reef_and_lagoon"]
REPORT = """<testsuites><testsuite>
<testcase name="a" time="40.5"><properties><property name="game" value="atoll" /></properties></testcase>
<testcase name="b" time="30.0"><properties><property name="game" value="atoll" /></properties></testcase>
<testcase name="c" time="5.0"><properties><property name="game" value="" /></properties></testcase>
<testcase name="d" time="1.0" />
</testsuite></testsuites>"""


@pytest.mark.parametrize(
    ("paths", "chosen"),
    [
        (["motu/games/atoll/rules/tides.py", "tests/atoll/board.py"], ["atoll"]),
        (["web/src/games/reef_and_lagoon/Centre.svelte"], ["reef_and_lagoon"]),
        (["web/src/design/pieces-atoll.svg", "motu/boards/reef_and_lagoon.py"], NAMES),
        (["docs/gallery/atoll-middle-day-desktop.png"], ["atoll"]),
        (["motu/games/atoll/game.py", "motu/core/flow.py"], NAMES),
        (["motu/games/atolls.py"], NAMES),
        ([], []),
    ],
)
def test_changed_files_choose_games_and_shared_ones_all_of_them(paths: list[str], chosen: list[str]) -> None:
    assert changed.games_of(paths, NAMES) == chosen


def test_the_games_are_those_of_the_shelf() -> None:
    assert changed.all_games() == sorted(games)


def test_seconds_are_counted_by_game_and_held_against_budgets(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT, encoding="ascii")
    found = timings.by_game(report)
    assert found == {"atoll": 70.5, timings.SHARED: 6.0}
    assert timings.cell("tests, compiled", "atoll", found["atoll"]) == "70"
    assert timings.cell("tests, compiled", "atoll", 120.6) == "[yellow]121, too long[/]"
    assert sum(timings.BUDGETS.values()) * len(games) < 20 * 60 * 2, "five games fit into twenty minutes of two workers"
    assert timings.cell("tests, compiled", timings.SHARED, 300.0) == "300"


def words(choice: stages.Choice) -> dict[str, list[str]]:
    return {stage.name: stage.command for stage in stages.tests("compiled", choice)}


def test_every_kind_of_check_is_made() -> None:
    assert list(words(stages.Choice())) == [
        "tests, browser",
        "tests, compiled",
        "tests, interpreted",
        "tests, without librt",
    ]
    assert list(words(stages.Choice(quick=True))) == ["tests, compiled", "tests, interpreted"]
    assert all(command.count("--game") == 1 for command in words(stages.Choice(["atoll"])).values())
    assert all("--thorough" in command for command in words(stages.Choice(thorough=True)).values())


@pytest.mark.parametrize("game", games)
def test_the_tests_of_one_game_are_about_no_other(game: str) -> None:
    paths = ["tests/conformance/test_scores.py", "tests/words/test_texts.py", f"tests/{game}"]
    done = run(sys.executable, "-m", "pytest", "--collect-only", "-q", "--game", game, *paths, cwd=ROOT)
    chosen = [line for line in done.stdout.splitlines() if line.startswith("tests/")]
    assert len(chosen) > 100
    others = re.compile("|".join(rf"\b{other}\b" for other in games if other != game))
    assert [line for line in chosen if not line.startswith(f"tests/{game}/") and others.search(line)] == []
    assert any(line.startswith("tests/conformance") for line in chosen)
    assert any(line.startswith("tests/words") for line in chosen)
