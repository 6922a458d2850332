"""Serving the home network: the addresses that others can reach, in the terminal and for the lobby."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from motu.server.run import invitation
from motu.server.tcp import lan
from motu.server.tcp.lan import NoNetwork, everywhere, is_reachable, lan_addresses, origin_of
from tests.support.server import http
from tests.support.server.client import Client
from tests.support.server.servers import serving, wait_for


def network(monkeypatch: pytest.MonkeyPatch, *, out: list[str], name: list[str]) -> None:
    """The machine has these addresses: on the way out, and by its own name."""
    monkeypatch.setattr(lan, "routed", lambda: out)
    monkeypatch.setattr(lan, "named", lambda: name)


def test_the_address_on_the_way_out_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    network(monkeypatch, out=["192.168.1.20", "fd00::5"], name=["127.0.1.1", "10.8.0.3", "192.168.1.20"])
    assert lan_addresses() == ["192.168.1.20", "10.8.0.3"]


def test_a_network_of_ipv6_alone_is_served_too(monkeypatch: pytest.MonkeyPatch) -> None:
    network(monkeypatch, out=["fd00::5"], name=["::1", "fe80::1"])
    assert lan_addresses() == ["fd00::5"]
    assert (everywhere("fd00::5"), origin_of("fd00::5", 8000)) == ("::", "http://[fd00::5]:8000")
    assert everywhere("10.0.0.1") == "0.0.0.0"  # noqa: S104


def test_without_a_network_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    network(monkeypatch, out=["127.0.0.1"], name=["127.0.1.1", "169.254.3.4"])
    with pytest.raises(NoNetwork, match="leave out --lan"):
        lan_addresses()


def test_a_machine_that_is_refused_a_socket_or_a_name_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    assert lan.routed() == lan.named() == []


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "::1", "0.0.0.0", "fe80::1", "fe80::1%eth0", "224.0.0.1", "home"],  # noqa: S104
)
def test_addresses_that_mean_nothing_to_others(address: str) -> None:
    assert not is_reachable(address)


def test_finding_addresses_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def send(*_: object) -> int:
        raise AssertionError("something was sent")

    for name in ("send", "sendto", "sendall"):
        monkeypatch.setattr(socket.socket, name, send)
    lan.routed()


def test_the_terminal_shows_every_address_and_a_code() -> None:
    said = invitation(["http://192.168.1.20:8000", "http://10.8.0.3:8000"])
    assert "http://192.168.1.20:8000/" in said
    assert "http://10.8.0.3:8000/" in said
    assert len([line for line in said.splitlines() if re.search("[▀▄█]{2}", line)]) > 10
    assert invitation([]) == ""


def test_the_lobby_of_a_host_on_this_machine_shows_the_address_for_others(tmp_path: Path) -> None:
    home = "http://192.168.1.20:8000"
    with serving(tmp_path, home=home) as server:
        host = Client(server.url)
        table = host.table(None, None)
        invited = host.get(f"/api/tables/{table}/invitation")
        assert invited["link"] == f"{home}/table/{table}"
        friend = host.http.get(f"/api/tables/{table}/invitation", headers={"Host": "10.0.0.7:9"}).json()
        assert friend["link"] == f"http://10.0.0.7:9/table/{table}", "who comes by another way has friends there"
        assert host.refused("GET", "/api/tables/nowhere/invitation") == "no_such_table"
        host.close()


def test_elsewhere_the_link_is_that_of_the_page(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host = Client(server.url)
        table = host.table(None, None)
        invited = host.get(f"/api/tables/{table}/invitation")
        assert invited["link"] == f"{server.url}/table/{table}"
        assert invited["side"] >= 21 + 8
        assert re.fullmatch(r"(M\d+ \d+h\d+v1h-\d+z)+", invited["path"])
        host.close()


def test_motu_play_lan_is_answered_at_the_address_that_it_prints(tmp_path: Path) -> None:
    program = "from motu.cli.main import main; main()"
    command = [sys.executable, "-c", program, "play", "--lan", "--port", "0", "--database", str(tmp_path / "motu.db")]
    alone = {**os.environ, "BROWSER": "true"}
    with subprocess.Popen(command, env=alone, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout
            said = [running.stdout.readline() for _ in range(2)]
            (where,) = re.findall(r"In your network it is at (http://\S+)/", said[1])
            assert "127.0.0.1" not in where
            wait_for(lambda: http.get(f"{where}/health").status_code == 200)
            assert http.get(f"{where}/api/games").status_code == 200, "its name is known"
        finally:
            running.terminate()
