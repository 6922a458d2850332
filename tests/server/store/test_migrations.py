"""Databases of earlier versions open without loss."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from motu.server.store.database import BadDatabase
from motu.server.store.migrations import VERSION
from motu.server.store.schema import FIRST
from motu.server.store.store import Store
from tests.support.server.client import Client
from tests.support.server.servers import serving

COPIED = {
    "secrets": "name, value",
    "guests": "id, token_hash, name, created",
    "tables": "id, game, version, settings, seed, host, listed, status, created, rematch",
    "seats": "table_id, seat, guest, bot, gone",
    "events": """table_id, seq, command_id, kind, seat, move, fresh, chance, told, version, state_hash, awaiting,
        scores, ranking, at""",
}


def as_first_version(path: Path) -> None:
    """Write a database again as the first version of the schema had it."""
    new = path.rename(path.with_suffix(".new"))
    with sqlite3.connect(path) as old:
        for statement in FIRST:
            old.execute(statement)
        old.execute("ATTACH ? AS new", [str(new)])
        for table, columns in COPIED.items():
            source = "new.guests JOIN new.sessions ON guest = id" if table == "guests" else f"new.{table}"
            chosen = columns.replace("created", "guests.created") if table == "guests" else columns
            old.execute(f"INSERT INTO {table} ({columns}) SELECT {chosen} FROM {source}")  # noqa: S608
    old.close()


def test_a_game_of_the_first_version_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Client(server.url, "Ann")
        table = ann.table(None, "random", start=True)
        with ann.looking_at(table) as page:
            page.play(page.moves()[0])
    as_first_version(tmp_path / "motu.db")
    with serving(tmp_path) as server:
        ann.at(server.url)
        assert ann.get("/api/me")["name"] == "Ann", "the session holds"
        assert [info["id"] for info in ann.get("/api/me")["tables"]] == [table]
        with ann.looking_at(table) as page:
            assert page.wait_for_turn()
            page.play(page.moves()[0])
            page.in_step()
        ann.close()


def test_a_migration_is_done_once_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "motu.db"
    with sqlite3.connect(path) as old:
        for statement in FIRST:
            old.execute(statement)
        old.execute("INSERT INTO guests VALUES ('ann', 'hash', 'Ann', 5)")
    old.close()
    monkeypatch.setattr("motu.server.store.migrations.SECOND", ["ALTER TABLE tables ADD COLUMN head TEXT", "nonsense"])
    with pytest.raises(BadDatabase, match="cannot be used"):
        Store(str(path))
    monkeypatch.undo()
    for _ in range(2):
        store = Store(str(path))
        assert store.database.read_now("PRAGMA user_version") == [(VERSION,)]
        assert store.database.read_now("SELECT * FROM sessions") == [("hash", "ann", 5)]
        assert store.database.read_now("SELECT * FROM guests") == [("ann", "Ann", 5)]
        assert store.database.read_now("PRAGMA foreign_key_check") == []
        store.close()


def test_a_database_of_a_later_version_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "motu.db"
    Store(str(path)).close()
    with sqlite3.connect(path) as later:
        later.execute(f"PRAGMA user_version = {VERSION + 1}")
    later.close()
    with pytest.raises(BadDatabase, match="a later version of Motu"):
        Store(str(path))
