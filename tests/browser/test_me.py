"""Settings about stored data: download it, log out, be deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.browser.fixtures import Visit
from tests.support.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow


def settings_of(visitor: Visitor) -> None:
    visitor.open("/settings")
    expect(visitor.page.get_by_role("link", name="Download")).to_be_visible()


def farewell(visitor: Visitor, name: str) -> None:
    """Both clicks: the one that asks, and the one that answers."""
    visitor.page.get_by_role("button", name=name, exact=True).click()
    expect(visitor.page.get_by_text("This cannot be undone.")).to_be_visible()
    answer = visitor.page.get_by_role("button", name=name, exact=True).last
    box = answer.bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    on_top = visitor.page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.textContent.trim()", middle)
    assert on_top == name, "the answer lies in sight, not behind the bar"
    answer.click()


def test_what_is_kept_about_me_can_be_downloaded(visit: Visit) -> None:
    visitor = visit()
    visitor.say("PUT", "/api/me", name="Léa")
    settings_of(visitor)
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download").click()
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["guest"][0]["name"] == "Léa"


def test_logging_out_says_what_is_lost_and_can_be_called_off(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    settings_of(visitor)
    visitor.page.get_by_role("button", name="Log out here").click()
    expect(visitor.page.get_by_text("You lose your seat at one table.")).to_be_visible()
    visitor.page.get_by_role("button", name="Stay").click()
    expect(visitor.page.get_by_text("This cannot be undone.")).to_have_count(0)
    assert visitor.ask("/api/me")["known"]


@pytest.mark.parametrize("name", ["Log out here", "Log out everywhere", "Delete me"])
def test_after_a_farewell_the_visitor_is_unknown(visit: Visit, name: str) -> None:
    visitor = visit(PHONE)
    visitor.play_now()
    settings_of(visitor)
    farewell(visitor, name)
    expect(visitor.page.get_by_text("Nothing is kept about you")).to_be_visible()
    assert not visitor.ask("/api/me")["known"]
