"""The page calls its reader: by sound, by a notification while it lies in the background, and only when asked to."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_lobby import two_at_a_table
from tests.support.browser.fixtures import Visit
from tests.support.browser.table_page import sit_down
from tests.support.browser.visitor import DESKTOP, PHONE, Size, Visitor

pytestmark = pytest.mark.slow

# what the page has rung and said, and whether anybody looks at it
RECORDED = """
globalThis.rung = []
globalThis.said = []
globalThis.AudioContext = class {
    currentTime = 0
    destination = {}
    resume() { return Promise.resolve() }
    createOscillator() { return {frequency: {}, connect: to => to, start: () => rung.push(1), stop() {}} }
    createGain() {
        const gain = {setValueAtTime() {}, linearRampToValueAtTime: value => rung.push(value)}
        return {gain: {...gain, exponentialRampToValueAtTime() {}}, connect: to => to}
    }
}
globalThis.Notification = class {
    static permission = sessionStorage.permission ?? 'default'
    static requestPermission() {
        sessionStorage.permission = this.permission = 'granted'
        return Promise.resolve(this.permission)
    }
    constructor(title, options) { said.push([title, options.body, options.tag]) }
    close() {}
}
"""
HIDE = "Object.defineProperty(document, 'visibilityState', {get: () => 'hidden', configurable: true})"


def prepared(visitor: Visitor, **choices: Any) -> Visitor:
    """A visitor whose browser records what it is told to do."""
    visitor.page.add_init_script(RECORDED)
    visitor.open()
    visitor.page.evaluate("choices => localStorage.setItem('motu.choices', JSON.stringify(choices))", choices)
    visitor.page.evaluate("permission => sessionStorage.setItem('permission', permission)", "granted")
    return visitor


def both_play(visit: Visit, **choices: Any) -> tuple[Visitor, Visitor, str]:
    """A host who has the first turn, and a friend who waits, far from the page."""
    host, friend = visit(new=True), prepared(visit(new=True), **choices)
    table = two_at_a_table(host, friend)
    host.sit_in_words(table)
    friend.sit_in_words(table)
    friend.page.evaluate(HIDE)
    if not host.moves.count():
        expect(friend.moves.first.or_(host.moves.first)).to_be_visible()
    return host, friend, table


def play_until_asked(host: Visitor, friend: Visitor) -> None:
    for _ in range(40):
        if friend.moves.count():
            return
        host.my_turn()
        host.type_move(1)
        friend.shows(host.moment())
    raise AssertionError("the turn never ends")


def test_nothing_rings_before_it_is_chosen(visit: Visit) -> None:
    host, friend, _ = both_play(visit)
    play_until_asked(host, friend)
    assert friend.page.evaluate("[rung, said]") == [[], []]


@pytest.mark.parametrize(("sound", "quietest", "loudest"), [("soft", 0.0, 0.1), ("on", 0.1, 0.5)])
def test_the_own_turn_rings_and_is_told_in_the_background(
    visit: Visit, sound: str, quietest: float, loudest: float
) -> None:
    host, friend, table = both_play(visit, sound=sound, notify=True)
    friend.page.evaluate("rung.length = said.length = 0")
    play_until_asked(host, friend)
    friend.page.wait_for_function("() => said.length > 0 && rung.length > 0")
    ((_, said, tag),) = friend.page.evaluate("said")
    assert (said, tag) == ("It is your turn.", table)
    loudness = [value for value in friend.page.evaluate("rung") if value != 1]
    assert quietest < max(loudness) < loudest


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_page_asks_before_the_browser_does(visit: Visit, size: Size) -> None:
    visitor = prepared(visit(size, new=True))
    visitor.page.evaluate("sessionStorage.removeItem('permission')")
    sit_down(visitor)
    page = visitor.page
    if not page.get_by_role("button", name="Tell me of my turn").is_visible():
        page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Tell me of my turn").click()
    sheet = page.get_by_role("dialog", name="Shall we tell you when it is your turn?")
    expect(sheet.get_by_role("switch")).to_have_count(2)
    expect(sheet.get_by_text("Your browser asks once more after this.")).to_be_visible()
    assert visitor.axe() == []
    sheet.get_by_role("switch", name="A friend sits down at your table").click()
    sheet.get_by_role("button", name="Yes, tell me").click()
    expect(sheet).to_be_hidden()
    assert page.evaluate("JSON.parse(localStorage['motu.choices']).notify")
    assert not page.evaluate("JSON.parse(localStorage['motu.choices']).notifyGuests")


def test_one_click_stops_it(visit: Visit) -> None:
    visitor = prepared(visit(new=True), notify=True)
    visitor.open("/settings")
    visitor.page.locator("#calls").locator("..").get_by_role("button", name="Stop it").click()
    assert not visitor.page.evaluate("JSON.parse(localStorage['motu.choices']).notify")
    expect(visitor.page.get_by_role("button", name="Yes, tell me")).to_be_visible()


def test_a_webhook_is_set_and_stopped_in_the_settings(visit: Visit) -> None:
    visitor = visit(new=True)
    visitor.open("/settings")
    visitor.page.get_by_label("Webhook").fill("https://127.0.0.1/x")
    form = visitor.page.locator("form", has=visitor.page.locator("#webhook"))
    form.get_by_role("button", name="Save").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("That address cannot be written to.")
    visitor.faults.clear()  # the browser reports the refused request by itself
    visitor.page.get_by_label("Webhook").fill("https://discord.com/api/webhooks/1/x")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_have_text("Your turns are told there.")
    visitor.page.reload()
    expect(visitor.page.get_by_label("Webhook")).to_have_value("https://discord.com/api/webhooks/1/x")
    form.get_by_role("button", name="Stop it").click()
    expect(visitor.page.get_by_label("Webhook")).to_have_value("")
    assert visitor.ask("/api/me/channels")["webhook"] is None
