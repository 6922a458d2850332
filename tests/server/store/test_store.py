"""Moves that cannot be saved, and a second process on the same file."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from motu.server.store import rows
from motu.server.store.database import BadDatabase, NotSaved, Statement, path_of
from motu.server.store.lock import Lock
from motu.server.store.store import Store
from tests.support.server.client import Client
from tests.support.server.servers import Process, Server, serving

AWAITING = [column.field for column in rows.LOG_COLUMNS].index("awaiting") + 1  # after the table's id


def hands_over(statement: Statement, seat: int) -> bool:
    """Whether this is a bot's row after which another seat is to decide."""
    sql, values = statement
    bots = sql.startswith("INSERT INTO events") and str(values[2]).startswith("bot:")
    return bots and values[AWAITING] == seat


@pytest.mark.parametrize("failures", [1, 3])
def test_a_bot_goes_on_as_soon_as_saving_works_though_no_page_asks(tmp_path: Path, failures: int) -> None:
    """What could not be saved is its last move before Ann's: memory is ahead of the log, and awaits Ann already."""
    with serving(tmp_path) as server:
        ann = Client(server.url, "Ann")
        with ann.looking_at(ann.table(None, "random", start=True)) as page:
            database = server.services.store.database
            write, failed = database.write, 0

            async def full_for_the_bot(*statements: Statement) -> None:
                nonlocal failed
                if failed < failures and any(hands_over(statement, 0) for statement in statements):
                    failed += 1
                    raise NotSaved("database or disk is full")
                await write(*statements)

            database.write = full_for_the_bot  # type: ignore[method-assign]
            while not failed:
                assert page.wait_for_turn(), "the game was over before the bot was to move"
                page.play(page.moves()[0])
            assert page.wait_for_turn() or page.over(), "nobody has asked for anything"
            assert failed == failures
            page.in_step()
        ann.close()


COPY_OF_THE_START = """INSERT INTO events
    (table_id, seq, command_id, kind, seat, move, fresh, chance, told, version, state_hash, awaiting, scores, at)
    SELECT table_id, 2, 'another', kind, seat, move, fresh, chance, told, version, state_hash, awaiting, scores, at
    FROM events"""


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


def test_a_second_server_on_the_same_file_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob, table = two(server)
        with pytest.raises(BadDatabase, match="is in use by another Motu server"):
            Store(str(tmp_path / "motu.db"))
        with ann.looking_at(table) as page:
            page.play(page.moves()[0])
            page.in_step()
        ann.close()
        bob.close()
    Store(str(tmp_path / "motu.db")).close()  # the lock ends with the server


def test_a_second_server_is_refused_however_the_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    first = Store(str(home / "motu.db"))
    (elsewhere / "link.db").symlink_to(home / "motu.db")
    (tmp_path / "folder").symlink_to(home)
    (elsewhere / "twice.db").symlink_to(tmp_path / "folder" / "motu.db")
    by_folder = str(tmp_path / "folder" / "motu.db")
    for name in ("../home/motu.db", "sqlite:///../home/motu.db", "link.db", "twice.db", by_folder):
        with pytest.raises(BadDatabase, match="in use"):
            Lock(path_of(name), 0)
    with pytest.raises(BadDatabase, match="not the path of a file"):
        Store(f"file:{home}/motu.db")
    (elsewhere / "same.db").hardlink_to(home / "motu.db")
    with pytest.raises(BadDatabase, match="a second name"):
        Store("same.db")
    first.close()
    with pytest.raises(BadDatabase, match="a second name"):  # by its other name it may be served already
        Store(str(home / "motu.db"))
    (elsewhere / "same.db").unlink()
    Store("link.db").close()


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadDatabase, match="is a folder"):
        Store(str(tmp_path / "folder"))
    assert [path.name for path in tmp_path.iterdir()] == ["folder"], "no lock beside it"


def test_the_lock_of_a_killed_server_is_free(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        with pytest.raises(BadDatabase, match="in use"):
            Store(str(tmp_path / "motu.db"))
        server.kill()
        server.start()
        assert not server.faults()


def test_a_log_that_grew_behind_the_servers_back_is_not_overwritten(tmp_path: Path) -> None:
    """The primary key of the log: a program that does not ask for the lock is noticed, and the table read again."""
    with serving(tmp_path) as server:
        ann, bob, table = two(server)
        with ann.looking_at(table) as page:
            with sqlite3.connect(tmp_path / "motu.db") as other:
                other.execute(COPY_OF_THE_START)
            assert page.refused("play", move=page.moves()[0]) == "not_saved"
        ann.close()
        bob.close()
