"""Nothing is ever sent to a machine that is not of the internet, however its address is written or comes about."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from motu.server.announcements.dial import BadAddress, Dial, NoAnswer, checked, is_public, resolve
from tests.support.server.mailbox import mailbox

INSIDE = [
    "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1",
    "0.0.0.0", "255.255.255.255", # noqa: S104
    "192.0.2.1", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00::5", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "2002:c0a8:101::1", "64:ff9b::7f00:1", "64:ff9b::a00:1",
    "2001:0:53aa:64c:0:0:80ff:fffe", "2001:db8::1",
    # site-local; tunnels, whatever they lead to; NAT64 of one network; IPv4 in other wraps; what is given to nobody
    "fec0::1", "feff::1", "2001:0:1::1", "2001:0:808:808:0:0:f7f7:f7f7", "2002:808:808::1", "192.88.99.1",
    "2606:4700::5efe:7f00:1", "2606:4700::200:5efe:a00:1", "64:ff9b:1::a00:1", "::127.0.0.1", "::ffff:0:127.0.0.1",
    "100::1", "3fff::1", "5f00::1", "4000::1", "2001:20::1", "198.18.0.1", "240.0.0.1", "192.0.0.8",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_are_never_written_to(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_addresses_of_the_internet_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/", "ftp://example.com/", "https://", "https:///path", "//example.com", "javascript:1",
        "https://user:word@example.com/", "https://127.0.0.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]/",
        "https://example.com/\r\nHost: inside", "https://example.com/ x", "https://exämple.com/",
        "https://example.com:99999/", "https://[", "https://example.com/" + "x" * 2000,
    ],
)  # fmt: skip
def test_what_is_no_address_of_the_internet_is_refused_at_once(url: str) -> None:
    with pytest.raises(BadAddress):
        checked(url)


@pytest.mark.parametrize("host", ["2130706433", "0x7f000001", "127.1", "0177.0.0.1", "localhost"])
def test_odd_ways_to_write_this_machine_are_found_out_when_they_are_resolved(host: str) -> None:
    with pytest.raises((BadAddress, NoAnswer)):
        asyncio.run(Dial().post(f"https://{host}/", {}, b""))
    found = asyncio.run(resolve("127.0.0.1", 443))
    assert found == ["127.0.0.1"]


def test_the_address_that_was_checked_is_the_one_that_is_connected_to(tmp_path: Path) -> None:
    """DNS rebinding: the name is asked once, and what it says the next time does not matter."""
    with mailbox(tmp_path) as box:
        allowed = []

        def allows(address: str) -> bool:
            allowed.append(address)
            box.addresses = ["127.0.0.2"]  # what the name would lead to from now on
            return True

        assert asyncio.run(box.dial(allows).post(box.url, {}, b"1")) == 201
        assert (len(box.asked), allowed) == (1, ["127.0.0.1"])
        with pytest.raises(BadAddress):
            asyncio.run(box.dial(is_public).post(box.url, {}, b"2"))
        box.addresses = ["10.0.0.1", "127.0.0.1"]
        assert asyncio.run(box.dial(lambda address: address == "127.0.0.1").post(box.url, {}, b"3")) == 201
        assert [letter.body for letter in box.letters] == [b"1", b"3"]


def test_redirects_are_not_followed(tmp_path: Path) -> None:
    with mailbox(tmp_path) as box:
        box.answers = [302, 307]
        assert [asyncio.run(box.dial().post(box.url, {}, b"")) for _ in range(2)] == [302, 307]
        assert [letter.path for letter in box.letters] == ["/", "/"]


def test_nobody_there_and_a_stranger_with_another_certificate_are_no_answer(tmp_path: Path) -> None:
    with mailbox(tmp_path) as box:
        with pytest.raises(NoAnswer):
            asyncio.run(box.dial().post(f"https://other.example:{box.port}/", {}, b""))
        assert box.letters == []
    with pytest.raises(NoAnswer):
        asyncio.run(box.dial().post(box.url, {}, b""))
