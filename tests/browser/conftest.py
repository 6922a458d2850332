"""The real server with the built page, and real browsers that visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from motu.shelf import games
from tests.browser.guest import DESKTOP, PATIENCE, Guest, Size, chromium
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


class Played(NamedTuple):
    """A game of five that is over, and one who played it."""

    table: str
    player: Visitor

    def open(self, guest: Guest) -> None:
        """In this browser, as that player."""
        jar = self.player.http.cookies.items()
        guest.context.add_cookies([{"name": name, "value": value, "url": guest.url} for name, value in jar])
        guest.open(f"/table/{self.table}")
        expect(guest.page.locator(".result")).to_be_visible(timeout=PATIENCE)


@pytest.fixture(scope="session")
def played(house: Server) -> Iterator[Played]:
    player = Visitor(house.url, "Lea")
    table = player.table(None, *["random"] * 4, start=True, game="moorea")
    with player.looking_at(table) as seat:
        finish([seat])
    yield Played(table, player)
    player.close()


@pytest.fixture
def finished(played: Played) -> str:
    """The id of a table whose game is over."""
    return played.table
