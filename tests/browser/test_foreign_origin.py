"""A page whose origin the server does not accept: it says so, wherever it first needs more than to look."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.support.browser.visitor import DESKTOP, Visitor
from tests.support.play import EXAMPLE
from tests.support.server.servers import Server

pytestmark = pytest.mark.slow
SAID = {
    "en": "The server does not accept the address of this page.",
    "fr": "Le serveur ne reconnaît pas l’adresse de cette page.",
    "de": "Der Server erkennt die Adresse dieser Seite nicht an.",
}


def as_from_elsewhere(route: Route) -> None:
    """A proxy that drops the port from the `Host` header: to the server, the page is a foreign one."""
    headers = {**route.request.all_headers(), "origin": "http://elsewhere"}
    route.fulfill(response=route.fetch(headers=headers))


@pytest.fixture
def behind_a_bad_proxy(browser: Browser, server: Server) -> Iterator[Visitor]:
    visitor = Visitor.at(browser, server.url, DESKTOP)
    yield visitor
    visitor.context.close()


@pytest.mark.parametrize("language", SAID)
def test_play_now_says_what_is_wrong(behind_a_bad_proxy: Visitor, language: str) -> None:
    visitor = behind_a_bad_proxy
    visitor.page.route("**/api/**", as_from_elsewhere)
    visitor.page.add_init_script(f"localStorage.setItem('motu.choices', '{{\"language\": \"{language}\"}}')")
    visitor.open()
    visitor.card(EXAMPLE).locator("button.play").click()
    visitor.page.get_by_role("dialog").locator("button.play").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text(SAID[language])
    expect(visitor.page.get_by_role("alert")).to_contain_text("docs/operating.md")


def test_a_guest_who_is_known_already_is_told_too(behind_a_bad_proxy: Visitor) -> None:
    """The socket would be refused, and could not say why."""
    visitor = behind_a_bad_proxy
    table = visitor.say("POST", "/api/tables", game=EXAMPLE, seats=2, bots=[None, None])["id"]
    visitor.page.route("**/api/**", as_from_elsewhere)
    visitor.open(f"/table/{table}")
    expect(visitor.page.get_by_role("alert")).to_contain_text(SAID["en"])
