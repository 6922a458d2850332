"""The frame of every drawn table in windows of every size: what is pinned stays in sight, nothing lies over another."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from motu.shelf import games
from tests.browser.conftest import Bench, Come, Played
from tests.browser.guest import DESKTOP, LAPTOP, PHONE, Size
from tests.browser.seat import Seat, sit_down
from tests.browser.sights import APART, HIDDEN, RINGLESS, WRONG
from tests.server.running import Server

BOARDS: Final = sorted(
    game for game in games if (Path(__file__).parents[2] / "web" / "src" / "games" / game / "board.ts").is_file()
)
TOUCHED: Final = [  # phones upright and on their sides, tablets
    Size(390, 664),
    Size(360, 640),
    Size(360, 560),
    Size(390, 844),
    Size(844, 390),
    Size(768, 1024),
    Size(820, 1180),
]
CLICKED: Final = [Size(1280, 720), Size(1440, 900), Size(2560, 1440)]
TWICE: Final = [Size(640, 360), Size(720, 450), Size(512, 384)]  # a laptop, a desk and an old screen at 200 %
SIZES: Final = [*TOUCHED, *CLICKED, *TWICE]


def wrong(seat: Seat, picked: bool, sizes: list[Size] | None = None) -> dict[Any, list[str]]:
    found = {}
    for size in sizes or SIZES:
        seat.guest.resize(size)
        seat.page.mouse.move(2, 2)
        if faults := seat.page.evaluate(WRONG, {"picked": picked, "touch": size in TOUCHED}):
            found[size.width, size.height] = faults
    return found


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_has_its_place_in_every_window(come: Come, game: str, seats: int) -> None:
    """Before something is picked and after, at the first question and some moves later."""
    seat = sit_down(come(), seats, game=game)
    for _ in range(2):
        assert seat.asked()
        seat.guest.resize(DESKTOP)
        assert wrong(seat, picked=False) == {}
        seat.guest.resize(DESKTOP)
        seat.until_lit(WISHED[game])
        name = next(handle for handle in seat.lit() if handle.startswith(WISHED[game]))
        seat.page.mouse.click(*seat.spot(name))
        expect(seat.confirm).to_be_enabled()
        assert wrong(seat, picked=True) == {}
        seat.guest.resize(DESKTOP)
        before = seat.seq
        seat.confirm.click()
        seat.until_played(before)


WISHED: Final = {"moorea": "display:", "hawaii": "place:"}  # where a pick makes a whole draft


@pytest.mark.parametrize("game", BOARDS)
def test_much_to_choose_from_has_its_place_too(come: Come, late_house: Server, game: str) -> None:
    seat = sit_down(come(url=late_house.url), 5, game=game)
    assert seat.asked()
    assert wrong(seat, picked=False) == {}


@pytest.mark.parametrize("game", BOARDS)
def test_marks_and_chiefs_cover_no_numbers(come: Come, game: str) -> None:
    seat = sit_down(come(), 5, bot="greedy", game=game)
    hidden = {}
    for _ in range(4):
        assert seat.asked()
        for size in SIZES:
            seat.guest.resize(size)
            if found := seat.page.evaluate(HIDDEN):
                hidden[size.width, size.height] = found
        seat.guest.resize(DESKTOP)
        seat.page.mouse.move(5, 5)
        seat.click_a_move()
    assert hidden == {}


@pytest.mark.parametrize("game", BOARDS)
def test_a_draft_survives_when_the_device_is_turned(bench: Bench, game: str) -> None:
    seat = bench(game)
    seat.until_lit(WISHED[game])
    name = next(handle for handle in seat.lit() if handle.startswith(WISHED[game]))
    seat.page.mouse.click(*seat.spot(name))
    expect(seat.confirm).to_be_enabled()
    drafts = []
    for size in (Size(390, 844), Size(844, 390), Size(390, 664)):
        seat.guest.resize(size)
        drafts.append(seat.page.locator(".draft").inner_text())
    assert len(set(drafts)) == 1
    expect(seat.confirm).to_be_enabled()


@pytest.mark.parametrize("game", BOARDS)
def test_the_line_of_the_actions_does_not_jump(bench: Bench, game: str) -> None:
    """Its lower and upper edge stay where they are when something is picked."""
    seat = bench(game)
    seat.until_lit(WISHED[game])
    name = next(handle for handle in seat.lit() if handle.startswith(WISHED[game]))
    sizes = [Size(390, 664), Size(360, 560), Size(844, 390), Size(768, 1024)]
    before = lines(seat, sizes)
    seat.guest.resize(DESKTOP)
    seat.page.mouse.click(*seat.spot(name))
    expect(seat.confirm).to_be_enabled()
    assert lines(seat, sizes) == before


def lines(seat: Seat, sizes: list[Size]) -> list[list[int]]:
    found = []
    for size in sizes:
        seat.guest.resize(size)
        box = seat.page.locator(".actions .line").bounding_box()
        assert box is not None
        found.append([round(box["y"]), round(box["height"])])
    return found


@pytest.mark.parametrize("game", BOARDS)
def test_every_button_of_a_table_shows_that_it_has_the_focus(bench: Bench, game: str) -> None:
    seat = bench(game)
    seat.page.keyboard.press("Tab")
    for size in (DESKTOP, LAPTOP, PHONE):
        seat.guest.resize(size)
        assert seat.page.evaluate(RINGLESS) == [], size
    seat.page.keyboard.press("Escape")


def test_every_button_of_a_page_shows_that_it_has_the_focus(come: Come) -> None:
    guest = come()
    ringless = {}
    for path in guest.each_page():
        guest.page.keyboard.press("Tab")
        if found := guest.page.evaluate(RINGLESS):
            ringless[path] = found
    assert ringless == {}


@pytest.mark.parametrize("width", [768, 800, 825, 900])
def test_the_header_folds(come: Come, width: int) -> None:
    guest = come(Size(width, 1024), language="de")
    guest.say("PUT", "/api/me", name="Maximiliane von und zu")
    for path in guest.each_page():
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        expect(guest.page.locator("header .who")).to_be_in_viewport(ratio=1)


def test_the_result_is_seen_whole_on_a_laptop(come: Come, played: Played) -> None:
    guest = come(LAPTOP)
    played.open(guest)
    rows = guest.page.locator(".result tbody tr")
    foot = guest.page.locator(".result tfoot").bounding_box()
    assert foot is not None
    bottoms = rows.evaluate_all("all => all.map(row => row.getBoundingClientRect().bottom)")
    assert max(bottoms) <= foot["y"] + 1
    assert foot["y"] + foot["height"] <= LAPTOP.height


def test_no_note_opens_under_a_pointer_that_rests(come: Come) -> None:
    """Neither when the table opens nor after a click; the first move on the thing opens it."""
    seat = sit_down(come())
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


def test_notes_of_posts_that_are_too_far_stand_apart(bench: Bench) -> None:
    seat = bench("hawaii")
    for size in [*CLICKED, Size(768, 1024), Size(820, 1180), Size(1180, 820)]:
        seat.guest.resize(size)
        count, apart = seat.page.evaluate(APART)
        assert count >= 2
        assert apart, size


def test_a_disabled_button_looks_so_at_night(bench: Bench) -> None:
    seat = bench()
    seat.guest.at_night(True)
    seat.until_lit("display:")
    style = "button => { const look = getComputedStyle(button); return [look.backgroundColor, look.outlineStyle] }"
    assert seat.confirm.evaluate(style) == ["rgba(0, 0, 0, 0)", "dashed"]
    seat.page.mouse.click(*seat.spot(next(handle for handle in seat.lit() if handle.startswith("display:"))))
    expect(seat.confirm).to_be_enabled()
    seat.page.mouse.move(5, 5)
    assert seat.confirm.evaluate(style)[0] != "rgba(0, 0, 0, 0)"
    seat.guest.at_night(False)


def test_a_sheet_from_below_leaves_the_actions_in_sight(bench: Bench) -> None:
    seat = bench("hawaii", PHONE)
    seat.page.locator(".open").tap()
    sheet = seat.page.locator(".visited")
    expect(sheet).to_be_visible()
    line = seat.page.locator(".actions .line").bounding_box()
    box = sheet.bounding_box()
    assert line is not None
    assert box is not None
    assert box["y"] + box["height"] <= line["y"] + 1
    assert box["height"] <= 0.7 * PHONE.height + 1
    seat.page.touchscreen.tap(195, 80)
    expect(sheet).to_have_count(0)
    expect(seat.actions.last).to_be_in_viewport(ratio=1)
