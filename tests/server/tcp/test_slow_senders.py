"""Callers who never end a request or never read do not stop others."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from motu.server.config import UNLIMITED
from motu.server.tcp import callers
from motu.server.tcp.callers import BadProxies, trusted
from tests.support.play import EXAMPLE
from tests.support.server import http
from tests.support.server.client import Client
from tests.support.server.servers import Process, Server, serving, wait_for

FILES = 256  # that the server may open
HALF = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: "


def port_of(url: str) -> int:
    return int(url.rpartition(":")[2])


@contextlib.contextmanager
def half_sent(port: int, number: int, said: bytes = HALF) -> Iterator[list[socket.socket]]:
    """Connections on each of which a request has begun."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(begun(port, said)) for _ in range(number)]


def begun(port: int, said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=60)
    with contextlib.suppress(OSError):  # closed already: the server has let in as many as it can
        line.sendall(said)
    return line


def is_closed(line: socket.socket) -> bool:
    """Whether the server has closed a connection; what it said before is passed over."""
    line.setblocking(False)
    try:
        while line.recv(65_536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


def test_more_half_sent_requests_than_files_stop_nobody(tmp_path: Path) -> None:
    with Process(tmp_path, files=FILES) as server:
        ann = Client(server.url)
        with ann.looking_at(ann.table(None, None, game=EXAMPLE)) as page, half_sent(server.port, FILES * 2):
            for _ in range(3):
                page.say("sync")
                page.until("table")
                newcomer = Client(server.url, "Bea")
                newcomer.table(None, "random", game=EXAMPLE, start=True)
                newcomer.close()
        ann.close()
    assert server.log.stat().st_size < 10_000, "the log is not flooded"
    assert server.faults() == []


def test_one_address_has_a_number_of_places(tmp_path: Path) -> None:
    allowed = 20
    with serving(tmp_path, allowance=replace(UNLIMITED, connections=allowed)) as server:
        with half_sent(port_of(server.url), allowed * 2) as lines:
            wait_for(lambda: sum(is_closed(line) for line in lines) == allowed)
            with pytest.raises(httpx.TransportError):
                http.get(f"{server.url}/health")
        wait_for(lambda: answers(server))
        assert cut_off(server, "address_full") > allowed


def test_a_request_has_to_be_sent_in_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "TO_SEND", 0.3)
    body = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
    second = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-"
    for said in (b"", HALF, body, second):
        before = cut_off(server, "slow_sender")
        line = begun(port_of(server.url), said)
        wait_for(lambda line=line: is_closed(line))
        line.close()
        assert cut_off(server, "slow_sender") == before + 1, said


def test_drop_by_drop_is_no_way_around_the_deadline(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "TO_SEND", 0.5)
    line, stopped = begun(port_of(server.url), HALF), threading.Event()

    def drip() -> None:
        with contextlib.suppress(OSError):
            while not stopped.wait(0.05):
                line.send(b"x")

    dripping = threading.Thread(target=drip)
    dripping.start()
    wait_for(lambda: cut_off(server, "slow_sender"))
    stopped.set()
    dripping.join()
    line.close()


def test_a_request_in_time_is_answered_however_it_was_cut(server: Server) -> None:
    line = begun(port_of(server.url), b"")
    for byte in b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2:
        line.sendall(bytes([byte]))
    said = b""
    while said.count(b'{"status":"well"}') < 2:
        said += line.recv(65_536)
    line.close()


def never_reads(server: Server, opening: bytes, again: bytes) -> None:
    """Send requests without reading the answers, until the server cuts the connection off."""
    before = cut_off(server, "slow_reader")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", port_of(server.url)))
        line.sendall(opening)
        line.setblocking(False)

        def asks_again() -> bool:
            with contextlib.suppress(OSError):
                line.send(again)
            return cut_off(server, "slow_reader") > before

        wait_for(asks_again)


def test_who_does_not_read_is_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "TO_READ", 0.5)
    never_reads(server, b"", b"GET /schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")


def test_a_page_that_does_not_read_is_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks for the whole table again and again; what waits for it is bounded (test_connection.py)."""
    monkeypatch.setattr(callers, "TO_READ", 0.5)
    ann = Client(server.url)
    lines = [
        f"GET /ws/tables/{ann.table(None, 'random', start=True)} HTTP/1.1",
        f"Host: {server.url.partition('//')[2]}",
        f"Origin: {server.url}",
        f"Cookie: {ann.cookies()}",
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    ]
    sync = b'{"type":"sync","v":1}'
    never_reads(server, "\r\n".join(lines).encode(), bytes([0x81, 0x80 | len(sync), 0, 0, 0, 0]) + sync)
    ann.close()


def test_trusted_proxies_speak_for_many() -> None:
    home = trusted("127.0.0.1, 10.0.0.0/8")
    assert [home(address) for address in ("127.0.0.1", "10.1.2.3", "192.168.0.1", "fe80::1%eth0")] == [
        True, True, False, False,
    ]  # fmt: skip
    assert trusted("*")("192.168.0.1")
    assert not trusted("")("127.0.0.1")
    with pytest.raises(BadProxies, match="nginx"):
        trusted("nginx")


def test_a_flood_is_one_line_in_the_log(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    counting = callers.Callers(0, 0, "", server.services.metrics)
    for _ in range(1000):
        assert not counting.take_place("127.0.0.1")
    assert len(caplog.records) == 1


def cut_off(server: Server, reason: str) -> float:
    """How many callers were cut off for this reason."""
    return float(server.services.metrics.cut_off.labels(reason)._value.get())


def answers(server: Server) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return http.get(f"{server.url}/health").is_success
    return False
