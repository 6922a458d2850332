"""Databases of earlier versions, brought up to the present schema: one step for each version, all or nothing."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from typing import Final

from motu.server.model.log_row import first_link, link_after
from motu.server.store import rows
from motu.server.store.database import BadDatabase
from motu.server.store.schema import FIFTH, FIRST, FOURTH, SECOND, THIRD

log = logging.getLogger("motu.server.store")


def first(connection: sqlite3.Connection) -> None:
    """The tables of the first version; databases from before versions were counted have them already."""
    for statement in FIRST:
        connection.execute(statement)


def second(connection: sqlite3.Connection) -> None:
    """Chained logs, sessions beside guests, commands that make tables, indexes for lists."""
    for statement in SECOND:
        connection.execute(statement)
    for (table,) in connection.execute("SELECT id FROM tables").fetchall():
        chain(connection, table)


def third(connection: sqlite3.Connection) -> None:
    """Channels on which guests are told of their turns, and the outbox of what is still to be said there."""
    for statement in THIRD:
        connection.execute(statement)


def chain(connection: sqlite3.Connection, table: str) -> None:
    """Chain a log from before rows were chained, as far as it can be read."""
    link = first_link(table)
    for values in connection.execute(rows.SELECT_LOG, [table]).fetchall():
        try:
            row = rows.log_row_of(values)
        except rows.DamagedRow:
            log.warning("a log is damaged; `motu verify --database` says where")
            return
        link = link_after(link, row)
        connection.execute("UPDATE events SET link = ? WHERE table_id = ? AND seq = ?", [link, table, row.seq])
        connection.execute(*rows.new_head(table, link))


def fourth(connection: sqlite3.Connection) -> None:
    """Agreements of people at a table, who left and who came back, and tables that a guest's list leaves out."""
    for statement in FOURTH:
        connection.execute(statement)


def fifth(connection: sqlite3.Connection) -> None:
    """Hints: whether a table allows them, and who has asked for one."""
    for statement in FIFTH:
        connection.execute(statement)


STEPS: Final[list[Callable[[sqlite3.Connection], None]]] = [first, second, third, fourth, fifth]
VERSION: Final = len(STEPS)


def migrate(connection: sqlite3.Connection) -> None:
    """Carry out the steps that this database has not had; raises BadDatabase for one of a later version."""
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if found > VERSION:
        raise BadDatabase(
            f"This database was written by a later version of Motu ({found}; this one knows {VERSION}). "
            "Install that version again, or choose another --database."
        )
    connection.execute("PRAGMA foreign_keys = OFF")  # a table is replaced by a copy of itself; no effect inside BEGIN
    for number in range(found, VERSION):
        connection.execute("BEGIN IMMEDIATE")
        try:
            STEPS[number](connection)
            connection.execute(f"PRAGMA user_version = {number + 1}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
    connection.execute("PRAGMA foreign_keys = ON")
