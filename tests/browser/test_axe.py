"""Accessibility as far as a program can see it: axe finds nothing grave on any page, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from motu.shelf import games
from tests.browser.conftest import Come
from tests.browser.guest import DESKTOP, PAGES, PHONE
from tests.browser.seat import sit_down

pytestmark = pytest.mark.slow


def test_pages(come: Come) -> None:
    guest = come()
    found = {}
    for path in guest.each_page():
        for size in (DESKTOP, PHONE):
            guest.resize(size)
            found[path, size] = guest.axe(night=size == DESKTOP)  # in the same colours as on a phone
    assert {place: faults for place, faults in found.items() if faults} == {}
    assert len(found) == 2 * len(PAGES)


def test_a_waiting_table(come: Come) -> None:
    host, visitor = come(), come()
    host.open("/new/moorea")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_label("Link to this table")).to_be_visible()
    visitor.open(f"/table/{host.table}")
    expect(visitor.page.get_by_role("button", name="Take a seat")).to_be_visible()
    assert host.axe() + visitor.axe() == []


@pytest.mark.parametrize("game", sorted(games))
def test_a_table_in_play(come: Come, game: str) -> None:
    """Before something is chosen and after, drawn and in words."""
    seat = sit_down(come(), game=game)
    guest = seat.guest
    assert seat.asked()
    for size in (DESKTOP, PHONE):
        guest.resize(size)
        assert guest.axe() == [], size
        seat.page.mouse.click(*seat.spot(seat.lit()[0]))
        expect(seat.page.locator(".handle.selected").first).to_be_visible()
        assert guest.axe() == [], size
        seat.put_back()
    guest.go(f"/table/{guest.table}/text")
    guest.my_turn()
    for size in (PHONE, DESKTOP):
        guest.resize(size)
        assert guest.axe() == [], size


def test_a_replay(come: Come, finished: str) -> None:
    guest = come()
    guest.open(f"/replay/{finished}")
    expect(guest.page.locator(".stage")).to_be_visible()
    assert guest.axe() == []
    guest.page.get_by_role("button", name="In words").click()
    expect(guest.page.locator("#scores")).to_be_visible()
    assert guest.axe() == []
