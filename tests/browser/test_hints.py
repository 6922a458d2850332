"""Hints on the page: the lamp shows ranks on the board and a reason for each move; the text board says the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from motu.core.game import Settings
from motu.server.tables import hints
from tests.browser.test_lobby import take_a_seat
from tests.support.browser.fixtures import FinishedGame, Visit
from tests.support.browser.input_devices import MOUSE
from tests.support.browser.table_page import TablePage
from tests.support.browser.visitor import DESKTOP, PHONE, Size, Visitor
from tests.support.play import DRAWN, EXAMPLE, played

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
MOST = 12  # questions until one has two answers on the board
PATIENCE = 60_000  # milliseconds; the machine may be busy


def begun(visitor: Visitor, game: str, **wish: object) -> str:
    """A table against a bot; its id."""
    settings: Settings = played(game).settings
    visitor.say("PUT", "/api/me", name="Lea")
    table = visitor.say("POST", "/api/tables", game=game, seats=2, bots=[None, "greedy"], settings=settings, **wish)[
        "id"
    ]
    visitor.say("POST", f"/api/tables/{table}/start")
    return str(table)


def opened(visitor: Visitor, game: str, **wish: object) -> TablePage:
    table = begun(visitor, game, **wish)
    visitor.open(f"/table/{table}")
    expect(visitor.page.locator(".stage")).to_be_visible()
    return TablePage(visitor, game)


def lamp(visitor: Visitor) -> Locator:
    return visitor.page.locator(".lamp")


def ask(visitor: Visitor) -> Locator:
    """The hint, as soon as there is one."""
    expect(lamp(visitor)).to_be_enabled(timeout=PATIENCE)
    lamp(visitor).click()
    hint = visitor.page.locator("section.hint")
    expect(hint.locator("[data-rank='1']")).to_be_visible(timeout=PATIENCE)
    return hint


@SIZES
@pytest.mark.parametrize("game", DRAWN)
def test_the_lamp_shows_ranks_and_the_first_can_be_chosen(visit: Visit, game: str, size: Size) -> None:
    visitor = visit(size, "en")
    table = opened(visitor, game)
    table.look()
    hint = ask(visitor)
    expect(hint.locator("[data-rank='1'] .why")).not_to_be_empty()
    expect(hint.locator("[data-rank='1'] .gain")).to_contain_text("±")
    expect(hint.get_by_role("status")).to_contain_text("The best move seems to be")
    expect(visitor.page.locator(".ranks b").first).to_be_visible()
    assert visitor.page.locator(".ranks .best b").inner_text() == "1"
    before = table.seq
    hint.locator("[data-rank='1']").click()
    seen = table.look()
    assert seen.picks, "its handles are picked"
    if hint.count():
        hint.get_by_role("button", name="Close").click()
    expect(visitor.page.locator(".ranks")).to_have_count(0)
    if seen.ready:
        MOUSE.confirm(visitor.page)
        table.until_played(before)


def test_the_key_asks_and_escape_closes(visit: Visit) -> None:
    visitor = visit(DESKTOP, "en")
    opened(visitor, EXAMPLE).look()
    visitor.page.keyboard.press("h")
    hint = visitor.page.locator("section.hint")
    expect(hint.get_by_role("button", name="Close")).to_be_focused()
    expect(hint.locator("[data-rank='1']")).to_be_visible(timeout=PATIENCE)
    visitor.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_everybody_reads_of_it_in_the_log(visit: Visit) -> None:
    visitor = visit(DESKTOP, "en")
    opened(visitor, EXAMPLE).look()
    ask(visitor)
    expect(visitor.page.locator("[role='log']").first).to_contain_text("asked for a hint")


def test_a_move_closes_the_hint(visit: Visit) -> None:
    visitor = visit(DESKTOP, "en")
    table = opened(visitor, EXAMPLE)
    table.look()
    hint = ask(visitor)
    before = table.seq
    hint.locator("[data-rank='1']").click()
    MOUSE.confirm(visitor.page)
    table.until_played(before)
    expect(hint).to_have_count(0)


def test_without_hints_there_is_no_lamp(visit: Visit) -> None:
    visitor = visit(DESKTOP, "en")
    opened(visitor, EXAMPLE, hints=False).look()
    expect(lamp(visitor)).to_have_count(0)


def test_among_people_hints_are_off_until_the_host_allows_them(visit: Visit) -> None:
    host, friend = visit(DESKTOP, "en"), visit(DESKTOP, "en")
    host.open(f"/new/{EXAMPLE}")
    expect(host.page.get_by_role("group", name="Hints").get_by_label("off", exact=True)).to_be_checked()
    host.page.get_by_label("2", exact=True).check(force=True)
    host.page.get_by_role("button", name="Open the table").click()
    allowed = host.page.get_by_role("checkbox", name="Hints")
    expect(allowed).not_to_be_checked()
    allowed.check()
    take_a_seat(friend, host.table)
    host.page.get_by_role("button", name="Start").click()
    for visitor in (host, friend):
        expect(lamp(visitor)).to_have_count(1)


@pytest.mark.parametrize("game", DRAWN)
def test_the_text_board_has_the_same_hint(visit: Visit, game: str) -> None:
    visitor = visit(DESKTOP, "en")
    table = begun(visitor, game)
    visitor.open(f"/table/{table}/text")
    visitor.page.get_by_role("button", name="Hint", exact=True).click(timeout=PATIENCE)
    first = visitor.page.locator("[data-rank='1']")
    expect(first).to_be_visible(timeout=PATIENCE)
    expect(first.locator(".why")).not_to_be_empty()
    expect(visitor.page.get_by_text("asked for a hint")).to_be_visible()
    expect(visitor.page.get_by_role("region", name="Hint", exact=True)).to_have_attribute(
        "aria-busy", "false", timeout=PATIENCE
    )  # until then the moves may change places
    first.click()
    expect(visitor.page.locator("[data-rank]")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.parametrize("board", ["drawn", "in words"])
def test_what_decided_a_game_is_told_and_lies_on_the_board_in_the_replay(
    visit: Visit, finished_game: FinishedGame, monkeypatch: pytest.MonkeyPatch, board: str
) -> None:
    """At most three moments, each with what was played, what was better and why."""
    for name, simulations in (("GLANCE", 4), ("LOOK", 24)):
        monkeypatch.setattr(hints, name, simulations)
    visitor = visit(DESKTOP, "en")
    finished_game.open(visitor)
    if board == "in words":
        visitor.go(f"/table/{finished_game.table}/text")
    visitor.page.get_by_role("button", name="What decided it").click()
    moments = visitor.page.locator(".moments")
    expect(moments).to_have_attribute("aria-busy", "false", timeout=2 * PATIENCE)
    rows = moments.locator("li")
    assert 1 <= rows.count() <= 3
    for row in rows.all():
        expect(row).to_contain_text("±")
        expect(row.locator(".why")).not_to_be_empty()
    assert visitor.axe() == []
    rows.first.get_by_role("link").click()
    visitor.page.wait_for_url(f"**/replay/{finished_game.table}#*")
    expect(visitor.page.locator(".stage, #scores").first).to_be_visible()
