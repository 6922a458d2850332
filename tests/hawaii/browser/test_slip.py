"""Hawaii in positions laid out for the purpose: much to choose, and room for all of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.hawaii.prepared_games import TOKENS, FiveVillages, Plenty
from tests.support.browser.fixtures import Visit
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, LANDSCAPE, LAPTOP, PHONE, Size
from tests.support.server.servers import serving

COVERED: Final = """() => {
    const slip = document.querySelector('.slip')
    const own = slip.getBoundingClientRect()
    const inside = own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight
    const covered = [...document.querySelectorAll('.handle.legal, .handle.selected')].filter(thing => {
        const box = thing.getBoundingClientRect()
        const wide = Math.min(box.right, own.right) - Math.max(box.left, own.left)
        const high = Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top)
        return !slip.contains(thing) && wide > 1 && high > 1
    })
    const unseen = [...slip.querySelectorAll('.chip.selected')].filter(chosen => {
        const box = chosen.getBoundingClientRect()
        return box.top < own.top || box.bottom > own.bottom + 1
    })
    return [...(inside ? [] : ['outside']), ...[...covered, ...unseen].map(thing => thing.dataset.handle)]
}"""
PLACE: Final = (
    "() => { const {top, height} = document.querySelector('.slip').getBoundingClientRect(); return [top, height] }"
)


def buy(seat: TablePage, name: str) -> list[str]:
    """Look at the first purchase that a thing leads to and at the dearest one; say what the slip hides then."""
    seat.page.mouse.click(*seat.spot(name))
    cells = [handle for handle in seat.look("chosen", seat.first).parts if handle.startswith("price:")]
    hidden = list(seat.page.evaluate(COVERED))
    if cells:
        seat.page.mouse.click(*seat.spot(cells[-1]))
        assert seat.look("chosen", seat.first).picked
        hidden += seat.page.evaluate(COVERED)
    return hidden


def test_the_slip_hides_nothing_that_can_be_chosen(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path, {"hawaii": Plenty()}) as server:
        seat = sit_down(visit(url=server.url), 5, game="hawaii")
        hidden = {}
        for size in (DESKTOP, LAPTOP):
            seat.visitor.resize(size)
            assert seat.asked()
            for name in [*[f"place:{place}" for place in TOKENS], "post:1", "post:2", "harbour"]:
                if found := buy(seat, name):
                    hidden[size.width, name] = found
                seat.put_back()
        assert hidden == {}


def test_the_slip_has_the_same_room_with_two_seats_as_with_five(visit: Visit, tmp_path: Path) -> None:
    """The lanes of all others fold up into one line."""
    with serving(tmp_path, {"hawaii": Plenty()}) as server:
        visitor = visit(LAPTOP, url=server.url)
        places = []
        for seats in (2, 5):
            seat = sit_down(visitor, seats, game="hawaii")
            assert seat.asked()
            buy(seat, "place:shells_feet")
            places.append(seat.page.evaluate(PLACE))
        assert places[0] == pytest.approx(places[1])


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_on_a_phone_five_villages_and_all_products_are_large_enough_for_a_finger(
    visit: Visit, tmp_path: Path, size: Size
) -> None:
    with serving(tmp_path, {"hawaii": FiveVillages()}) as server:
        seat = sit_down(visit(size, url=server.url), seats=5, game="hawaii")
        assert seat.asked()
        seat.page.touchscreen.tap(*seat.spot("place:fruits"))
        rows = seat.page.locator(".handle[data-handle^='village:']:is(.legal, .selected)")
        expect(rows).to_have_count(5)
        fruits = seat.page.locator(".slip .handle[data-handle^='product:']")
        expect(fruits).to_have_count(4)
        for things in (rows, fruits):
            assert min(things.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")) >= 43.5
        expect(seat.confirm).to_be_in_viewport(ratio=1)
        seat.page.touchscreen.tap(*seat.spot("product:banana"))
        expect(seat.page.locator(".draft")).to_contain_text("Banana")
