"""The table in words: a whole game by numbers, for keyboard and screen reader."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from motu.core.dice import Dice
from tests.support.browser.fixtures import Visit
from tests.support.play import PLAYABLE

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_whole_game_by_numbers(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.sit_in_words(visitor.play_now(game))
    dice, seen = Dice(6), visitor.choices()
    while seen.moves:
        visitor.type_number(1 + dice.below(seen.moves))
        seen = visitor.choices(after=seen.moment)
    over = visitor.page.get_by_role("status").filter(has_text="The game is over.")
    expect(over).to_be_visible()
    expect(visitor.page.get_by_role("rowheader", name="Place", exact=True)).to_be_visible()
    assert visitor.ask(f"/api/tables/{visitor.table}")["status"] == "over"


def test_a_number_that_is_no_move_is_refused_in_words(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_in_words(visitor.play_now())
    visitor.my_turn()
    visitor.page.fill("#number", "99")
    visitor.page.press("#number", "Enter")
    expect(visitor.page.get_by_role("alert")).to_contain_text("Type a number from 1 to")
    expect(visitor.page.locator("#number")).to_be_focused()


def test_the_keyboard_alone_reaches_every_move(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_in_words(visitor.play_now())
    visitor.my_turn()
    visitor.page.locator("body").press("Tab")
    expect(visitor.page.get_by_role("link", name="Skip to the content")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    for _ in range(12):
        visitor.page.keyboard.press("Tab")
        if visitor.moves.first.evaluate("move => move === document.activeElement"):
            break
    before = visitor.moment()
    visitor.page.keyboard.press("Enter")
    visitor.after(before)
