"""Rows of the database: every field has its column, and what is read is what was written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from motu.server.model.log_row import LogRow, Summary, summary_of
from motu.server.model.seating import SeatHolder, Seating
from motu.server.store import rows
from motu.server.store.database import Statement
from motu.server.store.migrations import migrate

TABLE = Seating(
    id="table",
    game="shells",
    version=3,
    settings={"peace": "on"},
    seed="seed",
    host="ann",
    listed=True,
    status="playing",
    created=5,
    holders=(
        SeatHolder("ann", "Ann", invited=True, gone_since=6, back_since=7),
        SeatHolder("bob", "Bob", bot="random", left=True, resigned=True, bot_from=8, bot_until=9),
        SeatHolder(bot="greedy"),
    ),
    rematch="another",
    rematch_by="bob",
    locked=True,
    patience="day",
    phrases=False,
    kicked=("cem", "dee"),
    address="hash",
    command="ann:command",
)
ROW = LogRow(
    seq=2,
    command_id="0:command",
    kind="play",
    seat=1,
    move=7,
    fresh=True,
    chance=[3, 4],
    events=[[{"kind": "drew", "seat": 1}], []],
    version=3,
    state_hash="hash",
    awaiting=0,
    scores=[1, 2],
    ranking=[2, 1],
    time=1234,
    link="link",
)


@pytest.fixture
def database() -> Iterator[sqlite3.Connection]:
    """An empty database with two guests."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    for guest, name in (("ann", "Ann"), ("bob", "Bob")):
        connection.execute("INSERT INTO guests VALUES (?, ?, 0)", [guest, name])
    yield connection
    connection.close()


def write(database: sqlite3.Connection, *statements: Statement) -> None:
    for sql, values in statements:
        database.execute(sql, values)


def read_table(database: sqlite3.Connection) -> Seating:
    found = database.execute(rows.SELECT_HOLDERS.format(which="= 'table'")).fetchall()
    return rows.seating_of(database.execute(rows.SELECT_TABLES).fetchone(), found)


def test_a_table_is_read_as_it_was_written(database: sqlite3.Connection) -> None:
    write(database, *rows.new_table(TABLE))
    assert read_table(database) == TABLE


def test_a_changed_table_is_read_as_it_was_changed(database: sqlite3.Connection) -> None:
    before = (SeatHolder("bob", "Bob"), SeatHolder("ann", "Ann"), SeatHolder())
    seating = replace(
        TABLE, host="bob", status="waiting", holders=before, rematch=None, rematch_by=None, locked=False,
        patience="none", phrases=True, kicked=(),
    )  # fmt: skip
    write(database, *rows.new_table(seating), *rows.changed_table(TABLE))
    assert read_table(database) == TABLE


@pytest.mark.parametrize("row", [ROW, replace(ROW, move=None, fresh=False, ranking=None)])
def test_a_row_of_the_log_is_read_as_it_was_written(database: sqlite3.Connection, row: LogRow) -> None:
    write(database, *rows.new_table(TABLE), rows.new_log_row("table", row))
    assert [rows.log_row_of(found) for found in database.execute(rows.SELECT_LOG, ["table"])] == [row]
    (found,) = database.execute(rows.SELECT_SUMMARIES.format(which="= 'table'"))
    assert rows.summary_of(found) == ("table", summary_of(row))


@pytest.mark.parametrize(
    ("table", "columns", "keys"),
    [
        ("tables", rows.TABLE_COLUMNS, {"head"}),
        ("seats", rows.HOLDER_COLUMNS, {"table_id", "seat"}),
        ("events", rows.LOG_COLUMNS, {"table_id"}),
    ],
)
def test_every_column_belongs_to_a_field(
    database: sqlite3.Connection, table: str, columns: list[rows.Column], keys: set[str]
) -> None:
    in_database = {column[1] for column in database.execute(f"PRAGMA table_info({table})")}
    assert in_database == {column.name for column in columns} | keys


def test_every_field_has_a_column() -> None:
    assert [column.field for column in rows.LOG_COLUMNS] == list(LogRow.__struct_fields__)
    assert {column.field for column in rows.SUMMARY_COLUMNS} == set(Summary.__struct_fields__)
    assert {column.field for column in rows.TABLE_COLUMNS} == set(Seating.__struct_fields__) - {"holders"}
    assert {column.field for column in rows.HOLDER_COLUMNS} == set(SeatHolder.__struct_fields__) - {"name"}
