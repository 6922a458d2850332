"""While a card is drawn, the supply is what is chosen from: on a phone it gets the room."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.browser.fixtures import Visit
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import Size
from tests.support.server.servers import Server

pytestmark = pytest.mark.slow
SHORT = Size(390, 664, touch=True)


def height(seat: TablePage, selector: str) -> float:
    box = seat.page.locator(selector).first.bounding_box()
    assert box
    return box["height"]


def test_the_supply_grows_and_the_display_shrinks_while_cards_are_drawn(visit: Visit, late_server: Server) -> None:
    seat = sit_down(visit(SHORT, url=late_server.url), game="moorea")
    assert seat.asked()
    before = {part: height(seat, part) for part in (".display .handle", "[data-at='row:1']")}
    while not seat.page.locator(".board.drawing").count():
        seat.tap_a_move()
        assert seat.asked()
    assert height(seat, "[data-at='row:1']") > 1.2 * before["[data-at='row:1']"]
    assert height(seat, ".display .handle") < before[".display .handle"]
    for part in (seat.page.locator(".supply .tool").last, seat.actions.last):
        expect(part).to_be_in_viewport(ratio=1)
