"""Games kept for ever: today's rules still lead to the same ends."""

from __future__ import annotations

from tests.support import golden
from tests.support.golden import GoldenTests
from tests.vanuatu.board import VANUATU
from tests.vanuatu.golden_records import GAMES


class TestRecords(GoldenTests):
    game = VANUATU
    games = GAMES


def test_the_fallback_is_kept() -> None:
    """A tile that no cell fitted was laid all the same."""
    laid = [event for event in golden.events(VANUATU, "fallback") if event.kind == "laid_tile"]
    assert not all(event.by_rule for event in laid)  # type: ignore[attr-defined]


def test_a_game_that_all_lost_is_kept() -> None:
    told = golden.events(VANUATU, "all_lost")
    assert told[-1].kind == "all_lost"
    assert all(event.kind != "counted" for event in told)
