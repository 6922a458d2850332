"""The table's answers before a move is made: why not, what it costs, how to take it back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.support.browser.fixtures import FreshTable, Visit
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import PHONE

RULE = re.compile(r"/rules/moorea#M\d+\.\d+")


def something_grey(seat: TablePage) -> Locator:
    """A product that lacks something."""
    assert seat.asked()
    return seat.page.locator(".card.lacking").first


def expect_a_reason(seat: TablePage) -> None:
    note = seat.page.locator("#note")
    expect(note).to_contain_text("You lack")
    expect(note.get_by_role("link")).to_have_attribute("href", RULE)


def test_a_grey_card_says_why_under_the_pointer(fresh_table: FreshTable) -> None:
    seat = fresh_table("moorea")
    something_grey(seat).hover()
    expect_a_reason(seat)


def test_the_rule_link_leads_to_the_rule(fresh_table: FreshTable) -> None:
    seat = fresh_table("moorea")
    something_grey(seat).hover()
    expect_a_reason(seat)
    link = seat.page.locator("#note a")
    rule = (link.get_attribute("href") or "").partition("#")[2]
    with seat.visitor.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(f"[id='{rule}']")).to_be_in_viewport()


def test_a_grey_card_says_why_when_it_has_the_focus(fresh_table: FreshTable) -> None:
    seat = fresh_table("moorea")
    seat.page.keyboard.press("Tab")
    something_grey(seat).focus()
    expect_a_reason(seat)
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator("#note")).to_have_count(0)


def test_a_grey_card_says_why_after_a_long_press_and_the_finger_may_go(visit: Visit) -> None:
    seat = sit_down(visit(PHONE), game="moorea")
    box = something_grey(seat).bounding_box()
    assert box is not None
    finger = seat.visitor.context.new_cdp_session(seat.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect_a_reason(seat)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    seat.visitor.let_pass(400)  # longer than the click takes that follows a finger
    expect_a_reason(seat)
    sheet = seat.page.locator("#note").bounding_box()
    assert sheet
    assert sheet["y"] > PHONE.height / 2  # it comes from below
    seat.page.locator("#note").get_by_role("button", name="Close").tap()
    expect(seat.page.locator("#note")).to_have_count(0)


def test_a_pinned_note_stays(fresh_table: FreshTable) -> None:
    seat = fresh_table("moorea")
    something_grey(seat).hover()
    seat.page.locator("#note .pin").click()
    seat.page.mouse.move(5, 5)
    seat.visitor.let_pass(500)
    expect_a_reason(seat)


def test_picking_shows_ghost_price_and_gain_and_escape_takes_it_back(fresh_table: FreshTable) -> None:
    seat = fresh_table("moorea")
    seat.until_lit("display:")
    name = next(handle for handle in seat.lit() if handle.startswith("display:"))
    seat.handle(name).hover()
    expect(seat.page.locator(".tag")).to_be_visible()
    seat.handle(name).focus()
    seat.page.keyboard.press("Space")
    expect(seat.confirm).to_be_enabled()
    ticked = seat.page.locator("[data-handle^='hand:'] .tick")
    expect(seat.page.locator(".draft .pay svg")).to_have_count(ticked.count())
    expect(seat.page.locator(".ghost").first).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(seat.confirm).to_be_disabled()
    seat.page.mouse.move(5, 5)
    seat.undo.focus()  # nothing is pointed at any more
    expect(ticked).to_have_count(0)


def test_a_hand_card_first_leaves_only_what_it_pays_for(fresh_table: FreshTable) -> None:
    seat = fresh_table("moorea")
    seat.until_lit("display:")
    before = set(seat.lit())
    payer = seat.page.locator("[data-handle^='hand:']:not(.off)").first
    payer.click()
    expect(payer).to_have_attribute("aria-pressed", "true")
    assert {handle for handle in seat.lit() if handle.startswith("display:")} <= before
    payer.click()
    expect(payer).to_have_attribute("aria-pressed", "false")
    assert set(seat.lit()) == before


def test_an_exchange_is_taken_back_step_by_step(fresh_table: FreshTable) -> None:
    seat = fresh_table("moorea")
    seat.until_acting()
    exchange = seat.actions.first
    exchange.click()
    expect(seat.status).to_contain_text("Which two commodities")
    for name in seat.lit()[:1]:
        seat.handle(name).click()
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(".handle.selected")).to_have_count(0)
    seat.undo.click()
    expect(seat.status).to_contain_text("Choose an action")


def test_undo_says_why_it_cannot(fresh_table: FreshTable) -> None:
    seat = fresh_table("moorea")
    assert seat.asked()
    seat.undo.click(force=True)  # it looks and is disabled, yet answers
    expect(seat.page.get_by_role("alert")).to_contain_text("Something hidden has come out")


def test_a_double_click_does_both(fresh_table: FreshTable) -> None:
    seat = fresh_table("moorea")
    seat.until_lit("display:")
    before = seat.seq
    seat.handle(seat.lit()[0]).dblclick()
    seat.until_played(before)


def test_the_last_moves_are_marked_until_they_are_not_wanted(visit: Visit) -> None:
    seat = sit_down(visit(), seats=3, game="moorea")
    for _ in range(4):
        assert seat.asked()
        seat.click_a_move()
    assert seat.asked()
    expect(seat.page.locator(".rival .step").first).to_be_visible()
    seat.page.keyboard.press("m")
    expect(seat.page.locator(".rival .step")).to_have_count(0)


def test_no_note_opens_under_a_pointer_that_rests(visit: Visit) -> None:
    """Neither when the table opens nor after a click; the first move on the thing opens it."""
    seat = sit_down(visit())
    assert seat.asked()
    grey = seat.page.locator(".card.lacking").first
    box = grey.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    seat.page.mouse.move(x, y)
    seat.page.reload()
    assert seat.asked()
    seat.page.wait_for_timeout(1_000)
    expect(seat.page.locator("#note")).to_have_count(0)
    seat.page.mouse.move(x + 3, y)
    expect(seat.page.locator("#note")).to_be_visible()
