"""Rows of the database: which field of a struct stands in which column, and the SQL that follows from it.

Rows are written and read by field name, here and nowhere else. A new field is a line in a list of columns, besides its
column in schema.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sized
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from motu.core.game import Json
from motu.server.model.log_row import LogRow, Summary
from motu.server.model.seating import SeatHolder, Seating
from motu.server.store.database import Row, Statement, Value

T = TypeVar("T")


class DamagedRow(Exception):
    """A row that is not what the server wrote."""


def same(value: Any) -> Any:
    return value


def dumped(value: Any) -> str | None:
    """As JSON; None becomes NULL."""
    return None if value is None else json.dumps(value)


def loaded(text: str | None) -> Any:
    return None if text is None else json.loads(text)


def read_flag(value: Any) -> bool:
    if value not in (0, 1):
        raise ValueError(f"{value!r} is neither 0 nor 1")
    return bool(value)


def written_choice(value: bool | None) -> int | None:
    return None if value is None else int(value)


def read_choice(value: Any) -> bool | None:
    """A flag that may be left open."""
    return None if value is None else read_flag(value)


class Column(NamedTuple):
    """The column of a field."""

    field: str
    name: str  # in the database
    write: Callable[[Any], Value] = same
    read: Callable[[Any], Any] = same


class Columns(list[Column]):
    """The columns of a struct, and what reading a row of them needs again and again."""

    def __init__(self, columns: Iterable[Column]) -> None:
        super().__init__(columns)
        self.fields = [column.field for column in self]
        self.readers = [(column.field, column.read) for column in self if column.read is not same]


def plain(*fields: str) -> list[Column]:
    """Columns whose values are written as they are."""
    return [Column(field, field) for field in fields]


def flag(field: str, name: str = "") -> Column:
    return Column(field, name or field, int, read_flag)


def as_json(field: str, name: str = "") -> Column:
    return Column(field, name or field, dumped, loaded)


TABLE_COLUMNS: Final = Columns(
    [
        *plain("id", "game", "version"),
        as_json("settings"),
        *plain("seed", "host"),
        flag("listed"),
        *plain("status", "created", "rematch", "rematch_by"),
        flag("locked"),
        *plain("patience"),
        flag("phrases"),
        as_json("kicked"),
        *plain("address", "command"),
        Column("hints", "hints", written_choice, read_choice),
        as_json("hinted"),
    ]
)
CHANGING: Final = (
    "host",
    "status",
    "rematch",
    "rematch_by",
    "locked",
    "patience",
    "phrases",
    "kicked",
    "hints",
    "hinted",
)  # the columns of a table that change after it was made
HOLDER_COLUMNS: Final = Columns(
    [
        *plain("guest", "bot"),
        flag("left", "gone"),
        flag("invited"),
        flag("resigned"),
        *plain("gone_since", "back_since", "bot_from", "bot_until"),
    ]
)
LOG_COLUMNS: Final = Columns(
    [
        *plain("seq", "command_id", "kind", "seat", "move"),
        flag("fresh"),
        as_json("chance"),
        as_json("events", "told"),
        *plain("version", "state_hash", "awaiting"),
        as_json("scores"),
        as_json("ranking"),
        Column("time", "at"),
        *plain("link"),
    ]
)
SUMMARY_COLUMNS: Final = Columns(column for column in LOG_COLUMNS if column.field in Summary.__struct_fields__)


def names(columns: list[Column], prefix: str = "") -> str:
    return ", ".join(prefix + column.name for column in columns)


def struct_of(kind: type[T], columns: Columns, row: Row, **others: Any) -> T:
    """A row as a struct; raises DamagedRow for values that do not belong there."""
    try:
        found = dict(zip(columns.fields, row, strict=True))
        for field, read in columns.readers:
            found[field] = read(found[field])
        return msgspec.convert(found | others, kind)
    except (ValueError, TypeError, RecursionError, msgspec.ValidationError) as error:
        raise DamagedRow(f"{kind.__name__}: {error}") from None


def values(columns: list[Column], struct: Any) -> list[Value]:
    return [column.write(getattr(struct, column.field)) for column in columns]


def insert(into: str, columns: list[Column], struct: Any, **keys: Value) -> Statement:
    """A new row: the fields of the struct, and further columns by name."""
    marks = ", ".join("?" * (len(keys) + len(columns)))
    sql = f"INSERT INTO {into} ({', '.join([*keys, *(column.name for column in columns)])}) VALUES ({marks})"
    return sql, [*keys.values(), *values(columns, struct)]


def update(table: str, columns: list[Column], struct: Any, **keys: Value) -> Statement:
    """New values for the row with these keys."""
    changes = ", ".join(f"{column.name} = ?" for column in columns)
    sql = f"UPDATE {table} SET {changes} WHERE {' AND '.join(f'{key} = ?' for key in keys)}"
    return sql, [*values(columns, struct), *keys.values()]


def one_of(options: Sized) -> str:
    """The SQL condition for that many options."""
    return f"IN ({', '.join('?' * len(options))})"


# Tables and their seats

SELECT_TABLES: Final = f"SELECT {names(TABLE_COLUMNS)} FROM tables"
SELECT_HOLDERS: Final = f"""SELECT s.table_id, s.seat, coalesce(g.name, ''), {names(HOLDER_COLUMNS, "s.")} FROM seats s
    LEFT JOIN guests g ON g.id = s.guest WHERE s.table_id {{which}} ORDER BY s.table_id, s.seat"""


WAITING: Final = "WHERE status = 'waiting' AND listed = 1 AND created > ? ORDER BY created DESC LIMIT 200"
COUNT_WAITING: Final = """SELECT count(*) FILTER (WHERE host = ?), count(*) FILTER (WHERE address = ?)
    FROM tables WHERE status = 'waiting' AND listed = 1"""
LISTED: Final = "WHERE listed = 1 AND status != 'waiting' AND created > ? ORDER BY created DESC LIMIT 50"
# Two searches by index, whatever SQLite makes of an OR; ids are sorted alone, because rows are wide.
OF_GUEST: Final = """WHERE id IN (SELECT id FROM tables WHERE id IN (SELECT id FROM tables
    WHERE host = ? AND status IN ('waiting', 'playing') UNION SELECT table_id FROM seats WHERE guest = ?)
    AND id NOT IN (SELECT table_id FROM forgotten WHERE guest = ?) ORDER BY created DESC LIMIT 100)
    ORDER BY created DESC"""

UNFINISHED_OF: Final = """WHERE status IN ('waiting', 'playing') AND id IN (SELECT id FROM tables
    WHERE host = ? AND status IN ('waiting', 'playing') UNION SELECT table_id FROM seats WHERE guest = ?)"""


def seating_of(row: Row, seats: list[Row]) -> Seating:
    """A table, from its row and those of its seats in their order."""
    holders: list[SeatHolder] = []
    for _, seat, name, *rest in seats:
        if seat != len(holders):
            raise DamagedRow(f"Seat {len(holders)} is missing.")
        holders.append(struct_of(SeatHolder, HOLDER_COLUMNS, tuple(rest), name=name))
    if not holders:
        raise DamagedRow("All seats are missing.")
    return struct_of(Seating, TABLE_COLUMNS, row, holders=tuple(holders))


def new_table(seating: Seating) -> list[Statement]:
    """The rows of a new table and its seats."""
    seats = enumerate(seating.holders)
    return [
        insert("tables", TABLE_COLUMNS, seating),
        *(insert("seats", HOLDER_COLUMNS, holder, table_id=seating.id, seat=seat) for seat, holder in seats),
    ]


def changed_table(seating: Seating) -> list[Statement]:
    """Fields of a table that can change after it was made."""
    changing = [column for column in TABLE_COLUMNS if column.field in CHANGING]
    seats = enumerate(seating.holders)
    return [
        update("tables", changing, seating, id=seating.id),
        *(update("seats", HOLDER_COLUMNS, holder, table_id=seating.id, seat=seat) for seat, holder in seats),
    ]


# The log

SELECT_LOG: Final = f"SELECT {names(LOG_COLUMNS)} FROM events WHERE table_id = ? ORDER BY seq"
SELECT_SUMMARIES: Final = f"""SELECT e.table_id, {names(SUMMARY_COLUMNS, "e.")} FROM events e
    WHERE e.table_id {{which}} AND e.seq = (SELECT max(seq) FROM events WHERE table_id = e.table_id)"""


def log_row_of(row: Row) -> LogRow:
    return struct_of(LogRow, LOG_COLUMNS, row)


def summary_of(row: Row) -> tuple[str, Summary]:
    """The id of a table, and the summary of its game."""
    table, *rest = row
    return table, struct_of(Summary, SUMMARY_COLUMNS, tuple(rest))


def new_log_row(table: str, row: LogRow) -> Statement:
    return insert("events", LOG_COLUMNS, row, table_id=table)


def new_head(table: str, link: str) -> Statement:
    """The link of the last row, kept beside the log: rows that are missing at its end are noticed too."""
    return "UPDATE tables SET head = ? WHERE id = ?", [link, table]


def new_snapshot(table: str, seq: int, state: Json) -> Statement:
    """The state after a row of the log; it replaces the table's older snapshot."""
    sql = """INSERT INTO snapshots (table_id, seq, state) VALUES (?, ?, ?)
        ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state"""
    return sql, [table, seq, dumped(state)]
