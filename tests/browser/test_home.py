"""The first page: pick a game, sit down."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Come
from tests.browser.guest import PHONE

pytestmark = pytest.mark.slow


def test_a_stranger_plays_after_one_click(come: Come) -> None:
    guest = come()
    table = guest.play_now()
    info = guest.ask(f"/api/tables/{table}")
    assert info["status"] == "playing"
    assert info["me"] == 0
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
    expect(guest.page.locator(".stage")).to_be_visible()


def test_a_table_that_waits_for_me_comes_first(come: Come) -> None:
    guest = come()
    table = guest.play_now()
    guest.open()
    row = guest.page.locator(".continue li").first
    expect(row.get_by_role("link")).to_have_attribute("href", f"/table/{table}")


def test_the_theme_is_kept(come: Come) -> None:
    guest = come()
    guest.open()
    root = guest.page.locator("html")
    expect(root).to_have_attribute("data-theme", "day")
    guest.page.get_by_role("button", name="Night").click()
    expect(root).to_have_attribute("data-theme", "night")
    guest.page.reload()
    expect(root).to_have_attribute("data-theme", "night")


def test_without_a_choice_the_theme_follows_the_system(come: Come) -> None:
    guest = come(theme="night")
    guest.open()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "night")


def test_on_a_phone_nothing_sticks_out_and_targets_are_large(come: Come) -> None:
    guest = come(PHONE)
    guest.open()
    expect(guest.page.get_by_role("article").first).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE.width
    small = guest.page.evaluate(
        "[...document.querySelectorAll('main a, main button, header nav a')]"
        ".filter(a => a.offsetParent && a.getBoundingClientRect().height < 44).map(a => a.outerHTML.slice(0, 80))"
    )
    assert small == []


def test_my_name_is_kept(come: Come) -> None:
    guest = come()
    guest.open("/settings")
    guest.page.get_by_label("Your name").fill("Léa")
    guest.page.get_by_role("button", name="Save").click()
    expect(guest.page.get_by_role("status")).to_have_text("Saved")
    guest.open()
    expect(guest.page.get_by_role("banner").get_by_text("Léa").first).to_be_visible()


def test_a_name_typed_before_mine_is_known_stays(come: Come) -> None:
    guest = come()
    guest.say("PUT", "/api/me", name="Lea")
    asked: list[Route] = []

    def hold(question: Route) -> None:
        asked.append(question)

    guest.page.route("**/api/me", hold)
    guest.open("/settings")
    name = guest.page.get_by_label("Your name")
    name.fill("Moana")
    for question in asked:
        question.continue_()
    guest.page.unroute("**/api/me")
    expect(guest.page.get_by_role("banner").get_by_text("Lea").first).to_be_visible()
    expect(name).to_have_value("Moana")


def test_an_unknown_address_leads_back(come: Come) -> None:
    guest = come()
    guest.open("/somewhere/else")
    guest.page.get_by_role("main").get_by_role("link", name="Games").click()
    expect(guest.page).to_have_url(guest.url + "/")
