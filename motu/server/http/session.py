"""Before a request reaches its route: where it comes from, who sends it, and whether it is too much."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from motu.server.wire.errors import Refusal
from motu.server.http.guests import Guests
from motu.server.services import Config
from motu.server.http.limits import Limits
from motu.server.store.rows import Guest

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = {"GET", "HEAD", "OPTIONS"}


def check_origin(headers: Mapping[str, str], config: Config) -> None:
    """Only the server's own page, and those that the operator named, may change anything."""
    origin = headers.get("origin", "")
    if origin in config.origins:
        return
    host = urlsplit(origin).netloc
    if not host or host != headers.get("host"):
        raise Refusal("foreign_origin", "This comes from the page of another server.")


def address(connection: Connection) -> str:
    """Where a visitor without a session comes from."""
    return connection.client.host if connection.client else ""


class Visit:
    """A visitor at the door: known by the cookie, or a stranger."""

    def __init__(self, guests: Guests, limits: Limits, connection: Connection, guest: Guest | None) -> None:
        self.guests = guests
        self.limits = limits
        self.connection = connection
        self.guest = guest

    @property
    def who(self) -> str | None:
        return self.guest.id if self.guest else None

    async def somebody(self, name: str = "") -> Guest:
        """The visitor as a guest, welcomed if need be."""
        if self.guest is None:
            self.limits.take(address(self.connection), self.limits.allowance.new_guests)
            self.guest, token = await self.guests.welcome(name)
            self.connection.scope["state"]["set_cookie"] = self.guests.set_cookie(token)
        elif name.strip() and name != self.guest.name:
            self.guest = await self.guests.rename(self.connection.cookies[self.guests.cookie], self.guest, name)
        return self.guest

    async def host(self) -> Guest:
        """The same, when a table is to be made."""
        self.limits.take(self.who or address(self.connection), self.limits.allowance.tables)
        return await self.somebody()


class Door:
    """Everybody comes in here."""

    def __init__(self, config: Config, guests: Guests, limits: Limits) -> None:
        self.config = config
        self.guests = guests
        self.limits = limits

    async def visit(self, connection: Connection) -> Visit:
        guest = await self.guests.find(connection.cookies.get(self.guests.cookie))
        return Visit(self.guests, self.limits, connection, guest)

    async def request(self, request: Request[Any, Any, Any]) -> None:
        """Before each request to the API."""
        visit = await self.visit(request)
        allowance = self.limits.allowance
        self.limits.take(visit.who or address(request), allowance.session if visit.guest else allowance.address)
        if request.method not in SAFE:
            check_origin(request.headers, self.config)
        request.scope["state"]["visit"] = visit

    async def socket(self, connection: Connection) -> Guest:
        """Before a socket is opened."""
        check_origin(connection.headers, self.config)
        visit = await self.visit(connection)
        if visit.guest is None:
            raise Refusal("no_session", "The server does not know you yet.")
        return visit.guest


def visit_of(request: Request[Any, Any, Any]) -> Visit:
    """What the routes are given."""
    visit = request.scope["state"]["visit"]
    assert isinstance(visit, Visit)
    return visit
