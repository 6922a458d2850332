"""Accessibility as far as a program can see it: axe finds nothing grave on any page, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from motu.shelf import games
from tests.browser.conftest import Come
from tests.browser.guest import DESKTOP, PAGES, PHONE, Size
from tests.browser.seat import sit_down

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pages(come: Come, size: Size) -> None:
    guest = come(size)
    found = {}
    for path, landmark in PAGES.items():
        guest.open(path)
        expect(guest.page.locator(landmark).first).to_be_visible()
        found[path] = guest.axe()
    assert found == {path: [] for path in PAGES}


def test_a_waiting_table(come: Come) -> None:
    host, visitor = come(), come()
    host.open("/new/moorea")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_label("Link to this table")).to_be_visible()
    visitor.open(f"/table/{host.table}")
    expect(visitor.page.get_by_role("button", name="Take a seat")).to_be_visible()
    assert host.axe() + visitor.axe() == []


@pytest.mark.parametrize("game", sorted(games))
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_table_in_play(come: Come, size: Size, game: str) -> None:
    seat = sit_down(come(size), game=game)
    guest = seat.guest
    assert seat.asked()
    assert guest.axe() == []
    seat.page.mouse.click(*seat.spot(seat.lit()[0]))
    assert guest.axe() == []
    guest.sit_in_words(guest.table)
    guest.my_turn()
    assert guest.axe() == []


def test_a_replay(come: Come, finished: str) -> None:
    guest = come()
    guest.open(f"/replay/{finished}")
    expect(guest.page.locator(".stage")).to_be_visible()
    assert guest.axe() == []
    guest.page.get_by_role("button", name="In words").click()
    expect(guest.page.locator("#scores")).to_be_visible()
    assert guest.axe() == []
