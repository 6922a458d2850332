"""Hawaii in positions laid out for the purpose: much to choose, and room for all of it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

import pytest
from playwright.sync_api import expect

from motu.core.game import Settings
from motu.games.hawaii.game import Hawaii
from motu.games.hawaii.state import HawaiiState
from tests.browser.conftest import Come
from tests.browser.guest import DESKTOP, LANDSCAPE, LAPTOP, PHONE, Size
from tests.browser.seat import Seat, sit_down
from tests.hawaii.setting import table
from tests.server.running import serving

SIZES: Final = [DESKTOP, LAPTOP]
TOKENS: Final = {
    "shells_feet": "2 r3 5",
    "fruits": "3 r4 2",
    "kahunas": "2 r5 3",
    "spears_trade": "3 r4",
    "hula": "4 5",
    "boats": "2",
    "surfers": "3 4",
    "tikis": "4",
    "long_irrigation": "5",
    "gods": "r5",
}
ORDER: Final = ["-", "6", "6", "r6", "r6"]
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
    return [...(inside ? [] : ['outside']), ...covered.map(thing => thing.dataset.handle)]
}"""
IN_SIGHT: Final = """chosen => {
    const [box, list] = [chosen, chosen.closest('.slip')].map(thing => thing.getBoundingClientRect())
    return box.top >= list.top && box.bottom <= list.bottom + 1
}"""


class Plenty(Hawaii):
    """A rich player is to act on a full island, with trade huts that allow many a payment."""

    villages: ClassVar = ["trade_hut:2 hula", "shell_hut", "foot_hut trade_hut"]

    def new(self, seats: int, settings: Settings) -> HawaiiState:
        return table(
            "40 shell 14 foot 12 fruit",
            seats=seats,
            tokens=TOKENS,
            fish="3 2",
            order=" ".join(ORDER[:seats]),
            villages=self.villages,
            kahunas=1,
            tikis=2,
            boats="small large_1",
            settings=settings,
        )


class FiveVillages(Plenty):
    """All of them may take a fruit."""

    villages: ClassVar = ["hula", "shell_hut hula", "foot_hut", "spear_hut", "trade_hut:2"]


def buy(seat: Seat, name: str) -> list[str]:
    """Look at the first purchase that a thing leads to and at the dearest one; say what the slip hides then."""
    seat.page.mouse.click(*seat.spot(name))
    expect(seat.handle(name)).to_have_attribute("aria-pressed", "true")
    expect(seat.page.locator(".slip")).to_be_visible()
    hidden = list(seat.page.evaluate(COVERED))
    dearest = seat.page.locator(".slip .cell.legal")
    if dearest.count():
        dearest.last.click()
        expect(seat.page.locator(".slip .cell.selected")).to_have_count(1)
        hidden += seat.page.evaluate(COVERED)
        for chosen in seat.page.locator(".slip .chip.selected").all():
            assert chosen.evaluate(IN_SIGHT), f"how {name} is paid cannot be seen"
    for _ in range(2):
        seat.page.keyboard.press("Escape")
    expect(seat.page.locator(".slip")).to_have_count(0)
    return hidden


def test_the_slip_hides_nothing_that_can_be_chosen(come: Come, tmp_path: Path) -> None:
    with serving(tmp_path, {"hawaii": Plenty()}) as server:
        guest = come(url=server.url)
        hidden = {}
        # the lanes of all others fold up into one line: between two and five seats nothing changes its height
        for seats, sizes in {2: SIZES[1:], 5: SIZES}.items():
            seat = sit_down(guest, seats, game="hawaii")
            for size in sizes:
                guest.resize(size)
                assert seat.asked()
                for name in [*[f"place:{place}" for place in TOKENS], "post:1", "post:2", "harbour"]:
                    if found := buy(seat, name):
                        hidden[seats, size.width, name] = found
        assert hidden == {}


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_on_a_phone_five_villages_and_all_products_are_large_enough_for_a_finger(
    come: Come, tmp_path: Path, size: Size
) -> None:
    with serving(tmp_path, {"hawaii": FiveVillages()}) as server:
        seat = sit_down(come(size, url=server.url), seats=5, game="hawaii")
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
