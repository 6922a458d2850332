"""People at a table in words: what the drawn table offers for them is here too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_people import away_for_two_hours, both_resign, two_playing
from tests.support.browser.fixtures import Visit
from tests.support.browser.visitor import Visitor

pytestmark = pytest.mark.slow


def both_in_words(host: Visitor, friend: Visitor) -> str:
    table = two_playing(host, friend)
    for visitor in (host, friend):
        visitor.go(f"/table/{table}/text")
        expect(visitor.page.locator("#scores")).to_be_visible()
    return table


def test_a_rematch_is_asked_and_accepted(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = both_in_words(host, friend)
    both_resign(host, friend, table)
    host.page.get_by_role("button", name="Rematch").click()
    expect(host.page.get_by_text(re.compile(r"^Waiting for .*\.$"))).to_be_visible()
    wanted = friend.page.get_by_role("alert").filter(has_text="wants a rematch.")
    expect(wanted).to_be_visible()
    wanted.get_by_role("button", name="Accept").click()
    expect(host.page.get_by_text("Everybody is here. Start when you like.")).to_be_visible()


def test_the_host_switches_phrases_off_and_a_muted_friend_is_not_heard(visit: Visit) -> None:
    host, friend = visit(), visit()
    both_in_words(host, friend)
    friend.page.get_by_role("button", name="Hello!").click()
    heard = host.page.get_by_role("log", name="Chat")
    expect(heard).to_contain_text("Hello!")
    host.page.get_by_role("button", name=re.compile("^Mute ")).click()
    expect(heard).to_have_text("Nothing has been said yet.")
    host.page.get_by_role("button", name=re.compile("^Hear .* again$")).click()
    expect(heard).to_contain_text("Hello!")
    host.page.get_by_role("button", name="Switch phrases off").click()
    expect(friend.page.get_by_text("The host has switched phrases off.")).to_be_visible()
    expect(friend.page.get_by_role("button", name="Hello!")).to_have_count(0)


def test_what_happened_meanwhile_is_told(visit: Visit) -> None:
    visitor = visit()
    table = away_for_two_hours(visitor)
    visitor.go(f"/table/{table}/text")
    recap = visitor.page.get_by_role("region", name="Since your last turn (2 hours)")
    expect(recap.locator("li li").first).to_be_visible()
    assert not visitor.axe()
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_be_hidden()
