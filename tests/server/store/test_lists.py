"""Lists of tables are found by indexes, however many games there are."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from motu.server.store import rows
from motu.server.store.store import Store


@pytest.mark.parametrize(("which", "values"), [(rows.LISTED, [0]), (rows.OF_GUEST, ["ann", "ann", "ann"])])
def test_lists_read_no_whole_table(tmp_path: Path, which: str, values: list[str | int]) -> None:
    store = Store(str(tmp_path / "motu.db"))
    plan = store.database.read_now(f"EXPLAIN QUERY PLAN {rows.SELECT_TABLES} {which}", values)
    ids = rows.one_of(["a", "b"])
    for sql in (rows.SELECT_HOLDERS, rows.SELECT_SUMMARIES):
        plan += store.database.read_now(f"EXPLAIN QUERY PLAN {sql.format(which=ids)}", ["a", "b"])
    store.close()
    steps = [str(step[-1]) for step in plan]
    assert any("USING INDEX" in step or "USING COVERING INDEX" in step for step in steps)
    scans = [step for step in steps if step.startswith("SCAN") and "INDEX" not in step]
    assert not scans, steps


def filled(store: Store, games: int, rows_of_each: int) -> None:
    """A server that has been used for long: two guests, half of all games theirs."""
    write = store.database.writer
    write.execute("BEGIN")
    write.executemany("INSERT INTO guests VALUES (?, ?, 0)", [("ann", "Ann"), ("bob", "Bob")])
    for game in range(games):
        host = "ann" if game % 2 else "bob"
        values = [f"table-{game}", host, game % 3 == 0, "over" if game % 10 else "playing", game]
        sql = """INSERT INTO tables (id, game, version, settings, seed, host, listed, status, created)
            VALUES (?1, 'shells', 1, '{}', 'seed', ?2, ?3, ?4, ?5)"""
        write.execute(sql, values)
        sql = "INSERT INTO seats (table_id, seat, guest, bot, gone) VALUES (?, ?, ?, ?, 0)"
        write.executemany(sql, [(values[0], 0, host, None), (values[0], 1, None, "random")])
        sql = """INSERT INTO events (table_id, seq, command_id, kind, seat, fresh, chance, told, version, state_hash,
            awaiting, scores, at) VALUES (?, ?, ?, 'play', 0, 0, '[]', '[]', 1, '', 0, '[1, 2]', ?)"""
        write.executemany(sql, [(values[0], seq, str(seq), game) for seq in range(1, rows_of_each + 1)])
    write.execute("COMMIT")


def test_lists_take_less_than_ten_milliseconds_with_ten_thousand_games(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "motu.db"))
    filled(store, 10_000, 5)

    async def lists() -> float:
        began = time.process_time()
        listed = await store.listed(0)
        await store.summaries([seating.id for seating in listed])
        mine = await store.of_guest("ann")
        await store.summaries([seating.id for seating in mine])
        assert (len(listed), len(mine)) == (50, 100)
        return time.process_time() - began

    quickest = min(asyncio.run(lists()) for _ in range(20))
    store.close()
    assert quickest < 0.02, "both lists together"
