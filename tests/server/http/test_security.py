"""Origins, tokens, cookies, headers and limits."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from motu.server.config import NO_LIMIT, UNLIMITED, Allowance, Rate
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
    ann.http.cookies.set("motu_csrf", bob.http.cookies["motu_csrf"], domain="127.0.0.1")  # a cookie that was planted
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
        session.headers["x-motu-csrf"] = session.cookies["motu_csrf"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Path=/;" in cookie
        again = session.put("/api/me", json={"name": "Ann"})
        assert "set-cookie" not in again.headers, "one session is enough"


def test_over_https_cookies_are_bound_to_it(tmp_path: Path) -> None:
    with serving(tmp_path, https=True) as server, http.client(server.url) as session:
        csrf = session.get("/api/me").headers["set-cookie"]
        assert "Secure" in csrf
        assert csrf.startswith("__Host-motu_csrf=")
        token = csrf.split("=", 1)[1].split(";")[0]
        headers = {"Origin": server.url, "x-motu-csrf": token, "Cookie": f"__Host-motu_csrf={token}"}
        assert session.put("/api/me", json={}, headers=headers).json()["code"] == "foreign_origin", "http is not https"
        headers["Origin"] = server.url.replace("http", "https", 1)
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


UNSEEN = [
    "\U00016fe4", "\u3164", "\u2800", "\u115f", "a\u034fb", "\u1160\uffa0", "\u0301\u0302", "\ufffc", "a\ufffcb",
    "\U00013441", "\U00013442", "\U0001d159", "\U0001107f", "\u2d7f", "a\u00adb", "\u2063", "\ufe0f", "\U000e0041",
    "\ufff9a", "\ue000",
]  # fmt: skip


@pytest.mark.parametrize("name", ["", "x" * 25, "a\u202eb", "a\x00b", "\u200b", *UNSEEN])
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


def test_a_host_that_could_be_anybodys_is_refused(visit: Visit) -> None:
    """DNS rebinding: the page of another server whose name leads here."""
    ann = visit("Ann")
    ann.http.headers.update({"Host": "evil.example", "Origin": "http://evil.example"})
    assert ann.refused("PUT", "/api/me", name="Eve") == "foreign_host"
    for path in ("/api/me", "/api/tables", "/health", "/metrics"):
        assert ann.http.get(path).json()["code"] == "foreign_host", path


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:1", "[::1]:80", "raspberry", "raspberry.local", "motu.example"]
)
def test_addresses_names_at_home_and_named_hosts_are_answered(tmp_path: Path, host: str) -> None:
    with serving(tmp_path, hosts=frozenset({"motu.example"})) as server:
        assert http.get(f"{server.url}/api/me", Host=host).status_code == 200


@pytest.mark.parametrize(
    "origin",
    [
        "http://[", "http://]", "http://[::1", "http://127.0.0.1:x", "http://127.0.0.1:99999", "http://127.0.0.1:-1",
        "http://", "//", "http://:80", "motu", "http://\u2100", "\xff",
    ],
)  # fmt: skip
def test_an_origin_that_is_no_url_is_a_bad_message(visit: Visit, origin: str) -> None:
    ann = visit("Ann")
    table = ann.table(None, None)
    answer = ann.http.put("/api/me", json={}, headers={b"Origin": origin.encode("latin-1", "replace")})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    if origin.isascii():
        assert handshake(ann, table, origin, ann.cookies()) == 400


def test_the_scheme_of_the_origin_is_compared(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table(None, None)
    secure = ann.url.replace("http", "https", 1)
    assert handshake(ann, table, secure, ann.cookies()) == 403
    assert ann.http.put("/api/me", json={}, headers={"Origin": secure}).status_code == 403


@pytest.mark.parametrize(
    "body", [b"[" * 20_000, b'{"name":' * 8000, b'{"name": "\xff"}', b"", b"\x00", b'{"name": "\\ud800"}', b"1e999"]
)
def test_bodies_that_are_nested_deep_or_no_json_are_refused(visit: Visit, body: bytes) -> None:
    answer = visit("Ann").http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400, answer.text


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/games", "/health", "/metrics", "/schema/openapi.json", "/new/x"]
)
def test_head_is_answered_wherever_get_is(server: Server, path: str) -> None:
    with http.client(server.url) as client:
        found, head = client.get(path), client.head(path)
        assert (head.status_code, head.content) == (found.status_code, b"")
        assert head.headers["content-type"] == found.headers["content-type"]


def limited(folder: Path, **rates: Rate) -> Any:
    return serving(folder, allowance=replace(UNLIMITED, **rates))


def test_frames_count_for_all_sockets_of_a_session_together(tmp_path: Path) -> None:
    with limited(tmp_path, frames=Rate(20, 0.001)) as server, ExitStack() as stack:
        ann = Client(server.url)
        table = ann.table(None, None)
        pages = [stack.enter_context(ann.looking_at(table)) for _ in range(4)]
        assert answers_to_sync(pages, 10).count(None) == 20, "not 20 on each socket"
        ann.close()


def test_frames_count_for_all_sessions_of_an_address_together(tmp_path: Path) -> None:
    with limited(tmp_path, frames_of_address=Rate(20, 0.001)) as server, ExitStack() as stack:
        guests = [Client(server.url) for _ in range(4)]
        table = guests[0].table(None, None)
        pages = [stack.enter_context(guest.looking_at(table)) for guest in guests]
        assert answers_to_sync(pages, 10).count(None) == 20
        for guest in guests:
            guest.close()


def answers_to_sync(pages: list[Page], times: int) -> list[str | None]:
    """The codes of refusals, and None for each answer."""
    codes = []
    for page in pages * times:
        page.say("sync")
        codes.append(page.until(lambda frame: frame["type"] in ("table", "error")).get("code"))
    return codes


def test_handshakes_requests_and_operations_of_an_address_are_limited(tmp_path: Path) -> None:
    few = Rate(20, 0.001)
    with limited(tmp_path, handshakes=few, operations=few, requests_of_address=Rate(60, 0.001)) as server:
        guests = [Client(server.url) for _ in range(5)]
        table = guests[0].table(None, None)
        assert [handshake(guests[0], table, server.url, "") for _ in range(25)] == [401] * 20 + [429] * 5
        for path in ("/health", "/metrics"):
            statuses = [http.get(server.url + path).status_code for _ in range(15)]
        assert statuses[-1] == 429
        statuses = [guest.http.get("/api/me").status_code for guest in guests for _ in range(12)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        for guest in guests:
            guest.close()
