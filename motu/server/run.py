"""`serve`: a listening socket, uvicorn and the application, until interrupted."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn
from msgspec.structs import replace

from motu.core.errors import MotuError
from motu.server import logs, qr
from motu.server.app import make_app
from motu.server.config import Config
from motu.server.http.head import with_head
from motu.server.services import Services, open_services
from motu.server.tcp.callers import Callers
from motu.server.tcp.door import Door
from motu.server.tcp.files import files_allowed
from motu.server.tcp.lan import everywhere, lan_addresses, origin_of
from motu.server.tcp.protocols import TimedConfig
from motu.server.wire.frames import FRAME_BYTES
from motu.shelf import bots, games

KEPT_FILES: Final = 64  # for the database, the workers and the log
GARBAGE: Final = (20_000, 20, 50)  # gc.set_threshold; with many tables 700 objects cost a quarter of the time


class BadAddress(MotuError):
    """A host and port on which the server cannot listen."""


def listening(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free port. TCP_NODELAY: small answers are sent at once."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listener
    except OSError as error:
        raise BadAddress(f"{host}:{port} cannot be used: {error.strerror}. Choose another --port.") from None


def address(listener: socket.socket) -> str:
    """The URL of the server for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104  (compared, not listened on)
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def asgi_server(services: Services, trusted_proxies: str = "") -> Server:
    """uvicorn with the limits of docs/wire.md."""
    most = files_allowed() - KEPT_FILES
    callers = Callers(most, services.config.allowance.connections, trusted_proxies, services.metrics)
    config = TimedConfig(
        with_head(make_app(services)),
        callers,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",  # finer levels would log frames, and with them secrets
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies or None,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    return Server(config)


class Server(uvicorn.Server):
    """uvicorn, with a Door in the place of each listening socket."""

    config: TimedConfig

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await super().serve([Door(listener, self.config.callers) for listener in sockets or []])


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    config: Config = Config(),  # noqa: B008  (frozen)
    *,
    opens: str | None = None,
    lan: bool = False,
    trusted_proxies: str = "",
    log_level: str = "warning",
) -> None:
    """Serve until interrupted; prints the URL, and opens a browser there when `opens` names a screen of the page.

    With `lan` the home network is served too; the terminal and the lobbies show its address of the page.
    """
    logs.set_up(log_level)
    addresses = lan_addresses() if lan else []
    listener = listening(everywhere(addresses[0]) if lan else host, port)
    homes = [origin_of(address, listener.getsockname()[1]) for address in addresses]
    if homes:
        config = replace(config, home=homes[0])
    try:
        server = asgi_server(open_services(config, games, bots), trusted_proxies)
    except MotuError:
        listener.close()
        raise
    url = address(listener)
    sys.stdout.write(f"Motu is open at {url}\n{invitation(homes)}Stop it with Ctrl+C; every table is saved.\n")
    sys.stdout.flush()
    gc.freeze()  # what is there now stays as long as the server
    gc.set_threshold(*GARBAGE)
    if opens is not None:
        threading.Timer(0.5, webbrowser.open, [url + opens]).start()
    server.run(sockets=[listener])


def invitation(homes: list[str]) -> str:
    """Where other machines of the home network find the page: as text, and as a code for phones."""
    if not homes:
        return ""
    others = "".join(f"  or at {origin}/\n" for origin in homes[1:])
    return f"In your network it is at {homes[0]}/\n{others}{qr.in_terminal(homes[0] + '/')}"
