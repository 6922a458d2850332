"""Copies of the database made by the server itself, every few hours, each checked; old ones are deleted."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from pathlib import Path
from typing import Final

from motu.core.errors import MotuError
from motu.server.config import Config
from motu.server.metrics import Metrics
from motu.server.store.backup import back_up
from motu.server.store.database import path_of
from motu.server.workers import SPAWN, kill_workers

FIRST_AFTER: Final = 60.0  # seconds after the start, when pages reconnect
log = logging.getLogger("motu.server.backups")


def make_copy(database: Path, copy: Path) -> int:
    """In a process of its own: how many tables of the copy are damaged."""
    from motu.shelf import games  # noqa: PLC0415

    os.nice(10)
    return len(back_up(database, copy, games))


class Backups:
    """The copies in one folder; other files there are left alone."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.database = Path(path_of(config.database))
        self.folder = Path(config.backup_folder or f"{self.database}-backups")
        self.every = config.backup_every
        self.keep = config.backup_keep
        self.metrics = metrics

    def copies(self) -> list[Path]:
        """The oldest first."""
        return sorted(self.folder.glob(f"{self.database.stem}-[0-9]*.db"))

    def due(self) -> float:
        """Seconds until the next copy; a restart does not put it off."""
        copies = self.copies()
        since = time.time() - copies[-1].stat().st_mtime if copies else self.every
        return max(self.every - since, min(FIRST_AFTER, self.every))

    async def run(self) -> None:
        """In a loop: wait, copy, delete."""
        while True:
            await asyncio.sleep(self.due())
            try:
                await self.make_one()
            except (OSError, MotuError, BrokenExecutor) as error:
                log.error("no backup was made", extra={"reason": str(error)})
                self.metrics.backups.labels("failed").inc()
                await asyncio.sleep(FIRST_AFTER)

    async def make_one(self) -> None:
        """A copy whose tables are all whole replaces the oldest one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for left in self.folder.glob(f"{self.database.stem}-[0-9]*.db.part"):
            left.unlink()  # by a server that stopped meanwhile
        copy = self.folder / f"{self.database.stem}-{time.strftime('%Y%m%d-%H%M%S')}.db"
        process = ProcessPoolExecutor(1, SPAWN)
        try:
            damaged = await asyncio.get_running_loop().run_in_executor(process, make_copy, self.database, copy)
        finally:
            kill_workers(process)  # do not wait for a backup when the server stops
        self.metrics.backups.labels("damaged" if damaged else "whole").inc()
        if damaged:
            log.warning("backup made, but tables are damaged: no older one is deleted", extra={"tables": damaged})
            return
        log.info("backup made")
        for old in self.copies()[: -self.keep]:
            old.unlink()
