"""Starting a server from Python or from the command line."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn
from litestar import Litestar

from motu.core.errors import MotuError
from motu.server import logs
from motu.server.app import make_app, open_house
from motu.server.services import Config
from motu.server.http.limits import FRAME_BYTES
from motu.shelf import bots, games

BACKLOG: Final = 512


class BadAddress(MotuError):
    """A host and port that cannot be listened on."""


def listening(host: str, port: int) -> socket.socket:
    """A socket that accepts connections already; port 0 takes any free one. No answer waits for another."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        door = socket.create_server((host, port), family=family, backlog=BACKLOG)
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return door
    except OSError as error:
        raise BadAddress(f"{host}:{port} cannot be used: {error.strerror}. Choose another --port.") from None


def address(door: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = door.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104  (not to listen on, but to tell apart)
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def asgi_server(app: Litestar, trusted_proxies: str = "") -> uvicorn.Server:
    """uvicorn, with our limits."""
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",  # its details quote frames, and so what is hidden from others
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies or None,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    return uvicorn.Server(config)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    config: Config = Config(),  # noqa: B008  (frozen)
    *,
    opens: str | None = None,
    trusted_proxies: str = "",
    log_level: str = "warning",
) -> None:
    """Serve until interrupted; says where, and opens a browser there when `opens` names a place in the page."""
    logs.set_up(log_level)
    door = listening(host, port)
    server = asgi_server(make_app(open_house(config, games, bots)), trusted_proxies)
    where = address(door)
    sys.stdout.write(f"Motu is open at {where}\nStop it with Ctrl+C; every table is saved.\n")
    sys.stdout.flush()
    if opens is not None:
        threading.Timer(0.5, webbrowser.open, [where + opens]).start()
    server.run(sockets=[door])
