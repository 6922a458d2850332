"""Lists of tables are found by indexes, however many games there are."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from motu.server.config import Config
from motu.server.services import Services, open_services
from motu.server.store import rows
from motu.server.store.store import Store
from motu.server.tables.registry import Tables
from motu.shelf import bots
from tests.support.server.servers import ALL_GAMES

SHARED = 2  # where others use the same core and its caches, everything takes up to so many times as long


@pytest.mark.parametrize(
    ("sql", "values"),
    [
        (f"{rows.SELECT_TABLES} {rows.LISTED}", [0]),
        (f"{rows.SELECT_TABLES} {rows.WAITING}", [0]),
        (f"{rows.SELECT_TABLES} {rows.OF_GUEST}", ["ann", "ann", "ann"]),
        (f"{rows.SELECT_TABLES} {rows.UNFINISHED_OF}", ["ann", "ann"]),
        (rows.COUNT_WAITING, ["ann", "address"]),
    ],
)
def test_lists_read_no_whole_table(tmp_path: Path, sql: str, values: list[str | int]) -> None:
    store = Store(str(tmp_path / "motu.db"))
    plan = store.database.read_now(f"EXPLAIN QUERY PLAN {sql}", values)
    ids = rows.one_of(["a", "b"])
    for further in (rows.SELECT_HOLDERS, rows.SELECT_SUMMARIES):
        plan += store.database.read_now(f"EXPLAIN QUERY PLAN {further.format(which=ids)}", ["a", "b"])
    store.close()
    steps = [str(step[-1]) for step in plan]
    assert any("USING INDEX" in step or "USING COVERING INDEX" in step for step in steps)
    scans = [step for step in steps if step.startswith("SCAN") and "INDEX" not in step]
    assert not scans, steps


def filled(store: Store, games: int, rows_of_each: int) -> None:
    """A server that has been used for long: a tenth of all games are Ann's."""
    write, now = store.database.writer, int(time.time() * 1000) - games
    write.execute("BEGIN")
    write.executemany("INSERT INTO guests VALUES (?, ?, 0)", [("ann", "Ann"), ("bob", "Bob")])
    for game in range(games):
        host = "bob" if game % 10 else "ann"
        values = [f"table-{game}", host, game % 3 == 0, "over" if game % 7 else "playing", now + game]
        sql = """INSERT INTO tables (id, game, version, settings, seed, host, listed, status, created)
            VALUES (?1, 'shells', 1, '{}', 'seed', ?2, ?3, ?4, ?5)"""
        write.execute(sql, values)
        sql = "INSERT INTO seats (table_id, seat, guest, bot, gone) VALUES (?, ?, ?, ?, 0)"
        write.executemany(sql, [(values[0], 0, host, None), (values[0], 1, None, "random")])
        sql = """INSERT INTO events (table_id, seq, command_id, kind, seat, fresh, chance, told, version, state_hash,
            awaiting, scores, at) VALUES (?, ?, ?, 'play', 0, 0, '[]', '[]', 1, '', 0, '[1, 2]', ?)"""
        write.executemany(sql, [(values[0], seq, str(seq), game) for seq in range(1, rows_of_each + 1)])
    write.execute("COMMIT")


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Services]:
    config = Config(database=str(tmp_path_factory.mktemp("lists") / "motu.db"))
    opened = open_services(config, ALL_GAMES, bots)
    filled(opened.store, 10_000, 5)
    yield opened
    opened.workers.close()
    opened.store.close()


@pytest.mark.parametrize(("of", "count"), [("everybody", 50), ("ann", 100)])
def test_each_list_takes_less_than_ten_milliseconds_with_ten_thousand_games(
    services: Services, of: str, count: int
) -> None:
    """From the request to the text of the answer, in processor time."""

    async def listed() -> float:
        tables = Tables(services)
        began = time.process_time()
        found = await (tables.of_guest(of) if of == "ann" else tables.listed("ann"))
        encoded = msgspec.json.encode(found)
        took = time.process_time() - began
        assert len(msgspec.json.decode(encoded)) == count
        return took

    assert min(asyncio.run(listed()) for _ in range(20)) < 0.01 * SHARED
