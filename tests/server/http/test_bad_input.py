"""Bad input of every kind gets a typed refusal and changes nothing."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import hypothesis
import pytest
import schemathesis
from requests import Session
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from tests.support.server.client import Client, Page
from tests.support.server.servers import Server, wait_for

FRAMES = 10_000
AT_ONCE = 50  # frames sent before the answers are read
CASES = 2_000
EACH = 36  # cases made of each request, right and wrong; some have fewer, and some are sent to several tables
Visit = Callable[[str], Client]


def state_of(server: Server, table: str) -> list[Any]:
    """Everything stored about a table."""
    read = server.services.store.database.read_now
    return [
        read("SELECT * FROM tables WHERE id = ?", [table]),
        read("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", [table]),
        read("SELECT * FROM events WHERE table_id = ? ORDER BY seq", [table]),
    ]


def proper(dice: random.Random, seq: int) -> dict[str, Any]:
    """A frame that could be one of the page's, but asks for something illegal."""
    command = {"v": 1, "command_id": f"{dice.getrandbits(64):016x}"}
    return dice.choice(
        [
            {"type": "play", "seq": seq, "move": dice.choice([0, 49, 50, 2**31 - 1]), **command},
            {"type": "play", "seq": dice.choice([0, seq + 1, 2**31 - 1]), "move": dice.randrange(50), **command},
            {"type": "undo", "seq": seq, **command},
            {"type": "why", "handle": dice.choice(["lay", "hand:x", "☃", "../..", "x" * 100]), **command},
            {"type": "plan", "picks": ["lay", "☃", "x" * 100][: dice.randrange(4)], **command},
            {"type": "sync", "v": 1},
            {"type": "ping", "v": 1, "seq": dice.randrange(9), "view_hash": "0" * dice.randrange(65)},
        ]
    )


WEIRD: list[Any] = [
    None,
    True,
    -1,
    2**31,
    2**63,
    1e308,
    -0.5,
    "",
    "x" * 65,
    "\x00",
    "DROP TABLE events",
    [],
    {},
    [[]],
    {"a": 1},
]


def spoilt(dice: random.Random, frame: dict[str, Any]) -> str | bytes:
    """The frame, but wrong: a field, a piece of its text, or all of it."""
    way = dice.randrange(6)
    if way == 0:
        frame[dice.choice(list(frame))] = dice.choice(WEIRD)
    elif way == 1:
        del frame[dice.choice(list(frame))]
    elif way == 2:
        frame[dice.choice(["seat", "admin", "__class__", "seq "])] = dice.choice(WEIRD)
    text = json.dumps(frame)
    if way == 3:
        place = dice.randrange(len(text))
        return text[:place] + chr(dice.randrange(32, 0x2FFF)) + text[place + 1 :]
    if way == 4:
        return text[: dice.randrange(len(text))]
    if way == 5:
        rubbish = [dice.randbytes(dice.randrange(1, 200)), b"[" * 5000, b'{"a":' * 3000, b"null", b"1e999", b'""']
        return dice.choice(rubbish)
    return text


def harmless(page: Page) -> None:
    """One answer came, and it is a refusal or says what the page may see anyway."""
    frame = json.loads(page.socket.recv(timeout=20))
    assert frame["type"] in ("error", "stale", "table", "pong", "why", "plan"), frame
    assert frame.get("code") != "broken", frame


