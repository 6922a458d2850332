"""The world of Fire & Stone in its window: rings for fingers, what lies outside, what may lie under a slab."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.fire_and_stone.prepared_games import FullBags
from tests.support.browser.fixtures import FreshTable, Visit
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, PHONE, Size
from tests.support.server.servers import Server, serving

GAME = "fire_and_stone"
SHORT = Size(390, 664, touch=True)
RINGS = """() => [...document.querySelectorAll('.place.legal')].map(place => place.getBoundingClientRect())
    .map(({width, height}) => Math.round(Math.min(width, height)))"""
BOXES = """things => things.filter(thing => thing.checkVisibility()).map(thing => thing.getBoundingClientRect())
    .map(({left, top, right, bottom}) => [left, top, right, bottom].map(Math.round))"""
ZOOM = "() => new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a"
CAMERA = "() => document.querySelector('.world').style.transform"


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [DESKTOP, Size(1366, 1024), Size(1280, 800)], ids=["desk", "tablet", "wide"])
def test_rivals_score_and_log_share_one_column(visit: Visit, late_server: Server, size: Size, seats: int) -> None:
    """One below the other, as wide as the column, beside the map and not on what can be chosen there."""
    seat = sit_down(visit(size, url=late_server.url), seats, game=GAME)
    assert seat.asked()
    expect(seat.page.locator("main > .side > .rivals .rival")).to_have_count(seats - 1)
    parts = seat.page.locator(":is(main > .side, .side > .aside) > *").evaluate_all(BOXES)
    column = seat.page.locator("main > .side").evaluate_all(BOXES)[0]
    assert len(parts) >= 3
    for (left, top, right, bottom), below in zip(parts, [*parts[1:], None], strict=True):
        assert [left, right] == [column[0], column[2]]
        assert bottom <= (below[1] if below else column[3])
        assert bottom - top >= 44
    for left, _, right, _ in seat.page.locator(".place.legal").evaluate_all(BOXES):
        assert right <= column[0] or left >= column[2]


def test_a_slab_tells_the_odds_of_what_may_lie_under_it(fresh_table: FreshTable) -> None:
    """By pointer and by focus: how many of each kind are hidden, together all of the region, and the points of some."""
    seat = fresh_table(GAME)
    seat.page.mouse.move(*seat.spot("area:kalahari"))
    note = seat.page.locator(".camera aside")
    expect(note).to_contain_text("hidden in I")
    hidden = numbers(note.locator("p").first.inner_text())[1]
    assert sum(int(count) for count in note.locator("li strong").all_inner_texts()) == hidden
    huts = note.locator("li", has_text="free hut")
    expect(note.locator("p").first).to_have_text("1 of 24 hidden in I")
    expect(huts.locator("strong")).to_have_text("4")
    expect(huts.locator("em")).to_have_text("+2")
    expect(note.locator("li", has_text="a fire").locator("em")).to_have_text("+1")
    expect(seat.page.locator("#note")).to_have_count(0)
    seat.page.mouse.move(5, 5)
    expect(note).to_have_count(0)
    seat.page.keyboard.press("Tab")
    seat.handle("area:kalahari").evaluate("place => place.focus({focusVisible: true})")
    expect(note).to_be_visible()


def test_the_slab_tells_the_same_on_a_phone_above_the_button(fresh_table: FreshTable) -> None:
    seat = fresh_table(GAME, SHORT)
    seat.page.touchscreen.tap(*seat.spot("area:kalahari"))
    odds = seat.page.locator(".things .odds")
    expect(odds).to_contain_text("of 24 in I")
    assert sum(int(count) for count in odds.locator("strong").all_inner_texts()) == 24
    expect(seat.confirm).to_have_text("Reveal")


def test_a_closed_region_says_when_it_opens(fresh_table: FreshTable) -> None:
    seat = fresh_table(GAME)
    seat.handle("area:altai").hover()
    seat.page.mouse.move(*(place + 2 for place in seat.spot("area:altai")))
    note = seat.page.locator("#note")
    expect(note).to_contain_text("Region II is closed until 3 more hut tiles are found.")
    expect(note.get_by_role("link")).to_have_attribute("href", f"/rules/{GAME}#F2.5")


def test_what_is_in_reach_has_a_ring_and_its_number_of_steps(fresh_table: FreshTable) -> None:
    """[F2.2] Everything within two steps of the Cape, and nothing else."""
    seat = fresh_table(GAME)
    reached = {"kalahari": "1", "zambezi": "1", "angola": "1", "congo": "2", "rift": "2"}
    assert {name for name in seat.lit() if name.startswith("area:")} == {f"area:{area}" for area in reached}
    expect(seat.page.locator(".marks .step")).to_have_count(len(reached))
    assert sorted(seat.page.locator(".marks .step").all_inner_texts()) == sorted(reached.values())


def test_food_is_promised_where_there_is_room_for_it(
    visit: Visit, late_server: Server, fixed_luck: None, tmp_path: Path
) -> None:
    """[F3.9] With full bags huts and cards are, and food is not."""
    food = sit_down(visit(url=late_server.url), game=GAME).page.locator(".marks .chip", has_text="+1")
    expect(food.first).to_be_visible()
    with serving(tmp_path, {GAME: FullBags()}) as server:
        seat = sit_down(visit(url=server.url), game=GAME)
        assert seat.asked()
        expect(seat.page.locator(".marks .chip", has_text="card").first).to_be_visible()
        chips = seat.page.locator(".marks .chip").all_inner_texts()
        assert [chip for chip in chips if "−" not in chip and "card" not in chip] == []


def test_keys_zoom_the_map_on_a_phone(fresh_table: FreshTable) -> None:
    seat = fresh_table(GAME, PHONE)
    before = seat.page.evaluate(ZOOM)
    seat.page.keyboard.press("+")
    seat.page.wait_for_function(f"before => ({ZOOM})() > before", arg=before)
    seat.page.keyboard.press("-")
    seat.page.wait_for_function(f"before => Math.abs(({ZOOM})() - before) < 0.01", arg=before)
    show_all(seat)


def test_the_way_there_is_drawn_with_the_scout_at_its_end(fresh_table: FreshTable) -> None:
    seat = fresh_table(GAME)
    thick = seat.page.locator(".board > svg path").last
    expect(thick).to_have_attribute("d", "")
    seat.page.mouse.click(*seat.spot("area:congo"))
    expect(seat.confirm).to_be_enabled()
    assert (thick.get_attribute("d") or "").count("M") == 2  # two steps
    expect(seat.page.locator(".scout.ghost")).to_be_visible()
    expect(seat.page.locator(".marks .tick")).to_be_visible()
    seat.page.keyboard.press("Escape")
    seat.page.mouse.move(5, 5)
    expect(thick).to_have_attribute("d", "")
    expect(seat.page.locator(".scout.ghost")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SHORT, Size(360, 560, touch=True), Size(844, 390, touch=True)], ids=str)
def test_rings_are_large_enough_for_fingers(fresh_table: FreshTable, size: Size) -> None:
    seat = fresh_table(GAME, size)
    rings = seat.page.evaluate(RINGS)
    assert rings
    assert min(rings) >= 48


def test_a_finger_beside_an_area_means_it(fresh_table: FreshTable) -> None:
    seat = fresh_table(GAME, PHONE)
    box = seat.handle("area:zambezi").bounding_box()
    assert box is not None
    seat.page.touchscreen.tap(box["x"] + box["width"] + 12, box["y"] + box["height"] / 2)
    expect(seat.handle("area:zambezi")).to_have_attribute("aria-pressed", "true")


def test_a_finger_between_two_areas_is_asked_which_one_it_means(fresh_table: FreshTable) -> None:
    seat = fresh_table(GAME, PHONE)
    first, second = (seat.handle(f"area:{name}").bounding_box() for name in ("zambezi", "rift"))
    assert first is not None
    assert second is not None
    middle = [(a["x"] + a["width"] / 2, a["y"] + a["height"] / 2) for a in (first, second)]
    seat.page.touchscreen.tap(*(sum(place) / 2 for place in zip(*middle, strict=True)))
    named = seat.page.locator(".nearby button")
    expect(named).to_have_count(2)  # both equally near, in any order
    for name in ("Rift Valley", "Zambezi"):
        expect(named.filter(has_text=re.compile(rf"^{name}, [^.]*$"))).to_have_count(1)
    named.filter(has_text="Zambezi").tap()
    expect(seat.handle("area:zambezi")).to_have_attribute("aria-pressed", "true")
    expect(named).to_have_count(0)


def test_a_drag_moves_the_map_and_no_scout(fresh_table: FreshTable) -> None:
    seat = fresh_table(GAME, PHONE)
    before = seat.page.evaluate(CAMERA)
    x, y = seat.spot("area:kalahari")
    seat.page.mouse.move(x, y)
    seat.page.mouse.down()
    seat.page.mouse.move(x + 30, y - 60, steps=4)
    seat.page.mouse.up()
    assert seat.page.evaluate(CAMERA) != before
    expect(seat.page.locator(".handle.selected")).to_have_count(0)
    show_all(seat)
    assert seat.page.evaluate(CAMERA) == before


def show_all(seat: TablePage) -> None:
    """All choices, as at first."""
    seat.page.get_by_role("button", name="Show what can be chosen").click()


def chip_at_the_edge(seat: TablePage) -> str:
    """Zoom in until something that can be chosen lies outside the window."""
    chips = seat.page.locator(".chip-edge.legal")
    for _ in range(8):
        if chips.count():
            break
        seat.page.keyboard.press("+")
        seat.visitor.resize(SHORT)
    return chips.first.get_attribute("data-handle") or ""


def test_what_lies_outside_is_a_chip_at_the_edge(fresh_table: FreshTable) -> None:
    seat = fresh_table(GAME, SHORT)
    name = chip_at_the_edge(seat)
    expect(seat.page.locator(f".place[data-handle='{name}']")).to_have_count(0)
    seat.page.touchscreen.tap(*seat.spot(name))
    expect(seat.page.locator(f".place.selected[data-handle='{name}']")).to_be_in_viewport(ratio=0.99)
    expect(seat.confirm).to_be_enabled()
    expect(seat.page.locator(".choices [data-key]")).to_have_count(0)  # no list of what is not in sight
    show_all(seat)


def test_both_scouts_may_go_first(visit: Visit, late_server: Server) -> None:
    """An area picks the scout that reaches it; the other one is a click away."""
    seat = sit_down(visit(url=late_server.url), game=GAME)
    assert seat.asked()
    expect(seat.page.locator(".scout .plate")).to_have_count(2)
    seat.page.mouse.click(*seat.spot("area:gaul"))
    expect(seat.handle("scout:danube")).to_have_attribute("aria-pressed", "true")
    expect(seat.page.locator(".answers [data-key]")).to_have_count(3)  # take, leave or nothing: on the tile itself
    seat.page.mouse.click(*seat.spot("scout:cape"))
    expect(seat.handle("scout:cape")).to_have_attribute("aria-pressed", "true")
    expect(seat.handle("area:gaul")).to_have_attribute("aria-pressed", "false")
