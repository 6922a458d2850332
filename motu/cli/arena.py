"""`motu arena`: a tournament of bots over all seats, with ratings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motu.cli import arguments, sim
from motu.lab import publish, tournament

Bots = Annotated[str, typer.Option("--bots", help="Two bots or more by name, with commas.")]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games of each pairing.")]
Markdown = Annotated[
    Path | None, typer.Option("--markdown", metavar="FILE", help="Where to write the tables, as Markdown.")
]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Where to write the ratings, as SVG.")]


def arena(
    game: arguments.GameName = "",
    seats: arguments.Seats = 0,
    bots: Bots = "greedy,beachcomber,paddler,fisher",
    games: Games = 60,
    seed: sim.Seed = 0,
    settings: arguments.SettingList = [],  # noqa: B006 - typer's way, never changed
    edition: arguments.Edition = None,
    workers: sim.Workers = 0,
    markdown: Markdown = None,
    plot: Plot = None,
    as_json: sim.AsJson = False,
) -> None:
    """Let every bot play against every other, and rate them.

    One bot sits among others that are all the same; they move up one seat from game to game, and each deal is played
    once in every seating. The ratings are Plackett-Luce, with bootstrap intervals over resampled deals.
    """
    title = arguments.game(game, edition)
    seats = seats or title.seat_counts[0]
    chosen = title.chosen(seats, arguments.settings(settings))
    wanted = tournament.Tournament(title.name, seats, tuple(arguments.names(bots)), games, seed, chosen, title.edition)
    tournament.check(wanted)
    arguments.check_folder(markdown, "--markdown")
    arguments.check_folder(plot, "--plot")
    done = with_progress(wanted, workers)
    if markdown:
        markdown.write_text(publish.markdown(done), encoding="utf-8")
    if plot:
        plot.write_text(publish.svg(done), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(as_object(done)))
        return
    console = Console()
    console.print(ratings_table(done))
    console.print(pairings_table(done))
    if done.strategies:
        rows = [publish.strategy_row(one) for one in done.strategies]
        console.print(grid("Strategies", ["strategy", "of all seats", "won with it"], rows, ""))


def with_progress(wanted: tournament.Tournament, workers: int) -> tournament.Report:
    total = wanted.games * len(wanted.matches())
    with arguments.progress() as bar:
        task = bar.add_task(wanted.game, total=total)
        return tournament.run(wanted, workers, lambda more: bar.advance(task, more))


def as_object(done: tournament.Report) -> dict[str, object]:
    return {
        **done.tournament._asdict(),
        "ratings": [one._asdict() for one in done.ratings],
        "pairings": [one._asdict() for one in done.pairings],
        "first_seats": done.first_seats,
        "strategies": [one._asdict() for one in done.strategies],
    }


def ratings_table(done: tournament.Report) -> Table:
    played = done.tournament
    return grid(
        f"{played.game}, {played.seats} seats, seed {played.seed}",
        ["bot", "rating", "95 % interval", "ms a move"],
        [publish.rating_row(one) for one in done.ratings],
        "Wins by seat: " + ", ".join(f"{share:.1%}" for share in done.first_seats),
    )


def pairings_table(done: tournament.Report) -> Table:
    heads = ["one", "against", "games", "wins", "95 % interval", "even share", "points"]
    rows = [publish.pairing_row(one, done.tournament.seats) for one in done.pairings]
    return grid("One against all others alike", heads, rows, "")


def grid(title: str, heads: list[str], rows: list[list[str]], caption: str) -> Table:
    table = Table(title=title, caption=caption or None)
    for head in heads:
        table.add_column(head, justify="left" if head in ("bot", "one", "against", "strategy") else "right")
    for row in rows:
        table.add_row(*row)
    return table
