"""A short game by mouse in the browsers of other people: Firefox and WebKitGTK."""

from __future__ import annotations

from typing import Any, Final

import pytest

from motu.shelf import games
from tests.support.browser.input_devices import SPOT
from tests.support.browser.others import OTHERS, PATIENCE, OtherPage
from tests.support.browser.table_page import LOOK, MOST_PICKS, kind
from tests.support.play import DRAWN, EXAMPLE, played
from tests.support.server.servers import Server

ANSWERS: Final = 6  # so many are given in each game
TWO: Final = [EXAMPLE, *[game for game in DRAWN if games[game].plans_turns()][:1]]  # move by move; whole turns
OFFERED: Final = "dialog button.play"
SEEN: Final = "selector => document.querySelector(selector) !== null"
UNTIL: Final = """([selector, patience]) => new Promise((done, fail) => {
    const look = () => {
        if (document.querySelector(selector) === null) return
        watching.disconnect()
        clearTimeout(late)
        done(true)
    }
    const watching = new MutationObserver(look)
    const late = setTimeout(() => fail(new Error(`there is no ${selector}`)), patience)
    watching.observe(document, {subtree: true, childList: true, attributes: true})
    look()
})"""
pytestmark = [pytest.mark.slow]


class Reader:
    """A player with a mouse."""

    def __init__(self, page: OtherPage, game: str) -> None:
        self.page = page
        self.played = played(game)
        self.plans = games[game].plans_turns()

    def until(self, selector: str) -> None:
        self.page.ask(UNTIL, [selector, PATIENCE * 1000])

    def click(self, selector: str) -> None:
        found = self.page.ask(SPOT, selector)
        assert found, f"{selector} is covered"
        self.page.click(*found)

    def look(self, wanted: str = "asked", before: int = 0, picks: int = 99, was: str = "") -> dict[str, Any]:
        outside = self.played.parts.split()
        found: dict[str, Any] = self.page.ask(LOOK, [wanted, before, picks, was, PATIENCE * 1000, outside])
        return found

    def wished(self, lit: list[str]) -> str:
        """The most wished for first."""
        wishes = [*self.played.wished.split(), ""]
        return min(lit, key=lambda name: next(rank for rank, wish in enumerate(wishes) if name.startswith(wish)))

    def answer(self) -> bool:
        """Answer whatever is asked; false when the game is over."""
        seen = self.look()
        before = seen["seq"]
        kinds: list[str] = []
        while not seen["over"] and not seen["ready"] and seen["seq"] == before:
            assert len(kinds) < MOST_PICKS, f"no draft after {kinds}"
            if seen["choices"]:
                which = "last" if self.played.keen == "last" else "first"
                self.click(f".choices :nth-{which}-child(1 of [data-key])")
                kinds.append("choice")
            elif seen["lit"]:
                name = self.wished([one for one in seen["lit"] if kind(one) not in kinds] or seen["lit"])
                self.click(f".legal[data-handle='{name}']")
                kinds.append(kind(name))
            else:
                self.click(".other :nth-last-child(1 of [data-key])")
                kinds.append("action")
            seen = self.look("planned" if self.plans else "chosen", before, was=seen["picks"])
        if seen["seq"] == before and not seen["over"]:
            self.click(".go .primary")
            if self.look("answered", before)["seq"] == before:
                self.click(".go .primary")
                self.look("played", before)
        return not seen["over"]


@pytest.fixture(scope="module", params=OTHERS)
def other_page(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> Any:
    if not pytestconfig.getoption("thorough"):
        pytest.skip("only scripts/test --thorough plays in other browsers")
    with OTHERS[request.param](tmp_path_factory.mktemp(request.param)) as page:
        yield page


@pytest.mark.parametrize("game", TWO)
def test_a_short_game_is_played_by_clicking(other_page: OtherPage, server: Server, game: str) -> None:
    reader = Reader(other_page, game)
    other_page.open(server.url)
    play = f"article:has(a[href='/new/{game}']) button.play"
    reader.until(play)
    other_page.ask("selector => document.querySelector(selector).scrollIntoView({block: 'center'})", play)
    reader.click(play)
    reader.until(OFFERED)  # the coach and the level, at the first game of a title
    reader.click(OFFERED)
    reader.until(".stage")
    first = reader.look()["seq"]
    for _ in range(ANSWERS):
        if not reader.answer():
            break
    assert reader.look()["seq"] >= first + ANSWERS
    assert not other_page.ask(SEEN, ".notice")
