"""The table in words: a whole game by numbers, for keyboard and screen reader."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from motu.core.dice import Dice
from tests.browser.conftest import Come

pytestmark = pytest.mark.slow


def test_a_whole_game_by_numbers(come: Come) -> None:
    guest = come()
    guest.sit_in_words(guest.play_now())
    dice, seen = Dice(6), guest.choices()
    while seen.moves:
        guest.type_number(1 + dice.below(seen.moves))
        seen = guest.choices(after=seen.moment)
    over = guest.page.get_by_role("status").first.filter(has_text="The game is over.")
    expect(over).to_be_visible()
    expect(guest.page.get_by_role("row", name="Place")).to_be_visible()
    assert guest.ask(f"/api/tables/{guest.table}")["status"] == "over"


def test_a_number_that_is_no_move_is_refused_in_words(come: Come) -> None:
    guest = come()
    guest.sit_in_words(guest.play_now())
    guest.my_turn()
    guest.page.fill("#number", "99")
    guest.page.press("#number", "Enter")
    expect(guest.page.get_by_role("alert")).to_contain_text("Type a number from 1 to")
    expect(guest.page.locator("#number")).to_be_focused()


def test_a_move_is_taken_back(come: Come) -> None:
    guest = come()
    guest.sit_in_words(guest.play_now())
    guest.my_turn()
    undo = guest.page.get_by_role("button", name="Undo", exact=True)
    while undo.is_disabled():
        guest.my_turn()
        labels = guest.moves.all_inner_texts()
        exchange = [number for number, label in enumerate(labels, 1) if label.startswith("Exchange")]
        guest.type_move(exchange[0] if exchange else 1)
    before = guest.moment()
    undo.click()
    guest.shows(before - 1)


def test_why_not_is_answered_with_the_rule(come: Come) -> None:
    guest = come()
    guest.sit_in_words(guest.play_now())
    guest.my_turn()
    guest.page.get_by_label("What would you like to choose?").select_option("end_turn")
    guest.page.get_by_role("button", name="Ask", exact=True).click()
    answer = guest.page.locator("[aria-labelledby=why] [role=status]")
    expect(answer).not_to_be_empty()
    answer.get_by_role("link").click()
    expect(guest.page.locator("li.wanted")).to_be_in_viewport()


def test_the_keyboard_alone_reaches_every_move(come: Come) -> None:
    guest = come()
    guest.sit_in_words(guest.play_now())
    guest.my_turn()
    guest.page.locator("body").press("Tab")
    expect(guest.page.get_by_role("link", name="Skip to the content")).to_be_focused()
    guest.page.keyboard.press("Enter")
    for _ in range(12):
        guest.page.keyboard.press("Tab")
        if guest.moves.first.evaluate("move => move === document.activeElement"):
            break
    before = guest.moment()
    guest.page.keyboard.press("Enter")
    guest.after(before)
