"""What is always at hand: the Learn page, pictures in the rules, and the help at a table and its signs."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from motu.core.guide import Guide, guide_of
from motu.core.winners import winners_of
from motu.shelf import games
from motu.words import LANGUAGES, Words
from tests.conformance.test_guide import figures, signs
from tests.support.browser.fixtures import FreshTable, Visit
from tests.support.browser.visitor import DESKTOP, PHONE, Size, Visitor
from tests.support.play import DRAWN, EXAMPLE

pytestmark = pytest.mark.slow

FINGER = 44
ANY_BOT = "paddler"
MISSING = """root => [...document.querySelectorAll(root + ' use')].map(use => use.getAttribute('href'))
    .filter(href => href.startsWith('#') && !document.getElementById(href.slice(1)))"""
SMALL = """([root, least]) => [...document.querySelectorAll(root)].filter(one => one.checkVisibility())
    .flatMap(one => [...one.querySelectorAll('button, summary, [role=tab]')])
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < least).map(one => one.textContent)"""
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def guide(game: str) -> Guide:
    found = guide_of(games[game])
    assert found
    return found


def language_of(game: str) -> str:
    """The titles take the languages by turns."""
    return LANGUAGES[DRAWN.index(game) % len(LANGUAGES)]


def size_of(number: int) -> Size:
    """The sizes by turns."""
    return (DESKTOP, PHONE)[number % 2]


def sound(visitor: Visitor, root: str, looked_at: Size) -> None:
    """On both kinds of screen every drawing is there, nothing is too small or too wide; axe finds nothing on one."""
    assert visitor.page.evaluate(MISSING, root) == []
    for size in (PHONE, DESKTOP):
        visitor.resize(size)
        assert visitor.page.evaluate(WIDER) <= 0
        if size is looked_at:
            assert visitor.axe(night=size is DESKTOP) == []
        if size is PHONE:
            assert visitor.page.evaluate(SMALL, [root, FINGER]) == []


def measure(visitor: Visitor, game: str, made: bool) -> None:
    """The guide as the server sends it, with the means of winners or without."""

    def answer(route: Route) -> None:
        found: dict[str, Any] = route.fetch().json()
        found["games"] = {"bot": ANY_BOT, "games": 300, "seats": 3, "seed": 5} if made else None
        for number, worth in enumerate(found["worths"]):
            worth["winners"], worth["all"] = (20.25 - 9 * number, 14.5 - 6 * number) if made else (None, None)
        route.fulfill(json=found)

    visitor.page.route(f"**/api/games/{game}/guide", answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_learn_has_every_title_with_what_is_new_how_it_is_won_and_the_ways_to_learn_it(
    visit: Visit, language: str
) -> None:
    visitor = visit(language=language)
    visitor.open("/learn")
    for game in games:
        title = visitor.page.locator(f"article#{game}")
        expect(title.get_by_role("heading", level=2)).to_have_text(Words(game, language).text("title", {}))
        expect(title.locator(".news li").nth(1)).to_be_visible()
        expect(title.locator(f"a[href='/rules/{game}']")).to_be_visible()
        expect(title.locator("button", has=visitor.page.locator("use[href='#pa-parrot']"))).to_be_visible()
        expect(title.locator(".facts li:has(use[href='#ui-clock'])")).to_have_text(re.compile(r"\d+"))
        measured = winners_of(games[game])
        assert measured
        brings = {
            worth.id: sum(measured.winners.get(source, 0) for source in worth.sources) for worth in guide(game).worths
        }
        largest = max(brings, key=lambda worth: brings[worth])
        expect(title.locator("table [data-worth]").first).to_have_attribute("data-worth", largest)
        expect(title.locator("section > p")).to_contain_text(f"{measured.games}")
    sound(visitor, "main", size_of(LANGUAGES.index(language)))


@pytest.mark.parametrize("game", DRAWN)
def test_pieces_are_pictures_that_say_what_they_do(visit: Visit, game: str) -> None:
    language = language_of(game)
    visitor = visit(language=language)
    visitor.open("/learn")
    title = visitor.page.locator(f"article#{game}")
    title.locator("summary").click()
    pieces = title.locator("details li")
    expect(pieces.first).to_be_visible()
    assert pieces.count() >= 8
    for text in pieces.locator("p").all_text_contents():
        assert len(text.split()) > 2, text
    expect(title.locator(f"a[href='/components/{game}']")).to_be_visible()
    sound(visitor, f"article#{game}", size_of(DRAWN.index(game)))


@pytest.mark.parametrize("made", [True, False], ids=["measured", "not measured"])
def test_what_scores_is_a_chart_as_soon_as_it_was_measured(visit: Visit, made: bool) -> None:
    visitor = visit(PHONE)
    measure(visitor, EXAMPLE, made)
    visitor.open("/learn")
    title = visitor.page.locator(f"article#{EXAMPLE}")
    rows = title.locator("[data-worth]")
    expect(rows).to_have_count(len(guide(EXAMPLE).worths))
    expect(title.locator("table")).to_have_count(int(made))
    if made:
        expect(rows.first.locator(".number").first).to_have_text("20.3")
        expect(title.get_by_text("300 games of 3 players, all Paddler (seed 5)")).to_be_visible()
    else:
        for text in rows.all_text_contents():
            assert len(text.split()) > 4, text
    sound(visitor, f"article#{EXAMPLE}", size_of(made))
    visitor.page.unroute_all()


@pytest.mark.parametrize("game", DRAWN)
def test_rules_have_their_pieces_in_the_text_and_drawn_examples(visit: Visit, game: str) -> None:
    visitor = visit(language=language_of(game))
    visitor.open(f"/rules/{game}")
    drawn = visitor.page.locator("[data-figure]")
    expect(drawn).to_have_count(len(figures(games[game])))
    for number in figures(games[game]):
        figure = visitor.page.locator(f"[data-figure='{number}']")
        expect(figure.get_by_role("img")).to_have_accessible_name(re.compile(r"\w.*[.]"))
        assert figure.locator("[role=img] > p > *").count(), f"{number} draws nothing"
    assert visitor.page.locator("article .drawn use").count() > 10
    sound(visitor, "article", size_of(DRAWN.index(game)))


@pytest.mark.parametrize("game", DRAWN)
def test_behind_the_question_mark_stands_the_whole_guide(fresh_table: FreshTable, game: str) -> None:
    """What the game is about, where we are, what scores and what it has brought, and every sign of the board."""
    seat = fresh_table(game)
    page, found = seat.page, guide(game)
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog")
    expect(help_.locator("[data-part]")).to_have_count(len(found.turn))
    expect(help_.locator("[aria-current=step]")).to_have_count(1)
    expect(help_.locator("[data-worth]")).to_have_count(len(found.worths))
    expect(help_.locator("[data-worth] .mine")).to_have_count(len(found.worths))
    expect(help_.locator("button", has=page.locator("use[href='#pa-parrot']"))).to_be_visible()
    sound(seat.visitor, "dialog", PHONE)
    help_.get_by_role("tab").nth(1).click()
    for sign in signs(games[game]):
        expect(help_.locator(f"[data-sign='{sign}']")).to_be_visible()
    now = help_.locator("section").first
    assert now.locator("[data-sign]").count() >= 3, "what is seen on the board now stands first"
    assert help_.locator(".drawn:empty").count() == 0
    sound(seat.visitor, "dialog", DESKTOP)
    page.keyboard.press("Escape")
    expect(help_).to_have_count(0)
