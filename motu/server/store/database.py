"""The database: one thread that writes with group commit, and one that reads; both off the event loop.

Statements elsewhere are plain SQL with `?` for values. What differs between database systems is here: how to connect,
how to mark a value, and which error means that a key is taken.
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
    """There is already a row with this key."""


class NotSaved(Exception):
    """The transaction failed, for example because the disk is full; nothing was written."""


def connect_sqlite(path: str) -> sqlite3.Connection:
    """A connection in autocommit mode: BEGIN and COMMIT are explicit."""
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.text_factory = readable
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"{path} cannot be opened: {error}. Choose another --database.") from None
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that cannot write; a server may have the file open meanwhile."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    connection.text_factory = readable
    return connection


def why_not_written(error: sqlite3.Error) -> str:
    """The reason why a database cannot be written, and what to do about it."""
    if "full" in str(error):
        return "cannot be written: the disk is full. Make room, then start again."
    if any(words in str(error) for words in ("readonly", "read-only", "unable to open")):
        return "cannot be written: it or its folder is read-only. Let this user write both, then start again."
    if "disk I/O" in str(error):
        return "cannot be written: the disk reports an error. See whether it, or what you may use of it, is full."
    return f"cannot be used: {error}. Restore a backup, or choose another --database."


def connector(url: str) -> Callable[[], sqlite3.Connection]:
    """A function that connects to this URL; a plain path is a SQLite file."""
    path = path_of(url)
    return lambda: connect_sqlite(path)


def path_of(url: str) -> str:
    """The file of a database. A URI of SQLite or :memory: is refused: the lock stands beside a file."""
    scheme, separator, rest = url.partition("://")
    if separator and scheme not in ("sqlite", "file"):
        raise BadDatabase(f"{scheme}: only SQLite is supported; write sqlite:///path/to/file.db.")
    path = rest.removeprefix("/") if separator and scheme == "sqlite" else url
    if path in ("", ":memory:") or path.lower().startswith("file:"):
        raise BadDatabase(f"{url!r} is not the path of a file; write path/to/file.db or sqlite:///path/to/file.db.")
    return path


def readable(text: bytes) -> str:
    """Decode text so that a damaged one spoils its own value, not the whole query."""
    return text.decode("utf-8", "replace")


class Write:
    """Statements that are written together or not at all, and the future that waits for them."""

    def __init__(self, statements: Sequence[Statement], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()

    def answer(self, error: Exception | None) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop is closed
            self.loop.call_soon_threadsafe(self.resolve, error)

    def resolve(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Database:
    """A writer and a reader, each with its connection and thread."""

    def __init__(self, url: str, prepare: Callable[[sqlite3.Connection], None]) -> None:
        """`prepare` makes the tables."""
        connect = connector(url)
        self.writer = connect()
        try:
            prepare(self.writer)
        except sqlite3.Error as error:
            raise BadDatabase(f"{path_of(url)} {why_not_written(error)}") from None
        self.reader = connect()
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.groups = 0
        self.written = 0
        self.read_executor = ThreadPoolExecutor(1, "reader")
        self.thread = threading.Thread(target=self.run_writer, name="writer", daemon=True)
        self.thread.start()

    async def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """All rows of a query."""
        return await asyncio.get_running_loop().run_in_executor(self.read_executor, self.read_now, sql, values)

    def read_now(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """All rows of a query, on the calling thread."""
        return self.reader.execute(sql, values).fetchall()

    async def write(self, *statements: Statement) -> None:
        """Return when the statements are on disk; raise Taken or NotSaved when none of them is."""
        write = Write(statements, asyncio.get_running_loop())
        self.waiting.put(write)
        await asyncio.shield(write.done)

    def run_writer(self) -> None:
        """The writer's thread: commit all waiting writes together, then resolve their futures."""
        while (first := self.waiting.get()) is not None:
            group = [first]
            while len(group) < LARGEST_GROUP and not self.waiting.empty():
                another = self.waiting.get()
                if another is None:
                    self.waiting.put(None)
                    break
                group.append(another)
            self.commit(group)

    def commit(self, group: list[Write]) -> None:
        """One transaction for the group; a write that cannot be carried out is rolled back alone."""
        answers: list[Exception | None] = []
        try:
            self.writer.execute("BEGIN IMMEDIATE")
            for write in group:
                answers.append(self.attempt(write))
            self.writer.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  (whatever it is: the thread goes on, and the next writes are tried)
            self.roll_back()
            answers = [NotSaved(str(error))] * len(group)
        self.groups += 1
        self.written += len(group)
        for write, answer in zip(group, answers, strict=True):
            write.answer(answer)

    def roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")

    def attempt(self, write: Write) -> Exception | None:
        """None when it was carried out; raises an error of the disk or the file, which concerns the others too."""
        answer: Exception | None = None
        self.writer.execute("SAVEPOINT one")
        try:
            for sql, values in write.statements:
                self.writer.execute(sql, values)
        except sqlite3.OperationalError:
            raise
        except Exception as error:  # noqa: BLE001  (a value that SQLite cannot hold, or a fault of ours)
            self.writer.execute("ROLLBACK TO one")
            answer = Taken(str(error)) if isinstance(error, sqlite3.IntegrityError) else NotSaved(str(error))
        self.writer.execute("RELEASE one")
        return answer

    def close(self) -> None:
        """Finish waiting writes, then close."""
        self.waiting.put(None)
        self.thread.join()
        self.read_executor.shutdown()
        self.reader.close()
        self.writer.close()
