"""HEAD is answered wherever GET is, with the same headers and without a body."""

from __future__ import annotations

import pytest

from tests.support.server import http
from tests.support.server.servers import Server

PATHS = ["/", "/settings", "/table/nowhere", "/api/games", "/api/me", "/api/tables", "/health", "/schema/openapi.json"]
NAMES = ("content-type", "content-security-policy", "cache-control")


@pytest.mark.parametrize("path", [*PATHS, "/api/tables/nowhere", "/assets/gone.js"])
def test_head_is_get_without_its_body(server: Server, path: str) -> None:
    with http.client(server.url) as visitor:
        got, head = visitor.get(path), visitor.head(path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    assert [head.headers[name] for name in NAMES] == [got.headers[name] for name in NAMES]
