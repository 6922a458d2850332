"""`motu winners`: how the winners of a game make their points, for the page to show."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from motu.cli import arguments, sim
from motu.core import winners as file
from motu.lab import winners as lab
from motu.lab.pool import Pool

Level = Annotated[str, typer.Option("--bot", help="Who has all seats.")]
Target = Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Where to write it; printed without.")]


def winners(
    game: arguments.GameName = "",
    seats: arguments.Seats = 3,
    bot: Level = "paddler",
    games: sim.Games = 300,
    seed: sim.Seed = 0,
    workers: sim.Workers = 0,
    to: Target = None,
) -> None:
    """Let equal bots play, and write down what each source of points brought the winners and everybody.

    The page shows it from `winners.toml` beside the game's components, as long as they are the same.
    """
    match = sim.match_of(game, seats, [bot], seed, {}, None)
    arguments.check_folder(to, "--to")
    with arguments.progress() as bar:
        task = bar.add_task(match.game, total=games)
        found = lab.measure(match, games, Pool(workers), lambda more: bar.advance(task, more))
    if to:
        to.write_text(file.write(found), encoding="utf-8")
    else:
        typer.echo(file.write(found), nl=False)
