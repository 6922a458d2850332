"""`motu analyse`: every seat's chances in a recorded game, and its three costliest decisions."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table as Grid

from motu.bots import review
from motu.bots.analysis import Estimate
from motu.cli import arguments
from motu.cli.screen import Screen
from motu.core.record import Record, game_of

Simulations = Annotated[int, typer.Option("--simulations", min=10, max=1_000_000, help="Simulations of each decision.")]
Seed = Annotated[int, typer.Option("--seed", help="Seed of the search: the same number gives the same simulations.")]


def analyse(
    file: arguments.RecordFile, simulations: Simulations = 500, seed: Seed = 0, language: arguments.Language = "en"
) -> None:
    """Say how likely each seat was to win after every turn of a record, and which decisions cost most.

    A decision is judged by what its seat could know. The chances are estimates of the search, with two standard errors.
    """
    record = arguments.record(file)
    screen = Screen(game_of(record), language, ())
    decisions = with_progress(record, simulations, seed)
    screen.console.print(course(screen, record.seats, decisions))
    costly = review.mistakes(decisions)
    screen.say("terminal-mistakes" if costly else "terminal-no-mistakes", "bold")
    for one in costly:
        screen.say(
            "terminal-mistake" if one.loss.mean >= review.MISTAKE else "terminal-inaccuracy",
            number=one.number,
            seat=one.seat,
            move=one.move,
            better=one.better,
            loss=chance(one.loss),
        )


def with_progress(record: Record, simulations: int, seed: int) -> list[review.Judged]:
    with arguments.progress() as bar:
        task = bar.add_task(record.game, total=len(review.questions(record)))
        return list(review.review(record, simulations, seed, lambda more: bar.advance(task, more)))


def course(screen: Screen, seats: int, decisions: list[review.Judged]) -> Grid:
    """A row for each turn."""
    words = screen.words
    grid = Grid(box=box.SIMPLE)
    grid.add_column(words.text("terminal-move-number", {}), justify="right")
    grid.add_column(words.text("terminal-who", {}))
    grid.add_column(words.text("terminal-moves", {}))
    for seat in range(seats):
        grid.add_column(words.name(seat, ()), justify="right")
    for turn in review.turns(decisions):
        who = words.name(turn.seat, ())
        grid.add_row(str(turn.number), who, "; ".join(turn.moves), *[chance(one) for one in turn.wins])
    return grid


def chance(one: Estimate) -> str:
    """A chance in percent, with two standard errors."""
    return f"{100 * one.mean:.0f} ± {max(1.0, 200 * one.error):.0f}"
