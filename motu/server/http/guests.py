"""Guests: a name and a session, without an account. The cookie is a random token; only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from typing import Final

from motu.server.store.database import NotSaved, Taken
from motu.server.wire.errors import Refusal
from motu.server.store.rows import Guest
from motu.server.store.store import Store

YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000  # sessions kept in memory
# Flowers, birds and fish of the South Sea: short, and the same in every language.
FRIENDLY: Final = [
    "Aute", "Fetia", "Hina", "Hotu", "Kaveka", "Mahi", "Maile", "Maku", "Manu", "Moana", "Nenue", "Noni", "Nono", "Ora",
    "Otaha", "Pahua", "Purau", "Ruau", "Tahi", "Tamanu", "Tiare", "Tipanie", "Torea", "Uaru", "Ume", "Vaea", "Vini",
]  # fmt: skip


def spoken(name: str) -> str:
    """The name without needless spaces; raises when it has signs that are no letters to look at."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= 24 or any(unicodedata.category(sign).startswith("C") for sign in name):
        raise Refusal("bad_name", "This name cannot be shown.")
    return name


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Finds guests by their cookie, and makes new ones."""

    def __init__(self, store: Store, https: bool) -> None:
        self.store = store
        self.https = https
        self.cookie = "__Host-motu_session" if https else "motu_session"
        self.known: dict[str, Guest] = {}  # by the hash of the token

    async def find(self, token: str | None) -> Guest | None:
        if token is None:
            return None
        key = hashed(token)
        guest = self.known.get(key) or await self.store.guest(key)
        return self.remember(key, guest) if guest else None

    def remember(self, key: str, guest: Guest) -> Guest:
        self.known.pop(key, None)
        self.known[key] = guest
        if len(self.known) > REMEMBERED:
            del self.known[next(iter(self.known))]
        return guest

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest and the token for the cookie."""
        guest = Guest(secrets.token_urlsafe(12), spoken(name) if name.strip() else secrets.choice(FRIENDLY))
        token = secrets.token_urlsafe(32)
        try:
            await self.store.add_guest(guest, hashed(token), int(time.time() * 1000))
        except (Taken, NotSaved) as error:
            raise Refusal("not_saved", "The name could not be saved.") from error
        return self.remember(hashed(token), guest), token

    async def rename(self, token: str, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, spoken(name))
        try:
            await self.store.rename(renamed)
        except (Taken, NotSaved) as error:
            raise Refusal("not_saved", "The name could not be saved.") from error
        return self.remember(hashed(token), renamed)

    def set_cookie(self, token: str) -> str:
        """The value of the header that gives the session to the browser."""
        secure = "; Secure" if self.https else ""
        return f"{self.cookie}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
