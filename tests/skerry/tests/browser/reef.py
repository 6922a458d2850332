"""What people do on the map, in the words of a test."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.support.browser.table_page import TablePage

BESIDE = ["cell:0:-1", "cell:1:-1", "cell:-1:0", "cell:1:0", "cell:-1:1", "cell:0:1"]


def ghost(table: TablePage) -> Locator:
    return table.page.locator(".tile.ghost")


def turned(table: TablePage, degrees: int) -> None:
    """The ghost is drawn turned by so much."""
    expect(ghost(table)).to_have_attribute("style", f"rotate: {degrees}deg;")


def world(table: TablePage) -> dict[str, float]:
    """Where the world stands in its window, and its scale."""
    found: dict[str, float] = table.page.evaluate(
        """() => {
            const {a, e, f} = new DOMMatrix(getComputedStyle(document.querySelector('.camera .world')).transform)
            return {zoom: a, x: e, y: f}
        }"""
    )
    return found


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(table: TablePage, start: tuple[float, float], by: tuple[float, float]) -> None:
    mouse = table.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + by[0] / 2, start[1] + by[1] / 2)
    mouse.move(start[0] + by[0], start[1] + by[1])
    mouse.up()


def touches(table: TablePage, *steps: list[tuple[float, float]]) -> None:
    """Fingers that go down at the first of these places, move on, and go up."""
    session = table.visitor.context.new_cdp_session(table.page)
    for number, fingers in enumerate(steps):
        points: list[dict[str, Any]] = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(fingers)]
        kind = "touchStart" if number == 0 else "touchMove"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def lay(table: TablePage, cell: str = BESIDE[0]) -> None:
    """Place the first tile there and confirm it."""
    before = table.seq
    table.page.mouse.click(*middle(table.handle(cell)))
    expect(table.confirm).to_have_text("Lay here")
    table.confirm.click()
    table.until_played(before)
