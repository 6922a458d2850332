"""The program: rounds of faults for some minutes, then a table of results. Exit code 1 when a check failed."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import signal
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from motu.lab.faults.books import Audit, compare, verified
from motu.lab.faults.kinds import KINDS, NotRefused
from motu.lab.faults.players import Crowd
from motu.lab.faults.server import ServerProcess


class Run:
    """One server, one crowd, and the results of each fault."""

    def __init__(self, folder: Path, game: str, tables: int, console: Console) -> None:
        self.server = ServerProcess(folder)
        self.crowd = Crowd(self.server.url, game, tables)
        self.console = console
        self.seconds: dict[str, list[float]] = defaultdict(list)  # until the games went on, by fault
        self.failed: list[str] = []
        self.verified = ""

    async def play(self, minutes: float, kinds: list[str]) -> Audit:
        await self.server.start()
        try:
            await self.crowd.fill()
            end = time.monotonic() + minutes * 60
            await self.round(kinds, end)
            while time.monotonic() < end and not self.failed:
                await self.round(kinds, end)
            await self.crowd.rest()
        except (RuntimeError, OSError) as error:
            self.failed.append(str(error))
        finally:
            await self.server.end(signal.SIGTERM)
        code, said = await verified(self.server.database)
        self.verified = said.strip().splitlines()[-1]
        if code:
            self.failed.append(f"motu verify: {said}")
        wrong = {each for player in self.crowd.players for each in player.wrong}
        self.failed += [f"a player received: {each}" for each in sorted(wrong)]
        return compare(self.server.database, self.crowd.players)

    async def round(self, kinds: list[str], end: float) -> None:
        """Each fault as often as a round has it; only once when the time is over."""
        for name in kinds:
            for _ in range(KINDS[name].in_a_round):
                if self.failed or (time.monotonic() > end and self.seconds[name]):
                    break
                await self.one(name)

    async def one(self, name: str) -> None:
        """Check that the games go on, cause a fault, and check it again."""
        try:
            await self.crowd.fill()
            await self.crowd.goes_on()
            await KINDS[name].fault(self.server, self.crowd)
            self.seconds[name].append(await self.crowd.goes_on())
        except (NotRefused, RuntimeError, OSError) as error:
            self.failed.append(f"{name}: {error}")
            self.console.print(f"[red]{self.failed[-1]}[/]")
        self.console.print(f"{name:15} {len(self.seconds[name]):4}   {self.crowd.acks()} moves acknowledged")


def report(run: Run, audit: Audit, minutes: float, console: Console) -> None:
    """Print the table of results."""
    table = Table(title=f"Faults, {minutes:.0f} minutes, {run.crowd.game}, {run.crowd.made} tables")
    for column in ("fault", "times", "goes on after, median", "worst", "refused"):
        table.add_column(column, justify="left" if column in ("fault", "refused") else "right")
    for name, seconds in run.seconds.items():
        if seconds:
            table.add_row(
                name,
                str(len(seconds)),
                f"{statistics.median(seconds):.2f} s",
                f"{max(seconds):.2f} s",
                KINDS[name].refused,
            )
    console.print(table)
    console.print(
        f"moves acknowledged {audit.acknowledged}; lost {audit.lost}, doubled {audit.doubled}, "
        f"reordered {audit.reordered}, gaps {audit.gaps}\n{run.verified}\n"
        f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python {platform.python_version()}"
    )
    for failure in run.failed:
        console.print(f"[red]{failure}[/]")
    for error in run.server.errors[-5:] if run.failed else []:
        console.print(error[:500], markup=False)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/faults", description="Play on a server while causing faults.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--game", default="moorea")
    parser.add_argument("--only", action="append", choices=list(KINDS), help="this fault; may be repeated")
    options = parser.parse_args()
    console = Console(highlight=False)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        run = Run(Path(folder), options.game, options.tables, console)
        audit = asyncio.run(run.play(options.minutes, options.only or list(KINDS)))
    report(run, audit, (time.monotonic() - began) / 60, console)
    return int(bool(run.failed) or any(audit[1:]))


if __name__ == "__main__":
    sys.exit(main())
