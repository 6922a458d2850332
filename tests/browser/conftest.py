"""The real server with the built page, and real browsers that visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from motu.shelf import games
from tests.browser.guest import DESKTOP, Guest, Size, chromium
from tests.server.running import Server, serving
from tests.server.visitor import Visitor, finish

BUILT = Path(__file__).parents[2] / "motu" / "server" / "static" / "index.html"

Come = Callable[..., Guest]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield running
        running.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it."""
    assert BUILT.is_file(), "the page is not built: scripts/test builds it, or npm ci and npm run build in web"
    with serving(tmp_path_factory.mktemp("house"), games) as server:
        yield server


@pytest.fixture
def come(browser: Browser, house: Server) -> Iterator[Come]:
    """Somebody comes to the house with a browser of their own. At the end, nothing may have gone wrong in any page."""
    guests: list[Guest] = []

    def arrive(size: Size = DESKTOP, language: str = "en", theme: str = "day", url: str = "") -> Guest:
        guests.append(Guest(browser, url or house.url, size, language, theme))
        return guests[-1]

    yield arrive
    faults = [fault for guest in guests for fault in guest.faults]
    for guest in guests:
        guest.leave()
    assert not faults


@pytest.fixture(scope="session")
def finished(house: Server) -> str:
    """The id of a table whose game is over."""
    visitor = Visitor(house.url)
    table = visitor.table(None, "random", start=True, game="moorea")
    with visitor.looking_at(table) as seat:
        finish([seat])
    visitor.close()
    return table
