"""`motu serve`: a server for browsers. `motu play` starts one for this machine and opens a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Host = Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 admits other machines.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="Port to listen on; 0 takes any free one.")]
Database = Annotated[Path | None, typer.Option("--database", metavar="FILE", help="SQLite file with all tables.")]
Origins = Annotated[
    list[str], typer.Option("--origin", metavar="URL", help="Another URL of the page; may be repeated.")
]
Https = Annotated[bool, typer.Option("--https", help="The page is reached over https, through a proxy.")]
Proxies = Annotated[
    str, typer.Option("--trusted-proxies", help="Addresses of proxies whose X-Forwarded-For header is trusted.")
]
NoLimits = Annotated[
    bool, typer.Option("--no-limits", help="Lift the limits for each visitor. For load tests, not for the public.")
]
Logs = Annotated[str, typer.Option("--log-level", help="Level of the log: debug, info, warning or error.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    origin: Origins = [],  # noqa: B006 - typer's way, never changed
    https: Https = False,
    trusted_proxies: Proxies = "",
    no_limits: NoLimits = False,
    log_level: Logs = "info",
) -> None:
    """Serve the tables to browsers until interrupted. docs/operating.md says more."""
    from motu.server import run  # noqa: PLC0415 - other commands start faster without it
    from motu.server.config import UNLIMITED, Allowance, Config  # noqa: PLC0415

    allowance = UNLIMITED if no_limits else Allowance()
    config = Config(database=str(kept_in(database)), origins=frozenset(origin), https=https, allowance=allowance)
    run.serve(host, port, config, trusted_proxies=trusted_proxies, log_level=log_level)


def open_table(game: str, port: int, database: Path | None) -> None:
    """Start a server for this machine, and open the game in a browser."""
    from motu.server import run  # noqa: PLC0415
    from motu.server.config import Config  # noqa: PLC0415

    config = Config(database=str(kept_in(database)))
    run.serve("127.0.0.1", port, config, opens=f"new/{game}" if game else "")


def kept_in(database: Path | None) -> Path:
    """The named file, or the one in the user's application folder."""
    file = database or Path(typer.get_app_dir("motu")) / "motu.db"
    file.parent.mkdir(parents=True, exist_ok=True)
    return file
