"""The first page: pick a game, sit down."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.support.browser.fixtures import Visit
from tests.support.browser.visitor import PHONE

pytestmark = pytest.mark.slow


def test_a_stranger_plays_at_once(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now()
    info = visitor.ask(f"/api/tables/{table}")
    assert info["status"] == "playing"
    assert info["me"] == 0
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
    expect(visitor.page.locator(".stage")).to_be_visible()


def test_a_table_that_waits_for_me_comes_first(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now()
    visitor.open()
    row = visitor.page.locator(".continue li").first
    expect(row.get_by_role("link")).to_have_attribute("href", f"/table/{table}")


def test_the_theme_is_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    root = visitor.page.locator("html")
    expect(root).to_have_attribute("data-theme", "day")
    visitor.page.get_by_role("button", name="Night").click()
    expect(root).to_have_attribute("data-theme", "night")
    visitor.page.reload()
    expect(root).to_have_attribute("data-theme", "night")


def test_without_a_choice_the_theme_follows_the_system(visit: Visit) -> None:
    visitor = visit(theme="night")
    visitor.open()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "night")


def test_on_a_phone_nothing_sticks_out_and_targets_are_large(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.open()
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE.width
    small = visitor.page.evaluate(
        "[...document.querySelectorAll('main a, main button, header nav a')]"
        ".filter(a => a.offsetParent && a.getBoundingClientRect().height < 44).map(a => a.outerHTML.slice(0, 80))"
    )
    assert small == []


def test_my_name_is_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/settings")
    visitor.page.get_by_label("Your name").fill("Léa")
    own_name = visitor.page.locator("form", has=visitor.page.locator("#name"))
    own_name.get_by_role("button", name="Save").click()
    expect(own_name.get_by_role("status")).to_have_text("Saved")
    visitor.open()
    expect(visitor.page.get_by_role("banner").get_by_text("Léa").first).to_be_visible()


def test_a_name_typed_before_mine_is_known_stays(visit: Visit) -> None:
    visitor = visit()
    visitor.say("PUT", "/api/me", name="Lea")
    asked: list[Route] = []

    def hold(question: Route) -> None:
        asked.append(question)

    visitor.page.route("**/api/me", hold)
    visitor.open("/settings")
    name = visitor.page.get_by_label("Your name")
    name.fill("Moana")
    for question in asked:
        question.continue_()
    visitor.page.unroute("**/api/me")
    expect(visitor.page.get_by_role("banner").get_by_text("Lea").first).to_be_visible()
    expect(name).to_have_value("Moana")


def test_an_unknown_address_leads_back(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/somewhere/else")
    visitor.page.get_by_role("main").get_by_role("link", name="Games").click()
    expect(visitor.page).to_have_url(visitor.url + "/")
