"""`motu verify`: what a record proves."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from motu.cli import given
from motu.core import record as records
from motu.core.game import CHANCE


def verify(file: given.RecordFile) -> None:
    """Check every move, the chain of hashes and every throw of the dice of a record."""
    record = records.verify(given.record(file).json())
    throws = sum(play.seat == CHANCE for play in record.plays)
    last = record.plays[-1].link if record.plays else record.commitment[: records.LINK]
    proved = [
        f"moves: all {len(record.plays)} were legal, and they lead to the final state that the record claims",
        f"order: the chain of hashes is whole; it ends with {last}",
        f"dice: all {throws} throws follow from the seed, whose hash was fixed before the first move",
    ]
    console = Console(highlight=False)
    for line in proved:
        console.print(Text("✓ ", style="green") + Text(line))
