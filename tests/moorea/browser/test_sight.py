"""Moorea's own parts of the page: log, hands, the table in words, and settings for a new table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.test_lobby import two_at_a_table
from tests.support.browser.fixtures import FinishedGames, Visit
from tests.support.browser.table_page import sit_down

pytestmark = pytest.mark.slow


def test_a_line_of_the_log_lights_what_it_speaks_of(visit: Visit) -> None:
    seat = sit_down(visit(), game="moorea")
    assert seat.asked()
    drew = seat.page.locator(".entries li", has_text="drew").last
    drew.hover()
    assert seat.page.locator(".lit[data-at='pile']").count() == 1
    seat.page.mouse.move(5, 5)
    expect(seat.page.locator(".lit")).to_have_count(0)


def test_a_seat_that_nobody_has_cannot_begin(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/new/moorea")
    visitor.page.get_by_label("5", exact=True).check(force=True)
    visitor.page.get_by_label("Seat 5").check(force=True)
    visitor.page.get_by_label("3", exact=True).check(force=True)
    expect(visitor.page.get_by_label("Seat 4")).to_have_count(0)
    visitor.page.get_by_role("button", name="Open the table").click()
    assert visitor.ask(f"/api/tables/{visitor.table}")["settings"]["starting_player"] == "random"


def test_nobody_sees_the_hand_of_another(visit: Visit) -> None:
    host, friend, onlooker = visit(), visit(), visit()
    table = two_at_a_table(host, friend, "moorea")
    for visitor in (host, friend, onlooker):
        visitor.sit_in_words(table)
    expect(host.page.get_by_text("of at most")).to_have_count(1)
    expect(friend.page.get_by_text("of at most")).to_have_count(1)
    expect(onlooker.page.get_by_text("of at most")).to_have_count(0)
    expect(onlooker.page.get_by_text("You are watching.")).to_be_visible()


def test_all_eyes_may_be_tried(visit: Visit, finished_games: FinishedGames) -> None:
    visitor = visit()
    visitor.open(f"/replay/{finished_games('moorea').table}#20")
    visitor.page.get_by_role("button", name="In words").click()
    expect(visitor.page.get_by_text("of at most")).to_have_count(0)
    visitor.page.get_by_label("Seen by").select_option("1")
    expect(visitor.page.get_by_text("of at most")).to_have_count(1)


def test_a_move_is_taken_back(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_in_words(visitor.play_now("moorea"))
    visitor.my_turn()
    undo = visitor.page.get_by_role("button", name="Undo", exact=True)
    while undo.is_disabled():
        visitor.my_turn()
        labels = visitor.moves.all_inner_texts()
        exchange = [number for number, label in enumerate(labels, 1) if label.startswith("Exchange")]
        visitor.type_move(exchange[0] if exchange else 1)
    before = visitor.moment()
    undo.click()
    visitor.shows(before - 1)


def test_why_not_is_answered_with_the_rule(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_in_words(visitor.play_now("moorea"))
    visitor.my_turn()
    visitor.page.get_by_label("What would you like to choose?").select_option("end_turn")
    visitor.page.get_by_role("button", name="Ask", exact=True).click()
    answer = visitor.page.locator("[aria-labelledby=why] [role=status]")
    expect(answer).not_to_be_empty()
    answer.get_by_role("link").click()
    expect(visitor.page.locator("li.wanted")).to_be_in_viewport()
