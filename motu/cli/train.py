"""`motu train`: learn from self-play what the hand-written values and priors of a game miss."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from motu.cli import arguments, sim
from motu.core.errors import MotuError
from motu.lab.pool import Pool

Folder = Annotated[
    Path, typer.Option("--folder", metavar="FOLDER", help="Where all is kept, so that a later start goes on with it.")
]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to write the weights that are kept.")]
Rounds = Annotated[int, typer.Option("--rounds", min=1, help="How often at most to play, fit and compare.")]
Games = Annotated[int, typer.Option("--games", min=8, help="How many games of self-play in a round.")]
Simulations = Annotated[int, typer.Option("--simulations", min=20, help="About a decision that is learned from.")]
MatchGames = Annotated[int, typer.Option("--match-games", min=10, help="How many games a comparison has, about.")]
MatchSimulations = Annotated[int, typer.Option("--match-simulations", min=20, help="About a decision of a match.")]
Ray = Annotated[
    str, typer.Option("--ray", metavar="ADDRESS", help="A Ray cluster to work on; `local` for one on this machine.")
]


def train(
    game: arguments.GameName = "",
    folder: Folder = Path("build/train"),
    out: Out = None,
    rounds: Rounds = 3,
    games: Games = 400,
    simulations: Simulations = 160,
    match_games: MatchGames = 120,
    match_simulations: MatchSimulations = 200,
    seed: sim.Seed = 1,
    settings: arguments.SettingList = [],  # noqa: B006 - typer's way, never changed
    edition: arguments.Edition = None,
    workers: sim.Workers = 0,
    ray: Ray = "",
) -> None:
    """Let a game teach its bots: self-play, a fit of values and priors, a match against what was known before.

    Again until a match shows no gain. What does not win is not kept. The same seed gives the same weights, whatever the
    number of workers. Stopped and started again, it goes on where it was.
    """
    title = arguments.game(game, edition)
    arguments.check_folder(out, "--out")
    lab = laboratory()
    plan = lab.Plan(
        title.name, folder / title.name, title.edition, arguments.settings(settings), seed, rounds, games, simulations,
        match_games, match_simulations,
    )  # fmt: skip
    console = Console(stderr=True)
    with arguments.progress() as bar:
        task = bar.add_task(title.name, total=None)
        text, _ = lab.learn(plan, Pool(workers, ray), console.print, lambda more: bar.advance(task, more))
    if not text:
        console.print("Nothing was better than what is written by hand, so that stays.")
    elif out:
        out.write_text(text, encoding="utf-8")
    else:
        typer.echo(text, nl=False)


def laboratory() -> Any:
    """The functions that need numpy, which is needed here alone."""
    try:
        return import_module("motu.lab.train")
    except ImportError as error:
        if error.name != "numpy":
            raise
        raise MotuError("Training needs numpy: pip install 'motu[train]'.") from None
