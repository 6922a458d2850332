"""Accessibility as far as a program can see it: axe finds nothing grave on any page, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.browser.fixtures import Visit
from tests.support.browser.table_page import sit_down
from tests.support.browser.visitor import DESKTOP, PAGES, PHONE
from tests.support.play import DRAWN, EXAMPLE

pytestmark = pytest.mark.slow


def test_pages(visit: Visit) -> None:
    visitor = visit()
    found = {}
    for path in visitor.each_page():
        for size in (DESKTOP, PHONE):
            visitor.resize(size)
            found[path, size] = visitor.axe(night=size == DESKTOP)  # in the same colours as on a phone
    assert {place: faults for place, faults in found.items() if faults} == {}
    assert len(found) == 2 * len(PAGES)


def test_a_waiting_table(visit: Visit) -> None:
    host, visitor = visit(), visit()
    host.open(f"/new/{EXAMPLE}")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_label("Link to this table")).to_be_visible()
    visitor.open(f"/table/{host.table}")
    expect(visitor.page.get_by_role("button", name="Take a seat")).to_be_visible()
    assert host.axe() + visitor.axe() == []


@pytest.mark.parametrize("game", DRAWN)
def test_a_table_in_play(visit: Visit, game: str) -> None:
    """Before something is chosen and after, drawn and in words."""
    seat = sit_down(visit(), game=game)
    visitor = seat.visitor
    assert seat.asked()
    for size in (DESKTOP, PHONE):
        visitor.resize(size)
        assert visitor.axe() == [], size
        seat.page.mouse.click(*seat.spot(seat.lit()[0]))
        expect(seat.page.locator(".handle.selected").first).to_be_visible()
        assert visitor.axe() == [], size
        seat.put_back()
    visitor.go(f"/table/{visitor.table}/text")
    visitor.my_turn()
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        assert visitor.axe() == [], size


def test_a_replay(visit: Visit, finished_table: str) -> None:
    visitor = visit()
    visitor.open(f"/replay/{finished_table}")
    expect(visitor.page.locator(".stage")).to_be_visible()
    assert visitor.axe() == []
    visitor.page.get_by_role("button", name="In words").click()
    expect(visitor.page.locator("#scores")).to_be_visible()
    assert visitor.axe() == []
