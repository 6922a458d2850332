"""Vanuatu at the drawn table: who may act where, markers laid together, ways and prices, dikes and the water."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, LANDSCAPE, LAPTOP, PHONE, Size, Visitor
from tests.support.server.servers import serving
from tests.vanuatu.prepared_games import Blocked, Crowded, Flooded, Followed, Programming, Sought

SEATS: Final = 4
# places and shores that can be chosen, but something else lies over them
HIT: Final = """() => {
    const things = [...document.querySelectorAll('.va-place.legal')]
    return things.filter(thing => {
        const {left, top, width, height} = thing.getBoundingClientRect()
        return !thing.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }).map(thing => thing.dataset.handle)
}"""
# pairs of these and of those things that lie over each other
LYING_OVER: Final = """([these, those]) => {
    const all = things => [...document.querySelectorAll(things)].map(thing => [thing, thing.getBoundingClientRect()])
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    return all(these).flatMap(([one, box]) => all(those).filter(([, other]) => over(box, other))
        .map(([other]) => `${one.dataset.at ?? one.textContent} / ${other.dataset.at ?? other.textContent}`))
}"""

# corners of these that something else lies over
COVERED: Final = """things => [...document.querySelectorAll(things)].flatMap(thing => {
    thing.style.pointerEvents = 'auto'
    const {left, right, top, bottom} = thing.getBoundingClientRect()
    const corners = [[left + 2, top + 4], [right - 2, top + 4], [left + 2, bottom - 4], [right - 2, bottom - 4]]
    const hidden = corners.filter(([x, y]) => document.elementFromPoint(x, y) !== thing)
    thing.style.pointerEvents = ''
    return hidden
})"""
# markers that stick out of the place for them on their space, and spaces that grew
OUTSIDE_THEIR_CARD: Final = """() => [...document.querySelectorAll('.va-space')].flatMap(card => {
    const well = card.querySelector('.well').getBoundingClientRect()
    const grown = card.offsetHeight > card.closest('.spaces').children[8].offsetHeight
    const out = [...card.querySelectorAll('.whose')].map(thing => thing.getBoundingClientRect())
        .filter(({left, right, bottom}) => left < well.left - 1 || right > well.right + 1 || bottom > well.bottom + 1)
    return [...(grown ? ['grown'] : []), ...out]
})"""

pytestmark = pytest.mark.slow


def table_of(browser: Browser, size: Size, game: object, folder: object, seats: int = SEATS) -> Iterator[TablePage]:
    """A seat at a prepared table, to which tests send nothing."""
    with serving(folder, {"vanuatu": game}) as server:  # type: ignore[arg-type, dict-item]
        visitor = Visitor.at(browser, server.url, size)
        seat = sit_down(visitor, seats, game="vanuatu")
        assert seat.asked()
        yield seat
        assert not visitor.faults
        visitor.context.close()


@pytest.fixture(scope="module")
def flooded_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory, fixed_luck: None) -> Iterator[TablePage]:
    yield from table_of(browser, DESKTOP, Flooded(), tmp_path_factory.mktemp("flooded"))


@pytest.fixture(scope="module")
def marking_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory, fixed_luck: None) -> Iterator[TablePage]:
    yield from table_of(browser, DESKTOP, Programming(), tmp_path_factory.mktemp("marking"))


@pytest.fixture(scope="module")
def blocked_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory, fixed_luck: None) -> Iterator[TablePage]:
    yield from table_of(browser, DESKTOP, Blocked(), tmp_path_factory.mktemp("blocked"), seats=2)


@pytest.fixture(scope="module")
def crowded_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory, fixed_luck: None) -> Iterator[TablePage]:
    yield from table_of(browser, DESKTOP, Crowded(), tmp_path_factory.mktemp("crowded"))


@pytest.fixture(scope="module")
def phone_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory, fixed_luck: None) -> Iterator[TablePage]:
    yield from table_of(browser, PHONE, Flooded(), tmp_path_factory.mktemp("phone"))


@pytest.fixture(scope="module")
def sought_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory, fixed_luck: None) -> Iterator[TablePage]:
    yield from table_of(browser, DESKTOP, Sought(), tmp_path_factory.mktemp("sought"), seats=5)


@pytest.fixture(scope="module")
def followed_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory, fixed_luck: None) -> Iterator[TablePage]:
    yield from table_of(browser, DESKTOP, Followed(), tmp_path_factory.mktemp("followed"), seats=3)


@pytest.fixture
def followed(followed_table: TablePage) -> Iterator[TablePage]:
    yield from as_new(followed_table)


@pytest.fixture
def sought(sought_table: TablePage) -> Iterator[TablePage]:
    yield from as_new(sought_table)


@pytest.fixture
def flooded(flooded_table: TablePage) -> Iterator[TablePage]:
    yield from as_new(flooded_table)


@pytest.fixture
def marking(marking_table: TablePage) -> Iterator[TablePage]:
    yield from as_new(marking_table)


@pytest.fixture
def blocked(blocked_table: TablePage) -> Iterator[TablePage]:
    yield from as_new(blocked_table)


@pytest.fixture
def crowded(crowded_table: TablePage) -> Iterator[TablePage]:
    yield from as_new(crowded_table)


@pytest.fixture
def phone(phone_table: TablePage) -> Iterator[TablePage]:
    yield from as_new(phone_table)


def as_new(seat: TablePage) -> Iterator[TablePage]:
    yield seat
    assert seat.is_as_new()


def click(seat: TablePage, *names: str) -> None:
    """These handles, one after the other, each when the server has said where the one before led."""
    for name in names:
        was = seat.look().picks
        (seat.page.touchscreen.tap if seat.visitor.touch else seat.page.mouse.click)(*seat.spot(name))
        seat.look("planned", seat.seq, was=was)


def space(seat: TablePage, action: str) -> Locator:
    return seat.page.locator(".space", has=seat.page.locator(f"[data-handle='action:{action}']"))


def said_at(seat: TablePage, action: str) -> str:
    """What stands at the foot of a space."""
    return (space(seat, action).locator(".foot").text_content() or "").strip()


def cell(seat: TablePage, name: str) -> Locator:
    return seat.page.locator(f".va-cell[data-handle='cell:{name}']")


# who may act where


def test_the_foot_of_a_space_says_who_may_act(flooded: TablePage) -> None:
    feet = {action: said_at(flooded, action) for action in ("sail", "build", "draw", "sell")}
    names = [flooded.page.locator(".rival h3").nth(i).inner_text() for i in range(3)]
    assert feet == {"sail": "You", "build": "You", "draw": names[2], "sell": names[1]}
    expect(space(flooded, "tourist").locator(".foot")).to_have_text(f"{names[1]}, tie")
    lit = [handle for handle in flooded.lit() if handle.startswith("action:")]
    assert lit == ["action:sail", "action:build"]


def test_a_space_shows_everybody_in_turn_order_and_the_majority_lit(flooded: TablePage) -> None:
    columns = space(flooded, "build").locator(".col")
    expect(columns).to_have_count(SEATS)
    counts = [column.locator("b").inner_text() if column.locator("b").count() else "" for column in columns.all()]
    assert counts == ["", "1", "1", "2"], "the first player first, I am the last"
    expect(columns.nth(3)).to_have_class(re.compile(r"\blead\b"))


def test_whom_i_keep_waiting_stands_at_the_foot(flooded: TablePage) -> None:
    expect(space(flooded, "build").locator(".waits")).to_have_count(2)
    expect(space(flooded, "sail").locator(".waits")).to_have_count(0)


def test_a_note_says_why_a_space_is_not_mine_now(flooded: TablePage) -> None:
    note_says(flooded, "tourist", "as many markers and is earlier in the order")


@pytest.mark.parametrize(
    ("action", "told"),
    [("explore", "the markers would only come off"), ("draw", "2 neutral markers lie here: only with more")],
)
def test_a_stack_that_will_not_act_is_crossed_out_and_says_why(blocked: TablePage, action: str, told: str) -> None:
    expect(space(blocked, action).locator(".lost")).to_be_visible()
    expect(space(blocked, "build").locator(".lost")).to_have_count(0)
    expect(blocked.handle(f"action:{action}")).to_have_accessible_name(re.compile(told))
    note_says(blocked, action, told)


def note_says(seat: TablePage, action: str, told: str) -> None:
    """In the note about a space when the pointer moves onto it; the server is asked for some of its sentences."""
    note = seat.page.locator("#note")
    seat.page.mouse.move(5, 5)
    expect(note).to_have_count(0)
    x, y = seat.spot(f"action:{action}")
    seat.page.mouse.move(x - 3, y)
    seat.page.mouse.move(x, y)
    expect(note).to_contain_text(told)
    seat.page.mouse.move(5, 5)
    expect(note).to_have_count(0)


def test_a_number_chooses_its_space(flooded: TablePage) -> None:
    flooded.page.keyboard.press("2")
    assert flooded.look("planned", flooded.seq).picks == "action:build"


# markers


def test_two_markers_are_picked_and_laid_together(marking: TablePage) -> None:
    before = marking.seq
    click(marking, "action:sail")
    expect(marking.confirm).to_be_disabled()
    expect(space(marking, "sail").locator(".mk.ghost")).to_have_count(1)
    click(marking, "action:explore")
    expect(marking.confirm).to_be_enabled()
    expect(marking.page.locator(".draft")).to_contain_text("Sail and Explore")
    assert marking.seq == before


def test_both_markers_may_lie_on_one_space_and_take_the_majority(marking: TablePage) -> None:
    foot = space(marking, "tourist").locator(".foot")
    holder = said_at(marking, "tourist")
    click(marking, "action:tourist")
    expect(foot).to_have_text(f"{holder}, tie")
    click(marking, "action:tourist")
    expect(foot).to_have_text("You")
    expect(space(marking, "tourist").locator(".mk.ghost")).to_have_count(2)
    expect(marking.confirm).to_be_enabled()


def test_a_marker_is_taken_back_by_its_tick(marking: TablePage) -> None:
    click(marking, "action:sail")
    marking.page.get_by_role("button", name="Take a marker back: Sail").click()
    expect(marking.page.locator(".mk.ghost")).to_have_count(0)
    assert marking.look().picks == ""


# sailing


def test_oceans_within_reach_show_their_price(flooded: TablePage) -> None:
    click(flooded, "action:sail")
    reached = [handle for handle in flooded.lit() if handle.startswith("cell:")]
    assert set(reached) == {f"cell:{name}" for name in ["a1", "a3", "a4", "b2", "b3", "c2", "c4", "c5"]}
    fares = {name: cell(flooded, name).locator(".fare").inner_text() for name in ("a1", "b3", "a4")}
    assert fares == {"a1": "1", "b3": "1", "a4": "3"}
    expect(cell(flooded, "c6").locator(".fare")).to_have_count(0)


def test_the_boat_and_the_vatus_show_where_they_would_be(flooded: TablePage) -> None:
    click(flooded, "action:sail", "cell:a4")
    expect(cell(flooded, "a4").locator(".boat.ghost")).to_be_visible()
    expect(flooded.page.locator(".va-vatus .next")).to_have_text("3")
    expect(flooded.page.locator(".draft")).to_contain_text("Sail to a4")


def test_a_longer_way_can_be_chosen(flooded: TablePage) -> None:
    click(flooded, "action:sail", "cell:b3")
    click(flooded, "steps:3")
    expect(flooded.page.locator(".va-vatus .next")).to_have_text("3")


def test_the_draft_speaks_of_the_own_turn_only(followed: TablePage) -> None:
    """Not of the hut that the next player, who has no choice, builds then."""
    click(followed, "action:sail", "cell:a3")
    expect(followed.page.locator(".va-cell[data-handle='cell:a2'] .piece.ghost")).not_to_have_count(0)
    expect(followed.page.locator(".draft")).to_contain_text("Sail to a3")
    expect(followed.page.locator(".receipt")).to_have_count(0)


# building


def test_hut_and_dike_are_one_draft_with_their_price_and_the_water(flooded: TablePage) -> None:
    click(flooded, "action:build", "hut:c3", "side:c3:nw")
    receipt = flooded.page.locator(".receipt")
    expect(receipt).to_contain_text("Hut")
    expect(receipt).to_contain_text("Dike")
    expect(receipt).to_contain_text("Water on c3: 3 instead of 4")
    expect(flooded.page.locator(".draft")).to_contain_text("Hut and dike, c3")
    expect(flooded.page.locator(".va-vatus .next")).to_have_text("4")
    click(flooded, "hut:c3")
    expect(flooded.page.locator(".draft")).to_contain_text("Dike, c3")


def test_every_place_and_shore_can_be_hit(flooded: TablePage) -> None:
    for size in (DESKTOP, LAPTOP):
        flooded.visitor.resize(size)
        click(flooded, "action:build")
        assert flooded.page.evaluate(HIT) == [], size
        flooded.put_back()
    flooded.visitor.resize(DESKTOP)


def test_what_sinks_is_said_before_it_sinks(flooded: TablePage) -> None:
    expect(cell(flooded, "b4").locator(".sinking")).not_to_have_count(0)
    expect(cell(flooded, "b4")).to_contain_text("the next rise adds 5")
    expect(cell(flooded, "a2").locator(".sinking")).to_have_count(0)
    expect(flooded.page.locator(".corner.water")).to_contain_text("Water rises after this action")


# islands that are full


def test_nothing_lies_over_another_thing_on_an_island(crowded: TablePage) -> None:
    """Three drawings leave room for the tourists, and the name of a cell gives way to prices."""
    assert crowded.page.locator("[data-at^='drawing:b1:']").count() == 3
    assert crowded.page.evaluate(LYING_OVER, ["[data-at^='drawing:']", "[data-at^='tourist:']"]) == []
    click(crowded, "action:buy")
    assert crowded.page.locator(".va-place .price").count() > 2
    assert crowded.page.evaluate(LYING_OVER, [".va-place .price", ".va-cell .lab"]) == []


# treasures and the bank


def test_treasures_are_sold_before_an_action_and_two_equal_ones_together(flooded: TablePage) -> None:
    click(flooded, "treasure:1", "treasure:1", "action:build", "hut:b1")
    expect(flooded.confirm).to_be_enabled()
    expect(flooded.page.locator(".va-vatus .next")).to_have_text("7")  # 6 + 1 + 1 - 1


def test_a_full_bank_says_what_it_becomes(flooded: TablePage) -> None:
    bank = flooded.page.locator(".va-vatus .bank")
    click(flooded, "treasure:3", "action:build", "hut:b1")
    expect(bank).to_have_count(0)
    flooded.put_back()
    click(flooded, "treasure:3", "treasure:1", "treasure:1", "action:build", "hut:b1")
    expect(bank).to_have_text("10 vatus become 5 points, 0 left")


# on a phone


def test_a_phone_shows_the_order_of_majority_and_the_island_in_question(phone: TablePage) -> None:
    queue = space(phone, "build").locator(".queue b")
    assert queue.all_inner_texts() == ["2", "1", "1"], "the most first"
    before = phone.page.evaluate("document.querySelector('.va-map .world').style.transform")
    click(phone, "action:build")
    assert phone.page.evaluate("document.querySelector('.va-map .world').style.transform") != before
    expect(phone.page.locator(".corner.volcano")).to_be_hidden()


def test_on_a_phone_a_finger_beside_a_shore_means_it(phone: TablePage) -> None:
    click(phone, "action:build")
    box = phone.handle("side:a2:w").bounding_box()
    assert box is not None
    phone.page.touchscreen.tap(box["x"] - 6, box["y"] + box["height"] / 2)  # on the ocean beside it
    phone.look("planned", phone.seq, was="action:build")
    assert phone.look().picks == "action:build side:a2:w"
    expect(phone.page.locator(".receipt")).to_contain_text("Dike")


def test_on_a_phone_the_water_is_told_whole(phone: TablePage) -> None:
    click(phone, "action:build", "side:c3:nw")
    told = phone.page.locator(".receipt small", has_text="3 instead of 4")
    assert told.evaluate("line => line.scrollWidth <= line.clientWidth && line.clientHeight < 24"), "in one line"


def test_on_a_phone_a_longer_way_stands_above_the_buttons_with_its_price(phone: TablePage) -> None:
    click(phone, "action:sail", "cell:b3")
    way = phone.handle("steps:3")
    expect(way).to_be_in_viewport(ratio=1)
    expect(way).to_have_text(re.compile(r"3 steps\s*3"))
    assert phone.page.locator(".va-map [data-handle^='steps:']").count() == 0


def test_on_a_phone_the_harbour_lies_beside_the_spaces(phone: TablePage) -> None:
    """Not over the map, where it would hide an ocean."""
    for size in (Size(390, 664, touch=True), Size(360, 560, touch=True), PHONE):
        phone.visitor.resize(size)
        expect(phone.page.locator(".harbour ol:visible")).to_have_count(1)
        expect(phone.page.locator(".spaces .harbour ol")).to_be_in_viewport(ratio=1)


def test_what_sinks_lies_over_the_tiles_beside_it(flooded: TablePage) -> None:
    for size in (DESKTOP, LAPTOP, PHONE):
        flooded.visitor.resize(size)
        assert flooded.page.evaluate(COVERED, ".va-cell .sinking") == [], size
    flooded.visitor.resize(DESKTOP)


@pytest.mark.parametrize("size", [PHONE, Size(390, 664, touch=True), Size(360, 560, touch=True), LANDSCAPE], ids=str)
def test_a_phone_shows_the_markers_of_five(sought: TablePage, size: Size) -> None:
    """All of them in their card, none over another, and the leader's not under what the space uses."""
    sought.visitor.resize(size)
    assert [space(sought, action).locator(".queue b").count() for action in ("build", "draw", "sail")] == [5, 3, 1]
    assert sought.page.evaluate(OUTSIDE_THEIR_CARD) == []
    assert sought.page.evaluate(LYING_OVER, [".va-space .whose", ".va-space .uses > *"]) == []
    sought.visitor.resize(DESKTOP)


def test_a_flag_hides_nothing_that_sinks(flooded: TablePage) -> None:
    """Flags of last moves stand on the upper right edge of their own cell."""
    assert flooded.page.evaluate(LYING_OVER, [".va-cell .flag", ".va-cell .sinking"]) == []
