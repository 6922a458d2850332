"""Playing with friends: a table is opened, the link is sent, people sit down, the host starts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from motu.server.qr import as_path
from tests.support.browser.fixtures import Visit
from tests.support.browser.visitor import Visitor
from tests.support.play import EXAMPLE

pytestmark = pytest.mark.slow


def take_a_seat(friend: Visitor, table: str) -> None:
    """Until it is taken: a host who starts before that gives it to a bot."""
    friend.open(f"/table/{table}")
    button = friend.page.get_by_role("button", name="Take a seat")
    button.click()
    expect(button).to_have_count(0)


def two_at_a_table(host: Visitor, friend: Visitor, game: str = EXAMPLE) -> str:
    """A game of two people has begun."""
    host.open(f"/new/{game}")
    host.page.get_by_label("2", exact=True).check(force=True)
    host.page.get_by_role("button", name="Open the table").click()
    table = host.table
    take_a_seat(friend, table)
    host.page.get_by_role("button", name="Start").click()
    expect(host.page.locator(".stage")).to_be_visible()
    return table


def test_a_friend_sits_down_by_link_and_both_play(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.open(f"/new/{EXAMPLE}")
    host.page.get_by_label("2", exact=True).check(force=True)
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Link to this table").input_value()
    assert link == f"{host.url}/table/{host.table}"

    friend.page.goto(link)
    friend.page.get_by_role("button", name="Take a seat").click()
    expect(friend.page.get_by_text("Everybody is here.")).to_be_visible()
    expect(host.page.get_by_text("Everybody is here. Start when you like.")).to_be_visible()

    host.page.get_by_role("button", name="Start").click()
    for visitor in (host, friend):
        expect(visitor.page.locator(".stage")).to_be_visible()
    assert friend.ask(f"/api/tables/{host.table}")["me"] == 1


def test_the_link_is_handed_to_the_device_and_shown_as_a_code(visit: Visit) -> None:
    host = visit(new=True)
    host.page.add_init_script("navigator.share = what => { globalThis.shared = what; return Promise.resolve() }")
    host.open(f"/new/{EXAMPLE}")
    host.page.get_by_role("button", name="Open the table").click()
    link = f"{host.url}/table/{host.table}"
    side, path = as_path(link)
    code = host.page.get_by_role("img", name="QR code of the link")
    expect(code).to_have_attribute("viewBox", f"0 0 {side} {side}")
    expect(code.locator("path").last).to_have_attribute("d", path)
    host.page.get_by_role("button", name="Send").click()
    assert host.page.evaluate("shared.url") == link
    expect(host.page.get_by_role("button", name="Copy")).to_be_visible()


def test_without_a_share_sheet_the_link_is_copied(visit: Visit) -> None:
    host = visit(new=True)
    host.open(f"/new/{EXAMPLE}")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_role("button", name="Copy")).to_be_visible()
    expect(host.page.get_by_role("button", name="Send")).to_have_count(0)


def test_what_one_does_the_other_sees(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = two_at_a_table(host, friend)
    host.sit_in_words(table)
    friend.sit_in_words(table)
    for _ in range(6):
        mover, other = (host, friend) if host.moves.count() else (friend, host)
        mover.my_turn()
        expect(other.moves).to_have_count(0)
        mover.type_move(1)
        other.shows(mover.moment())


def test_an_open_table_is_listed_for_others(visit: Visit) -> None:
    host, other = visit(), visit()
    host.open(f"/new/{EXAMPLE}")
    host.page.get_by_label("Everybody").check(force=True)
    host.page.get_by_role("button", name="Open the table").click()
    table = host.table
    other.open()
    other.page.locator(f".open a[href='/table/{table}']").click()
    expect(other.page.get_by_role("button", name="Take a seat")).to_be_visible()


def test_a_table_that_does_not_exist_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/table/nowhere")
    expect(visitor.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    visitor.faults.clear()  # the browser reports the refused request by itself
