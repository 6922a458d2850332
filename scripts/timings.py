"""The time of the tests by game, read from pytest's reports, beside each game's budget."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from rich.table import Table

# The budget of a game, in worker seconds: twenty minutes of two workers have 2,400. The checks and the tests of no game
# take about 500 of them; each of five games gets a fifth of the rest.
BUDGETS: Final = {"tests, compiled": 120, "tests, interpreted": 80, "tests, browser": 180}
SHARED: Final = "no game in particular"
Seconds = dict[str, float]  # by game


def by_game(report: Path) -> Seconds:
    """Worker seconds of each game; a test records its game as a property."""
    found: Seconds = defaultdict(float)
    for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314 - pytest has just written it
        about = [kept.get("value", "") for kept in case.iter("property") if kept.get("name") == "game"]
        found[about[0] if about and about[0] else SHARED] += float(case.get("time", "0"))
    return dict(found)


def table(stages: dict[str, Seconds]) -> Table:
    """A row for each game, a column for each stage."""
    shown = Table(box=None, title="seconds of workers by game", title_justify="left", title_style="")
    shown.add_column("")
    for name in stages:
        shown.add_column(f"{name.removeprefix('tests, ')} (of {BUDGETS[name]})", justify="right")
    games = sorted({game for seconds in stages.values() for game in seconds}, key=lambda game: (game == SHARED, game))
    for game in games:
        shown.add_row(game, *(cell(name, game, seconds.get(game, 0.0)) for name, seconds in stages.items()))
    return shown


def cell(stage: str, game: str, seconds: float) -> str:
    too_long = game != SHARED and seconds > BUDGETS[stage]
    return f"[yellow]{seconds:.0f}, too long[/]" if too_long else f"{seconds:.0f}"