@pytest.mark.slow
def test_malformed_and_illegal_frames_are_refused_and_change_nothing(
    server: Server, visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.table(None, None)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    dice = random.Random(7)  # noqa: S311
    with ExitStack() as stack:
        pages = [stack.enter_context(person.looking_at(table)) for person in (ann, bob, eve)]
        for page in pages:
            page.in_step()
        before = state_of(server, table)
        for _ in range(FRAMES // AT_ONCE):
            page = dice.choice(pages)
            for _ in range(AT_ONCE):
                frame = proper(dice, page.table["seq"])
                page.socket.send(json.dumps(frame) if dice.random() < 0.3 else spoilt(dice, frame))
            for _ in range(AT_ONCE):
                harmless(page)
        assert state_of(server, table) == before
        for page in pages:
            page.in_step()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_frame_that_is_too_large_closes_the_socket(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table(None, None)
    with ann.looking_at(table) as page:
        page.socket.send("x" * 65_536)
        assert page.until("error")["code"] == "bad_message"
        page.socket.send("x" * 65_537)
        with pytest.raises(ConnectionClosed) as closed:
            page.until("table")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with ann.looking_at(table) as page:
        page.in_step()


def test_a_request_body_that_is_too_large_is_refused(visit: Visit) -> None:
    assert visit("Ann").refused("POST", "/api/tables", game="x" * 70_000) == "too_large"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/nothing.js", 404, "not_found"),
        ("DELETE", "/api/games", 405, "wrong_method"),
        ("GET", "/api/tables/x/moments/-1", 400, "bad_message"),
        ("GET", "/api/tables/x/moments/1?seat=99", 400, "bad_message"),
        ("GET", "/api/tables/x/moments/one", 404, "not_found"),
        ("GET", "/api/tables/" + "x" * 41, 400, "bad_message"),
        ("GET", "/api/tables/%00", 404, "no_such_table"),
        ("POST", "/api/tables/x/join", 404, "no_such_table"),
    ],
)
def test_requests_for_unknown_paths_and_methods_are_refused(
    visit: Visit, method: str, path: str, status: int, code: str
) -> None:
    answer = visit("Ann").http.request(method, path, json={} if method != "GET" else None)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["next"]


def operations(server: Server) -> Iterator[tuple[Any, GenerationMode]]:
    """Every request that the document knows: as it should be, and, where there is something to get wrong, wrong."""
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        yield operation, GenerationMode.POSITIVE
        if operation.body or operation.path_parameters or operation.query:
            yield operation, GenerationMode.NEGATIVE


@pytest.fixture
def session() -> Iterator[Session]:
    with Session() as open_session:
        open_session.trust_env = False  # no look for proxies before each request
        yield open_session


def some_tables(ann: Client, bob: Client) -> list[str]:
    """One that waits for players, one in the middle of its game, one whose game is over."""
    waiting, playing = ann.table(None, None), ann.table(None, None)
    over = ann.table("random", "random", start=True)
    bob.post(f"/api/tables/{playing}/join")
    ann.post(f"/api/tables/{playing}/start")
    wait_for(lambda: ann.get(f"/api/tables/{over}")["status"] == "over")
    return [waiting, playing, over]


def addresses(case: Any, tables: list[str], which: int) -> list[dict[str, Any]]:
    """Where to send a case: where it says, and, where it says more than the table, to real tables with the rest."""
    said = case.path_parameters or {}
    if "table" not in said:
        return [said]
    places = [said, *(said | {"table": table} for table in tables)]
    rich = len(said) > 1 or case.operation.body or case.operation.query
    return places if rich else [places[which]]


def ends_session(case: Any) -> bool:
    return case.operation.path == "/api/me/log-out" or (case.operation.path, case.method.upper()) == (
        "/api/me",
        "DELETE",
    )


@pytest.mark.slow
def test_requests_generated_from_the_openapi_document_are_answered_as_it_says(
    server: Server, visit: Visit, session: Session, caplog: pytest.LogCaptureFixture
) -> None:
    """Cases made from the OpenAPI document: none is answered by a fault, all as the document says."""
    eve = visit("Eve")
    tables = some_tables(visit("Ann"), visit("Bob"))
    before = [state_of(server, table) for table in tables[1:]]
    headers = {"Origin": server.url, "x-motu-csrf": eve.http.cookies["motu_csrf"], "Cookie": eve.cookies()}
    leaver = visit("Zed")  # is logged out and deleted, and then answered as a stranger
    leaving = headers | {"x-motu-csrf": leaver.http.cookies["motu_csrf"], "Cookie": leaver.cookies()}
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    tried: Counter[int] = Counter()
    for operation, mode in operations(server):

        @hypothesis.settings(
            max_examples=EACH,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy(generation_mode=mode), which=hypothesis.strategies.integers(0, 3))
        def ask(case: Any, which: int) -> None:
            for address in addresses(case, tables, which):
                case.path_parameters = address
                answer = case.call(session=session, headers=leaving if ends_session(case) else headers)
                tried[answer.status_code] += 1
                case.validate_response(answer, checks=checks)

        ask()
    assert tried.total() >= CASES
    assert tried[200] > CASES // 20, "not everything was refused"
    assert [state_of(server, table) for table in tables[1:]] == before
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
