"""Over plain http from another machine, where browsers trust a page less than on localhost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.support.browser.table_page import TablePage
from tests.support.browser.visitor import DESKTOP, Visitor, chromium
from tests.support.play import EXAMPLE
from tests.support.server.servers import Server

pytestmark = pytest.mark.slow
NAME = "motu.local"  # a host name that only this browser knows


@pytest.fixture
def elsewhere(browser: Browser) -> Iterator[Browser]:
    """A browser for which the server is another machine."""
    args = ["--no-sandbox", "--disable-gpu", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    running = browser.browser_type.launch(executable_path=chromium(), args=args)
    yield running
    running.close()


def test_a_game_is_played_on_a_host_that_is_no_secure_context(elsewhere: Browser, server: Server) -> None:
    url = server.url.replace("127.0.0.1", NAME).replace("localhost", NAME)
    visitor = Visitor.at(elsewhere, url, DESKTOP)
    visitor.play_now()
    seat = TablePage(visitor, EXAMPLE)
    assert visitor.page.evaluate("[isSecureContext, 'randomUUID' in crypto]") == [False, False]
    assert seat.asked()
    before = seat.seq
    seat.click_a_move()
    assert seat.seq > before
    assert visitor.faults == []
