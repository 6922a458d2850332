"""French and German: everything is there, and the choice is kept."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from motu.cli.rules import numbered
from motu.shelf import games
from tests.support.browser.fixtures import Visit
from tests.support.browser.table_page import sit_down
from tests.support.browser.visitor import Visitor
from tests.support.play import DRAWN, EXAMPLE
from tests.support.server.servers import Server

TEXTS = Path(__file__).parents[2] / "motu"

BUTTONS = {"Français": "fr", "Deutsch": "de", "English": "en"}
NUMBERED = numbered(games[EXAMPLE], "en")
NUMBER = list(NUMBERED)[len(NUMBERED) // 2]  # of a rule below the fold

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("language", "title"), [("fr", "Choisis un jeu"), ("de", "Such dir ein Spiel")])
def test_the_browser_s_language_is_spoken(visit: Visit, language: str, title: str) -> None:
    visitor = visit(language=language)
    visitor.open()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(title)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


def test_another_language_is_chosen_and_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.page.get_by_role("button", name="Français").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Choisis un jeu")
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Choisis un jeu")
    visitor.open(f"/rules/{EXAMPLE}#{NUMBER}")
    rule = visitor.page.locator(f"[id='{NUMBER}']")
    for button, language in BUTTONS.items():
        visitor.page.get_by_role("button", name=button).click()
        expect(rule).to_contain_text(beginning(language))
        expect(visitor.page.get_by_role("article")).to_have_attribute("lang", language)
    expect(rule).to_have_class(re.compile("wanted"))


def beginning(language: str) -> str:
    """The first words of that rule, as far as nothing is set off in them."""
    text = " ".join(numbered(games[EXAMPLE], language)[NUMBER].split())
    found = re.search(r"\*\* ([\w, ’]{12,})", text)
    assert found, text
    return found[1]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_text_is_missing_on_any_page(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    missing = {path: ids_on(visitor) for path in visitor.each_page()}
    visitor.go(f"/table/{visitor.play_now()}/text")
    visitor.my_turn()
    missing["text"] = ids_on(visitor)
    assert not any(missing.values()), missing


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_few_turns_in_words(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    visitor.sit_in_words(visitor.play_now())
    seen = visitor.choices()
    for _ in range(12):
        visitor.type_number(seen.moves)
        seen = visitor.choices(after=seen.moment)
    assert ids_on(visitor) == []


@pytest.mark.parametrize("game", DRAWN)
def test_what_is_read_aloud_is_written_as_french_is(visit: Visit, late_server: Server, game: str) -> None:
    seat = sit_down(visit(language="fr", url=late_server.url), game=game)
    assert seat.asked()
    said = seat.page.locator(".stage .said").all_text_contents()
    assert len(said) > 10
    assert [text for text in said if re.search(r"\.\.|[^\s\d]:", text)] == []  # a colon has a space before it


def ids_on(visitor: Visitor) -> list[str]:
    """Words on the page that look like the name of a text, which is what a missing text shows."""
    shown = visitor.page.locator("body").inner_text()
    return [word for word in re.findall(r"(?<![\w/-])[a-z]+-[a-z_-]+", shown) if word.split("-")[0] in families()]


@cache
def families() -> set[str]:
    """The first words of the names of texts, where several share it."""
    texts = [file.read_text("utf-8") for file in TEXTS.rglob("en.ftl")]
    names = [name for text in texts for name in re.findall(r"^(\w+)-", text, re.MULTILINE)]
    return {name for name, count in Counter(names).items() if count > 2}
