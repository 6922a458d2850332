"""`motu serve`: a server for browsers. `motu play` starts one for this machine and opens a browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer

SECONDS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
Host = Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 admits other machines.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="Port to listen on; 0 takes any free one.")]
Database = Annotated[Path | None, typer.Option("--database", metavar="FILE", help="SQLite file with all tables.")]
Origins = Annotated[
    list[str], typer.Option("--origin", metavar="URL", help="Another URL of the page; may be repeated.")
]
Hosts = Annotated[
    list[str],
    typer.Option("--allowed-host", metavar="NAME", help="A public name under which the server is reached; may repeat."),
]
Https = Annotated[bool, typer.Option("--https", help="The page is reached over https, through a proxy.")]
Proxies = Annotated[
    str, typer.Option("--trusted-proxies", help="Addresses of proxies whose X-Forwarded-For header is trusted.")
]
NoLimits = Annotated[
    bool, typer.Option("--no-limits", help="Lift the limits for each visitor. For load tests, not for the public.")
]
BackupEvery = Annotated[
    str,
    typer.Option("--backup-every", metavar="TIME", help="Make a checked copy so often: 6h, 30m, 1d. [default: never]"),
]
BackupKeep = Annotated[int, typer.Option("--backup-keep", min=1, help="How many copies are kept.")]
BackupFolder = Annotated[
    Path | None,
    typer.Option("--backup-folder", metavar="FOLDER", help="Where copies are kept. [default: beside the database]"),
]
Lan = Annotated[
    bool, typer.Option("--lan", help="Let the home network in, and show where it finds the page, as a QR code too.")
]
Logs = Annotated[str, typer.Option("--log-level", help="Level of the log: debug, info, warning or error.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    origin: Origins = [],  # noqa: B006 - typer's way, never changed
    allowed_host: Hosts = [],  # noqa: B006
    https: Https = False,
    trusted_proxies: Proxies = "",
    no_limits: NoLimits = False,
    backup_every: BackupEvery = "",
    backup_keep: BackupKeep = 14,
    backup_folder: BackupFolder = None,
    log_level: Logs = "info",
) -> None:
    """Serve the tables to browsers until interrupted. docs/operating.md says more."""
    from motu.server import run  # noqa: PLC0415 - other commands start faster without it
    from motu.server.config import UNLIMITED, Allowance, Config  # noqa: PLC0415

    allowance = UNLIMITED if no_limits else Allowance()
    config = Config(
        database=str(kept_in(database)),
        origins=frozenset(origin),
        hosts=frozenset(name.lower() for name in allowed_host),
        https=https,
        allowance=allowance,
        backup_every=seconds_in(backup_every),
        backup_keep=backup_keep,
        backup_folder=str(backup_folder or ""),
    )
    run.serve(host, port, config, trusted_proxies=trusted_proxies, log_level=log_level)


def open_table(game: str, port: int, database: Path | None, lan: bool) -> None:
    """Start a server for this machine, or for the home network, and open the game in a browser."""
    from motu.server import run  # noqa: PLC0415
    from motu.server.config import Config  # noqa: PLC0415

    config = Config(database=str(kept_in(database)))
    run.serve("127.0.0.1", port, config, opens=f"new/{game}" if game else "", lan=lan)


def kept_in(database: Path | None) -> Path:
    """The named file, or the one in the user's application folder."""
    file = database or Path(typer.get_app_dir("motu")) / "motu.db"
    file.parent.mkdir(parents=True, exist_ok=True)
    return file


def seconds_in(time: str) -> float:
    """30m, 6h or 1d in seconds; "" is 0."""
    found = re.fullmatch(r"([1-9]\d{0,5})([smhd])", time.strip())
    if time.strip() and not found:
        raise typer.BadParameter(f"{time!r} is no time; write 30m, 6h or 1d.", param_hint="--backup-every")
    return int(found[1]) * SECONDS[found[2]] if found else 0
