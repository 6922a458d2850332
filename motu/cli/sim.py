"""`motu sim`: many games between bots, and who won how often."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from motu.cli import arguments
from motu.lab import arena

Bots = Annotated[str, typer.Option("--bots", help="Bots by name, with commas; too few are repeated from the front.")]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games.")]
Seed = Annotated[int, typer.Option("--seed", help="Seed of the match: the same number gives the same games.")]
Workers = Annotated[int, typer.Option("--workers", min=0, max=256, help="Processes; 0: one for each core.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]

PUBLISHED = ("bot", "games", "win_rate", "win_rate_low", "win_rate_high", "mean_score")  # read by other programs


def sim(
    game: arguments.GameName = "",
    seats: arguments.Seats = 0,
    bots: Bots = "greedy,random",
    games: Games = 100,
    seed: Seed = 0,
    settings: arguments.SettingList = [],  # noqa: B006 - typer's way, never changed
    edition: arguments.Edition = None,
    workers: Workers = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games on all cores, and count.

    The bots move up one seat from game to game, and each deal is played once in every seating. Bots of the same name
    are counted together: they have won when one of them has. A shared win counts in parts.
    """
    match = match_of(game, seats, arguments.names(bots), seed, arguments.settings(settings), edition)
    result = with_progress(match, games, workers)
    if as_json:
        typer.echo(json.dumps(as_object(match, result)))
    else:
        Console().print(as_table(match, result))


def match_of(
    game: str, seats: int, bots: list[str], seed: int, settings: dict[str, str], edition: Path | None
) -> arena.Match:
    """The match that the arguments describe, checked."""
    title = arguments.game(game, edition)
    seats = seats or max(len(bots), title.seat_counts[0])
    chosen = title.chosen(seats, settings)
    title.new(seats, chosen)
    return arena.Match(title.name, seats, arena.line_up(bots, seats), seed, chosen, title.edition)


def with_progress(match: arena.Match, games: int, workers: int) -> arena.Result:
    with arguments.progress() as bar:
        task = bar.add_task(match.game, total=games)
        return arena.run(match, games, workers, lambda more: bar.advance(task, more))


def as_object(match: arena.Match, result: arena.Result) -> dict[str, object]:
    return {
        "game": match.game,
        "seats": match.seats,
        "settings": match.settings,
        "seed": match.seed,
        "games": result.games,
        "mean_length": result.mean_length,
        "line_up": match.bots,
        "bots": [{name: getattr(standing, name) for name in PUBLISHED} for standing in result.bots],
    }


def as_table(match: arena.Match, result: arena.Result) -> Table:
    table = Table(
        title=f"{match.game}, {match.seats} seats, seed {match.seed}",
        caption=f"{result.games} games of {result.mean_length:.0f} decisions on average",
    )
    table.add_column("bot")
    for heading in ("seats", "games", "wins", "95 % interval", "even share", "mean score"):
        table.add_column(heading, justify="right")
    for one in result.bots:
        table.add_row(
            one.bot,
            str(one.places),
            str(one.games),
            f"{one.win_rate:.1%}",
            f"{one.win_rate_low:.1%} to {one.win_rate_high:.1%}",
            f"{one.places / match.seats:.1%}",
            f"{one.mean_score:.1f}",
        )
    return table
