"""The names of the 69 areas: in every language, in every window, no name lies on another one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.browser.fixtures import Visit
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, Size
from tests.support.server.servers import Server

GAME = "fire_and_stone"
AREAS = 69
SIZES = [  # all of the frame, and some between and beyond them
    Size(360, 560),
    Size(390, 664),
    Size(390, 844),
    Size(768, 1024),
    Size(820, 1180),
    Size(844, 390),
    Size(1180, 820),
    Size(1280, 720),
    Size(1366, 1024),
    DESKTOP,
    Size(2560, 1440),
]
FEW = [Size(390, 844), Size(820, 1180), DESKTOP]  # near, in between, and the whole map
# pairs of names that lie on each other (quiet letters may touch), and where the whole map is shown names that are cut
CROWDED = """() => {
    const names = [...document.querySelectorAll('.names span')]
    const boxes = names.map(name => [name, name.getBoundingClientRect()])
    const zoom = Number(document.querySelector('.stage').style.zoom || 1)
        * new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 * zoom
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5 * zoom
    const pairs = boxes.flatMap(([a, box], i) => boxes.slice(i + 1).filter(([, other]) => over(box, other))
        .map(([b]) => `${a.textContent} / ${b.textContent}`))
    const map = document.querySelector('.map')
    const shown = map.getBoundingClientRect()
    const whole = !map.matches('.close')
    const outside = boxes.filter(([, {left, right}]) => left < shown.left || right > shown.right)
    return [...pairs, ...(whole ? outside.map(([name]) => name.textContent) : [])]
}"""


def crowded(seat: TablePage, sizes: list[Size] | None = None) -> dict[Size, list[str]]:
    found = {}
    for size in sizes or SIZES:
        seat.visitor.resize(size)
        if names := seat.page.evaluate(CROWDED):
            found[size] = names
    return found


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_all_names_fit(visit: Visit, language: str) -> None:
    seat = sit_down(visit(DESKTOP, language), game=GAME)
    assert seat.asked()
    expect(seat.page.locator(".names span")).to_have_count(AREAS)
    expect(seat.page.locator(".place.handle")).to_have_count(AREAS)
    assert crowded(seat) == {}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_large_names_over_chips_fit_too(visit: Visit, late_server: Server, language: str) -> None:
    """Those of areas in reach are larger, and give way to what stands under their tiles."""
    seat = sit_down(visit(DESKTOP, language, url=late_server.url), 4, game=GAME)
    for _ in range(3):
        assert seat.asked()
        expect(seat.page.locator(".names .strong").first).to_be_visible()
        assert crowded(seat, FEW) == {}
        seat.visitor.resize(DESKTOP)
        seat.page.mouse.move(5, 5)
        seat.click_a_move()
