"""The session of one request: its guest, if the cookie is known, and how a visitor becomes a guest."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from litestar.connection import ASGIConnection

from motu.server.http.csrf import Csrf
from motu.server.http.guests import Guests
from motu.server.http.limits import Limits
from motu.server.model.guest import Guest
from motu.server.model.names import alike, generated_name, is_generated
from motu.server.wire.errors import Refusal

HttpConnection = ASGIConnection[Any, Any, Any, Any]


def address(connection: HttpConnection) -> str:
    """The IP address of a visitor."""
    return connection.client.host if connection.client else ""


class Session:
    """A visitor: a guest, or a stranger without a session."""

    def __init__(
        self, guests: Guests, limits: Limits, csrf: Csrf, connection: HttpConnection, guest: Guest | None
    ) -> None:
        self.guests = guests
        self.limits = limits
        self.csrf = csrf
        self.connection = connection
        self.guest = guest
        self.token = connection.cookies.get(guests.cookie) if guest else None  # of the session's cookie

    @property
    def address(self) -> str:
        return address(self.connection)

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    def set_cookie(self, cookie: str) -> None:
        """Add a cookie to the response."""
        self.connection.scope["state"].setdefault("set_cookies", []).append(cookie)

    def set_token(self, session: str | None) -> None:
        """Give the page a token for this session."""
        self.set_cookie(self.csrf.set_cookie(self.csrf.new(session)))

    async def sign_in(self, name: str = "") -> Guest:
        """The visitor as a guest, made or renamed if need be."""
        if self.guest is None:
            self.limits.take(address(self.connection), "new_guests")
            self.guest, self.token = await self.guests.create(name)
            self.set_cookie(self.guests.set_cookie(self.token))
            self.set_token(self.token)
        elif name.strip() and name != self.guest.name:
            self.guest = await self.guests.rename(self.connection.cookies[self.guests.cookie], self.guest, name)
        return self.guest

    async def sign_in_beside(self, taken: AbstractSet[str]) -> Guest:
        """The visitor as a guest at a table where these names are taken; a generated name is replaced if need be."""
        guest = await self.sign_in()
        if is_generated(guest.name) and alike(guest.name) in taken:
            return await self.sign_in(generated_name(taken))
        return guest

    def require_guest(self) -> tuple[str, Guest]:
        """The token and the guest; raises a Refusal when there is no session."""
        if self.guest is None or self.token is None:
            raise Refusal("no_session", "There is no session.")
        return self.token, self.guest

    async def log_out(self, everywhere: bool) -> Guest:
        """End this session, or all of the guest's."""
        token, guest = self.require_guest()
        await self.guests.log_out(token, guest, everywhere)
        self.forget()
        return guest

    async def erase(self) -> Guest:
        """Delete all personal data of the guest, and end every session."""
        token, guest = self.require_guest()
        await self.guests.erase(token, guest)
        self.forget()
        return guest

    def forget(self) -> None:
        """Forget the guest, and set a token for a visitor without a session."""
        self.guest = self.token = None
        self.set_cookie(self.guests.clear_cookie())
        self.set_token(None)

    async def sign_in_as_host(self) -> Guest:
        """The visitor as a guest who makes a table, within the limit for tables."""
        self.limits.take(self.guest_id or address(self.connection), "tables")
        return await self.sign_in()
