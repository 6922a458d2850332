"""The tables of the database."""

from __future__ import annotations

from typing import Final

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
