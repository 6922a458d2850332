"""The tables of the database, as each version of the schema made or changed them (migrations.py)."""

from __future__ import annotations

from typing import Final

FIRST: Final = [
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
SECOND: Final = [
    "ALTER TABLE tables ADD COLUMN head TEXT NOT NULL DEFAULT ''",  # the link of the last row of the log
    "ALTER TABLE tables ADD COLUMN command TEXT",  # the command that made the table: "<guest>:<command_id>"
    "CREATE UNIQUE INDEX tables_by_command ON tables (command)",
    "CREATE INDEX tables_by_host ON tables (host, status)",
    "CREATE INDEX tables_listed ON tables (listed, created)",
    "ALTER TABLE events ADD COLUMN link TEXT NOT NULL DEFAULT ''",
    """CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests (id), created BIGINT NOT NULL)""",
    "CREATE INDEX sessions_by_guest ON sessions (guest)",
    "INSERT INTO sessions SELECT token_hash, id, created FROM guests",
    "CREATE TABLE new_guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL)",
    "INSERT INTO new_guests SELECT id, name, created FROM guests",
    "DROP TABLE guests",
    "ALTER TABLE new_guests RENAME TO guests",
    "CREATE TABLE pulse (id INTEGER PRIMARY KEY CHECK (id = 1), at BIGINT NOT NULL)",  # what /health writes
]
THIRD: Final = [
    # where a guest wants to be told of a turn: a browser (Web Push) or a webhook
    """CREATE TABLE channels (
        id INTEGER PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests (id), kind TEXT NOT NULL, address TEXT NOT NULL,
        details TEXT NOT NULL, language TEXT NOT NULL, zone TEXT NOT NULL, created BIGINT NOT NULL,
        UNIQUE (guest, kind, address))""",
    # turns that are still to be announced: at most one for each channel and table
    """CREATE TABLE outbox (
        channel INTEGER NOT NULL REFERENCES channels (id) ON DELETE CASCADE, table_id TEXT NOT NULL,
        seq INTEGER NOT NULL, tries INTEGER NOT NULL, due BIGINT NOT NULL, PRIMARY KEY (channel, table_id))""",
    "CREATE INDEX outbox_by_due ON outbox (due)",
]
FOURTH: Final = [
    "ALTER TABLE tables ADD COLUMN rematch_by TEXT",  # the guest who asked for it
    "ALTER TABLE tables ADD COLUMN locked INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN patience TEXT NOT NULL DEFAULT 'none'",
    "ALTER TABLE tables ADD COLUMN phrases INTEGER NOT NULL DEFAULT 1",
    "ALTER TABLE tables ADD COLUMN kicked TEXT NOT NULL DEFAULT '[]'",  # guests who do not come back
    "ALTER TABLE tables ADD COLUMN address TEXT",  # a keyed hash of the address from which the table was made
    "ALTER TABLE seats ADD COLUMN invited INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN gone_since BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN back_since BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN bot_from INTEGER NOT NULL DEFAULT -1",
    "ALTER TABLE seats ADD COLUMN bot_until INTEGER NOT NULL DEFAULT -1",
    "CREATE INDEX seats_of_guest ON seats (guest, table_id)",  # a list of tables reads it alone
    """CREATE TABLE forgotten (
        guest TEXT NOT NULL REFERENCES guests (id), table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (guest, table_id))""",
]
FIFTH: Final = [
    "ALTER TABLE tables ADD COLUMN hints INTEGER",  # whether they are allowed; NULL: it depends on who sits there
    "ALTER TABLE tables ADD COLUMN hinted TEXT NOT NULL DEFAULT '[]'",  # who has asked, and at which moments
]
