"""How a server is set up: files, addresses, times, and what one visitor may ask for."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

BUILT_PAGE: Final = Path(__file__).parent / "static"


class Rate(NamedTuple):
    """The size of a token bucket, and how many tokens it gains a second."""

    burst: float
    steady: float


class Allowance(Struct, frozen=True):
    """Limits of one visitor."""

    frames: Rate = Rate(20, 5)  # of one session, on all its sockets
    tables: Rate = Rate(30, 30 / 3600)
    new_guests: Rate = Rate(30, 0.1)  # from one address
    session: Rate = Rate(100, 10)  # requests
    address: Rate = Rate(60, 4)  # requests without a session
    sockets: int = 10  # open at the same time
    frames_of_address: Rate = Rate(400, 100)  # all its sessions together
    requests_of_address: Rate = Rate(600, 60)
    handshakes: Rate = Rate(100, 10)  # from one address
    hints: Rate = Rate(12, 0.25)  # hints and reviews, of one session
    operations: Rate = Rate(60, 2)  # /health and /metrics, from one address
    listed: int = 3  # tables that wait for players and are listed, of one guest, and from one address
    connections: int = 256  # TCP connections open at the same time, from one address


NO_LIMIT: Final = Rate(1e9, 1e9)
UNLIMITED: Final = Allowance(
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    1_000_000,
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    NO_LIMIT,
    1_000_000,
    1_000_000,
)


class Config(Struct, frozen=True):
    """The set-up of a server; docs/operating.md explains what operators can change."""

    database: str = "motu.db"
    origins: frozenset[str] = frozenset()  # besides the server's own
    hosts: frozenset[str] = frozenset()  # names of the server, besides those that no public name server gives
    home: str = ""  # origin of the page for others in the home network; "": the one that each visitor uses
    https: bool = False  # the page is reached over https: cookies are bound to that
    page: str = str(BUILT_PAGE)  # the folder of the built page
    bot_workers: int = max(1, (os.cpu_count() or 1) - 1)
    bot_pause: float = 0.7  # seconds that a bot's move takes at least, so that people can follow
    bot_timeout: float = 30.0  # seconds after which a random move replaces the bot's
    away_after: float = 60.0  # seconds without a connection after which a bot may stand in
    idle_after: float = 300.0  # seconds without a page or a request after which a table leaves the memory
    stand_in: str = "fisher"  # the bot that plays for a person who is away
    waiting_days: float = 2.0  # how long a table waits for players
    backup_every: float = 0.0  # seconds; 0: the server makes no backups
    backup_keep: int = 14
    backup_folder: str = ""  # "": beside the database
    allowance: Allowance = Allowance()
