"""Guests and their session cookies. A cookie holds a random token; the database has only its hash."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from typing import Final

from motu.server.model.guest import Guest
from motu.server.store.database import NotSaved, Taken
from motu.server.store.store import Store
from motu.server.wire.errors import Refusal

YEAR: Final = 365 * 24 * 3600
CACHED_SESSIONS: Final = 10_000
# Flowers, birds and fish of the South Sea: short, and the same in every language.
DEFAULT_NAMES: Final = [
    "Aute", "Fetia", "Hina", "Hotu", "Kaveka", "Mahi", "Maile", "Maku", "Manu", "Moana", "Nenue", "Noni", "Nono", "Ora",
    "Otaha", "Pahua", "Purau", "Ruau", "Tahi", "Tamanu", "Tiare", "Tipanie", "Torea", "Uaru", "Ume", "Vaea", "Vini",
]  # fmt: skip


def clean_name(name: str) -> str:
    """The name without superfluous spaces; raises a Refusal when it is too long or has control characters."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= 24 or any(unicodedata.category(character).startswith("C") for character in name):
        raise Refusal("bad_name", "This name cannot be shown.")
    return name


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Finds guests by their cookie, creates and renames them."""

    def __init__(self, store: Store, https: bool) -> None:
        self.store = store
        self.https = https
        self.cookie = "__Host-motu_session" if https else "motu_session"
        self.cache: dict[str, Guest] = {}  # by the hash of the token

    async def find(self, token: str | None) -> Guest | None:
        if token is None:
            return None
        key = hashed(token)
        guest = self.cache.get(key) or await self.store.guest(key)
        return self.remember(key, guest) if guest else None

    def remember(self, key: str, guest: Guest) -> Guest:
        self.cache.pop(key, None)
        self.cache[key] = guest
        if len(self.cache) > CACHED_SESSIONS:
            del self.cache[next(iter(self.cache))]
        return guest

    async def create(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token for the cookie."""
        guest = Guest(secrets.token_urlsafe(12), clean_name(name) if name.strip() else secrets.choice(DEFAULT_NAMES))
        token = secrets.token_urlsafe(32)
        try:
            await self.store.add_guest(guest, hashed(token), int(time.time() * 1000))
        except (Taken, NotSaved) as error:
            raise Refusal("not_saved", "The name could not be saved.") from error
        return self.remember(hashed(token), guest), token

    async def rename(self, token: str, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, clean_name(name))
        try:
            await self.store.rename(renamed)
        except (Taken, NotSaved) as error:
            raise Refusal("not_saved", "The name could not be saved.") from error
        return self.remember(hashed(token), renamed)

    def set_cookie(self, token: str) -> str:
        """The value of the Set-Cookie header."""
        secure = "; Secure" if self.https else ""
        return f"{self.cookie}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
