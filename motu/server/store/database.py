"""The database behind a URL: one thread that writes, in groups, and one that reads.

The statements elsewhere are plain SQL with `?` for values, the same for every database. What differs from one to the
next is here: how to connect, how to mark a value, and which error means that a row was there already.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from motu.core.errors import MotuError

Value = str | int | None
Statement = tuple[str, Sequence[Value]]
Row = tuple[Any, ...]

LARGEST_GROUP: Final = 256


class BadDatabase(MotuError):
    """A database that cannot be opened."""


class Taken(Exception):
    """A row with this key is there already."""


class NotSaved(Exception):
    """The disk is full, or gone: nothing of it was written."""


def connect_sqlite(path: str) -> sqlite3.Connection:
    """Autocommit mode: transactions are begun and ended by hand."""
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"{path} cannot be opened: {error}. Give --database another place.") from None
    return connection


def connector(url: str) -> Callable[[], sqlite3.Connection]:
    """What opens a connection to this URL; a plain path is a SQLite file."""
    scheme, separator, rest = url.partition("://")
    if separator and scheme != "sqlite":
        raise BadDatabase(f"{scheme}: this version keeps its tables in SQLite; write sqlite:///path/to/file.db.")
    path = rest.removeprefix("/") if separator else url
    return lambda: connect_sqlite(path)


class Write:
    """Some statements that happen together or not at all, and who waits for them."""

    def __init__(self, statements: Sequence[Statement], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()

    def answer(self, error: Exception | None) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has closed: nobody waits any more
            self.loop.call_soon_threadsafe(self.resolve, error)

    def resolve(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Database:
    """One writer with group commit, one reader; both off the event loop."""

    def __init__(self, url: str, first: Sequence[Statement]) -> None:
        connect = connector(url)
        self.writer = connect()
        for sql, values in first:
            self.writer.execute(sql, values)
        self.reader = connect()
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.groups = 0
        self.written = 0
        self.reading = ThreadPoolExecutor(1, "reader")
        self.thread = threading.Thread(target=self.write_on, name="writer", daemon=True)
        self.thread.start()

    async def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """All rows of a query."""
        return await asyncio.get_running_loop().run_in_executor(self.reading, self.read_now, sql, values)

    def read_now(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The same, for the reading thread, and for a program that has nothing else to do yet."""
        return self.reader.execute(sql, values).fetchall()

    async def write(self, *statements: Statement) -> None:
        """Returns when the statements are on disk for good; raises Taken or NotSaved when none of them is."""
        write = Write(statements, asyncio.get_running_loop())
        self.waiting.put(write)
        await asyncio.shield(write.done)

    def write_on(self) -> None:
        """The writer's life: take all that waits, commit it together, tell everybody."""
        while (first := self.waiting.get()) is not None:
            group = [first]
            while len(group) < LARGEST_GROUP and not self.waiting.empty():
                further = self.waiting.get()
                if further is None:
                    self.waiting.put(None)
                    break
                group.append(further)
            self.commit(group)

    def commit(self, group: list[Write]) -> None:
        """One transaction for the group; a write that clashes is undone alone."""
        answers: list[Exception | None] = []
        try:
            self.writer.execute("BEGIN IMMEDIATE")
            for write in group:
                answers.append(self.attempt(write))
            self.writer.execute("COMMIT")
        except sqlite3.Error as error:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            answers = [NotSaved(str(error))] * len(group)
        self.groups += 1
        self.written += len(group)
        for write, answer in zip(group, answers, strict=True):
            write.answer(answer)

    def attempt(self, write: Write) -> Exception | None:
        answer: Exception | None = None
        self.writer.execute("SAVEPOINT one")
        try:
            for sql, values in write.statements:
                self.writer.execute(sql, values)
        except sqlite3.IntegrityError as error:
            self.writer.execute("ROLLBACK TO one")
            answer = Taken(str(error))
        self.writer.execute("RELEASE one")
        return answer

    def close(self) -> None:
        """Write what waits, then close."""
        self.waiting.put(None)
        self.thread.join()
        self.reading.shutdown()
        self.reader.close()
        self.writer.close()
