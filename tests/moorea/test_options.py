"""What an option promises before it is confirmed: cards spent, points gained, and whether it can be taken back."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.core.game import CHANCE, Event
from motu.games.moorea.components import GOOD_NAMES
from motu.games.moorea.state import MooreaState
from tests import positions
from tests.moorea.setting import MOOREA
from tests.moorea.styles import STYLES

CONFIRM = {"confirm_end_of_turn": "on"}


def asked(seats: int, style: str, seed: int) -> list[MooreaState]:
    """Every position of a game in which a seat decides."""
    s = MOOREA.new(seats, CONFIRM)
    assert isinstance(s, MooreaState)
    return positions.asked(s, STYLES[style], seed)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", [2, 5])
def test_an_option_says_whether_it_can_be_taken_back(seats: int, style: str) -> None:
    for s in asked(seats, style, 1):
        for option in MOOREA.decision(s).options:
            log: list[Event] = []
            after = s.clone()
            after.play(option.move, log)
            comes_out = after.awaiting() == CHANCE or any(event.reveals for event in log)
            ends = after.awaiting() != s.awaiting()
            assert option.final == (comes_out or ends), MOOREA.write(s, option.move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_option_spends_the_cards_it_ticks(seats: int) -> None:
    for s in asked(seats, "any move", 2):
        for option in MOOREA.decision(s).options:
            if not option.spends or option.label.id == "give":
                continue
            after = s.clone()
            seat = s.active
            after.play(option.move)
            ticked = Counter(handle.removeprefix("hand:") for handle in option.spends)
            before = Counter(dict(zip(GOOD_NAMES, s.players[seat].hand, strict=True)))
            left = Counter(dict(zip(GOOD_NAMES, after.players[seat].hand, strict=True)))
            assert before - left <= ticked, MOOREA.write(s, option.move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_option_gains_the_points_it_promises(seats: int) -> None:
    for s in asked(seats, "any move", 3):
        for option in MOOREA.decision(s).options:
            after = s.clone()
            after.play(option.move)
            gained = after.scores()[s.active] - s.scores()[s.active]
            assert gained in (0, option.gain), MOOREA.write(s, option.move)
