"""`motu bench`: speed of the games and the search, beside peers and goals."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from motu import shelf, sources
from motu.cli import arguments
from motu.core.game import Game
from motu.lab import bench as lab

GameNames = Annotated[str, typer.Argument(metavar="[GAME]", help="Which game; all of them, one by one, if left out.")]

Rounds = Annotated[
    int, typer.Option("--rounds", min=1, max=100, help="How often everything is measured; the best counts.")
]
Seconds = Annotated[float, typer.Option("--seconds", min=0.01, max=60, help="How long each time, in CPU seconds.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]

VERDICT = {True: "[green]yes[/]", False: "[red]no[/]", None: ""}


def bench(game: GameNames = "", rounds: Rounds = 5, seconds: Seconds = 0.25, as_json: AsJson = False) -> None:
    """Measure decisions a second on one core in random play, simulations a second in a search, and peers in both.

    A decision is: list the legal moves, take one, play it. Steps of chance are not counted. Peers are measured where
    they are installed.
    """
    measured = {title.name: measure(title, rounds, seconds) for title in chosen(game)}
    if as_json:
        typer.echo(json.dumps(as_object(measured)))
        return
    console = Console(highlight=False)
    for name, figures in measured.items():
        console.print(as_table(name, figures))
    for line in remarks([figure for figures in measured.values() for figure in figures]):
        console.print(line, style="yellow")


def chosen(name: str) -> list[Game]:
    return [arguments.game(name, None)] if name else list(shelf.games.values())


def measure(game: Game, rounds: int, seconds: float) -> list[lab.Figure]:
    """Measure with a progress bar."""
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(game.name, total=1.0)
        return lab.measure(game, rounds, seconds, lambda done: bar.update(task, completed=done))


def as_object(measured: dict[str, list[lab.Figure]]) -> dict[str, object]:
    games = [{"game": name, "figures": [figure._asdict() for figure in figures]} for name, figures in measured.items()]
    return {"compiled": sources.compiled(), "games": games}


def as_table(game: str, figures: list[lab.Figure]) -> Table:
    table = Table(title=f"{game}: decisions, or simulations of a search, a second on one core")
    table.add_column("what")
    for heading in ("figure", "x peer", "goal", "reached"):
        table.add_column(heading, justify="right")
    for one in figures:
        shown = "-" if one.value is None else f"{one.value:.2f} µs" if one.unit == "µs" else f"{one.value:,.0f}"
        ratio = "" if one.ratio is None else f"{one.ratio:.3g}"
        table.add_row(one.name, shown, ratio, goal_of(one), VERDICT[one.reached])
    return table


def goal_of(one: lab.Figure) -> str:
    if one.goal is None:
        return ""
    return {"µs": f"<= {one.goal:g} µs", "simulations/s": f">= {one.goal:,.0f}"}.get(one.unit, f"{one.goal:g} x")


def remarks(figures: list[lab.Figure]) -> list[str]:
    """Figures that could not be measured, and how to get them."""
    lines = []
    if not sources.compiled():
        lines.append("The rules are not compiled here: run scripts/compile, then measure again.")
    if any(figure.name == lab.PEER for figure in figures):
        lines.append(f"{lab.PEER} is not installed, so there is nothing to compare with: scripts/bench installs it.")
    return lines
