"""Messages of Web Push: encrypted as RFC 8291 says, signed as RFC 8292 says, quiet at night."""

from __future__ import annotations

import json
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from motu.server.announcements import push
from motu.server.announcements.messages import for_browser, for_webhook, morning_after
from motu.server.store.channels import Channel
from tests.support.play import EXAMPLE

# the example of RFC 8291, section 5
PLAIN = b"When I grow up, I want to be a watermelon"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc_comes_out() -> None:
    sealed = push.encrypted(PLAIN, P256DH, AUTH, push.octets(SALT), push.private(SENDER))
    assert push.text(sealed) == SEALED


def test_no_two_messages_are_alike() -> None:
    assert push.encrypted(PLAIN, P256DH, AUTH) != push.encrypted(PLAIN, P256DH, AUTH)


def test_the_signature_is_that_of_the_key_which_browsers_are_given() -> None:
    key = push.new_key()
    said = push.headers("https://push.example:8443/send/abc?x=1", key, "https://motu.example", "table")
    token, sent = said["Authorization"].removeprefix("vapid t=").split(", k=")
    assert sent == push.public_key(key)
    signed, _, signature = token.rpartition(".")
    r, s = (int.from_bytes(push.octets(signature)[half : half + 32], "big") for half in (0, 32))
    both = utils.encode_dss_signature(r, s)
    push.private(key).public_key().verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(push.octets(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == ("https://push.example:8443", "https://motu.example")
    assert len(said["Topic"]) == 32


@pytest.mark.parametrize(("p256dh", "auth"), [("AAAA", AUTH), (P256DH, "AAAA"), (P256DH[:-2], AUTH)])
def test_what_is_no_key_is_seen_before_anything_is_kept(p256dh: str, auth: str) -> None:
    assert push.are_keys(P256DH, AUTH)
    assert not push.are_keys(p256dh, auth)


@pytest.mark.parametrize(
    ("zone", "hour", "rings"),
    [("Europe/Paris", 12, 12), ("Europe/Paris", 23, 8), ("Europe/Paris", 3, 8), ("Pacific/Tahiti", 7, 8)],
)
def test_nights_are_quiet(zone: str, hour: int, rings: int) -> None:
    now = datetime(2026, 5, 3, hour, 30, tzinfo=ZoneInfo(zone)).timestamp()
    then = datetime.fromtimestamp(morning_after(zone, now), ZoneInfo(zone))
    assert then.timestamp() >= now
    assert then.hour == rings
    assert morning_after("Nowhere/At all", now) == now


def channel(address: str) -> Channel:
    return Channel(1, "guest", "webhook", address, {"origin": "https://motu.example"}, "de", "")


def test_an_announcement_names_game_and_table_in_the_language_of_the_guest() -> None:
    said = json.loads(for_browser(channel("https://push.example/1"), EXAMPLE, "T1"))
    assert set(said) == {"title", "body", "table", "game"}
    assert said["body"] == "Du bist an der Reihe."
    discord = json.loads(for_webhook(channel("https://discord.com/api/webhooks/1/x"), EXAMPLE, "T1"))
    slack = json.loads(for_webhook(channel("https://hooks.slack.com/services/1"), EXAMPLE, "T1"))
    assert discord["content"] == slack["text"]
    assert discord["content"].endswith("https://motu.example/table/T1")
    own = json.loads(for_webhook(channel("https://discord.com.example/1"), EXAMPLE, "T1"))
    assert (own["game"], own["table"], own["url"]) == (EXAMPLE, "T1", "https://motu.example/table/T1")
