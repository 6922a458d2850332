"""People at a table: somebody away, phrases, resigning, a rematch, and the way to the table in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser.fixtures import Visit
from tests.support.browser.visitor import DESKTOP, PHONE, Visitor
from tests.support.play import EXAMPLE
from tests.support.server.servers import wait_for

pytestmark = pytest.mark.slow


def two_playing(host: Visitor, friend: Visitor) -> str:
    """A game of two people has begun, and both look at it."""
    for visitor in (host, friend):
        visitor.open("/nowhere")
        visitor.say("PUT", "/api/me")
    table: str = host.say("POST", "/api/tables", game=EXAMPLE, seats=2, bots=[None, None])["id"]
    friend.say("POST", f"/api/tables/{table}/join")
    host.say("POST", f"/api/tables/{table}/start")
    for visitor in (host, friend):
        visitor.go(f"/table/{table}")
        expect(visitor.page.locator(".stage")).to_be_visible()
    return table


def both_resign(host: Visitor, friend: Visitor, table: str) -> None:
    """Two bots play the game to its end."""
    for visitor in (friend, host):
        visitor.say("POST", f"/api/tables/{table}/resign")
    wait_for(lambda: host.ask(f"/api/tables/{table}")["status"] == "over")


def overlap(box: Locator, others: str) -> float:
    """How many pixels of the box lie over other parts of the page."""
    return float(
        box.evaluate(
            """(box, others) => [...document.querySelectorAll(others)].reduce((sum, other) => {
                const [a, b] = [box.getBoundingClientRect(), other.getBoundingClientRect()]
                const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
                const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
                return sum + Math.floor(Math.max(0, width)) * Math.floor(Math.max(0, height))
            }, 0)""",
            others,
        )
    )


def test_a_bot_stands_in_for_whoever_left_and_leaves_the_seat_when_they_come_back(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = two_playing(host, friend)
    awaited = host.ask(f"/api/tables/{table}")["awaiting"]
    slow, other = (host, friend) if awaited == 0 else (friend, host)
    slow.page.get_by_role("button", name="Leave the table").click()
    slow.page.get_by_role("button", name="Come back later").click()
    expect(slow.page.locator("#running")).to_be_visible()
    box = other.page.get_by_role("group", name=re.compile("has been away"))
    expect(box).to_be_visible()
    expect(other.page.locator("header [role=status]")).to_contain_text(re.compile(r"has been away \d+:\d\d"))
    for size in (DESKTOP, PHONE):
        other.resize(size)
        expect(box).to_be_in_viewport(ratio=1)
        assert overlap(box, ".mine, .centre") == 0, "not over the board or the hand"
        assert other.axe() == [], size
    other.go(f"/table/{table}/text")
    expect(other.page.locator("p.status")).to_contain_text(re.compile(r"has been away \d+:\d\d"))
    expect(other.page.get_by_role("group", name=re.compile("has been away"))).to_be_visible()
    other.page.get_by_role("button", name="Let a bot play").click()
    expect(other.page.locator("[aria-labelledby=moves] ol button").first).to_be_visible()
    slow.go(f"/table/{table}")
    expect(slow.page.get_by_role("dialog", name="While you were away")).to_be_visible()
    assert slow.ask(f"/api/tables/{table}")["seats"][awaited]["kind"] == "person"


def test_a_phrase_is_read_in_the_language_of_whoever_hears_it(visit: Visit) -> None:
    host, friend = visit(), visit(language="de")
    two_playing(host, friend)
    host.page.get_by_role("button", name="Chat").click()
    host.page.get_by_role("button", name="Good move!").click()
    friend.page.get_by_role("button", name=re.compile("Gespräch, 1 neu")).click()
    said = friend.page.get_by_role("log", name="Gespräch")
    expect(said).to_contain_text("Guter Zug!")
    box = said.bounding_box()
    assert box, "the lines are there"
    assert min(box["width"], box["height"]) > 100, "and seen, not only read aloud"
    assert not friend.axe()


def test_a_rematch_is_heard_and_accepted_with_the_same_seats(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = two_playing(host, friend)
    both_resign(host, friend, table)
    expect(host.page.locator(".result")).to_be_visible()
    host.page.get_by_role("button", name="Rematch").click()
    expect(host.page.get_by_text(re.compile(r"^Waiting for .*\.$"))).to_be_visible()
    wanted = friend.page.get_by_role("alert").filter(has_text="wants a rematch.").last
    assert overlap(wanted, ".result") == 0
    friend.resize(PHONE)
    expect(wanted).to_be_in_viewport(ratio=1)
    friend.page.get_by_role("button", name="Accept").click()
    expect(host.page.get_by_text("Everybody is here. Start when you like.")).to_be_visible()
    assert [visitor.ask(f"/api/tables/{host.table}")["me"] for visitor in (host, friend)] == [0, 1]


def test_the_table_in_words_is_one_tab_away_and_remembered(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now()
    expect(visitor.page.locator(".stage")).to_be_visible()
    visitor.page.evaluate("document.activeElement.blur()")
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.get_by_role("link", name="To the text board")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#scores")).to_be_visible()
    visitor.open(f"/table/{table}")
    expect(visitor.page.locator("#scores")).to_be_visible()
    visitor.page.get_by_role("link", name="To the drawn table").click()
    expect(visitor.page.locator(".stage")).to_be_visible()


@pytest.mark.parametrize("by", ["More", "Keys", "Settings"])
def test_more_keys_and_settings_lead_to_the_table_in_words(visit: Visit, by: str) -> None:
    visitor = visit(PHONE) if by == "More" else visit()
    visitor.play_now()
    expect(visitor.page.locator(".stage")).to_be_visible()
    if by == "Keys":
        visitor.page.get_by_role("button", name="Help", exact=True).click()
        visitor.page.get_by_role("tab", name="Keys").click()
    else:
        visitor.page.get_by_role("button", name=by, exact=True).click()
    if by == "Settings":
        visitor.page.get_by_role("radio", name="In words").click()
        visitor.page.reload()
    else:
        visitor.page.get_by_role("link", name="To the text board").filter(visible=True).last.click()
    expect(visitor.page.locator("#scores")).to_be_visible()


def test_whoever_is_silent_can_be_asked_and_answers(visit: Visit) -> None:
    host, friend = visit(new=True), visit(PHONE, new=True)
    for visitor in (host, friend):
        visitor.page.clock.install()
    table = two_playing(host, friend)
    silent, other = (host, friend) if host.ask(f"/api/tables/{table}")["awaiting"] == 0 else (friend, host)
    other.page.clock.fast_forward(31_000)
    box = other.page.get_by_role("group", name=re.compile("has been thinking for"))
    expect(box).to_contain_text("0:3")
    box.get_by_role("button", name="Ask for a move").click()
    expect(box.get_by_role("button", name="Asked.")).to_be_disabled()
    asked = silent.page.get_by_role("alert").filter(has_text="asks: are you there?").last
    asked.get_by_role("button", name="One moment.").click()
    expect(silent.page.get_by_text("asks: are you there?")).to_have_count(0)
    other.page.get_by_role("button", name=re.compile("^Chat")).first.click()
    expect(other.page.get_by_role("log", name="Chat")).to_contain_text("One moment.")


def test_whoever_resigns_at_the_table_looks_on(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = two_playing(host, friend)
    host.page.get_by_role("button", name="Leave the table").click()
    host.page.get_by_role("button", name="Resign").click()
    expect(host.page.locator("#running")).to_be_visible()
    assert host.ask(f"/api/tables/{table}")["seats"][0]["resigned"]
    host.go(f"/table/{table}")
    expect(host.page.get_by_text("You have resigned. A bot plays on for you.")).to_be_visible()


def away_for_two_hours(visitor: Visitor) -> str:
    """A game that has gone on since its reader last looked at it."""
    table = visitor.play_now()
    visitor.sit_in_words(table)
    visitor.my_turn()
    for _ in range(6):
        visitor.choices()
        visitor.type_move(1)
        visitor.my_turn()
    visitor.go("/settings")  # whoever goes is seen for the last time
    expect(visitor.page.locator("#name")).to_be_visible()
    visitor.page.evaluate(
        "table => localStorage.setItem(`motu.visit.${table}`, JSON.stringify({moment: 0, time: Date.now() - 7200000}))",
        table,
    )
    return table


def test_what_happened_is_told_and_played_again(visit: Visit) -> None:
    visitor = visit()
    table = away_for_two_hours(visitor)
    visitor.open(f"/table/{table}")
    recap = visitor.page.get_by_role("dialog", name="Since your last turn")
    expect(recap).to_contain_text("2 hours")
    expect(recap.locator("li").first).to_be_visible()
    assert not visitor.axe()
    recap.get_by_role("button", name=re.compile("^Play the")).click()
    expect(recap).to_be_hidden()
    expect(visitor.page.locator(".stage[data-asked=true]")).to_be_visible()


def test_who_is_asked_to_leave_is_told_and_a_locked_table_offers_no_seat(visit: Visit) -> None:
    host, friend, stranger = visit(), visit(), visit()
    for visitor in (host, friend):
        visitor.open("/nowhere")
        visitor.say("PUT", "/api/me")
    table = host.say("POST", "/api/tables", game=EXAMPLE, seats=3, bots=[None, None, None])["id"]
    friend.say("POST", f"/api/tables/{table}/join")
    for visitor in (host, friend, stranger):
        visitor.open(f"/table/{table}")
    expect(stranger.page.get_by_role("button", name="Take a seat")).to_be_visible()
    host.page.get_by_role("button", name="Ask to leave").click()
    expect(friend.page.get_by_role("heading", name="The host has asked you to leave")).to_be_visible()
    host.page.get_by_label("Let nobody else in").check()
    expect(stranger.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    friend.faults.clear()  # the browser reports the refused request by itself


def test_a_table_is_deleted_from_the_own_list(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    visitor.go("/games")
    visitor.page.get_by_role("button", name=re.compile("^Delete: ")).click()
    visitor.page.get_by_role("button", name="Delete", exact=True).click()
    expect(visitor.page.get_by_text("You sit at no table.")).to_be_visible()


def test_whoever_sits_down_with_people_is_asked_for_a_name_once(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/nowhere")
    visitor.say("PUT", "/api/me")
    table = visitor.say("POST", "/api/tables", game=EXAMPLE, seats=2)["id"]
    visitor.open(f"/table/{table}")
    visitor.page.get_by_label("What shall the others call you?").fill("Lea")
    visitor.page.get_by_role("button", name="Save").click()
    expect(visitor.page.get_by_label("What shall the others call you?")).to_be_hidden()
    assert visitor.ask(f"/api/tables/{table}")["seats"][0]["name"] == "Lea"
    visitor.page.reload()
    expect(visitor.page.get_by_text("At this table")).to_be_visible()
    expect(visitor.page.get_by_label("What shall the others call you?")).to_be_hidden()
