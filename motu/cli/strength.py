"""`motu strength`: add games to what is known of the bots' strength, and write it down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from motu import shelf
from motu.cli import arguments, sim
from motu.lab import strength as lab
from motu.lab import strength_page
from motu.lab.pool import Pool

Names = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; all when none is named.")]
Folder = Annotated[Path, typer.Option("--folder", metavar="FOLDER", help="Where the results are kept.")]
Games = Annotated[int, typer.Option("--games", min=0, help="Play until each pairing has so many; 0: play none.")]
Minutes = Annotated[float, typer.Option("--minutes", min=0, help="Stop after so long; 0: when all are played.")]
Only = Annotated[str, typer.Option("--only", metavar="TEXT", help="Only pairings with this text, as `2 elder greedy`.")]
Document = Annotated[Path | None, typer.Option("--document", metavar="FILE", help="Where to write all results.")]


def strength(
    games: Names = None,
    folder: Folder = Path("docs/strength"),
    most: Games = 100,
    minutes: Minutes = 0,
    only: Only = "",
    workers: sim.Workers = 0,
    document: Document = None,
) -> None:
    """Measure the bots: every level against the next, against greedy, with more simulations, at every table size.

    Results are kept, so that a later run adds to them; bots that play otherwise than they did are measured anew.
    """
    names = [shelf.game(name).name for name in games or shelf.games]
    arguments.check_folder(document, "--document")
    folder.mkdir(parents=True, exist_ok=True)
    if most:
        with arguments.progress() as bar:
            task = bar.add_task("games", total=None)
            lab.measure(names, folder, most, Pool(workers), minutes, lambda more: bar.advance(task, more), only)
    if document:
        document.write_text(strength_page.document(folder), encoding="utf-8")
