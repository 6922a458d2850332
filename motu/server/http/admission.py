"""Checks before a route or the socket runs: origin, session, rate limit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from motu.server.config import Config
from motu.server.http.guests import Guests
from motu.server.http.limits import Limits
from motu.server.http.session import HttpConnection, Session, address
from motu.server.model.guest import Guest
from motu.server.wire.errors import Refusal

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def check_origin(headers: Mapping[str, str], config: Config) -> None:
    """Raise a Refusal unless a request comes from the server's own page or one that the operator named."""
    origin = headers.get("origin", "")
    if origin in config.origins:
        return
    host = urlsplit(origin).netloc
    if not host or host != headers.get("host"):
        raise Refusal("foreign_origin", "This request comes from the page of another server.")


class Admission:
    """Checks origin, session and rate limit before a route or the socket runs."""

    def __init__(self, config: Config, guests: Guests, limits: Limits) -> None:
        self.config = config
        self.guests = guests
        self.limits = limits

    async def session(self, connection: HttpConnection) -> Session:
        guest = await self.guests.find(connection.cookies.get(self.guests.cookie))
        return Session(self.guests, self.limits, connection, guest)

    async def check_request(self, request: Request[Any, Any, Any]) -> None:
        """Before each request to the API; leaves the session in the request's state."""
        session = await self.session(request)
        allowance = self.limits.allowance
        rate = allowance.session if session.guest else allowance.address
        self.limits.take(session.guest_id or address(request), rate)
        if request.method not in SAFE_METHODS:
            check_origin(request.headers, self.config)
        request.scope["state"]["session"] = session

    async def check_socket(self, connection: HttpConnection) -> Guest:
        """Before a socket is opened; returns its guest."""
        check_origin(connection.headers, self.config)
        session = await self.session(connection)
        if session.guest is None:
            raise Refusal("no_session", "There is no session.")
        return session.guest


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Hook of the API. Litestar copies routers with their hooks, so the Admission is in the application's state."""
    await request.app.state.admission.check_request(request)


def session_of(request: Request[Any, Any, Any]) -> Session:
    """The session that `check_request` left."""
    session = request.scope["state"]["session"]
    assert isinstance(session, Session)
    return session
