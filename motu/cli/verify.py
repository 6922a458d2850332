"""`motu verify`: proves a record, or checks all tables in a server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from motu import shelf
from motu.cli import arguments
from motu.core import record as records
from motu.core.game import CHANCE

RecordFile = Annotated[
    Path | None, typer.Argument(metavar="FILE", help="A record, as written by `motu play --record FILE`.")
]
Database = Annotated[
    Path | None, typer.Option("--database", metavar="FILE", help="Check every table in a server's database instead.")
]


def verify(file: RecordFile = None, database: Database = None) -> None:
    """Check every move, the chain of hashes and every throw of the dice of a record, or of all tables of a server."""
    if (file is None) == (database is None):
        raise typer.BadParameter("name a record, or a database with --database.", param_hint="FILE")
    if database:
        verify_database(database)
    elif file:
        verify_record(file)


def verify_record(file: Path) -> None:
    record = records.verify(arguments.record(file).json())
    throws = sum(play.seat == CHANCE for play in record.plays)
    last = record.plays[-1].link if record.plays else record.commitment[: records.LINK]
    proved = [
        f"moves: all {len(record.plays)} were legal, and they lead to the final state that the record claims",
        f"order: the chain of hashes is whole; it ends with {last}",
        f"dice: all {throws} throws follow from the seed, whose hash was fixed before the first move",
    ]
    for line in proved:
        say("✓", "green", line)


def verify_database(file: Path) -> None:
    """Read and replay every table; faults are printed and make the exit code 1."""
    from motu.server.store.audit import Audit  # noqa: PLC0415 - records are verified faster without it

    audit = Audit(file, shelf.games)
    wrong = audit.file()
    for line in wrong:
        say("✗", "red", f"file: {line}")
    moves = left = 0
    with arguments.progress() as bar:
        for checked in bar.track(audit.checked(), total=len(audit.tables), description="tables"):
            moves += checked.rows
            left += bool(checked.left)
            if checked.wrong:
                wrong.append(checked.wrong)
                say("✗", "red", f"table {checked.table}: {checked.wrong}")
            elif checked.left:
                say("–", "yellow", f"table {checked.table}: not played again: {checked.left}")
    audit.close()
    if wrong:
        say(
            "✗", "red", f"{len(audit.tables)} tables, {moves} rows: {len(wrong)} faults. A table with a fault is closed"
        )
        say(" ", "red", "to its players, and all others go on; restore it from a backup made before.")
        raise typer.Exit(1)
    again = f", {left} not played again" if left else ", every move played again"
    say("✓", "green", f"{len(audit.tables)} tables, {moves} rows: all whole{again}")


def say(mark: str, style: str, line: str) -> None:
    Console(highlight=False, soft_wrap=True).print(Text(f"{mark} ", style=style) + Text(line))
