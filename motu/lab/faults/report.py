"""Results of a run: on the terminal, and as a section of a document."""

from __future__ import annotations

import os
import platform
import statistics
import time
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from motu.lab import publish
from motu.lab.faults.books import Audit
from motu.lab.faults.kinds import KINDS

COLUMNS: Final = ["fault", "times", "goes on after, median", "worst", "refused"]
SECTION: Final = "## The last long run\n"  # of the document


class Report(NamedTuple):
    """The findings of a run."""

    game: str
    tables: int
    minutes: float
    seconds: dict[str, list[float]]  # until the games went on, by fault
    audit: Audit
    verified: str  # the last line of `motu verify`

    def rows(self) -> list[list[str]]:
        """Cells of the table, a row for each fault that was caused."""
        return [
            [name, str(len(found)), f"{statistics.median(found):.2f} s", f"{max(found):.2f} s", KINDS[name].refused]
            for name, found in self.seconds.items()
            if found
        ]

    def title(self) -> str:
        return f"{self.minutes:.0f} minutes, {self.game}, {self.tables} tables"

    def counts(self) -> str:
        audit = self.audit
        return (
            f"moves acknowledged {audit.acknowledged}; lost {audit.lost}, doubled {audit.doubled}, "
            f"reordered {audit.reordered}, gaps {audit.gaps}"
        )

    def show(self, console: Console) -> None:
        """Print the table of results."""
        table = Table(title=f"Faults, {self.title()}")
        for column in COLUMNS:
            table.add_column(column, justify="left" if column in ("fault", "refused") else "right")
        for row in self.rows():
            table.add_row(*row)
        console.print(table)
        console.print(f"{self.counts()}\n{self.verified}\n{machine()}")

    def markdown(self) -> str:
        """The same for a document."""
        day = time.strftime("%Y-%m-%d", time.gmtime())
        table = "\n".join(publish.table(COLUMNS, self.rows()))
        return f"{day}: {self.title()}.\n\n{table}\n\n- {self.counts()}\n- {self.verified}\n- {machine()}"


def machine() -> str:
    return f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python {platform.python_version()}"


def written(document: str, report: Report) -> str:
    """The document with the report in the place of the one before."""
    before, found, rest = document.partition(SECTION)
    if not found:
        raise ValueError(f"the document has no section {SECTION.strip()!r}")
    after = rest.partition("\n## ")
    return f"{before}{found}\n{report.markdown()}\n" + "".join(after[1:])
