"""The database: group commit, transactions, what happens when it fails."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from motu.server.store.database import BadDatabase, Database, NotSaved, Taken
from tests.support.server.servers import PATIENCE

ADD = "INSERT INTO things VALUES (?)"


def create(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE IF NOT EXISTS things (name TEXT PRIMARY KEY)")


def with_database(path: Path, story: Callable[[Database], Coroutine[Any, Any, None]]) -> None:
    database = Database(str(path), create)
    try:
        asyncio.run(story(database))
    finally:
        database.close()


def test_waiting_writes_are_committed_together_and_a_taken_key_fails_alone(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        gate = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
        gate.execute("BEGIN IMMEDIATE")  # the writer has to wait, so the others queue up
        names = [f"thing {number}" for number in range(20)] + ["thing 7"]
        writes = [asyncio.create_task(database.write((ADD, [name]))) for name in names]
        await asyncio.sleep(0)  # all of them have begun
        gate.execute("COMMIT")
        gate.close()
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 20 + [Taken]
        assert database.groups <= 3
        assert len(await database.read("SELECT * FROM things")) == 20

    with_database(tmp_path / "x.db", story)


def test_the_statements_of_a_write_are_committed_together_or_not_at_all(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await database.write((ADD, ["one"]))
        with pytest.raises(Taken):
            await database.write((ADD, ["two"]), (ADD, ["one"]))
        assert await database.read("SELECT name FROM things") == [("one",)]

    with_database(tmp_path / "x.db", story)


def test_every_commit_is_synced_to_disk(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        assert database.writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert database.writer.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"

    with_database(tmp_path / "x.db", story)


def test_a_full_disk_is_reported_and_survived(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        pages = database.writer.execute("PRAGMA page_count").fetchone()[0]
        database.writer.execute(f"PRAGMA max_page_count = {pages + 2}")
        with pytest.raises(NotSaved, match="full"):
            await database.write((ADD, ["x" * 100_000]))
        database.writer.execute("PRAGMA max_page_count = 100000")
        await database.write((ADD, ["small"]))
        assert await database.read("SELECT name FROM things") == [("small",)]

    with_database(tmp_path / "x.db", story)


@pytest.mark.parametrize("value", [2**70, "\ud800", object()], ids=["too large", "half a letter", "no value"])
def test_a_write_that_cannot_be_carried_out_is_refused_alone_and_the_thread_goes_on(tmp_path: Path, value: Any) -> None:
    async def story(database: Database) -> None:
        gate = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
        gate.execute("BEGIN IMMEDIATE")  # so that all of them come into one group
        good, other = (asyncio.create_task(database.write((ADD, [name]))) for name in ("one", "two"))
        bad = asyncio.create_task(database.write((ADD, ["three"]), (ADD, [value])))
        await asyncio.sleep(0)
        gate.execute("COMMIT")
        gate.close()
        answers = await asyncio.wait_for(asyncio.gather(good, bad, other, return_exceptions=True), PATIENCE)
        assert [type(answer) for answer in answers] == [type(None), NotSaved, type(None)]
        await asyncio.wait_for(database.write((ADD, ["four"])), PATIENCE)
        assert await database.read("SELECT name FROM things ORDER BY rowid") == [("one",), ("two",), ("four",)]

    with_database(tmp_path / "x.db", story)


def test_the_thread_survives_whatever_goes_wrong_with_a_whole_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(database: Database) -> None:
        def fails(_: Any) -> None:
            raise RuntimeError("unexpected")

        with monkeypatch.context() as broken:
            broken.setattr(database, "attempt", fails)
            with pytest.raises(NotSaved, match="unexpected"):
                await asyncio.wait_for(database.write((ADD, ["one"])), PATIENCE)
        await asyncio.wait_for(database.write((ADD, ["two"])), PATIENCE)
        assert await database.read("SELECT name FROM things") == [("two",)]

    with_database(tmp_path / "x.db", story)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://localhost/motu", "/proc/nowhere/motu.db", "", ":memory:", "sqlite:///", "sqlite:///:memory:",
        "file:motu.db", "file:///tmp/motu.db", "FILE:motu.db?mode=rwc", "sqlite:///file:motu.db",
    ],
)  # fmt: skip
def test_databases_that_cannot_be_opened_are_named(url: str) -> None:
    with pytest.raises(BadDatabase):
        Database(url, create)


def test_a_url_and_a_path_are_the_same_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for url in (f"sqlite:///{tmp_path}/x.db", "sqlite:///x.db", "x.db"):
        database = Database(url, create)
        database.close()
    assert [path.name for path in tmp_path.iterdir()] == ["x.db"]
