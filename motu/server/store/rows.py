"""The rows of the database and the things they stand for."""

from __future__ import annotations

import json
from collections.abc import Sized
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from motu.core.game import NOBODY, Json, Move
from motu.core.game import Seat as SeatNumber
from motu.server.store.database import Row, Statement, Value
from motu.server.model.seating import Seat, Sitting

Kind: TypeAlias = Literal["start", "play", "undo"]

SCHEMA: Final = [
    "CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS guests (
        id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL, created BIGINT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, settings TEXT NOT NULL, seed TEXT NOT NULL,
        host TEXT NOT NULL REFERENCES guests (id), listed INTEGER NOT NULL, status TEXT NOT NULL,
        created BIGINT NOT NULL, rematch TEXT)""",
    "CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, listed, created)",
    """CREATE TABLE IF NOT EXISTS seats (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
        guest TEXT REFERENCES guests (id), bot TEXT, gone INTEGER NOT NULL, PRIMARY KEY (table_id, seat))""",
    "CREATE INDEX IF NOT EXISTS seats_by_guest ON seats (guest)",
    """CREATE TABLE IF NOT EXISTS events (
        table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, command_id TEXT NOT NULL,
        kind TEXT NOT NULL, seat INTEGER NOT NULL, move INTEGER, fresh INTEGER NOT NULL, chance TEXT NOT NULL,
        told TEXT NOT NULL, version INTEGER NOT NULL, state_hash TEXT NOT NULL, awaiting INTEGER NOT NULL,
        scores TEXT NOT NULL, ranking TEXT, at BIGINT NOT NULL,
        PRIMARY KEY (table_id, seq), UNIQUE (table_id, command_id))""",
    """CREATE TABLE IF NOT EXISTS snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), seq INTEGER NOT NULL, state TEXT NOT NULL)""",
]

TABLE: Final = "SELECT id, game, version, settings, seed, host, listed, status, created, rematch FROM tables"
SEATS: Final = """SELECT s.table_id, s.guest, coalesce(g.name, ''), s.bot, s.gone FROM seats s
    LEFT JOIN guests g ON g.id = s.guest WHERE s.table_id {which} ORDER BY s.table_id, s.seat"""
LAST: Final = """SELECT e.table_id, e.seq, e.awaiting, e.scores, e.ranking, e.at FROM events e
    WHERE e.table_id {which} AND e.seq = (SELECT max(seq) FROM events WHERE table_id = e.table_id)"""
LOG: Final = """SELECT seq, command_id, kind, seat, move, fresh, chance, told,
    version, state_hash, awaiting, scores, ranking, at FROM events WHERE table_id = ? ORDER BY seq"""

SNAPSHOT: Final = """INSERT INTO snapshots VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state"""


class Logged(Struct, frozen=True):
    """One event of a table: what somebody did, what chance answered, and how the game stood then."""

    seq: int
    command_id: str
    kind: Kind
    seat: SeatNumber
    move: Move | None  # of an undo: how many moves it took back
    fresh: bool  # whether the move began a turn, or a part of one that stands by itself
    chance: list[Move]
    told: list[list[Json]]  # the events of the move and of each answer of chance, as plain data
    version: int  # of the rules
    state_hash: str
    awaiting: SeatNumber
    scores: list[int]
    ranking: list[int] | None
    at: int


class Last(Struct, frozen=True):
    """How a game stands, for lists."""

    seq: int
    awaiting: SeatNumber
    scores: list[int]
    ranking: list[int] | None
    at: int


NEVER: Final = Last(0, NOBODY, [], None, 0)  # a game that has not begun


class Guest(Struct, frozen=True):
    """Somebody with a name and a cookie."""

    id: str
    name: str


def one_of(values: Sized) -> str:
    """The SQL for: one of that many values."""
    return f"IN ({', '.join('?' * len(values))})"


def loaded(text: str | None) -> Any:
    """What was written as JSON, or nothing."""
    return None if text is None else json.loads(text)


def sitting(row: Row, seats: list[Seat]) -> Sitting:
    table, game, version, settings, seed, host, listed, status, created, rematch = row
    chosen: dict[str, str] = json.loads(settings)
    return Sitting(table, game, version, chosen, seed, host, bool(listed), status, created, tuple(seats), rematch)


def table_row(at: Sitting) -> Statement:
    """A new table."""
    made: list[Value] = [at.id, at.game, at.version, json.dumps(at.settings), at.seed, at.host]
    return "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", [
        *made,
        int(at.listed),
        at.status,
        at.created,
        at.rematch,
    ]


def seat_rows(at: Sitting) -> list[Statement]:
    """Everybody at a new table."""
    insert = "INSERT INTO seats VALUES (?, ?, ?, ?, ?)"
    return [(insert, [at.id, n, seat.guest, seat.bot, int(seat.gone)]) for n, seat in enumerate(at.seats)]


def changed_rows(at: Sitting) -> list[Statement]:
    """What can change about a table after it was made."""
    table = "UPDATE tables SET host = ?, status = ?, rematch = ? WHERE id = ?"
    seat = "UPDATE seats SET guest = ?, bot = ?, gone = ? WHERE table_id = ? AND seat = ?"
    changes: list[Statement] = [(table, [at.host, at.status, at.rematch, at.id])]
    return changes + [(seat, [s.guest, s.bot, int(s.gone), at.id, number]) for number, s in enumerate(at.seats)]


def event_row(table: str, event: Logged) -> Statement:
    """A new event."""
    return "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", [
        table,
        event.seq,
        event.command_id,
        event.kind,
        event.seat,
        event.move,
        int(event.fresh),
        json.dumps(event.chance),
        json.dumps(event.told),
        event.version,
        event.state_hash,
        event.awaiting,
        json.dumps(event.scores),
        None if event.ranking is None else json.dumps(event.ranking),
        event.at,
    ]


def last(row: Row) -> Last:
    _, seq, awaiting, scores, ranking, at = row
    return Last(seq, awaiting, json.loads(scores), loaded(ranking), at)


def logged(row: Row) -> Logged:
    seq, command_id, kind, seat, move, fresh, chance, told, version, state_hash, awaiting, scores, ranking, at = row
    played = (seq, command_id, kind, seat, move, bool(fresh), json.loads(chance), json.loads(told))
    return Logged(*played, version, state_hash, awaiting, json.loads(scores), loaded(ranking), at)


def snapshot_row(table: str, seq: int, state: Any) -> Statement:
    """The state after an event, in place of an older one."""
    return SNAPSHOT, [table, seq, json.dumps(state)]
