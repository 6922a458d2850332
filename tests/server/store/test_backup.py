"""Copies of a database that is in use."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from motu.server import backups
from motu.server.config import Config
from motu.server.metrics import Metrics
from motu.server.store.audit import Audit
from motu.server.store.backup import back_up
from motu.server.store.database import BadDatabase
from motu.shelf import games
from tests.support.play import EXAMPLE
from tests.support.server.client import Client
from tests.support.server.servers import ALL_GAMES, serving, wait_for


def test_a_copy_made_while_the_server_runs_is_served_again(tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    copy = tmp_path / "copy" / "motu.db"
    with serving(tmp_path) as server:
        ann = Client(server.url)
        table = ann.table(None, "random", start=True)
        with ann.looking_at(table) as page:
            page.play(page.moves()[0])
            page.wait_for_turn()
            shown = page.table["position"]
            assert back_up(tmp_path / "motu.db", copy, ALL_GAMES) == []
            page.play(page.moves()[0])
    assert [file.name for file in copy.parent.iterdir()] == ["motu.db"], "one file, and no part of one"
    with serving(copy.parent) as server:
        with ann.at(server.url).looking_at(table) as page:
            assert page.table["position"] == shown
        ann.close()


def test_a_copy_replaces_no_file_and_names_damaged_tables(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Client(server.url)
        table = ann.table(None, "random", start=True)
        ann.close()
    with sqlite3.connect(tmp_path / "motu.db") as database:
        database.execute("UPDATE events SET seat = 1 WHERE table_id = ?", [table])
    database.close()
    (fault,) = back_up(tmp_path / "motu.db", tmp_path / "copy.db", ALL_GAMES)
    assert table in fault
    with pytest.raises(BadDatabase, match="exists already"):
        back_up(tmp_path / "motu.db", tmp_path / "copy.db", ALL_GAMES)
    with pytest.raises(BadDatabase, match="There is no file"):
        back_up(tmp_path / "none.db", tmp_path / "other.db", ALL_GAMES)
    assert not (tmp_path / "other.db").exists()


def test_the_server_makes_copies_by_itself_and_keeps_the_last_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = (f"2026010{day}-000000" for day in range(1, 10))
    monkeypatch.setattr("motu.server.backups.time.strftime", lambda _: next(numbers))
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "motu-notes.db").touch()
    with serving(tmp_path, games, backup_every=0.2, backup_keep=2, backup_folder=str(folder)) as server:
        ann = Client(server.url)
        ann.table(None, "random", game=EXAMPLE, start=True)
        ann.close()
        wait_for(lambda: server.services.metrics.backups.labels("whole")._value.get() >= 3)
    copies = sorted(folder.glob("motu-2026*.db"))
    assert (folder / "motu-notes.db").exists(), "it is not ours"
    assert 2 <= len(copies) <= 3, "one may have been made while the server stopped"
    assert copies[0].name > "motu-20260101-000000.db"
    assert Audit(copies[0], games).file() == []


def test_a_copy_with_a_damaged_table_deletes_no_older_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = (f"2026010{day}-000000" for day in range(1, 10))
    monkeypatch.setattr("motu.server.backups.time.strftime", lambda _: next(numbers))
    with serving(tmp_path, games) as server:
        ann = Client(server.url)
        table = ann.table(None, "random", game=EXAMPLE, start=True)
        ann.close()
        server.services.store.database.writer.execute("UPDATE events SET seat = 1 WHERE table_id = ?", [table])
        config = replace(server.services.config, backup_keep=1)
        making = backups.Backups(config, server.services.metrics)
        asyncio.run(making.make_one())
        asyncio.run(making.make_one())
        assert len(making.copies()) == 2


def test_a_restart_does_not_put_off_the_next_copy(tmp_path: Path) -> None:
    making = backups.Backups(Config(str(tmp_path / "motu.db"), backup_every=1000.0), Metrics())
    assert making.due() == backups.FIRST_AFTER, "there is no copy yet"
    making.folder.mkdir()
    copy = making.folder / "motu-20260101-000000.db"
    copy.touch()
    os.utime(copy, (time.time() - 600, time.time() - 600))
    assert 390 < making.due() <= 400
    os.utime(copy, (1, 1))
    assert making.due() == backups.FIRST_AFTER
