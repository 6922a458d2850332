"""Checks before a route or the socket runs: host, origin, session, token, rate limit."""

from __future__ import annotations

from typing import Any

from litestar import Request

from motu.server.config import Config
from motu.server.http.csrf import HEADER, Csrf
from motu.server.http.guests import Guests
from motu.server.http.hosts import check_host, check_origin
from motu.server.http.limits import Limits
from motu.server.http.session import HttpConnection, Session, address
from motu.server.model.guest import Guest
from motu.server.wire.errors import Refusal

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


class Admission:
    """Checks host, origin, session, token and rate limit before a route or the socket runs."""

    def __init__(self, config: Config, guests: Guests, limits: Limits, csrf: Csrf) -> None:
        self.config = config
        self.guests = guests
        self.limits = limits
        self.csrf = csrf

    async def session(self, connection: HttpConnection) -> Session:
        guest = await self.guests.find(connection.cookies.get(self.guests.cookie))
        return Session(self.guests, self.limits, self.csrf, connection, guest)

    async def check_request(self, request: Request[Any, Any, Any]) -> None:
        """Before each request to the API; leaves the session in the request's state."""
        self.limits.take(address(request), "requests_of_address")
        session = await self.session(request)
        self.limits.take(session.guest_id or address(request), "session" if session.guest else "address")
        check_host(request.headers, self.config)
        if request.method not in SAFE_METHODS:
            check_origin(request.headers, request.scope["scheme"], self.config)
            self.check_token(request, session)
        elif not self.token_holds(request.cookies.get(self.csrf.cookie), session):
            session.set_token(session.token)
        request.scope["state"]["session"] = session

    def token_holds(self, token: str | None, session: Session) -> bool:
        return self.csrf.holds(token, session.token)

    def check_token(self, request: Request[Any, Any, Any], session: Session) -> None:
        """Raise a Refusal unless the header has the cookie's token, and the token is this session's."""
        sent = request.headers.get(HEADER)
        if sent != request.cookies.get(self.csrf.cookie) or not self.token_holds(sent, session):
            raise Refusal("bad_token", "The token of this page is not that of the session.")

    def check_operation(self, request: Request[Any, Any, Any]) -> None:
        """Before /health and /metrics."""
        self.limits.take(address(request), "operations")
        check_host(request.headers, self.config)

    async def check_socket(self, connection: HttpConnection) -> Guest:
        """Before a socket is opened; returns its guest."""
        self.limits.take(address(connection), "handshakes")
        check_host(connection.headers, self.config)
        check_origin(connection.headers, connection.scope["scheme"], self.config)
        session = await self.session(connection)
        if session.guest is None:
            raise Refusal("no_session", "There is no session.")
        return session.guest


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Hook of the API. Litestar copies routers with their hooks, so the Admission is in the application's state."""
    await request.app.state.admission.check_request(request)


def check_operation(request: Request[Any, Any, Any]) -> None:
    """Hook of the routes for operators."""
    request.app.state.admission.check_operation(request)


def session_of(request: Request[Any, Any, Any]) -> Session:
    """The session that `check_request` left."""
    session = request.scope["state"]["session"]
    assert isinstance(session, Session)
    return session
