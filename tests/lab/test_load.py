"""The load test works; its figures are meaningful on an idle machine only."""

from __future__ import annotations

import pytest

from motu.lab import load
from tests.support.play import EXAMPLE


@pytest.mark.parametrize(("bot", "hints"), [("", False), ("random", False), ("random", True)])
def test_moves_are_made_and_timed(bot: str, hints: bool) -> None:
    took: list[float] = []
    while len(took) <= 10:  # a busy machine makes fewer moves in that time
        figures = load.measure(EXAMPLE, tables=3, seats=2, pace=0.1, seconds=2.0, bot=bot, hints=hints)
        assert 0 <= figures.within_goal <= 1
        assert figures.cpu > 0
        assert figures.memory > 20e6
        took += figures.times
    assert all(0 < seconds < 30 for seconds in took)
    assert "ms of the processor" in figures.text()
