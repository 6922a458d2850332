"""A turn of Hawaii planned at the drawn table: every part can be changed before anything is sent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser.fixtures import FreshTable, Visit
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, LANDSCAPE, LAPTOP, PHONE, Size

# how many notes there are that a post is too far away, and whether they stand apart
APART = """() => {
    const boxes = [...document.querySelectorAll('.post .chip')].filter(chip => chip.checkVisibility())
        .map(chip => chip.getBoundingClientRect())
    return [boxes.length, boxes.every((a, i) => boxes.slice(i + 1).every(b => a.right <= b.left || b.right <= a.left))]
}"""
CHOSEN = re.compile(r"\bchosen\b")
MOVES = """window.moves = []
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
    moves.push(this.dataset.at ?? this.className)
    return animate.apply(this, how)
}
"""


def choose(seat: TablePage, beginning: str) -> str:
    """Click the first lit thing of this kind."""
    name = next(handle for handle in seat.lit() if handle.startswith(beginning))
    seat.page.mouse.click(*seat.spot(name))
    return name


def with_villages(seat: TablePage) -> None:
    """Begin a purchase whose tile may go to more than one village."""
    seat.page.mouse.click(*seat.spot("place:shells_feet"))
    expect(seat.confirm).to_be_enabled()


def dearest(seat: TablePage) -> str:
    """Choose the last price on the slip and see it chosen."""
    price = seat.page.locator(".slip .cell.legal").last.get_attribute("data-handle") or ""
    seat.handle(price).click()
    expect(seat.handle(price)).to_have_class(CHOSEN)
    return price


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_place_alone_is_a_whole_purchase(fresh_table: FreshTable, size: Size) -> None:
    seat = fresh_table("hawaii", size)
    before = seat.seq
    choose(seat, "place:")
    expect(seat.confirm).to_be_enabled()
    expect(seat.page.locator(".slip .cell.chosen")).to_have_count(1)
    expect(seat.page.locator(".draft .pay svg")).not_to_have_count(0)
    assert seat.seq == before  # nothing has been sent
    seat.confirm.click()
    seat.until_played(before)


def test_token_and_side_are_one_click_and_the_draft_follows(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    choose(seat, "place:")
    expect(seat.confirm).to_be_enabled()
    paid = seat.page.locator(".draft .pay")
    first = paid.inner_text()
    dearest(seat)
    expect(paid).not_to_have_text(first)


def test_the_way_is_marked_place_by_place(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    far = seat.page.locator(".place", has=seat.page.locator(".walk", has_text="3")).locator(".spot.legal").first
    name = far.get_attribute("data-handle") or ""
    seat.page.mouse.click(*seat.spot(name))
    expect(seat.page.locator(".island .step")).to_have_count(3)


def test_a_product_picks_its_place_too(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    seat.page.mouse.click(*seat.spot("product:foot_hut"))
    expect(seat.handle("place:shells_feet")).to_have_attribute("aria-pressed", "true")
    expect(seat.page.locator(".slip h4")).to_have_text("Foot hut")


def test_a_village_that_cannot_take_the_tile_says_why(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    with_villages(seat)
    expect(seat.handle("village:2")).to_have_class(re.compile("legal|selected"))
    seat.handle("village:4").hover()
    note = seat.page.locator("#note")
    expect(note.get_by_role("link")).to_have_attribute("href", re.compile(r"/rules/hawaii#H7"))


def test_another_village_is_one_click_and_keeps_the_price(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    with_villages(seat)
    price = dearest(seat)
    seat.page.mouse.click(*seat.spot("village:2"))
    expect(seat.handle("village:2")).to_have_attribute("aria-pressed", "true")
    expect(seat.page.locator(".slip .cell.chosen")).to_have_count(1)
    expect(seat.handle(price)).to_have_class(CHOSEN)


def test_escape_steps_back_one_part_and_at_last_nothing_is_picked(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    with_villages(seat)
    seat.page.locator(".slip .cell.legal").last.click()
    expect(seat.page.locator(".slip .cell.selected")).to_have_count(1)
    seat.page.mouse.move(5, 5)
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(".slip")).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(".slip")).to_have_count(0)
    expect(seat.confirm).to_be_disabled()


def test_resting_on_a_place_shows_what_buying_there_would_change(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    seat.page.mouse.move(*seat.spot("place:shells_feet"))
    expect(seat.page.locator(".corner .ghost").first).to_be_visible()
    expect(seat.page.locator(".goal .more").first).to_be_visible()
    seat.page.mouse.move(5, 5)
    expect(seat.page.locator(".corner .ghost")).to_have_count(0)


def test_resting_on_a_product_shows_what_buying_it_would_change_and_what_it_does(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    seat.page.mouse.move(*seat.spot("product:foot_hut"))
    expect(seat.page.locator(".corner .ghost use")).to_have_attribute("href", "#ha-foot_hut")
    note = seat.page.locator("#note")
    expect(note).to_contain_text("1 foot after each round")
    expect(note.locator(".why")).to_have_count(0)  # a click buys it: there is nothing to excuse


def test_finishing_asks_once_while_something_can_be_bought(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    before = seat.seq
    question = seat.page.locator(".draft").get_by_role("alert")
    space = choose(seat, "order:").removeprefix("order:")
    expect(seat.confirm).to_be_enabled()
    seat.confirm.dblclick()  # too quick to be an answer
    expect(question).to_have_text(re.compile(r"You can still buy at \d+ places?\."))
    seat.page.get_by_role("button", name="Not yet").click()
    expect(question).to_have_count(0)
    expect(seat.confirm).to_be_disabled()
    choose(seat, "order:")
    expect(seat.confirm).to_be_enabled()
    assert seat.seq == before
    seat.confirm.click()
    seat.until_played(before)
    expect(seat.page.locator(".log")).to_contain_text(f"finished, number {space}")


def test_the_question_before_finishing_is_answered_by_keyboard(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    before = seat.seq
    seat.handle("order:1").focus()
    seat.page.keyboard.press("Enter")
    expect(seat.confirm).to_be_enabled()
    seat.page.keyboard.press("e")
    expect(seat.page.get_by_role("alert").filter(has_text="You can still buy")).to_be_visible()
    expect(seat.confirm).to_have_text("Finish")
    assert seat.seq == before
    seat.page.keyboard.press("e")
    seat.until_played(before)


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_the_question_before_finishing_leaves_room_for_its_answers(visit: Visit, size: Size) -> None:
    seat = sit_down(visit(size), game="hawaii")  # where it was asked once, it is not asked again
    stone = next(handle for handle in seat.lit() if handle.startswith("order:"))
    seat.page.touchscreen.tap(*seat.spot(stone))
    expect(seat.confirm).to_be_enabled()
    expect(seat.confirm).to_be_in_viewport(ratio=1)
    seat.confirm.tap()
    expect(seat.page.get_by_role("alert").filter(has_text="You can still buy")).to_be_in_viewport(ratio=1)
    expect(seat.confirm).to_be_in_viewport(ratio=1)
    expect(seat.undo).to_be_in_viewport(ratio=1)


def test_finishing_asks_nothing_when_nothing_can_be_bought(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    while any(handle.startswith("place:") for handle in seat.lit()):
        seat.click_a_move()
        assert seat.asked()
    before = seat.seq
    choose(seat, "order:")
    expect(seat.confirm).to_be_enabled()
    seat.confirm.click()
    seat.until_played(before)


def test_a_purchase_moves_chief_feet_token_and_tile_and_any_click_ends_that(visit: Visit) -> None:
    visitor = visit(new=True)
    visitor.page.add_init_script("localStorage.setItem('motu.choices', JSON.stringify({motion: 'on'}));" + MOVES)
    seat = sit_down(visitor, game="hawaii")
    assert seat.asked()
    before = seat.seq
    with_villages(seat)
    seat.confirm.click()
    seat.until_played(before)
    assert seat.asked()
    moved = [name.split(":")[0] for name in seat.page.evaluate("moves")]
    assert [name for name in dict.fromkeys(moved) if name in ("chief", "unit", "cost", "own")] == [
        "chief",
        "unit",
        "cost",
        "own",
    ]
    choose(seat, "place:")
    expect(seat.confirm).to_be_enabled()
    seat.confirm.click()
    seat.page.wait_for_function("before => moves.length > before", arg=len(moved))
    seat.page.mouse.click(5, 300)
    seat.page.wait_for_function(
        "() => document.getAnimations().every(one => one instanceof CSSTransition || one instanceof CSSAnimation)"
    )


def test_nothing_moves_for_those_who_want_it_still(visit: Visit) -> None:
    visitor = visit(new=True)  # visitors ask for reduced motion
    visitor.page.add_init_script(MOVES)
    seat = sit_down(visitor, game="hawaii")
    assert seat.asked()
    seat.click_a_move()
    assert seat.asked()
    assert seat.page.evaluate("moves") == []


def test_notes_of_posts_that_are_too_far_stand_apart(fresh_table: FreshTable) -> None:
    seat = fresh_table("hawaii")
    for size in (LAPTOP, DESKTOP, Size(2560, 1440), Size(768, 1024), Size(820, 1180), Size(1180, 820)):
        seat.visitor.resize(size)
        count, apart = seat.page.evaluate(APART)
        assert count >= 2
        assert apart, size
