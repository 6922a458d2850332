"""A visitor with a browser context: the actions of people on the page."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Locator, Page, expect

from tests.support.play import EXAMPLE

AXE: Final = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("serious", "critical")
PATIENCE: Final = 30_000  # milliseconds; the machine may be busy


class Size(NamedTuple):
    """A window."""

    width: int
    height: int
    touch: bool = False


DESKTOP: Final = Size(1440, 900)
LAPTOP: Final = Size(1280, 720)
SMALL: Final = Size(1024, 768)
PHONE: Final = Size(390, 844, touch=True)
LANDSCAPE: Final = Size(844, 390, touch=True)
TABLET: Final = Size(768, 1024, touch=True)
PAGES: Final = {  # every page that is no table, and something that is seen on it
    "/": "article",
    f"/new/{EXAMPLE}": "form",
    "/games": "#running",
    "/settings": "#name",
    f"/rules/{EXAMPLE}": "li[id*='.']",
    f"/components/{EXAMPLE}": "dl",
    "/nowhere": "a.button[href='/']",
}


def chromium() -> str:
    """The browser of the system; its own download is not needed."""
    found = os.environ.get("MOTU_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    found = found or shutil.which("google-chrome")
    assert found, "no Chromium was found: install it (Debian, Ubuntu: apt install chromium) or name it in MOTU_CHROMIUM"
    return found


NEVER_PLAYED: Final = """game => !JSON.parse(localStorage.getItem('motu.choices') ?? '{}').offered?.includes(game)"""


class Choices(NamedTuple):
    """How far the game is at a table in words, and how many moves can be made there."""

    moment: int
    moves: int


CHOICES: Final = """([after, patience]) => new Promise((done, fail) => {
    const look = () => {
        const moment = Number(document.querySelector('[data-moment]')?.dataset.moment ?? -1)
        const moves = document.querySelectorAll('[aria-labelledby=moves] ol button').length
        const over = document.querySelector('p[role=status]')?.textContent === 'The game is over.'
        if (moment <= after || !(moves || over)) return
        watching.disconnect()
        clearTimeout(late)
        done([moment, moves])
    }
    const watching = new MutationObserver(look)
    const late = setTimeout(() => fail(new Error('nothing was asked')), patience)
    watching.observe(document, {subtree: true, childList: true, attributes: true})
    look()
})"""


def is_fault(said: ConsoleMessage) -> bool:
    """An error, or a warning of Svelte."""
    return said.type == "error" or "svelte.dev/e/" in said.text


class Visitor:
    """A browser context that records its errors."""

    url: str

    def __init__(self, browser: Browser, touch: bool, language: str) -> None:
        self.touch, self.language = touch, language
        self.context = browser.new_context(
            has_touch=touch, locale=language, reduced_motion="reduce", service_workers="block"
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if is_fault(said) else None)

    @classmethod
    def at(cls, browser: Browser, url: str, size: Size) -> Visitor:
        """A new guest, by day."""
        visitor = cls(browser, size.touch, "en")
        visitor.arrive(url, size, "day")
        return visitor

    def arrive(self, url: str, size: Size, theme: str) -> None:
        self.url = url
        self.faults.clear()
        self.resize(size)
        self.page.emulate_media(color_scheme="dark" if theme == "night" else "light")

    def resize(self, size: Size) -> None:
        """Until everything has found its place: what is measured in one frame is drawn in the next."""
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def let_pass(self, milliseconds: int) -> None:
        """So much time passes in the page itself, and all that was due before has happened."""
        self.page.evaluate("time => new Promise(done => setTimeout(done, time))", milliseconds)

    def leave(self) -> None:
        """Clear cookies and storage; only the file cache stays."""
        for page in self.context.pages:
            if page != self.page:
                page.close()
        if self.page.url.startswith(self.url):
            self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.page.goto("about:blank")
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def go(self, path: str) -> None:
        """To another page as its own links lead there: nothing is loaded twice."""
        self.page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }", path)

    def each_page(self) -> Iterator[str]:
        """Through every page that is no table."""
        self.open()
        for path, landmark in PAGES.items():
            self.go(path)
            expect(self.page.locator(landmark).first).to_be_visible()
            yield path

    @property
    def table(self) -> str:
        """The id of the table that the address names."""
        self.page.wait_for_url(re.compile(r"/table/[\w-]+"))
        found = re.search(r"/table/([\w-]+)", self.page.url)
        assert found is not None
        return found[1]

    def play_now(self, game: str = EXAMPLE) -> str:
        """From the first page to a table with bots; whoever has never played says against whom."""
        self.open()
        self.card(game).locator("button.play").click()
        if self.page.evaluate(NEVER_PLAYED, game):
            self.page.get_by_role("dialog").locator("button.play").click()
        return self.table

    def card(self, game: str) -> Locator:
        """A game on the first page."""
        return self.page.locator("article", has=self.page.locator(f"a[href='/new/{game}']"))

    def ask(self, path: str) -> Any:
        """The server's answer to this visitor over HTTP."""
        return self.page.evaluate("path => fetch(path).then(reply => reply.json())", path)

    def say(self, method: str, path: str, **body: Any) -> Any:
        """Something that this visitor asks of the server without opening a page for it."""
        answer = self.sent(method, path, body)
        if "bad_token" in answer.text():  # the page has just been given another one
            answer = self.sent(method, path, body)
        assert answer.ok, answer.text()
        return answer.json()

    def sent(self, method: str, path: str, body: dict[str, Any]) -> APIResponse:
        http = self.context.request
        if not self.context.cookies():
            http.get(f"{self.url}/api/me")
        (token,) = [cookie["value"] for cookie in self.context.cookies() if cookie["name"] == "motu_csrf"]
        headers = {"origin": self.url, "x-motu-csrf": token}
        return http.fetch(self.url + path, method=method, data=body, headers=headers)

    # the text board

    @property
    def moves(self) -> Locator:
        return self.page.locator("[aria-labelledby=moves] ol button")

    def sit_in_words(self, table: str) -> None:
        (self.go if self.page.url.startswith(self.url) else self.open)(f"/table/{table}/text")
        expect(self.page.locator("#scores")).to_be_visible()

    def choices(self, after: int = -1) -> Choices:
        """Choices of the first question after this moment; none when the game is over."""
        found: list[int] = self.page.evaluate(CHOICES, [after, PATIENCE])
        return Choices(*found)

    def type_move(self, number: int) -> None:
        """Play by number, as people with a keyboard do, and wait until it is safe."""
        before = self.moment()
        self.type_number(number)
        self.after(before)

    def type_number(self, number: int) -> None:
        self.page.focus("#number")
        self.page.keyboard.type(str(number))
        self.page.keyboard.press("Enter")

    def moment(self) -> int:
        return int(self.page.locator("[data-moment]").get_attribute("data-moment") or "0")

    def after(self, moment: int) -> None:
        """Wait until something has happened after this moment."""
        later = "before => Number(document.querySelector('[data-moment]').dataset.moment) > before"
        self.page.wait_for_function(later, arg=moment)

    def shows(self, moment: int) -> None:
        expect(self.page.locator(f"[data-moment='{moment}']")).to_be_visible()

    def my_turn(self) -> None:
        expect(self.moves.first).to_be_visible()

    # accessibility

    def axe(self, *, night: bool = True) -> list[str]:
        """Grave faults that axe finds on the page as it is, by day and perhaps by night: the rule and the places."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.grave({})
        if not night:
            return found
        self.at_night(True)
        found += self.grave({"runOnly": "color-contrast"})  # nothing but the colours has changed
        self.at_night(False)
        return found

    def at_night(self, night: bool) -> None:
        self.page.emulate_media(color_scheme="dark" if night else "light")
        expect(self.page.locator("html")).to_have_attribute("data-theme", "night" if night else "day")

    def grave(self, choice: dict[str, str]) -> list[str]:
        found = self.page.evaluate("choice => axe.run(document, {resultTypes: ['violations'], ...choice})", choice)
        grave = [fault for fault in found["violations"] if fault["impact"] in GRAVE]
        return [f"{fault['id']}: {json.dumps([node['target'] for node in fault['nodes']][:4])}" for fault in grave]
