"""What all tables of a server share, and how the server was set up."""

from __future__ import annotations

import os
from collections.abc import Mapping

from msgspec import Struct

from motu.bots.bot import Bot
from motu.core.game import Game
from motu.server.workers import Pool
from motu.server.store.bus import Bus
from motu.server.http.limits import Allowance
from motu.server.metrics import Meters
from motu.server.http.static_files import STATIC
from motu.server.store.store import Store


class Config(Struct, frozen=True):
    """How a server is set up; docs/operating.md explains each line."""

    database: str = "motu.db"
    origins: frozenset[str] = frozenset()  # besides the server's own
    https: bool = False  # the page is reached over https: cookies are bound to that
    page: str = str(STATIC)  # the folder of the built page
    bot_workers: int = max(1, (os.cpu_count() or 1) - 1)
    bot_pause: float = 0.7  # seconds that a bot takes at least, so that people can follow
    bot_patience: float = 30.0  # seconds after which a bot has lost its chance to choose
    away_after: float = 60.0  # seconds without a connection until a bot may stand in
    idle_after: float = 300.0  # seconds until a table that nobody looks at leaves the memory
    waiting_days: float = 2.0  # how long a table waits for players
    allowance: Allowance = Allowance()


class House(Struct, frozen=True):
    """The one of everything."""

    config: Config
    games: Mapping[str, Game]
    bots: Mapping[str, Bot]
    store: Store
    pool: Pool
    bus: Bus
    meters: Meters
