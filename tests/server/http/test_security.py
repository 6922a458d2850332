"""Origins, tokens, cookies, headers and limits."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from motu.server.config import NO_LIMIT, Allowance, Rate
from tests.support.server import http
from tests.support.server.client import Client, Page
from tests.support.server.servers import Server, serving

Visit = Callable[[str], Client]


def handshake(visitor: Client, table: str, origin: str | None, cookies: str) -> int:
    """The status with which a socket is answered."""
    address = f"{visitor.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    said = Origin(origin) if origin is not None else None
    try:
        with connect(address, origin=said, additional_headers={"Cookie": cookies}, proxy=None):
            return 101
    except InvalidStatus as refused:
        answer = refused.response
    assert set(json.loads(answer.body or b"")) == {"code", "message", "next"}
    return answer.status_code


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", None, "http://127.0.0.1", "http://127.0.0.1:1"])
def test_sockets_from_another_origin_are_refused_at_the_handshake(visit: Visit, origin: str | None) -> None:
    ann = visit("Ann")
    table = ann.table(None, None)
    assert handshake(ann, table, origin, ann.cookies()) == 403
    assert handshake(ann, table, ann.url, ann.cookies()) == 101


def test_a_socket_needs_a_session_and_a_table(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table(None, None)
    assert handshake(ann, table, ann.url, "") == 401
    assert handshake(ann, table, ann.url, "motu_session=made-up") == 401
    assert handshake(ann, "nowhere", ann.url, ann.cookies()) == 404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://127.0.0.1"])
def test_changes_from_another_origin_are_refused(visit: Visit, origin: str) -> None:
    ann = visit("Ann")
    table = ann.table(None, None)
    for path in ("/api/tables", f"/api/tables/{table}/leave", f"/api/tables/{table}/start"):
        answer = ann.http.post(path, json={"game": "shells", "seats": 2}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    del ann.http.headers["origin"]
    assert ann.refused("POST", f"/api/tables/{table}/leave") == "foreign_origin"
    assert len(ann.get("/api/me")["tables"]) == 1


@pytest.mark.parametrize("token", [None, "", "made-up", "a" * 128])
def test_changes_without_the_csrf_token_are_refused(visit: Visit, token: str | None) -> None:
    ann = visit("Ann")
    table = ann.table(None, None)
    if token is None:
        del ann.http.headers["x-motu-csrf"]
    else:
        ann.http.headers["x-motu-csrf"] = token
    for method, path in (("POST", f"/api/tables/{table}/leave"), ("PUT", "/api/me"), ("POST", "/api/tables")):
        assert ann.refused(method, path, game="shells", seats=2) == "bad_token"
    assert len(ann.get("/api/me")["tables"]) == 1


def test_the_csrf_token_of_another_guest_is_refused(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.http.headers["x-motu-csrf"] = bob.http.cookies["motu_csrf"]
    assert ann.refused("PUT", "/api/me", name="Bob") == "bad_token"


def test_another_origin_can_be_allowed(tmp_path: Path) -> None:
    with serving(tmp_path, origins=frozenset({"https://motu.example"})) as server:
        ann = Client(server.url)
        ann.http.headers["Origin"] = "https://motu.example"
        table = ann.table(None, None)
        assert handshake(ann, table, "https://motu.example", ann.cookies()) == 101
        assert handshake(ann, table, "https://motu.example.evil", ann.cookies()) == 403
        ann.close()


def session_cookie(answer: httpx.Response) -> str:
    return next(header for header in answer.headers.get_list("set-cookie") if "motu_session" in header)


def test_the_session_is_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    with http.client(server.url, headers={"Origin": server.url}) as session:
        first = session.get("/api/me")
        assert [name.split("=")[0] for name in first.headers.get_list("set-cookie")] == ["motu_csrf"], "no session yet"
        session.headers["x-motu-csrf"] = session.cookies["motu_csrf"]
        cookie = session_cookie(session.put("/api/me", json={}))
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Path=/;" in cookie
        again = session.put("/api/me", json={"name": "Ann"})
        assert "set-cookie" not in again.headers, "one session is enough"


def test_over_https_cookies_are_bound_to_it(tmp_path: Path) -> None:
    with serving(tmp_path, https=True) as server, http.client(server.url) as session:
        csrf = session.get("/api/me").headers["set-cookie"]
        assert "Secure" in csrf
        token = csrf.split("=", 1)[1].split(";")[0]
        headers = {"Origin": server.url, "x-motu-csrf": token, "Cookie": f"motu_csrf={token}"}
        answer = session.put("/api/me", json={}, headers=headers)
        assert session_cookie(answer).startswith("__Host-motu_session=")
        assert "Secure" in session_cookie(answer)
        assert "max-age" in answer.headers["strict-transport-security"]
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"


def test_only_the_hash_of_a_session_is_kept(server: Server, visit: Visit) -> None:
    token = visit("Ann").http.cookies["motu_session"]
    kept = server.services.store.database.read_now("SELECT * FROM guests")
    assert token not in str(kept)


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/health", "/metrics", "/schema/openapi.json"])
def test_every_answer_has_the_headers(server: Server, path: str) -> None:
    headers = http.get(server.url + path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize("name", ["", "x" * 25, "a\u202eb", "a\x00b", "\u200b"])
def test_names_that_cannot_be_shown_are_refused(visit: Visit, name: str) -> None:
    ann = visit("Ann")
    if name:
        assert ann.refused("PUT", "/api/me", name=name) in ("bad_name", "bad_message")
    else:
        ann.put("/api/me", name=name)
    assert ann.get("/api/me")["name"] == "Ann"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    allowance = Allowance(Rate(20, 5), Rate(3, 0.001), Rate(3, 0.001), Rate(30, 0.001), NO_LIMIT, 2)
    with serving(tmp_path, allowance=allowance) as server:
        yield server


def flood(page: Page) -> None:
    for _ in range(300):
        page.say("sync")
        page.hear()


def test_too_many_frames_are_refused_and_then_close_the_socket(strict: Server) -> None:
    ann = Client(strict.url)
    with ann.looking_at(ann.table(None, None)) as page:
        for _ in range(30):
            page.say("sync")
        codes = [page.until(lambda frame: frame["type"] in ("table", "error")).get("code") for _ in range(30)]
        assert codes[:20] == [None] * 20
        assert "too_fast" in codes
        with pytest.raises(ConnectionClosed) as closed:
            flood(page)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    ann.close()


def test_too_many_tables_sockets_requests_and_guests_are_refused(strict: Server) -> None:
    ann = Client(strict.url)
    tables = [ann.table(None, None) for _ in range(3)]
    answer = ann.http.post("/api/tables", json={"game": "shells", "seats": 2})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    assert int(answer.headers["retry-after"]) > 0
    with ann.looking_at(tables[0]), ann.looking_at(tables[1]):
        assert handshake(ann, tables[2], ann.url, ann.cookies()) == 429
    assert handshake(ann, tables[2], ann.url, ann.cookies()) == 101
    answers = [ann.http.get("/api/me").status_code for _ in range(40)]
    assert answers[0] == 200
    assert answers[-1] == 429
    others = [Client(strict.url), Client(strict.url)]
    with http.client(strict.url, headers={"Origin": strict.url}) as session:
        session.get("/api/me")
        fourth = session.put("/api/me", json={}, headers={"x-motu-csrf": session.cookies["motu_csrf"]})
        assert (fourth.status_code, fourth.json()["code"]) == (429, "too_fast")
    for visitor in (ann, *others):
        visitor.close()
