"""What the table shows to those who look: the log points, onlookers watch, players come back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.browser.fixtures import Visit
from tests.support.browser.table_page import sit_down
from tests.support.browser.visitor import PHONE


def test_a_line_of_the_log_lights_what_it_speaks_of(visit: Visit) -> None:
    seat = sit_down(visit())
    assert seat.asked()
    drew = seat.page.locator(".entries li", has_text="drew").last
    drew.hover()
    assert seat.page.locator(".lit[data-at='pile']").count() == 1
    seat.page.mouse.move(5, 5)
    expect(seat.page.locator(".lit")).to_have_count(0)


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
    expect(onlooker.page.locator("[data-handle^='hand:']")).to_have_count(0)
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


def test_a_seat_that_nobody_has_cannot_begin(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/new/moorea")
    visitor.page.get_by_label("5", exact=True).check(force=True)
    visitor.page.get_by_label("Seat 5").check(force=True)
    visitor.page.get_by_label("3", exact=True).check(force=True)
    expect(visitor.page.get_by_label("Seat 4")).to_have_count(0)
    visitor.page.get_by_role("button", name="Open the table").click()
    assert visitor.ask(f"/api/tables/{visitor.table}")["settings"]["starting_player"] == "random"
