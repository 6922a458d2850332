"""Services shared by all tables of one server."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from motu.bots.bot import Bot
from motu.core.game import Game
from motu.server.announcements.outbox import Announcements
from motu.server.config import Config
from motu.server.metrics import Metrics
from motu.server.store.store import Store
from motu.server.workers import WorkerPool


class Services(Struct, frozen=True):
    """Services shared by all tables of one server."""

    config: Config
    games: Mapping[str, Game]
    bots: Mapping[str, Bot]
    store: Store
    workers: WorkerPool
    metrics: Metrics
    announcements: Announcements


def open_services(config: Config, games: Mapping[str, Game], bots: Mapping[str, Bot]) -> Services:
    """Open the database and prepare the worker pool."""
    workers = WorkerPool(config.bot_workers, config.bot_timeout)
    store, metrics = Store(config.database), Metrics()
    return Services(config, games, bots, store, workers, metrics, Announcements(store, metrics))
