"""HTTP requests that are wrong in some way, byte by byte: made from good ones, by dice."""

from __future__ import annotations

import json
import random
from typing import Any

METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get", "QUERY", "\x7f", ""]
PATHS = [
    "/", "/health", "/metrics", "/schema/openapi.json", "/api/games", "/api/games/shells/rules?language=fr",
    "/api/games/{w}/components", "/api/games/{w}/tooltips", "/api/me", "/api/me/file", "/api/tables",
    "/api/tables/{t}", "/api/tables/{t}/join", "/api/tables/{t}/leave", "/api/tables/{t}/start",
    "/api/tables/{t}/seats/{n}", "/api/tables/{t}/seats/{n}/stand-in", "/api/tables/{t}/resign", "/api/me/tables/{t}",
    "/api/tables/{t}/rematch", "/api/tables/{t}/record", "/api/tables/{t}/replay?seat={n}",
    "/api/tables/{t}/moments/{n}?seat={n}", "/ws/tables/{t}", "/table/{t}", "/assets/{w}", "/{w}", "*", "//", "/..",
    "/%2e%2e/%2e%2e/etc/passwd", "http://[", "http://127.0.0.1/api/me", "/api/me?{w}={w}&{w}",
]  # fmt: skip
WORDS = [
    "", "x", "x" * 61, "x" * 3000, "%00", "%", "%zz", "%ff%fe", "%F0%9F%8C%8A", "..", "a/b", "'; DROP TABLE events",
    "\\", "null", "-1", "NaN", "\u00e9", "\u6f22", "{}", "[]", "+", "&", "#", "?", ";",
]  # fmt: skip
NUMBERS = ["0", "1", "-1", "-3", "19", "20", "99", "1.5", "1e9", "0x1", "9" * 30, "", "\u0661", "+1", " 1"]
VALUES: list[Any] = [None, True, -1, 0, 2**31, 2**63, 1e308, "", "x" * 70, "\x00", "\ud800", [], {}, [[]], {"a": 1}]
BODIES: list[dict[str, Any]] = [
    {"name": "Ann"}, {"game": "shells", "seats": 2, "bots": ["random", None], "listed": True}, {"seat": 1},
    {"locked": True, "patience": "day", "phrases": False},
    {"fill": None}, {"bot": "random"}, {"everywhere": False}, {"game": "nogame", "seats": 3, "settings": {"a": "b"}},
]  # fmt: skip
HEADERS = [
    "Host: {w}", "Host: evil.example", "Host:", "Origin: http://[", "Origin: null", "Origin: {w}",
    "Cookie: motu_session={w}", "Cookie: {w}", "Cookie: =;=;;motu_csrf", "x-motu-csrf: {w}", "Content-Length: {n}",
    "Content-Length: 5\r\nContent-Length: 6", "Transfer-Encoding: chunked", "Transfer-Encoding: {w}",
    "Content-Type: {w}",
    "Content-Type: text/plain; charset={w}",
    "Content-Type: application/msgpack", "Content-Type: multipart/form-data; boundary={w}", "Content-Encoding: gzip",
    "Accept: {w}", "Accept-Encoding: {w}", "If-None-Match: {w}", "Expect: 100-continue", "Upgrade: websocket",
    "Upgrade: h2c",
    "Connection: Upgrade", "Sec-WebSocket-Key: {w}", "Sec-WebSocket-Version: {n}", "Range: bytes={n}-{n}", "{w}: {w}",
    "X-Forwarded-For: {w}", "Forwarded: for={w}", "X-Long: " + "x" * 9000, " folded: {w}", "no colon",
]  # fmt: skip


class BadRequests:
    """One request after the other; the same luck makes the same ones."""

    def __init__(self, luck: int, host: str, cookies: str, token: str, tables: list[str]) -> None:
        self.dice = random.Random(luck)  # noqa: S311
        self.good = [f"Host: {host}", f"Origin: http://{host}", f"Cookie: {cookies}", f"x-motu-csrf: {token}"]
        self.tables = [*tables, "unknown", "x" * 41, "%00"]

    def next(self) -> bytes:
        """A request that may be wrong anywhere: line, headers, body, or a few bytes of it all."""
        method, path = self.dice.choice(METHODS[:3] * 4 + METHODS), self.filled(self.dice.choice(PATHS))
        body = self.body() if self.dice.random() < 0.6 else b""
        headers = [line for line in self.good if self.dice.random() < 0.95]
        headers += [self.filled(self.dice.choice(HEADERS)) for _ in range(self.dice.choice([0, 0, 0, 1, 1, 2, 5, 60]))]
        if body and self.dice.random() < 0.9:
            headers.append(f"Content-Length: {len(body)}\r\nContent-Type: application/json")
        version = self.dice.choice(["HTTP/1.1"] * 12 + ["HTTP/1.0", "HTTP/2.0", "HTTP/9", ""])
        head = "\r\n".join([f"{method} {path} {version}", "Connection: close", *headers, "", ""])
        return self.damaged(head.encode("utf-8", "surrogatepass") + body)

    def filled(self, text: str) -> str:
        for mark, choices in (("{t}", self.tables), ("{w}", WORDS), ("{n}", NUMBERS)):
            while mark in text:
                text = text.replace(mark, self.dice.choice(choices), 1)
        return text

    def body(self) -> bytes:
        way = self.dice.randrange(6)
        if way == 0:
            rubbish = [b"", b"{", b"[" * 30_000, b'{"a":' * 9_000, b"\xff\xfe", b"null", b"1e999", b'"', b"x" * 70_000]
            return self.dice.choice(rubbish)
        said = dict(self.dice.choice(BODIES))
        if way < 4:
            said[self.dice.choice([*said, "admin", ""])] = self.dice.choice(VALUES)
        return json.dumps(said).encode()

    def damaged(self, request: bytes) -> bytes:
        """Now and then some bytes are missing, doubled or others."""
        way, at = self.dice.randrange(12), self.dice.randrange(len(request))
        if way == 0:
            return request[:at]
        if way == 1:
            return request[:at] + self.dice.randbytes(self.dice.randrange(1, 9)) + request[at:]
        if way == 2:
            return request[:at] + self.dice.randbytes(1) + request[at + 1 :]
        return request * 2 if way == 3 else request
