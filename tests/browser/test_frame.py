"""The frame of every drawn table in windows of every size: what is pinned stays in sight, nothing lies over another."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from motu.words import LANGUAGES
from tests.support.browser.fixtures import FinishedGame, FreshTable, Visit
from tests.support.browser.sights import HIDDEN, RINGLESS, WRONG
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, LAPTOP, PHONE, Size
from tests.support.phrases_of_games import briefly, spoken
from tests.support.play import DRAWN
from tests.support.server.servers import Server

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
NARROW: Final = [Size(390, 664), Size(360, 560), Size(844, 390), Size(768, 1024), Size(1280, 720)]
TWICE: Final = [Size(640, 360), Size(720, 450), Size(512, 384)]  # a laptop, a desk and an old screen at 200 %
# of these questions those that do not fit into the line that asks them
TOO_LONG: Final = """questions => {
    const line = document.querySelector('.status')
    const asked = line.querySelector('p')
    const text = asked.querySelector('span')
    const was = text.textContent
    const long = questions.filter(question => {
        text.textContent = question
        return asked.offsetHeight > line.clientHeight || asked.scrollWidth > asked.clientWidth
    })
    text.textContent = was
    return long
}"""
SIZES: Final = [*TOUCHED, *CLICKED, *TWICE]


def wrong(seat: TablePage, picked: bool, sizes: list[Size] | None = None) -> dict[Any, list[str]]:
    found = {}
    for size in sizes or SIZES:
        seat.visitor.resize(size)
        seat.page.mouse.move(2, 2)
        if faults := seat.page.evaluate(WRONG, {"picked": picked, "touch": size in TOUCHED}):
            found[size.width, size.height] = faults
    return found


def pick(seat: TablePage) -> None:
    seat.visitor.resize(DESKTOP)
    seat.pick_a_draft()


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_has_its_place_in_every_window(visit: Visit, game: str, seats: int) -> None:
    """Before something is picked and after, at the first question and some moves later."""
    seat = sit_down(visit(), seats, game=game)
    for _ in range(2):
        assert seat.asked()
        seat.visitor.resize(DESKTOP)
        assert wrong(seat, picked=False) == {}
        pick(seat)
        assert wrong(seat, picked=True) == {}
        seat.visitor.resize(DESKTOP)
        before = seat.seq
        seat.confirm.click()
        seat.until_played(before)


@pytest.mark.parametrize("game", DRAWN)
def test_much_to_choose_from_has_its_place_too(visit: Visit, late_server: Server, game: str) -> None:
    seat = sit_down(visit(url=late_server.url), 5, game=game)
    assert seat.asked()
    assert wrong(seat, picked=False) == {}


@pytest.mark.parametrize("game", DRAWN)
def test_marks_and_chiefs_cover_no_numbers(visit: Visit, game: str) -> None:
    seat = sit_down(visit(), 5, bot="greedy", game=game)
    hidden = {}
    for _ in range(4):
        assert seat.asked()
        for size in SIZES:
            seat.visitor.resize(size)
            if found := seat.page.evaluate(HIDDEN):
                hidden[size.width, size.height] = found
        seat.visitor.resize(DESKTOP)
        seat.page.mouse.move(5, 5)
        seat.click_a_move()
    assert hidden == {}


@pytest.mark.parametrize("game", DRAWN)
def test_a_draft_survives_when_the_device_is_turned(fresh_table: FreshTable, game: str) -> None:
    seat = fresh_table(game)
    pick(seat)
    drafts = []
    for size in (Size(390, 844), Size(844, 390), Size(390, 664)):
        seat.visitor.resize(size)
        drafts.append(seat.page.locator(".draft").inner_text())
    assert len(set(drafts)) == 1
    expect(seat.confirm).to_be_enabled()


@pytest.mark.parametrize("game", DRAWN)
def test_a_lock_says_on_every_device_that_there_is_no_way_back(visit: Visit, game: str) -> None:
    """In words where there is room for a line of them, else by a lock in the draft; of drafts with and without."""
    seat = sit_down(visit(), game=game)
    for _ in range(3):
        pick(seat)
        locked = seat.page.locator(".final use[href='#ui-lock']").count() == 1
        expect(seat.page.locator(".draft .lock")).to_be_hidden()
        for size in (Size(390, 844), Size(360, 560), Size(844, 390), Size(768, 1024)):
            seat.visitor.resize(size)
            expect(seat.page.locator(".final")).to_be_hidden()
            expect(seat.page.locator(".draft .lock:visible")).to_have_count(1 if locked else 0)
        seat.visitor.resize(DESKTOP)
        before = seat.seq
        seat.confirm.click()
        seat.until_played(before)


@pytest.mark.parametrize("game", DRAWN)
def test_the_line_of_the_actions_does_not_jump(fresh_table: FreshTable, game: str) -> None:
    """Its lower and upper edge stay where they are when something is picked."""
    seat = fresh_table(game)
    pick(seat)
    seat.put_back()
    sizes = [Size(390, 664), Size(360, 560), Size(844, 390), Size(768, 1024)]
    before = lines(seat, sizes)
    pick(seat)
    assert lines(seat, sizes) == before


def lines(seat: TablePage, sizes: list[Size]) -> list[list[int]]:
    found = []
    for size in sizes:
        seat.visitor.resize(size)
        box = seat.page.locator(".actions .line").bounding_box()
        assert box is not None
        found.append([round(box["y"]), round(box["height"])])
    return found


@pytest.mark.parametrize("game", DRAWN)
def test_every_button_of_a_table_shows_that_it_has_the_focus(fresh_table: FreshTable, game: str) -> None:
    seat = fresh_table(game)
    seat.page.keyboard.press("Tab")
    for size in (DESKTOP, LAPTOP, PHONE):
        seat.visitor.resize(size)
        assert seat.page.evaluate(RINGLESS) == [], size
    seat.page.keyboard.press("Escape")


def test_every_button_of_a_page_shows_that_it_has_the_focus(visit: Visit) -> None:
    visitor = visit()
    ringless = {}
    for path in visitor.each_page():
        visitor.page.keyboard.press("Tab")
        if found := visitor.page.evaluate(RINGLESS):
            ringless[path] = found
    assert ringless == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN)
def test_every_question_fits_into_its_line(visit: Visit, game: str, language: str) -> None:
    """On everything narrower than a desk, where some games ask in fewer words."""
    seat = sit_down(visit(language=language), 5, game=game)
    assert seat.asked()
    questions = [briefly(game, language, phrase) for phrase in spoken(game) if phrase.id.startswith("ask-")]
    long = {}
    for size in NARROW:
        seat.visitor.resize(size)
        if found := seat.page.evaluate(TOO_LONG, sorted(set(questions))):
            long[size.width, size.height] = found
    assert long == {}


@pytest.mark.parametrize("width", [768, 800, 825, 900])
def test_the_header_folds(visit: Visit, width: int) -> None:
    visitor = visit(Size(width, 1024), language="de")
    visitor.say("PUT", "/api/me", name="Maximiliane von und zu")
    for path in visitor.each_page():
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        expect(visitor.page.locator("header .who")).to_be_in_viewport(ratio=1)


def test_the_result_is_seen_whole_on_a_laptop(visit: Visit, finished_game: FinishedGame) -> None:
    visitor = visit(LAPTOP)
    finished_game.open(visitor)
    rows = visitor.page.locator(".result tbody tr")
    foot = visitor.page.locator(".result tfoot").bounding_box()
    assert foot is not None
    bottoms = rows.evaluate_all("all => all.map(row => row.getBoundingClientRect().bottom)")
    assert max(bottoms) <= foot["y"] + 1
    assert foot["y"] + foot["height"] <= LAPTOP.height


@pytest.mark.parametrize("game", DRAWN)
def test_a_disabled_button_looks_so_at_night(fresh_table: FreshTable, game: str) -> None:
    seat = fresh_table(game)
    seat.visitor.at_night(True)
    pick(seat)
    style = "button => { const look = getComputedStyle(button); return [look.backgroundColor, look.outlineStyle] }"
    seat.page.mouse.move(5, 5)
    assert seat.confirm.evaluate(style)[0] != "rgba(0, 0, 0, 0)"
    seat.put_back()
    assert seat.confirm.evaluate(style) == ["rgba(0, 0, 0, 0)", "dashed"]
    seat.visitor.at_night(False)


@pytest.mark.parametrize("game", DRAWN)
def test_a_sheet_from_below_leaves_the_actions_in_sight(fresh_table: FreshTable, game: str) -> None:
    seat = fresh_table(game, PHONE)
    buttons = seat.page.locator(".actions .line button:visible")  # a board has actions of its own there, or none
    shown = buttons.all_inner_texts()
    assert shown
    seat.page.locator(".me .open").tap()
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
    assert buttons.all_inner_texts() == shown
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
