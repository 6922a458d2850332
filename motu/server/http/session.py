"""The session of one request: its guest, if the cookie is known, and how a visitor becomes a guest."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from motu.server.http.guests import Guests
from motu.server.http.limits import Limits
from motu.server.model.guest import Guest

HttpConnection = ASGIConnection[Any, Any, Any, Any]


def address(connection: HttpConnection) -> str:
    """The IP address of a visitor."""
    return connection.client.host if connection.client else ""


class Session:
    """A visitor: a guest, or nobody yet."""

    def __init__(self, guests: Guests, limits: Limits, connection: HttpConnection, guest: Guest | None) -> None:
        self.guests = guests
        self.limits = limits
        self.connection = connection
        self.guest = guest

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    async def sign_in(self, name: str = "") -> Guest:
        """The visitor as a guest, made or renamed if need be."""
        if self.guest is None:
            self.limits.take(address(self.connection), self.limits.allowance.new_guests)
            self.guest, token = await self.guests.create(name)
            self.connection.scope["state"]["set_cookie"] = self.guests.set_cookie(token)
        elif name.strip() and name != self.guest.name:
            self.guest = await self.guests.rename(self.connection.cookies[self.guests.cookie], self.guest, name)
        return self.guest

    async def sign_in_as_host(self) -> Guest:
        """The visitor as a guest who makes a table, within the limit for tables."""
        self.limits.take(self.guest_id or address(self.connection), self.limits.allowance.tables)
        return await self.sign_in()
