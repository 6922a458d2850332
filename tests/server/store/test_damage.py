"""Damaged rows: each spoils its own table and no other; every change of a log is noticed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from motu import shelf
from tests.support.server.client import Client
from tests.support.server.servers import ALL_GAMES, serving
from tests.support.terminal import complaint, motu

EVENT = "UPDATE events SET {} WHERE table_id = ? AND seq = 3"
IN_LISTS = [
    "UPDATE tables SET settings = '{' WHERE id = ?",
    "UPDATE tables SET settings = x'ff00' WHERE id = ?",
    "UPDATE tables SET status = 'lost' WHERE id = ?",
    "UPDATE tables SET created = 'noon' WHERE id = ?",
    "UPDATE tables SET game = cast(x'ff' AS TEXT), listed = 'x' WHERE id = ?",
    "DELETE FROM seats WHERE table_id = ? AND seat = 0",
    "DELETE FROM seats WHERE table_id = ?",
    "UPDATE seats SET gone = 'x' WHERE table_id = ?",
]
IN_LOGS = [
    *(
        EVENT.format(change)
        for change in ("seat = 1 - seat", "kind = 'undo'", "awaiting = 1 - awaiting", "at = at + 1")
    ),
    *(EVENT.format(change) for change in ("told = '[]'", "chance = '{'", "scores = '[9, 9]'", "move = move + 1")),
    EVENT.format("command_id = 'another'"),
    "DELETE FROM events WHERE table_id = ? AND seq = 3",
    "DELETE FROM events WHERE table_id = ? AND seq = (SELECT max(seq) FROM events)",
    "DELETE FROM events WHERE table_id = ?",
]


@pytest.fixture
def played(tmp_path: Path) -> Iterator[tuple[Path, Client, str, str]]:
    """A database with two listed games, and who plays them."""
    with serving(tmp_path) as server:
        ann, bob = Client(server.url, "Ann"), Client(server.url, "Bob")
        tables = []
        for _ in range(2):
            table = ann.table(None, None, listed=True)
            bob.post(f"/api/tables/{table}/join")
            ann.post(f"/api/tables/{table}/start")
            with ann.looking_at(table) as mine, bob.looking_at(table) as yours:
                for _ in range(4):
                    mine.catch_up(yours.table["seq"])
                    yours.catch_up(mine.table["seq"])
                    asked = mine if mine.moves() else yours
                    asked.play(asked.moves()[0])
            tables.append(table)
        bob.close()
    yield tmp_path, ann, tables[0], tables[1]
    ann.close()


def damage(folder: Path, change: str, table: str) -> None:
    with sqlite3.connect(folder / "motu.db") as database:
        assert database.execute(change, [table]).rowcount
    database.close()


@pytest.mark.parametrize("change", IN_LISTS)
def test_a_damaged_table_is_left_out_of_lists(played: tuple[Path, Client, str, str], change: str) -> None:
    folder, ann, whole, spoilt = played
    damage(folder, change, spoilt)
    with serving(folder) as server:
        ann.at(server.url)
        assert [info["id"] for info in ann.get("/api/me")["tables"]] == [whole]
        assert [info["id"] for info in ann.get("/api/tables")] == [whole]
        assert ann.http.get(f"/api/tables/{spoilt}").json()["code"] == "broken"
        with ann.looking_at(whole) as page:
            page.in_step()


@pytest.mark.parametrize("change", IN_LOGS)
def test_every_change_of_a_log_is_noticed(played: tuple[Path, Client, str, str], change: str) -> None:
    folder, ann, whole, spoilt = played
    damage(folder, change, spoilt)
    with serving(folder) as server:
        ann.at(server.url)
        assert ann.http.get(f"/api/tables/{spoilt}").json()["code"] == "broken"
        assert {info["id"] for info in ann.get("/api/me")["tables"]} >= {whole}
        with ann.looking_at(whole) as page:
            page.in_step()


@pytest.mark.parametrize("state", ["", "{", "[]", '{"x": 1}', "null", "[" * 100_000])
def test_a_damaged_snapshot_is_ignored(played: tuple[Path, Client, str, str], state: str) -> None:
    folder, ann, table, _ = played
    with sqlite3.connect(folder / "motu.db") as database:
        database.execute("INSERT INTO snapshots VALUES (?, 3, ?)", [table, state])
    database.close()
    with serving(folder) as server, ann.at(server.url).looking_at(table) as page:
        page.in_step()


@pytest.fixture
def _all_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of these tests too."""
    monkeypatch.setattr(shelf, "games", ALL_GAMES)


@pytest.mark.usefixtures("_all_on_the_shelf")
def test_verify_finds_nothing_wrong_with_what_the_server_wrote(played: tuple[Path, Client, str, str]) -> None:
    folder, _, _, _ = played
    result = motu("verify", "--database", str(folder / "motu.db"))
    assert result.exit_code == 0, result.output
    assert result.stdout == "✓ 2 tables, 10 rows: all whole, every move played again\n"


def test_verify_says_which_games_it_cannot_play_again(played: tuple[Path, Client, str, str]) -> None:
    folder, _, _, _ = played
    result = motu("verify", "--database", str(folder / "motu.db"))
    assert result.exit_code == 0, result.output
    assert "not played again: shells, version 1 of the rules, is not on the shelf" in result.stdout
    assert "2 tables, 10 rows: all whole, 2 not played again" in result.stdout


@pytest.mark.parametrize("change", [*IN_LISTS, *IN_LOGS])
def test_verify_names_the_table_that_is_damaged(played: tuple[Path, Client, str, str], change: str) -> None:
    folder, _, whole, spoilt = played
    damage(folder, change, spoilt)
    result = motu("verify", "--database", str(folder / "motu.db"))
    assert result.exit_code == 1
    assert f"✗ table {spoilt}: " in result.stdout
    assert f"✗ table {whole}: " not in result.stdout
    assert "2 tables, " in result.stdout


def test_verify_names_rows_without_a_table(played: tuple[Path, Client, str, str]) -> None:
    folder, _, whole, spoilt = played
    damage(folder, "DELETE FROM tables WHERE id = ?", spoilt)
    result = motu("verify", "--database", str(folder / "motu.db"))
    assert result.exit_code == 1
    assert f"events of a table that is missing: {spoilt}" in result.stdout
    assert f"✗ table {whole}: " not in result.stdout


def test_verify_refuses_what_is_no_database_of_this_version(tmp_path: Path) -> None:
    assert "There is no file" in complaint(motu("verify", "--database", str(tmp_path / "none.db")), 1)
    (tmp_path / "text.db").write_text("not a database, but long enough to be taken for one by its size " * 20)
    assert "cannot be read" in complaint(motu("verify", "--database", str(tmp_path / "text.db")), 1)
    (tmp_path / "empty.db").touch()
    assert "version 0 of the database" in complaint(motu("verify", "--database", str(tmp_path / "empty.db")), 1)
    assert "name a record" in complaint(motu("verify"), 2)
