"""`motu serve`: the tables for browsers; `motu play` opens one of them for whoever sits at this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Host = Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0 lets other machines in.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="Which port to listen on; 0 takes any free one.")]
Database = Annotated[Path | None, typer.Option("--database", metavar="FILE", help="Where all tables are kept.")]
Origins = Annotated[
    list[str], typer.Option("--origin", metavar="URL", help="Another address the page is reached at; may be repeated.")
]
Https = Annotated[bool, typer.Option("--https", help="The page is reached over https, through a proxy.")]
Proxies = Annotated[str, typer.Option("--trusted-proxies", help="Addresses whose forwarding headers are believed.")]
Logs = Annotated[str, typer.Option("--log-level", help="How much is logged: debug, info, warning or error.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    origin: Origins = [],  # noqa: B006 - typer's way, never changed
    https: Https = False,
    trusted_proxies: Proxies = "",
    log_level: Logs = "info",
) -> None:
    """Serve the tables to browsers until interrupted. docs/operating.md says more."""
    from motu.server import run  # noqa: PLC0415 - other commands start faster without it
    from motu.server.services import Config  # noqa: PLC0415

    config = Config(database=str(kept_in(database)), origins=frozenset(origin), https=https)
    run.serve(host, port, config, trusted_proxies=trusted_proxies, log_level=log_level)


def open_table(game: str, port: int, database: Path | None) -> None:
    """The server for whoever sits here, and a browser window with the game."""
    from motu.server import run  # noqa: PLC0415
    from motu.server.services import Config  # noqa: PLC0415

    config = Config(database=str(kept_in(database)))
    run.serve("127.0.0.1", port, config, opens=f"new/{game}" if game else "")


def kept_in(database: Path | None) -> Path:
    """The file that was named, or the one in the person's own folder."""
    file = database or Path(typer.get_app_dir("motu")) / "motu.db"
    file.parent.mkdir(parents=True, exist_ok=True)
    return file
