"""All data about a guest, for the file that the guest can download."""

from __future__ import annotations

from typing import Any, Final

from motu.server.store.database import Database

# Of the log only what the guest did: the rest of a row may hold what others hide.
QUERIES: Final = {
    "guest": ("SELECT id, name, created FROM guests WHERE id = ?", ("id", "name", "created")),
    "sessions": ("SELECT created FROM sessions WHERE guest = ? ORDER BY created", ("created",)),
    "channels": (
        "SELECT kind, address, language, zone, created FROM channels WHERE guest = ? ORDER BY created",
        ("kind", "address", "language", "zone", "created"),
    ),
    "announcements": (
        """SELECT c.kind, o.table_id, o.seq, o.tries, o.due FROM outbox o JOIN channels c ON c.id = o.channel
            WHERE c.guest = ? ORDER BY o.due""",
        ("kind", "table", "seq", "tries", "due"),
    ),
    "hosted": (
        "SELECT id, game, settings, listed, status, created, command FROM tables WHERE host = ? ORDER BY created",
        ("table", "game", "settings", "listed", "status", "created", "command_id"),
    ),
    "seats": (
        """SELECT s.table_id, t.game, t.status, t.created, s.seat, s.bot, s.gone, s.invited, s.resigned, s.gone_since,
            s.back_since FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.guest = ? ORDER BY t.created""",
        (
            "table",
            "game",
            "status",
            "created",
            "seat",
            "bot",
            "left",
            "invited",
            "resigned",
            "gone_since",
            "back_since",
        ),
    ),
    "forgotten": ("SELECT table_id FROM forgotten WHERE guest = ?", ("table",)),
    # A guest who was asked to leave is written down at that table.
    "kicked": ("SELECT id FROM tables WHERE instr(kicked, '\"' || ? || '\"')", ("table",)),
    "hints": (
        """SELECT t.id, json_extract(h.value, '$[1]') FROM seats s JOIN tables t ON t.id = s.table_id,
            json_each(t.hinted) h WHERE s.guest = ? AND json_extract(h.value, '$[0]') = s.seat ORDER BY t.created""",
        ("table", "moment"),
    ),
    "moves": (
        """SELECT e.table_id, e.seq, e.kind, e.move, e.command_id, e.at FROM seats s
            JOIN events e ON e.table_id = s.table_id AND e.seat = s.seat WHERE s.guest = ? ORDER BY e.at""",
        ("table", "seq", "kind", "move", "command_id", "time"),
    ),
}


async def guest_data(database: Database, guest: str) -> dict[str, Any]:
    """The rows of each kind that belong to the guest; times in milliseconds since 1970."""
    found: dict[str, Any] = {}
    for kind, (sql, names) in QUERIES.items():
        rows = await database.read(sql, [guest])
        found[kind] = [dict(zip(names, row, strict=True)) for row in rows]
    return found
