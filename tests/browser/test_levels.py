"""Bots as people choose them: five levels, the weakest first, with portraits, bars and words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from motu.bots.levels import LEVELS
from motu.shelf import games
from motu.words import LANGUAGES, Words
from tests.support.browser.fixtures import Visit
from tests.support.browser.visitor import DESKTOP, PHONE, Size, Visitor
from tests.support.play import EXAMPLE, PLAYABLE

pytestmark = pytest.mark.slow

NAMES = [level.name for level in LEVELS]
FINGER = 44


def offered(visitor: Visitor) -> list[str]:
    """The levels on offer, in their order."""
    found: list[str] = visitor.page.locator("input[name=level]").evaluate_all("all => all.map(one => one.value)")
    return found


def bots(visitor: Visitor) -> list[str | None]:
    """Seats of the table."""
    return [seat["bot"] for seat in visitor.ask(f"/api/tables/{visitor.table}")["seats"]]


def press_play_now(visitor: Visitor, game: str = EXAMPLE) -> None:
    visitor.card(game).locator("button.play").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_play_now_asks_once_how_many_and_how_strong_weakest_first(visit: Visit, language: str, size: Size) -> None:
    visitor = visit(size, language)
    visitor.open()
    press_play_now(visitor)
    assert offered(visitor) == NAMES
    words = Words("", language)
    sheet = visitor.page.get_by_role("dialog")
    for name in NAMES:
        expect(sheet.get_by_text(words.text(f"bot-{name}.about", {}))).to_be_visible()
    expect(sheet.get_by_role("radio", name=words.text("bot-beachcomber", {}))).to_be_checked()
    assert visitor.axe() == []
    sheet.locator("button.play").click()
    assert bots(visitor) == [None, "beachcomber", "beachcomber"]
    visitor.open()
    press_play_now(visitor)
    assert bots(visitor) == [None, "beachcomber", "beachcomber"]
    visitor.open()
    press_play_now(visitor, PLAYABLE[-1])  # a new title offers its coach, and asks nothing else
    assert offered(visitor) == []
    sheet.locator("button.play").click()
    assert bots(visitor) == [None, "beachcomber", "beachcomber"]


def test_what_was_chosen_is_remembered_and_can_be_changed_on_the_first_page(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    press_play_now(visitor)
    visitor.page.get_by_label("2", exact=True).check(force=True)
    visitor.page.get_by_role("radio", name="Navigator").check(force=True)
    visitor.page.get_by_role("dialog").locator("button.play").click()
    assert bots(visitor) == [None, "navigator"]
    visitor.open()
    expect(visitor.page.get_by_text("2 at the table, the others Navigator")).to_be_visible()
    visitor.page.get_by_role("button", name="Change").click()
    visitor.page.get_by_role("radio", name="Elder").check(force=True)
    visitor.page.get_by_role("button", name="Done").click()
    expect(visitor.page.get_by_text("2 at the table, the others Elder")).to_be_visible()
    press_play_now(visitor)
    assert bots(visitor) == [None, "elder"]


def test_the_question_can_be_left_without_an_answer(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    press_play_now(visitor)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    press_play_now(visitor)
    assert offered(visitor) == NAMES


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.card(EXAMPLE).locator("button.play").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.locator("input[name=level]:checked").focus()
    visitor.page.keyboard.press("ArrowDown")
    visitor.page.keyboard.press("Enter")
    assert bots(visitor) == [None, "paddler", "paddler"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_new_table_offers_the_levels_for_a_seat(visit: Visit, size: Size) -> None:
    visitor = visit(size)
    visitor.open(f"/new/{EXAMPLE}")
    visitor.page.get_by_role("button", name="Player 3").click()
    assert offered(visitor) == NAMES
    assert visitor.axe() == []
    visitor.page.get_by_role("radio", name="Fisher").check(force=True)
    if size.touch:
        labels = visitor.page.locator("label:has(input[name=level])")
        assert all(label.bounding_box()["height"] >= FINGER for label in labels.all())  # type: ignore[index]
        visitor.page.get_by_role("button", name="Done").click()
    visitor.page.get_by_role("button", name="Player 2").click()
    visitor.page.get_by_label("A bot", exact=True).check(force=True)
    if size.touch:
        visitor.page.get_by_role("button", name="Done").click()
    visitor.page.get_by_role("button", name="Start").click()
    assert bots(visitor) == [None, "beachcomber", "fisher"]


def test_in_the_lobby_the_host_gives_a_seat_to_a_level(visit: Visit) -> None:
    visitor = visit()
    table = visitor.say("POST", "/api/tables", game=EXAMPLE, seats=2, bots=[None, None])["id"]
    visitor.open(f"/table/{table}")
    visitor.page.get_by_role("button", name="Change").click()
    visitor.page.get_by_label("A bot", exact=True).check(force=True)
    visitor.page.get_by_role("radio", name="Elder").check(force=True)
    assert offered(visitor) == NAMES
    visitor.page.get_by_role("button", name="Done").click()
    expect(visitor.page.get_by_text("Bot: Elder")).to_be_visible()
    assert bots(visitor) == [None, "elder"]


def test_free_seats_are_filled_with_the_weakest_for_somebody_new(visit: Visit) -> None:
    visitor = visit()
    table = visitor.say("POST", "/api/tables", game=EXAMPLE, seats=2, bots=[None, None])["id"]
    visitor.open(f"/table/{table}")
    visitor.page.get_by_role("button", name="Start with bots").click()
    expect(visitor.page.locator(".stage")).to_be_visible()
    assert bots(visitor) == [None, "beachcomber"]


def test_all_games_offer_the_same_levels(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    assert {info["name"]: info["levels"] for info in visitor.ask("/api/games")} == dict.fromkeys(games, NAMES)
