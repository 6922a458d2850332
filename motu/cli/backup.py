"""`motu backup`: a checked copy of a server's database, even while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from motu import shelf
from motu.cli.serve import Database, kept_in
from motu.cli.verify import say

Copy = Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy; there must be no such file.")]


def backup(file: Copy, database: Database = None) -> None:
    """Copy a server's database as it is at one moment, and check every table of the copy."""
    from motu.server.store.backup import back_up  # noqa: PLC0415 - other commands start faster without it

    faults = back_up(kept_in(database), file, shelf.games)
    for fault in faults:
        say("✗", "red", fault)
    say("✓", "green", f"{file} is a whole copy{', but for these tables' if faults else ''}")
    if faults:
        raise typer.Exit(1)
