"""Guests and their session cookies. A cookie holds a random token; the database has only its hash."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from typing import Final

from motu.server.model.guest import Guest
from motu.server.model.names import generated_name
from motu.server.store.database import NotSaved, Taken
from motu.server.store.store import Store
from motu.server.wire.errors import Refusal

YEAR: Final = 365 * 24 * 3600
CACHED_SESSIONS: Final = 10_000
# Letters, marks and signs that are drawn as nothing: fillers, joiners, the empty braille pattern, the place of a
# missing object, the empty note head, empty hieroglyphs.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u2d7f\u3164\uffa0\ufffc"
    "\U0001107f\U00013441\U00013442\U00016fe4\U0001d159"
)


def clean_name(name: str) -> str:
    """The name without superfluous spaces; raises a Refusal when it is too long, or cannot be seen."""
    name = " ".join(name.split())
    kinds = [unicodedata.category(character)[0] for character in name]
    seen = any(kind in "LNPS" for kind in kinds)  # combining marks alone have no base character
    if not 1 <= len(name) <= 24 or "C" in kinds or not seen or BLANK.intersection(name):
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
        guest = Guest(secrets.token_urlsafe(12), clean_name(name) if name.strip() else generated_name())
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

    async def log_out(self, token: str, guest: Guest, everywhere: bool) -> None:
        """End the session of this token, or all of the guest's."""
        try:
            if everywhere:
                await self.store.end_sessions(guest.id)
            else:
                await self.store.end_session(hashed(token))
        except NotSaved as error:
            raise Refusal("not_saved", "You are still logged in.") from error
        ended = [key for key, known in self.cache.items() if known.id == guest.id] if everywhere else [hashed(token)]
        for key in ended:
            self.cache.pop(key, None)

    async def erase(self, token: str, guest: Guest) -> None:
        """Delete all personal data: the name and every session."""
        try:
            await self.store.erase(guest.id)
        except NotSaved as error:
            raise Refusal("not_saved", "Nothing was deleted.") from error
        await self.log_out(token, guest, True)

    def clear_cookie(self) -> str:
        """The value of the Set-Cookie header that deletes the cookie."""
        return self.set_cookie("").replace(f"Max-Age={YEAR}", "Max-Age=0")

    def set_cookie(self, token: str) -> str:
        """The value of the Set-Cookie header."""
        secure = "; Secure" if self.https else ""
        return f"{self.cookie}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
