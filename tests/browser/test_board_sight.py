"""The table for those who look: the log points, onlookers watch, players come back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.browser.fixtures import Visit
from tests.support.browser.table_page import sit_down
from tests.support.browser.visitor import PHONE


def test_the_drawer_opens_at_the_newest_line(visit: Visit) -> None:
    seat = sit_down(visit(PHONE))
    for _ in range(4):
        assert seat.asked()
        seat.click_a_move()
    seat.page.get_by_role("button", name="More").click()
    seat.page.get_by_role("button", name="Log").click()
    expect(seat.page.get_by_role("dialog").locator(".entries li").last).to_be_in_viewport()


def test_an_onlooker_is_told_so_and_a_player_comes_back_to_the_same_table(visit: Visit) -> None:
    player, onlooker = visit(), visit()
    seat = sit_down(player)
    assert seat.asked()
    table, shown = player.table, seat.seq
    onlooker.open(f"/table/{table}")
    expect(onlooker.page.locator(".actions").get_by_text("You are watching.")).to_be_visible()
    expect(onlooker.page.locator(".handle.legal")).to_have_count(0)
    player.open()
    player.page.locator(f".continue a[href='/table/{table}']").click()
    expect(seat.stage).to_have_attribute("data-seq", str(shown))
    assert seat.asked()


def test_on_a_phone_no_page_is_wider_than_the_window(visit: Visit) -> None:
    visitor = visit(PHONE, language="de")
    wide = []
    for path in visitor.each_page():
        wide += [path] * visitor.page.evaluate("Number(document.documentElement.scrollWidth > innerWidth)")
    assert wide == []
