"""What a note says at Vanuatu's table, in every language: what a thing does, who comes before me, what it brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from motu.core.game import Phrase
from motu.games.vanuatu.names import ACTION_NAMES
from motu.words import LANGUAGES
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, Visitor
from tests.support.phrases_of_games import at_a_table
from tests.support.server.servers import Server, serving
from tests.vanuatu.board import VANUATU
from tests.vanuatu.prepared_games import Flooded, Programming

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("language", LANGUAGES)]

Said = tuple[str, dict[str, Any]]  # a sentence and its arguments; cells and seats as words
HERE = "a2 c3 b1"  # the islands beside my boat
ACTING: dict[str, list[Said]] = {
    "sail": [("would-sail", {"cells": "a1 a3 a4 b2 b3 c2 c4 c5"})],
    "build": [("tip-behind", {"seat": 2}), ("tip-behind", {"seat": 3}), ("would-build", {"cells": HERE}),
              ("would-dike", {"vatus": 1})],
    "explore": [("would-explore", {"value": 2})],
    "fish": [("would-fish", {"value": 1})],
    "sell": [("would-sell", {"vatus": 9})],
    "buy": [("would-buy", {"cells": HERE, "points": 5})],
    "draw": [("tip-before", {"seat": 3}), ("would-draw", {"cells": "c3 b1", "points": 3})],
    "tourist": [("tip-before", {"seat": 2}), ("would-tourist", {"cells": HERE, "vatus": 3})],
    "rest": [("would-rest", {"value": 4})],
}  # fmt: skip
LAYING: dict[str, list[Said]] = {
    **{name: [("tip-would-lead", {})] for name in ("sail", "buy", "rest")},
    **{
        name: [("tip-would-follow", {"who": seats})]
        for name, seats in {
            "build": "2 3", "explore": "1", "fish": "3 1", "sell": "2 1", "draw": "3", "tourist": "2",
        }.items()
    },
}  # fmt: skip


@pytest.fixture(scope="module")
def acting(tmp_path_factory: pytest.TempPathFactory, fixed_luck: None) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("acting"), {"vanuatu": Flooded()}) as server:
        yield server


@pytest.fixture(scope="module")
def laying(tmp_path_factory: pytest.TempPathFactory, fixed_luck: None) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("laying"), {"vanuatu": Programming()}) as server:
        yield server


def seated(browser: Browser, server: Server, language: str) -> TablePage:
    visitor = Visitor(browser, touch=False, language=language)
    visitor.arrive(server.url, DESKTOP, "day")
    seat = sit_down(visitor, 4, game="vanuatu")
    assert seat.asked()
    return seat


def note(seat: TablePage, selector: str) -> str:
    """The note of what the pointer rests on."""
    shown = seat.page.locator("#note")
    seat.page.mouse.move(5, 5)
    expect(shown).to_have_count(0)
    box = seat.page.locator(selector).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    seat.page.mouse.move(x - 3, y)
    seat.page.mouse.move(x, y)
    expect(shown).to_be_visible()
    return shown.inner_text()


def phrase(said: Said) -> Phrase:
    key, args = said
    lists = {"cells": ("cell-short", "cell", str), "who": ("boat-of", "seat", int)}
    found: dict[str, Any] = dict(args)
    for name, (part, arg, made) in lists.items():
        if name in found:
            found[name] = tuple(Phrase(part, ((arg, made(word)),)) for word in found[name].split())
    return Phrase(key, tuple(found.items()))


def missing(seat: TablePage, language: str, wanted: dict[str, list[Said]]) -> dict[str, list[str]]:
    """Sentences that the notes of the nine spaces do not have, what is printed among them."""
    words, printed = at_a_table("vanuatu", language), VANUATU.tooltips()
    names = ["Lea", *seat.page.locator(".rival h3").all_inner_texts()]
    found = {}
    for action in ACTION_NAMES:
        told = note(seat, f"[data-handle='action:{action}']")
        sentences = [printed[action], *map(phrase, wanted[action])]
        found[action] = [text for said in sentences if (text := words.say(said, names, 0)) not in told]
    return {action: texts for action, texts in found.items() if texts}


def test_an_action_says_who_comes_before_me_and_what_i_would_do(
    browser: Browser, acting: Server, language: str
) -> None:
    seat = seated(browser, acting, language)
    assert missing(seat, language, ACTING) == {}
    seat.visitor.context.close()


def test_before_a_marker_is_laid_it_says_who_would_come_before_it(
    browser: Browser, laying: Server, language: str
) -> None:
    seat = seated(browser, laying, language)
    assert missing(seat, language, LAYING) == {}
    seat.visitor.context.close()


def test_what_lies_before_me_says_what_it_brings(browser: Browser, acting: Server, language: str) -> None:
    seat = seated(browser, acting, language)
    words, printed = at_a_table("vanuatu", language), VANUATU.tooltips()
    for selector, thing in [
        ("[data-handle='treasure:3']", "treasure-3"),
        ("[data-handle='treasure:1']", "treasure-1"),
        ("[data-at='own:fish'] .va-tile", "fish-tile"),
        ("[data-at='own:hut']", "build"),
        ("[data-handle='power']", "builder"),
        (".va-hull", "ship-1"),
        ("[data-handle='cell:a1']", "B1"),
        ("[data-handle='cell:b4']", "A1"),
        ("[data-handle='volcano:E2']", "E2"),
        (".va-flood", "water"),
    ]:
        assert words.say(printed[thing]) in note(seat, selector), selector
    seat.visitor.context.close()
