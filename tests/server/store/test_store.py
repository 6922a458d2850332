"""What is kept, and what happens when it cannot be; two processes at one table."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from motu.server.store.bus import Bus
from motu.server.store.database import BadDatabase, Database, NotSaved, Taken
from tests.support.server.client import Client
from tests.support.server.servers import Server, serving

CREATE = ("CREATE TABLE IF NOT EXISTS things (name TEXT PRIMARY KEY)", ())
ADD = "INSERT INTO things VALUES (?)"


def with_database(path: Path, story: Callable[[Database], Coroutine[Any, Any, None]]) -> None:
    database = Database(str(path), [CREATE])
    try:
        asyncio.run(story(database))
    finally:
        database.close()


def test_writes_that_wait_are_committed_together_and_a_clash_spoils_only_itself(tmp_path: Path) -> None:
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


def test_several_statements_happen_together_or_not_at_all(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await database.write((ADD, ["one"]))
        with pytest.raises(Taken):
            await database.write((ADD, ["two"]), (ADD, ["one"]))
        assert await database.read("SELECT name FROM things") == [("one",)]

    with_database(tmp_path / "x.db", story)


def test_power_may_fail(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        assert database.writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert database.writer.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"

    with_database(tmp_path / "x.db", story)


def test_a_full_disk_is_told_and_survived(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        pages = database.writer.execute("PRAGMA page_count").fetchone()[0]
        database.writer.execute(f"PRAGMA max_page_count = {pages + 2}")
        with pytest.raises(NotSaved, match="full"):
            await database.write((ADD, ["x" * 100_000]))
        database.writer.execute("PRAGMA max_page_count = 100000")
        await database.write((ADD, ["small"]))
        assert await database.read("SELECT name FROM things") == [("small",)]

    with_database(tmp_path / "x.db", story)


@pytest.mark.parametrize("url", ["postgresql://localhost/motu", "/proc/nowhere/motu.db"])
def test_databases_that_cannot_be_opened_are_named(url: str) -> None:
    with pytest.raises(BadDatabase):
        Database(url, [])


def test_a_url_and_a_path_are_the_same_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for url in (f"sqlite:///{tmp_path}/x.db", "sqlite:///x.db", "x.db"):
        database = Database(url, [CREATE])
        database.close()
    assert [path.name for path in tmp_path.iterdir()] == ["x.db"]


def test_a_move_that_cannot_be_saved_is_not_made(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob, table = two(server)
        with ann.looking_at(table) as page:
            database = server.services.store.database
            write, shown = database.write, page.table["position"]

            async def full(*_: Any) -> None:
                raise NotSaved("database or disk is full")

            database.write = full  # type: ignore[method-assign]
            command = {"command_id": "a-command-of-mine", "seq": page.table["seq"], "move": page.moves()[0]}
            assert page.refused("play", **command) == "not_saved"
            assert page.refused("play", **command) == "not_saved"
            assert page.table["position"] == shown, "nobody has seen the move"
            database.write = write  # type: ignore[method-assign]
            assert page.command("play", **command)["type"] == "ack"
            page.until("moved")
            page.in_step()
        ann.close()
        bob.close()


def two(server: Server) -> tuple[Client, Client, str]:
    ann, bob = Client(server.url, "Ann"), Client(server.url, "Bob")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    return ann, bob, table


def test_two_owners_of_a_table_cannot_both_write(tmp_path: Path) -> None:
    """Without any word between them, the primary key of the log keeps them apart; the second reads what it missed."""
    with serving(tmp_path) as one, serving(tmp_path) as other:
        ann, bob, table = two(one)
        with ann.looking_at(table) as page, ann.at(other.url).looking_at(table) as behind:
            move = page.moves()[0]
            page.play(move)
            assert behind.refused("play", move=move) == "not_saved"
            behind.say("sync")
            behind.until(lambda frame: frame["type"] == "table" and frame["seq"] == page.table["seq"])
            assert behind.table["position"] == page.table["position"]
            behind.play(behind.moves()[0])
        ann.close()
        bob.close()


def test_word_on_the_bus_brings_the_other_process_up_to_date(tmp_path: Path) -> None:
    class Loud(Bus):
        """Between threads; as a bus between processes would do it."""

        def notify(self, table: str, seq: int) -> None:
            for server, listener in zip(servers, self.listeners, strict=False):
                server.loop.call_soon_threadsafe(listener, table, seq)

    bus = Loud()
    servers: list[Server] = []
    with serving(tmp_path, bus=bus) as one, serving(tmp_path, bus=bus) as other:
        servers += [one, other]
        ann, bob, table = two(one)
        with bob.at(other.url).looking_at(table) as far, ann.looking_at(table) as near:
            near.play(near.moves()[0])
            far.until(lambda frame: frame["type"] == "table" and frame["seq"] == near.table["seq"])
            far.in_step()
        ann.close()
        bob.close()
