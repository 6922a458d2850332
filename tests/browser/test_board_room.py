"""The drawn table fits its window: nothing that matters scrolls, fingers find everything, the rest opens and closes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.browser.fixtures import FreshTable, Visit
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, LANDSCAPE, LAPTOP, PHONE, SMALL, TABLET, Size
from tests.support.play import DRAWN
from tests.support.server.servers import Server

OUTSIDE = """() => [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
    ...[...document.querySelectorAll('.handle, [data-key], .go button, .status, .rival')].filter(thing => {
        const box = thing.getBoundingClientRect()
        const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
        return out && thing.checkVisibility()
    }).map(thing => thing.className),
]"""
TINY = """() => [...document.querySelectorAll('.handle.legal, [data-key], .go button, nav button')].filter(thing => {
    const box = thing.getBoundingClientRect()
    return thing.checkVisibility() && (box.height < 43.5 || box.width < 43.5)
}).map(thing => `${thing.className} ${JSON.stringify(thing.getBoundingClientRect())}`)"""

# once `holding`, the first piece that goes from place to place stops on its way; what stirs where it stands goes on
HOLD = """window.held = []
const begin = Element.prototype.animate
Element.prototype.animate = function (frames, ...how) {
    const moving = begin.apply(this, [frames, ...how])
    const at = frame => /translate\\(([^)]*)\\)/.exec(frame.transform ?? '')?.[1] ?? '0px, 0px'
    if (window.holding && !held.length && at(frames[0]) !== at(frames.at(-1))) {
        moving.pause()
        held.push(moving)
    }
    return moving
}"""


def scrolls(seat: TablePage, sizes: list[Size]) -> dict[Size, list[str]]:
    """Things outside the window, in three positions one after the other."""
    found: dict[Size, list[str]] = {}
    for _ in range(3):
        assert seat.asked()
        for size in sizes:
            seat.visitor.resize(size)
            if outside := seat.page.evaluate(OUTSIDE):
                found[size] = outside
        seat.page.mouse.move(5, 5)  # off whatever has come under it
        seat.click_a_move()
    return found


@pytest.mark.parametrize("game", DRAWN)
def test_nothing_that_matters_scrolls(visit: Visit, game: str) -> None:
    assert scrolls(sit_down(visit(), 2, game=game), [DESKTOP, PHONE]) == {}
    assert scrolls(sit_down(visit(), 5, game=game), [DESKTOP, LAPTOP, SMALL, TABLET, PHONE, LANDSCAPE]) == {}


@pytest.mark.parametrize("game", DRAWN)
def test_nothing_scrolls_when_there_is_much_to_see(visit: Visit, late_server: Server, game: str) -> None:
    """Near the end, where hands, villages and stores are full."""
    seat = sit_down(visit(url=late_server.url), 5, game=game)
    assert scrolls(seat, [DESKTOP, LAPTOP, SMALL, TABLET, PHONE, LANDSCAPE]) == {}


@pytest.mark.parametrize("game", DRAWN)
def test_fingers_find_everything(fresh_table: FreshTable, game: str) -> None:
    """Before something is chosen and after."""
    seat = fresh_table(game, PHONE)
    for size in (PHONE, LANDSCAPE, TABLET):
        seat.visitor.resize(size)
        assert seat.page.evaluate(TINY) == [], size
        seat.page.touchscreen.tap(*seat.spot(seat.lit()[0]))
        expect(seat.page.locator(".handle.selected").first).to_be_visible()
        assert seat.page.evaluate(TINY) == [], size
        seat.put_back()


def test_what_opens_closes_again(visit: Visit) -> None:
    seat = sit_down(visit(), seats=3)
    assert seat.asked()
    seat.page.locator(".look").first.click()
    expect(seat.page.locator(".visited")).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(".visited")).to_have_count(0)
    for key, title in [("l", "Log"), ("?", "Help")]:
        seat.page.keyboard.press(key)
        expect(seat.page.get_by_role("dialog", name=title)).to_be_visible()
        seat.page.keyboard.press("Escape")
        expect(seat.page.get_by_role("dialog")).to_have_count(0)
    seat.page.get_by_role("button", name="Sheet").click()
    expect(seat.page.get_by_role("dialog").get_by_role("row", name="Total")).to_be_visible()


@pytest.mark.parametrize("game", DRAWN)
def test_moves_are_animated_and_any_click_ends_that(visit: Visit, game: str) -> None:
    """A piece that was stopped on its way would stay there for ever if the click did not bring it to its end."""
    visitor = visit(new=True)
    visitor.page.add_init_script("localStorage.setItem('motu.choices', JSON.stringify({motion: 'on'}))")
    visitor.page.add_init_script(HOLD)
    seat = sit_down(visitor, seats=3, game=game)
    seat.pick_a_draft()
    seat.page.evaluate("window.holding = true")
    seat.confirm.click()
    seat.page.wait_for_function("() => held.length > 0 && held[0].playState === 'paused'")
    seat.page.mouse.click(5, 300)
    seat.page.wait_for_function("() => held[0].playState !== 'paused'")
    expect(seat.page.locator(".flyer")).to_have_count(0)
    assert seat.asked()
