"""The fault test notices lost, doubled and reordered moves, and a short run of it finds none."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import random
import sqlite3
from pathlib import Path
from typing import Any, Final

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


def test_a_run_goes_on_until_the_server_was_killed_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(tmp_path, EXAMPLE, 3, Console(file=io.StringIO()))

    async def one(name: str) -> None:
        run.seconds[name].append(1.0)

    monkeypatch.setattr(run, "one", one)
    for kills, times in ((0, {"killed": 1, "stopped": 1}), (40, {"killed": 40, "stopped": 2})):
        run.seconds.clear()
        asyncio.run(run.rounds(0.0, ["killed", "stopped"], kills))
        assert {name: len(found) for name, found in run.seconds.items()} == times


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


class Socket:
    """A line on which the server has said these things."""

    def __init__(self, *frames: dict[str, Any]) -> None:
        self.frames = list(frames)
        self.sent: list[dict[str, Any]] = []

    async def send(self, frame: str) -> None:
        self.sent.append(json.loads(frame))

    async def recv(self) -> str:
        if not self.frames:
            raise EOFError
        return json.dumps(self.frames.pop(0))


def after_a_kill(socket: Socket) -> Player:
    """A player whose command was carried out, but not answered, and who has come back by this line."""
    found = player()
    found.table, found.random = "t", random.Random(1)  # noqa: S311
    found.pending, found.shown = {"command_id": "last"}, None
    found.wrong, found.over, found.playing = [], False, True
    with contextlib.suppress(EOFError):
        asyncio.run(found.talk(socket))  # type: ignore[arg-type]
    assert socket.sent[0] == {"command_id": "last"}
    assert found.acks == [Acked("t", "last", 9)]
    return found


ACK: Final = {"type": "ack", "command_id": "last", "seq": 9}


def table_after(ranking: list[int] | None, options: list[int] | None) -> dict[str, Any]:
    decision = None if options is None else {"options": [{"move": move} for move in options]}
    return {"type": "table", "position": {"ranking": ranking}, "decision": decision, "seq": 9}


def test_a_player_whose_last_command_was_not_answered_asks_again_although_the_game_is_over() -> None:
    assert after_a_kill(Socket(table_after([1, 2], None), ACK)).done()


def test_a_player_who_is_to_decide_again_does_so_when_the_command_before_is_answered() -> None:
    socket = Socket(table_after(None, [7]), ACK)
    pending = after_a_kill(socket).pending
    assert pending
    assert (pending["move"], pending["seq"]) == (7, 9)
    assert socket.sent[1:] == [pending]


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
