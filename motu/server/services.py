"""Services shared by all tables of one server."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from motu.bots.bot import Bot
from motu.core.game import Game
from motu.server.config import Config
from motu.server.metrics import Metrics
from motu.server.store.bus import Bus
from motu.server.store.store import Store
from motu.server.workers import WorkerPool


class Services(Struct, frozen=True):
    """Services shared by all tables of one server."""

    config: Config
    games: Mapping[str, Game]
    bots: Mapping[str, Bot]
    store: Store
    workers: WorkerPool
    bus: Bus
    metrics: Metrics


def open_services(
    config: Config, games: Mapping[str, Game], bots: Mapping[str, Bot], bus: Bus | None = None
) -> Services:
    """Open the database and prepare the worker pool."""
    workers = WorkerPool(config.bot_workers, config.bot_timeout)
    return Services(config, games, bots, Store(config.database), workers, bus or Bus(), Metrics())
