"""The fault test notices lost, doubled and reordered moves, and a short run of it finds none."""

from __future__ import annotations

import asyncio
import io
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from motu.lab.faults.__main__ import Run, report
from motu.lab.faults.books import compare, verified
from motu.lab.faults.players import Acked, Player
from tests.support.play import EXAMPLE


def player(*acks: tuple[str, int]) -> Player:
    found = Player.__new__(Player)
    found.acks = [Acked("t", command, seq) for command, seq in acks]
    return found


def log_of(folder: Path, *rows: tuple[int, str]) -> Path:
    database = sqlite3.connect(folder / "motu.db")
    database.execute("CREATE TABLE events (table_id TEXT, seq INTEGER, command_id TEXT)")
    database.executemany("INSERT INTO events VALUES ('t', ?, ?)", rows)
    database.commit()
    database.close()
    return folder / "motu.db"


@pytest.mark.parametrize(
    ("rows", "acks", "expected"),
    [
        ([(1, "start"), (2, "0:a"), (3, "0:b")], [("a", 2), ("b", 3)], (2, 0, 0, 0, 0)),
        ([(1, "start"), (2, "0:a")], [("a", 2), ("b", 3)], (2, 1, 0, 0, 0)),
        ([(1, "start"), (2, "0:a"), (3, "0:a")], [], (0, 0, 1, 0, 0)),
        ([(1, "start"), (2, "0:b"), (3, "0:a")], [("a", 2), ("b", 3)], (2, 0, 0, 2, 0)),
        ([(1, "start"), (2, "0:a"), (3, "0:b")], [("b", 3), ("a", 2)], (2, 0, 0, 1, 0)),
        ([(1, "start"), (3, "0:a")], [("a", 3)], (1, 0, 0, 0, 1)),
    ],
)
def test_what_is_lost_doubled_or_reordered_is_counted(
    tmp_path: Path, rows: list[tuple[int, str]], acks: list[tuple[str, int]], expected: tuple[int, ...]
) -> None:
    assert compare(log_of(tmp_path, *rows), [player(*acks)]) == expected


@pytest.mark.slow(seconds=25)
def test_a_server_under_faults_loses_nothing(tmp_path: Path) -> None:
    console = Console(file=io.StringIO(), width=120)
    run = Run(tmp_path, EXAMPLE, 3, console)
    kinds = ["killed", "full disk", "killed workers", "second process", "slow senders"]

    async def story() -> Any:
        return await run.play(0.0, kinds)

    audit = asyncio.run(story())
    report(run, audit, 0, console)
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert run.failed == [], said
    assert audit.acknowledged > 100
    assert audit[1:] == (0, 0, 0, 0)
    assert all(kind in said for kind in kinds)
    assert asyncio.run(verified(run.server.database))[0] == 0
