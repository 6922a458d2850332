"""Games at the drawn table against bots, to their ledger: by mouse, by keyboard alone, by finger on a phone."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import WebSocket, expect

from tests.support.browser.fixtures import Visit
from tests.support.browser.input_devices import FINGER, KEYBOARD, MOUSE, InputDevice
from tests.support.browser.table_page import TablePage, sit_down
from tests.support.browser.visitor import DESKTOP, PHONE, Size, Visitor
from tests.support.play import DRAWN, played
from tests.support.server.servers import Server

MOST = 200  # answers
MOST_GAMES = 3
DEVICES: Final[dict[str, tuple[InputDevice, Size]]] = {
    "mouse": (MOUSE, DESKTOP),
    "keyboard": (KEYBOARD, DESKTOP),
    "phone": (FINGER, PHONE),
}

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "by"), [(game, by) for game in DRAWN for by in played(game).devices])
def test_a_whole_game(visit: Visit, game: str, by: str) -> None:
    """From the first move on, as a keen buyer plays; the end is looked at in every light, on a phone too."""
    device, size = DEVICES[by]
    seat = sit_down(visit(size), played(game).seats, bot="greedy", game=game)
    for _ in range(MOST):
        if not seat.asked():
            break
        seat.answer(device)
    expect_the_end(seat)
    for looked_at in (DESKTOP, PHONE) if device is MOUSE else ():
        seat.visitor.resize(looked_at)
        assert seat.visitor.axe() == [], looked_at


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("by", ["keyboard", "phone"])
def test_every_kind_of_decision(visit: Visit, late_server: Server, by: str, game: str) -> None:
    """By keyboard and by finger the last turns of a game are played, laid out so that everything is asked there.

    What was not asked in the first game is asked in another one, in which other things are tried.
    """
    device, size = DEVICES[by]
    visitor = visit(size, url=late_server.url)
    wanted = {f"ask-{what}" for what in played(game).asked.split()}
    done = Counter[str]()
    with hearing(visitor) as asked:
        for _ in range(MOST_GAMES):
            seat = sit_down(visitor, game=game)
            seat.done = done
            for _ in range(MOST):
                if not seat.asked():
                    break
                seat.try_something(device)
            expect_the_end(seat)
            if wanted <= asked:
                break
    assert wanted <= asked
    assert set(played(game).changed.split()) <= set(done)


def expect_the_end(seat: TablePage) -> None:
    assert seat.stage.get_attribute("data-over") == "true"
    expect(seat.page.get_by_role("region", name="Result")).to_be_visible()
    expect(seat.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(seat.page.get_by_role("link", name="Replay")).to_be_visible()


@contextmanager
def hearing(visitor: Visitor) -> Iterator[set[str]]:
    """The questions that the server asks of this visitor, by the names of their texts."""
    asked: set[str] = set()

    def hear(said: str | bytes) -> None:
        told = json.loads(said)
        asked.update(found["prompt"]["id"] for found in (told.get("decision"), told.get("open")) if found)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    visitor.page.on("websocket", listen)
    yield asked
    visitor.page.remove_listener("websocket", listen)
