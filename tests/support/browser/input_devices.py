"""The three ways to play at a drawn table: by mouse, by keyboard alone, by finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from playwright.sync_api import Locator, Page

# how often Tab has to be pressed to come to the nearest of these; negative: with Shift; null: unknown
WALK: Final = """
    const stops = [...document.querySelectorAll('a[href], button:enabled, input, [tabindex]')]
        .filter(stop => stop.tabIndex >= 0 && stop.checkVisibility({visibilityProperty: true}))
    const here = stops.indexOf(document.activeElement)
    if (here < 0) return null
    const steps = stops.flatMap((stop, i) => wanted(stop) ? [i - here] : [])
    return steps.sort((a, b) => Math.abs(a) - Math.abs(b))[0]
"""
TO_HANDLE: Final = (
    f"names => {{ const wanted = stop => stop.matches('.legal') && names.includes(stop.dataset.handle); {WALK} }}"
)
TO_BUTTON: Final = f"button => {{ const wanted = stop => stop === button; {WALK} }}"
FREE: Final = """thing => {  // as far inside as possible: edges move when a thing is lifted under the pointer
    const box = thing.getBoundingClientRect()
    const grid = Array.from({length: 400}, (_, i) => [(i % 20 + 0.5) / 20 - 0.5, (Math.floor(i / 20) + 0.5) / 20 - 0.5])
    const inside = grid.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
        .map(([x, y]) => [box.left + box.width * (x + 0.5), box.top + box.height * (y + 0.5)])
    return inside.find(([x, y]) => thing.contains(document.elementFromPoint(x, y))) ?? null
}"""
# a camera takes the size of its window when a frame is drawn, and moves what stands in it: nobody sees it before
SPOT: Final = f"""async name => {{
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    if (document.querySelector(name)?.closest('.camera')) await drawn()
    const thing = document.querySelector(name)
    const scrolls = thing?.closest('.slip')  // many ways to pay are a list
    if (scrolls) thing.scrollIntoView({{block: 'nearest', inline: 'nearest'}})
    return thing && ({FREE})(thing)
}}"""


def spot(page: Page, selector: str) -> tuple[float, float]:
    """A point of the first such thing that nothing else lies on."""
    found = page.evaluate(SPOT, selector)
    assert found, f"{selector} is covered"
    return found[0], found[1]


class InputDevice(Protocol):
    """A way to operate the page."""

    def choose(self, page: Page, names: list[str]) -> str:
        """One of these handles: the first, or the one that is reached soonest. Says which."""

    def press(self, button: Locator, number: int) -> None:
        """A button that has a number."""

    def push(self, button: Locator) -> None:
        """Any other button."""

    def confirm(self, page: Page) -> None: ...


class Pointing:
    """By mouse or by finger: they differ only in how a point and a button are touched."""

    def __init__(self, touch: Callable[[Page, float, float], None], push: Callable[[Locator], None]) -> None:
        self.touch, self.pushes = touch, push

    def choose(self, page: Page, names: list[str]) -> str:
        self.touch(page, *spot(page, f".legal[data-handle='{names[0]}']"))
        return names[0]

    def press(self, button: Locator, number: int) -> None:
        self.pushes(button)

    def push(self, button: Locator) -> None:
        self.pushes(button)

    def confirm(self, page: Page) -> None:
        self.touch(page, *spot(page, ".go .primary"))


class Keyboard:
    def choose(self, page: Page, names: list[str]) -> str:
        self.walk(page, lambda: page.evaluate(TO_HANDLE, names), f"any of {names}")
        reached: str | None = page.evaluate("document.activeElement.dataset.handle")
        assert reached in names, f"Tab led to {reached} instead of {names}"
        page.keyboard.press("Enter")
        return reached

    def push(self, button: Locator) -> None:
        self.walk(button.page, lambda: button.evaluate(TO_BUTTON), str(button))
        assert button.evaluate("button => button === document.activeElement")
        button.page.keyboard.press("Enter")

    def walk(self, page: Page, far: Callable[[], int | None], name: str) -> None:
        """With Tab, as often as it has to be pressed."""
        steps = far()
        if steps is None:  # what had the focus is gone
            page.keyboard.press("Tab")
            steps = far()
        assert steps is not None, f"Tab does not lead to {name}"
        for _ in range(abs(steps)):
            page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")

    def press(self, button: Locator, number: int) -> None:
        button.page.keyboard.press(str(number))

    def confirm(self, page: Page) -> None:
        page.keyboard.press("e")


MOUSE: Final = Pointing(lambda page, x, y: page.mouse.click(x, y), lambda button: button.click())
KEYBOARD: Final = Keyboard()
FINGER: Final = Pointing(lambda page, x, y: page.touchscreen.tap(x, y), lambda button: button.tap())
