"""The program: rounds of faults for some minutes, then a table of results. Exit code 1 when a check failed."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from rich.console import Console

from motu.lab.faults.books import Audit, compare, verified
from motu.lab.faults.kinds import KINDS, NotRefused
from motu.lab.faults.players import Crowd
from motu.lab.faults.report import Report, written
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

    async def play(self, minutes: float, kinds: list[str], kills: int = 0) -> Audit:
        """Play rounds until so many minutes are over and the server was killed so many times."""
        await self.server.start()
        try:
            await self.crowd.fill()
            await self.rounds(minutes, kinds, kills)
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

    async def rounds(self, minutes: float, kinds: list[str], kills: int) -> None:
        """Each round has each fault `in_a_round` times; when time and kills are reached, only faults not yet caused."""
        end, wanted = time.monotonic() + minutes * 60, kills if "killed" in kinds else 0

        def done() -> bool:
            return time.monotonic() > end and len(self.seconds["killed"]) >= wanted

        while not self.failed:
            for name in kinds:
                for _ in range(KINDS[name].in_a_round):
                    if self.failed or (done() and self.seconds[name]):
                        break
                    await self.one(name)
            if done():
                break

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


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/faults", description="Play on a server while causing faults.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--kills", type=int, default=0, help="go on until the server was killed so many times")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--game", default="moorea")
    parser.add_argument("--only", action="append", choices=list(KINDS), help="this fault; may be repeated")
    parser.add_argument("--document", type=Path, help="write the results into this document if no check failed")
    options = parser.parse_args()
    console = Console(highlight=False)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        run = Run(Path(folder), options.game, options.tables, console)
        audit = asyncio.run(run.play(options.minutes, options.only or list(KINDS), options.kills))
    minutes = (time.monotonic() - began) / 60
    report = Report(options.game, run.crowd.made, minutes, run.seconds, audit, run.verified)
    report.show(console)
    for failure in run.failed:
        console.print(f"[red]{failure}[/]")
    for error in run.server.errors[-5:] if run.failed else []:
        console.print(error[:500], markup=False)
    failed = bool(run.failed) or audit.wrong()
    if options.document and not failed:
        options.document.write_text(written(options.document.read_text("utf-8"), report), encoding="utf-8")
        console.print(f"written to {options.document}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
