"""Thousands of bad HTTP requests: none is answered by a fault, none changes a table."""

from __future__ import annotations

import contextlib
import re
import socket
from collections import Counter
from collections.abc import Callable

import pytest

from tests.server.http.test_bad_input import state_of
from tests.support.server.bad_requests import BadRequests
from tests.support.server.client import PATIENCE, Client
from tests.support.server.servers import Server

CASES = 1_500
THOROUGH = 20_000


def answer_to(request: bytes, address: tuple[str, int]) -> bytes:
    """All frames of the server until it closes the connection."""
    said = b""
    with socket.create_connection(address, timeout=PATIENCE) as line, contextlib.suppress(OSError):
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        while part := line.recv(65_536):
            said += part
    return said


def test_bad_requests_are_answered_without_a_fault(
    server: Server,
    visit: Callable[[str], Client],
    caplog: pytest.LogCaptureFixture,
    pytestconfig: pytest.Config,
) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    playing, over = ann.table(None, None), ann.table("random", "random", start=True)
    bob.post(f"/api/tables/{playing}/join")
    ann.post(f"/api/tables/{playing}/start")
    before = state_of(server, playing)
    host = server.url.partition("//")[2]
    requests = BadRequests(1, host, eve.cookies(), eve.http.headers["x-motu-csrf"], [playing, over])
    statuses: Counter[str] = Counter()
    for _ in range(THOROUGH if pytestconfig.getoption("thorough") else CASES):
        request = requests.next()
        said = answer_to(request, ("127.0.0.1", int(host.partition(":")[2])))
        found = re.findall(rb"^HTTP/1\.1 (\d\d\d)", said, re.MULTILINE)
        assert not [status for status in found if status.startswith(b"5")], request[:2000]
        statuses.update(status.decode() for status in found)
    assert state_of(server, playing) == before
    faults = [record for record in caplog.records if record.levelname == "ERROR"]
    assert not faults, [(fault.getMessage(), str(fault.exc_info)[:500]) for fault in faults[:3]]
    assert {"200", "400", "403", "404", "405"} <= set(statuses), statuses
