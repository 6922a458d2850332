"""Whole games at the drawn table against bots: by mouse, by keyboard alone, by finger on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from motu.shelf import games
from tests.browser.conftest import Come
from tests.browser.guest import DESKTOP, PHONE, Size
from tests.browser.seat import Seat, sit_down

MOST = 200  # answers; a game of three takes about seventy

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", sorted(games))
@pytest.mark.parametrize(
    ("move", "size"),
    [(Seat.click_a_move, DESKTOP), (Seat.type_a_move, DESKTOP), (Seat.tap_a_move, PHONE)],
    ids=["mouse", "keyboard", "phone"],
)
def test_a_whole_game(come: Come, move: Callable[[Seat], None], size: Size, game: str) -> None:
    seat = sit_down(come(size), seats=3, bot="greedy", game=game)
    for _ in range(MOST):
        if not seat.asked():
            break
        move(seat)
    assert seat.stage.get_attribute("data-over") == "true"
    expect(seat.page.get_by_role("region", name="Result")).to_be_visible()
    expect(seat.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(seat.page.get_by_role("link", name="Replay")).to_be_visible()
    assert seat.guest.axe() == []
