"""The fault test notices lost, doubled and reordered moves, and a short run of it finds none."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
from pathlib import Path
from typing import Any, ClassVar

import pytest
from rich.console import Console

from motu.lab.faults.__main__ import Run
from motu.lab.faults.books import Audit, compare, verified
from motu.lab.faults.kinds import KINDS
from motu.lab.faults.players import Acked, Player
from motu.lab.faults.report import Report, written
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


def test_a_run_causes_every_fault_that_the_document_names() -> None:
    document = (Path(__file__).parents[2] / "docs/reliability.md").read_text("utf-8")
    rows = [line.split(" | ")[0].removeprefix("| ") for line in document.split("## ")[0].splitlines() if " | " in line]
    assert {row.rstrip("s") for row in rows[1:]} == {kind.rstrip("s") for kind in KINDS}


def test_the_results_of_a_run_take_the_place_of_those_before() -> None:
    audit = Audit(40, 0, 0, 0, 0)
    report = Report(EXAMPLE, 3, 2.0, {"killed": [1.0, 2.0, 4.0], "full disk": []}, audit, "3 tables verified")
    once = written("# A\n\n## The last long run\n\nnothing\n\n## Under load\n\nend\n", report)
    assert "| killed | 3 | 2.00 s | 4.00 s |  |" in once
    assert "moves acknowledged 40; lost 0, doubled 0, reordered 0" in once
    assert "full disk" not in once
    assert "nothing" not in once
    assert once.startswith("# A\n\n## The last long run\n\n20")
    assert once.endswith("\n\n## Under load\n\nend\n")
    assert written(once, report) == once
    with pytest.raises(ValueError, match="no section"):
        written("# A\n", report)


def test_a_player_whose_last_command_was_not_answered_asks_again_although_the_game_is_over() -> None:
    """The server was killed between the last move and its ack."""
    over = {"type": "table", "position": {"ranking": [1, 2]}, "decision": None, "seq": 9}
    ack = {"type": "ack", "command_id": "last", "seq": 9}
    last = player()
    last.table, last.wrong, last.over = "t", [], False
    last.pending = {"command_id": "last"}

    class Socket:
        sent: ClassVar[list[str]] = []
        frames: ClassVar[list[dict[str, Any]]] = [over, ack]

        async def send(self, frame: str) -> None:
            self.sent.append(frame)

        async def recv(self) -> str:
            return json.dumps(self.frames.pop(0))

    asyncio.run(last.talk(Socket()))  # type: ignore[arg-type]
    assert last.done()
    assert Socket.sent == ['{"command_id": "last"}']
    assert last.acks == [Acked("t", "last", 9)]


@pytest.mark.slow(seconds=25)
def test_a_server_under_faults_loses_nothing(tmp_path: Path) -> None:
    console = Console(file=io.StringIO(), width=120)
    run = Run(tmp_path, EXAMPLE, 3, console)
    kinds = ["killed", "full disk", "killed workers", "second process", "slow senders"]

    async def story() -> Any:
        return await run.play(0.0, kinds)

    audit = asyncio.run(story())
    Report(EXAMPLE, run.crowd.made, 0, run.seconds, audit, run.verified).show(console)
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert run.failed == [], said
    assert audit.acknowledged > 100
    assert audit[1:] == (0, 0, 0, 0)
    assert all(kind in said for kind in kinds)
    assert asyncio.run(verified(run.server.database))[0] == 0
