"""The server as a program: start, stop, health, metrics."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from motu.server.run import BadAddress, address, listening
from motu.server.store.database import BadDatabase, Database
from tests.support.play import EXAMPLE
from tests.support.server import http
from tests.support.server.client import Client, Page
from tests.support.server.servers import PATIENCE, Process, Server, wait_for
from tests.support.terminal import complaint, motu


def test_the_address_is_printed_and_the_end_is_quiet(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ann = Client(server.url)
        with ann.looking_at(ann.table(None, None, game=EXAMPLE)) as page:
            assert server.running is not None
            server.running.terminate()
            wait_for(lambda: closed(page))
        ann.close()
        server.running.join(PATIENCE)
    said = server.log.read_text()
    assert f"Motu is open at {server.url}/" in said
    assert "Traceback" not in said
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert [line["message"] for line in lines][-1] == "closed"
    assert server.faults() == []


def closed(page: Page) -> bool:
    """The server says that it is restarting."""
    try:
        page.hear(0.05)
    except TimeoutError:
        return False
    except ConnectionClosed as end:
        return end.rcvd is not None and end.rcvd.code == 1012
    return False


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(BadAddress, match="--port"):
        listening("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])  # noqa: S104
def test_a_browser_is_sent_to_this_machine(host: str) -> None:
    with listening(host, 0) as door:
        assert address(door) == f"http://127.0.0.1:{door.getsockname()[1]}/"


def test_responses_are_sent_without_a_delay(server: Server) -> None:
    """With Nagle's algorithm every answer would take 40 ms. One quick answer is enough, because the machine is busy."""
    with http.client(server.url) as client:
        for _ in range(300):
            start = time.monotonic()
            client.get("/health")
            if time.monotonic() - start < 0.03:
                return
    raise AssertionError("no answer was quick")


def test_health_is_well_while_the_database_can_be_written(server: Server) -> None:
    assert http.get(f"{server.url}/health").json() == {"status": "well"}


def test_health_is_ill_when_the_database_cannot_be_read(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone() -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(server.services.store, "check", gone)
    answer = http.get(f"{server.url}/health")
    assert (answer.status_code, answer.json()) == (503, {"status": "ill", "reason": "OSError"})


def test_health_is_ill_with_its_reason_when_nothing_can_be_written(server: Server) -> None:
    server.services.store.database.writer.execute("PRAGMA query_only = ON")
    answer = http.get(f"{server.url}/health")
    server.services.store.database.writer.execute("PRAGMA query_only = OFF")
    reason = "attempt to write a readonly database"
    assert (answer.status_code, answer.json()) == (503, {"status": "ill", "reason": reason})
    assert http.get(f"{server.url}/health").json() == {"status": "well"}


def full(connection: sqlite3.Connection) -> None:
    """A disk that is full from now on."""
    connection.execute("CREATE TABLE something (text TEXT)")
    connection.execute(f"PRAGMA max_page_count = {connection.execute('PRAGMA page_count').fetchone()[0]}")
    connection.execute("INSERT INTO something VALUES (?)", ["x" * 100_000])


def read_only(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")
    connection.execute("CREATE TABLE something (text TEXT)")


def failing(connection: sqlite3.Connection) -> None:
    raise sqlite3.OperationalError("disk I/O error")


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (full, "cannot be written: the disk is full. Make room, then start again."),
        (read_only, "cannot be written: it or its folder is read-only. Let this user write both, then start again."),
        (failing, "cannot be written: the disk reports an error. See whether it, or what you may use of it, is full."),
    ],
)
def test_starting_where_nothing_can_be_written_says_so_in_a_sentence(
    tmp_path: Path, trouble: Callable[[sqlite3.Connection], None], said: str
) -> None:
    with pytest.raises(BadDatabase) as refused:
        Database(str(tmp_path / "motu.db"), trouble)
    assert str(refused.value) == f"{tmp_path}/motu.db {said}"


def test_a_server_in_a_folder_that_cannot_be_written_ends_with_a_sentence() -> None:
    said = complaint(motu("serve", "--port", "0", "--database", "/proc/motu.db"), 1)
    assert "/proc/motu.db cannot be written: it or its folder is read-only." in said
    assert "Traceback" not in said


def test_metrics_count_rows_acks_tables_and_sockets(server: Server, visit: Callable[[str], Client]) -> None:
    ann = visit("Ann")
    with ann.looking_at(ann.table(None, "random", start=True)) as page:
        page.play(page.moves()[0])
        figures = http.get(f"{server.url}/metrics").text
    for line in (
        'motu_events_total{game="shells",kind="play"}',
        "motu_ack_seconds_count",
        "motu_live_tables",
        "motu_sockets",
    ):
        assert float(re.findall(re.escape(line) + r" ([\d.]+)", figures)[0]) >= 1


def test_the_openapi_document_and_docs_wire_name_the_same_requests(server: Server) -> None:
    document = http.get(f"{server.url}/schema/openapi.json").json()
    wire = (Path(__file__).parents[2] / "docs" / "wire.md").read_text()
    for path, methods in document["paths"].items():
        said = path.replace("{table}", "{id}")
        for method in methods:
            assert f"`{method.upper()} {said}" in wire, f"docs/wire.md does not speak of {method} {path}"
    problem = document["components"]["schemas"]["Problem"]
    assert set(problem["required"]) == {"code", "message", "next"}


def test_starting_is_quick_enough_to_be_pleasant() -> None:
    """The rules, the bots and the server are imported, but nothing that only tests or research need."""
    program = "import sys, motu.server.run; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numpy", "pytest", "hypothesis", "schemathesis", "typer"} & set(loaded)
