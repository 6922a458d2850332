"""Rows of channels, on which a guest is told of a turn, and of the outbox, in which turns wait to be told."""

from __future__ import annotations

import json
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from motu.server.store.database import Database, Row, Statement

Kind: TypeAlias = Literal["push", "webhook"]
MOST_CHANNELS: Final = 10  # of one guest and kind: as many browsers
COLUMNS: Final = "c.id, c.guest, c.kind, c.address, c.details, c.language, c.zone"


class Channel(Struct, frozen=True):
    """Where a guest wants to be told: a browser or a webhook."""

    id: int
    guest: str
    kind: Kind
    address: str
    details: dict[str, str]  # the origin of the page; of a browser also the keys for which messages are encrypted
    language: str
    zone: str  # the time zone of the browser; "": unknown


class Waiting(Struct, frozen=True):
    """A turn that is still to be told."""

    channel: Channel
    table: str
    seq: int
    tries: int
    still: bool  # it is still this guest's turn, at this row of the log
    game: str


def channel_of(row: Row) -> Channel:
    return Channel(row[0], row[1], row[2], row[3], json.loads(row[4]), row[5], row[6])


def add(channel: Channel, created: int) -> list[Statement]:
    """A browser belongs to one guest; a guest has one webhook and so many browsers, the newest ones."""
    same, value = ("address = ?", channel.address) if channel.kind == "push" else ("guest = ?", channel.guest)
    kept = "SELECT id FROM channels WHERE guest = ? AND kind = ? ORDER BY id DESC LIMIT ?"
    return [
        (f"DELETE FROM channels WHERE kind = ? AND {same}", [channel.kind, value]),
        (
            """INSERT INTO channels (guest, kind, address, details, language, zone, created)
                VALUES (?, ?, ?, ?, ?, ?, ?)""",
            [
                channel.guest, channel.kind, channel.address, json.dumps(channel.details), channel.language,
                channel.zone, created,
            ],
        ),
        (
            f"DELETE FROM channels WHERE guest = ? AND kind = ? AND id NOT IN ({kept})",
            [channel.guest, channel.kind, channel.guest, channel.kind, MOST_CHANNELS],
        ),
    ]  # fmt: skip


def remove(guest: str, kind: Kind, address: str | None) -> Statement:
    """One channel, or all of a kind."""
    if address is None:
        return "DELETE FROM channels WHERE guest = ? AND kind = ?", [guest, kind]
    return "DELETE FROM channels WHERE guest = ? AND kind = ? AND address = ?", [guest, kind, address]


def remove_all(guest: str) -> Statement:
    return "DELETE FROM channels WHERE guest = ?", [guest]


def announced(table: str, seq: int, guest: str, now: int) -> Statement:
    """A note in the outbox for each channel of the guest; a newer turn at the same table replaces an older one."""
    sql = """INSERT INTO outbox (channel, table_id, seq, tries, due)
        SELECT id, ?, ?, 0, ? FROM channels WHERE guest = ?
        ON CONFLICT (channel, table_id) DO UPDATE SET seq = excluded.seq, tries = 0, due = excluded.due"""
    return sql, [table, seq, now, guest]


def taken_out(waiting: Waiting) -> Statement:
    """Remove a turn from the outbox, unless a newer turn has taken its place meanwhile."""
    sql = "DELETE FROM outbox WHERE channel = ? AND table_id = ? AND seq = ?"
    return sql, [waiting.channel.id, waiting.table, waiting.seq]


def later(waiting: Waiting, due: int, tries: int) -> Statement:
    sql = "UPDATE outbox SET due = ?, tries = ? WHERE channel = ? AND table_id = ? AND seq = ?"
    return sql, [due, tries, waiting.channel.id, waiting.table, waiting.seq]


async def channels_of(database: Database, guest: str) -> list[Channel]:
    found = await database.read(f"SELECT {COLUMNS} FROM channels c WHERE guest = ? ORDER BY id", [guest])
    return [channel_of(row) for row in found]


async def due_now(database: Database, now: int, most: int) -> list[Waiting]:
    """Announcements that are due, with what has become of the turn meanwhile."""
    sql = f"""SELECT {COLUMNS}, o.table_id, o.seq, o.tries,
            coalesce((SELECT max(e.seq) FROM events e WHERE e.table_id = o.table_id) = o.seq
                AND EXISTS (SELECT 1 FROM events e JOIN seats s ON s.table_id = e.table_id AND s.seat = e.awaiting
                    WHERE e.table_id = o.table_id AND e.seq = o.seq AND s.guest = c.guest AND s.bot IS NULL), 0),
            coalesce((SELECT t.game FROM tables t WHERE t.id = o.table_id), '')
        FROM outbox o JOIN channels c ON c.id = o.channel WHERE o.due <= ? ORDER BY o.due LIMIT ?"""
    rows = await database.read(sql, [now, most])
    return [Waiting(channel_of(row), row[7], row[8], row[9], bool(row[10]), row[11]) for row in rows]


async def next_due(database: Database) -> int | None:
    """When the next turn is due, in milliseconds since 1970."""
    ((due,),) = await database.read("SELECT min(due) FROM outbox")
    return None if due is None else int(due)
