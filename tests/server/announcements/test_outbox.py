"""Turns are told to those who asked for it and have no page open: once, also after a restart, and never too much."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from motu.server.announcements import outbox, push
from tests.support.server.client import Client
from tests.support.server.mailbox import Mailbox, mailbox
from tests.support.server.servers import Server, serving, wait_for

BROWSER = push.new_key()
AUTH = push.text(b"0123456789abcdef")
KEYS = {"p256dh": push.public_key(BROWSER), "auth": AUTH}


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mailbox]:
    with mailbox(tmp_path_factory.mktemp("mailbox")) as found:
        yield found


@pytest.fixture(autouse=True)
def at_once(box: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    box.letters.clear()
    box.answers.clear()
    monkeypatch.setattr(outbox, "AFTER_START", 0.0)
    monkeypatch.setattr(outbox, "RETRY", (0, 0, 0))
    monkeypatch.setattr(outbox, "Dial", box.dial)


@pytest.fixture
def server(at_once: None, tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def lea(server: Server) -> Iterator[Client]:
    client = Client(server.url, "Lea")
    yield client
    client.close()


def turn(client: Client, *bots: str | None) -> str:
    """A table at which the client has the first turn and no page open."""
    return client.table(None, *(bots or ["random"]), start=True)


def outcomes(server: Server, channel: str = "webhook") -> Callable[[str], float]:
    metric = server.services.metrics.announcements
    return lambda outcome: metric.labels(channel, outcome)._value.get()


def rows(server: Server, table: str = "outbox") -> list[Any]:
    return server.services.store.database.read_now(f"SELECT * FROM {table}")  # noqa: S608


def test_a_turn_comes_to_the_webhook_and_says_only_game_and_table(lea: Client, box: Mailbox, server: Server) -> None:
    assert lea.get("/api/me/channels")["webhook"] is None
    assert lea.put("/api/me/channels/webhook", url=f"{box.url}/mine", language="fr")["webhook"] == f"{box.url}/mine"
    table = turn(lea)
    (letter,) = box.wait_for(1)
    said = json.loads(letter.body)
    assert letter.path == "/mine"
    assert said.pop("text").endswith(f": C’est à toi de jouer. {server.url}/table/{table}")
    assert said == {"game": "shells", "table": table, "url": f"{server.url}/table/{table}"}
    wait_for(lambda: not rows(server))


def test_nothing_is_sent_before_it_is_asked_for_or_after_one_click(lea: Client, box: Mailbox, server: Server) -> None:
    turn(lea)
    assert rows(server) == []
    lea.put("/api/me/channels/webhook", url=box.url)
    lea.http.delete("/api/me/channels").raise_for_status()
    turn(lea)
    assert rows(server) == rows(server, "channels") == box.letters == []


def test_who_has_a_page_open_is_not_told(lea: Client, box: Mailbox, server: Server) -> None:
    lea.put("/api/me/channels/webhook", url=box.url)
    other = lea.table(None, None)
    with lea.looking_at(other):
        turn(lea)
        assert rows(server) == []
    wait_for(lambda: server.services.announcements.pages == {})
    turn(lea)
    box.wait_for(1)


def test_a_turn_of_many_decisions_is_told_once_and_so_is_that_of_a_rival(box: Mailbox, server: Server) -> None:
    ann, bea = Client(server.url, "Ann"), Client(server.url, "Bea")
    table = ann.table(None, None)
    bea.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    bea.put("/api/me/channels/webhook", url=f"{box.url}/bea")
    with ann.looking_at(table) as page:
        while page.moves():
            page.play(page.moves()[0])
    (letter,) = box.wait_for(1)
    assert letter.path == "/bea"
    ann.close()
    bea.close()


def test_a_browser_gets_what_only_it_can_read(lea: Client, box: Mailbox, server: Server) -> None:
    told = lea.put("/api/me/channels/push", endpoint=f"{box.url}/push", zone="", language="en", **KEYS)
    assert told["browsers"] == [f"{box.url}/push"]
    table = turn(lea)
    (letter,) = box.wait_for(1)
    assert letter.headers["Authorization"].endswith(f"k={told['key']}")
    salt, theirs, sealed = letter.body[:16], letter.body[21:86], letter.body[86:]
    own = push.private(BROWSER)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    agreed = push.derived(shared, push.octets(AUTH), b"WebPush: info\0" + push.public(own) + theirs, 32)
    key, nonce = (
        push.derived(agreed, salt, b"Content-Encoding: " + what + b"\0", length)
        for what, length in ((b"aes128gcm", 16), (b"nonce", 12))
    )
    said = json.loads(AESGCM(key).decrypt(nonce, sealed, None)[:-1])
    assert (said["game"], said["table"], said["body"]) == ("shells", table, "It is your turn.")
    assert set(said) == {"title", "body", "table", "game"}


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(lea: Client, box: Mailbox, server: Server, status: int) -> None:
    box.answers = [status]
    lea.put("/api/me/channels/push", endpoint=f"{box.url}/push", **KEYS)
    turn(lea)
    wait_for(lambda: not rows(server, "channels"))
    assert rows(server) == []


def test_failures_are_tried_again_and_given_up_in_the_end(lea: Client, box: Mailbox, server: Server) -> None:
    count = outcomes(server)
    box.answers = [500, 429, 503]
    lea.put("/api/me/channels/webhook", url=box.url)
    turn(lea)
    box.wait_for(4)
    wait_for(lambda: count("told") == 1)
    box.answers = [500] * 9
    turn(lea)
    wait_for(lambda: count("given_up") == 1)
    assert len(box.letters) == 4 + 4
    assert rows(server) == []
    assert len(rows(server, "channels")) == 1, "a server that is ill is not gone"


def test_what_was_not_sent_survives_a_restart(tmp_path: Path, box: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "RETRY", (3600,))
    box.answers = [500]
    with serving(tmp_path) as server:
        lea = Client(server.url, "Lea")
        lea.put("/api/me/channels/webhook", url=box.url)
        table = turn(lea)
        wait_for(lambda: outcomes(server)("failed") == 1)
        server.services.store.database.writer.execute("UPDATE outbox SET due = 0")
        lea.close()
    with serving(tmp_path):
        assert json.loads(box.wait_for(2)[1].body)["table"] == table


def test_a_turn_that_has_passed_is_not_told_any_more(tmp_path: Path, box: Mailbox) -> None:
    with serving(tmp_path) as server:
        lea = Client(server.url, "Lea")
        lea.put("/api/me/channels/webhook", url=box.url)
        with lea.looking_at(turn(lea)) as page:
            box.wait_for(1)
            wait_for(lambda: not rows(server))
            page.play(page.moves()[0])
        stale = "INSERT INTO outbox SELECT c.id, ?, 1, 0, 0 FROM channels c"
        server.services.store.database.writer.execute(stale, [lea.get("/api/me")["tables"][0]["id"]])
        server.loop.call_soon_threadsafe(server.services.announcements.wake)
        wait_for(lambda: outcomes(server)("not_needed") == 1)
        assert len(box.letters) == 1
        lea.close()


def test_the_file_has_it_and_deleting_me_deletes_it(lea: Client, box: Mailbox, server: Server) -> None:
    lea.put("/api/me/channels/webhook", url=f"{box.url}/mine")
    lea.put("/api/me/channels/push", endpoint=f"{box.url}/push", **KEYS)
    kept = lea.get("/api/me/file")
    assert [channel["address"] for channel in kept["channels"]] == [f"{box.url}/mine", f"{box.url}/push"]
    lea.http.delete("/api/me").raise_for_status()
    assert rows(server, "channels") == rows(server) == []


def test_a_browser_belongs_to_one_guest_and_stops_alone(lea: Client, box: Mailbox, server: Server) -> None:
    other = Client(server.url, "Other")
    lea.put("/api/me/channels/push", endpoint=f"{box.url}/push", **KEYS)
    lea.put("/api/me/channels/push", endpoint=f"{box.url}/second", **KEYS)
    other.put("/api/me/channels/push", endpoint=f"{box.url}/push", **KEYS)
    assert lea.get("/api/me/channels")["browsers"] == [f"{box.url}/second"]
    other.post("/api/me/channels/push/stop", endpoint=f"{box.url}/second")
    assert lea.get("/api/me/channels")["browsers"] == [f"{box.url}/second"], "only one's own"
    assert lea.post("/api/me/channels/push/stop", endpoint=f"{box.url}/second")["browsers"] == []
    other.close()


def test_addresses_inside_and_keys_that_are_none_change_nothing(lea: Client, server: Server) -> None:
    for url in ("http://example.com", "https://127.0.0.1/x", "https://[::1]/", "https://a@example.com"):
        assert lea.refused("PUT", "/api/me/channels/webhook", url=url) == "bad_address"
        assert lea.refused("PUT", "/api/me/channels/push", endpoint=url, **KEYS) == "bad_address"
    bad = {"endpoint": "https://push.example/1", "p256dh": "AAAA", "auth": "AAAA"}
    assert lea.refused("PUT", "/api/me/channels/push", **bad) == "bad_message"
    assert rows(server, "channels") == []
    lea.forget_session()
    assert lea.refused("GET", "/api/me/channels") == "no_session"


def test_one_that_cannot_be_written_does_not_keep_the_others_waiting(lea: Client, box: Mailbox, server: Server) -> None:
    other = Client(server.url, "Other")
    lea.put("/api/me/channels/push", endpoint=f"{box.url}/push", **KEYS)
    server.services.store.database.writer.execute("UPDATE channels SET details = '{}'")
    other.put("/api/me/channels/webhook", url=f"{box.url}/other")
    turn(lea)
    turn(other)
    assert [letter.path for letter in box.wait_for(1)] == ["/other"]
    wait_for(lambda: outcomes(server, "push")("given_up") == 1)
    other.close()
