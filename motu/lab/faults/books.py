"""The acks that players received, compared with the database."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from motu.lab.faults.players import Player
from motu.lab.faults.server import MOTU


class Audit(NamedTuple):
    """Counts of faults in the logs; all must be 0."""

    acknowledged: int
    lost: int  # acknowledged, but not in the log
    doubled: int  # one command, several rows
    reordered: int  # acknowledged with another number than the log has, or numbers that do not grow
    gaps: int  # rows of a log that are not numbered 1, 2, 3 and so on

    def wrong(self) -> bool:
        return any(self[1:])


def compare(database: Path, players: list[Player]) -> Audit:
    """Compare by SQLite alone, without the server's own code."""
    rows = read(database)
    seqs = {(table, command.partition(":")[2]): seq for table, seq, command in rows}
    counts = Counter((table, command) for table, _, command in rows)
    acks = [each for player in players for each in player.acks]
    lost = [each for each in acks if (each.table, each.command_id) not in seqs]
    other = [each for each in acks if seqs.get((each.table, each.command_id), each.seq) != each.seq]
    order = [player for player in players if (numbers := [each.seq for each in player.acks]) != sorted(set(numbers))]
    last, of_table = Counter[str](), Counter[str]()
    for table, seq, _ in rows:
        last[table], of_table[table] = max(last[table], seq), of_table[table] + 1
    doubled = sum(count - 1 for count in counts.values())
    gaps = sum(last[table] != of_table[table] for table in last)
    return Audit(len(acks), len(lost), doubled, len(other) + len(order), gaps)


def read(database: Path) -> list[tuple[str, int, str]]:
    """All rows of all logs: table, number, command."""
    with sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True) as connection:
        found = connection.execute("SELECT table_id, seq, command_id FROM events").fetchall()
    connection.close()
    return found


async def verified(database: Path) -> tuple[int, str]:
    """The exit code of `motu verify --database`, and what it says."""
    command = [*MOTU, "verify", "--database", str(database)]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr
