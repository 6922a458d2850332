"""Games at the drawn table against bots, to their ledger: by mouse, by keyboard alone, by finger on a phone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import WebSocket, expect

from motu.shelf import games
from tests.browser.conftest import Come
from tests.browser.guest import DESKTOP, PHONE, Guest, Size
from tests.browser.seat import Seat, sit_down
from tests.browser.ways import FINGER, KEYBOARD, MOUSE, Way
from tests.server.running import Server

MOST = 200  # answers
SEATS: Final = {"moorea": 3, "hawaii": 2}  # whole games of about fifty answers and of twenty
ASKED: Final = {  # every question that a turn in the positions of tests.browser.laid leads to
    "moorea": "act confirm count discard draw draw-more give pay take",
    "hawaii": "act boats build catch pay price product sail walk",
}
CHANGED: Final = {"moorea": "", "hawaii": "fish pay price sail village walk"}  # parts of a turn before it is sent

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "way", "size"),
    [("moorea", MOUSE, DESKTOP), ("moorea", KEYBOARD, DESKTOP), ("hawaii", MOUSE, DESKTOP), ("hawaii", FINGER, PHONE)],
    ids=["moorea-mouse", "moorea-keyboard", "hawaii-mouse", "hawaii-phone"],
)
def test_a_whole_game(come: Come, game: str, way: Way, size: Size) -> None:
    """From the first move on, as a keen buyer plays; the end is looked at in every light, on a phone too."""
    seat = sit_down(come(size), SEATS[game], bot="greedy", game=game)
    for _ in range(MOST):
        if not seat.asked():
            break
        seat.answer(way)
    expect_the_end(seat)
    for looked_at in (DESKTOP, PHONE) if way is MOUSE else ():
        seat.guest.resize(looked_at)
        assert seat.guest.axe() == [], looked_at


@pytest.mark.parametrize("game", sorted(games))
@pytest.mark.parametrize(("way", "size"), [(KEYBOARD, DESKTOP), (FINGER, PHONE)], ids=["keyboard", "phone"])
def test_every_kind_of_decision(come: Come, late_house: Server, way: Way, size: Size, game: str) -> None:
    """By keyboard and by finger the last turns of a game are played, laid out so that everything is asked there."""
    guest = come(size, url=late_house.url)
    with hearing(guest) as asked:
        seat = sit_down(guest, game=game)
        for _ in range(MOST):
            if not seat.asked():
                break
            seat.try_something(way)
    expect_the_end(seat)
    assert {f"ask-{what}" for what in ASKED[game].split()} <= asked
    assert set(CHANGED[game].split()) <= set(seat.done)


def expect_the_end(seat: Seat) -> None:
    assert seat.stage.get_attribute("data-over") == "true"
    expect(seat.page.get_by_role("region", name="Result")).to_be_visible()
    expect(seat.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(seat.page.get_by_role("link", name="Replay")).to_be_visible()


@contextmanager
def hearing(guest: Guest) -> Iterator[set[str]]:
    """The questions that the server asks of this guest, by the names of their texts."""
    asked: set[str] = set()

    def hear(said: str | bytes) -> None:
        decision = json.loads(said).get("decision")
        if decision:
            asked.add(decision["prompt"]["id"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    guest.page.on("websocket", listen)
    yield asked
    guest.page.remove_listener("websocket", listen)
