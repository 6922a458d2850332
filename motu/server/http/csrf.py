"""The CSRF token: a cookie that the page reads and sends back in a header. It holds for one session and no other."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

HEADER: Final = "x-motu-csrf"
RANDOM: Final = 32  # characters before the signature


class Csrf:
    """Makes and checks tokens: random characters, and a signature over them and the session's cookie."""

    def __init__(self, secret: str, https: bool) -> None:
        self.secret = secret.encode()
        self.https = https
        self.cookie = "__Host-motu_csrf" if https else "motu_csrf"

    def new(self, session: str | None) -> str:
        """A token for the session with this cookie; None: for a visitor without one."""
        chosen = secrets.token_hex(RANDOM // 2)
        return chosen + self.signature(chosen, session)

    def holds(self, token: str | None, session: str | None) -> bool:
        if not token or not token.isascii():
            return False
        return hmac.compare_digest(token[RANDOM:], self.signature(token[:RANDOM], session))

    def signature(self, chosen: str, session: str | None) -> str:
        return hmac.new(self.secret, f"{chosen} {session or ''}".encode(), hashlib.sha256).hexdigest()

    def set_cookie(self, token: str) -> str:
        """The value of the Set-Cookie header."""
        return f"{self.cookie}={token}; Path=/; SameSite=Lax{'; Secure' if self.https else ''}"
