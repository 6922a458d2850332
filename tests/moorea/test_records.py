"""Games kept for ever: today's rules still lead to the same ends."""

from __future__ import annotations

import pytest

from tests.moorea.board import MOOREA
from tests.moorea.golden_records import GAMES
from tests.support.golden import GoldenTests, events


class TestRecords(GoldenTests):
    game = MOOREA
    games = GAMES


@pytest.mark.parametrize(
    ("name", "end"), [("deck_runs_out", "rang_in"), ("stall", "stalled"), ("pile_runs_out", "rang_in")]
)
def test_a_record_ends_in_its_own_way(name: str, end: str) -> None:
    kinds = [event.kind for event in events(MOOREA, name)]
    assert kinds[-1] == "ended"
    assert [kind for kind in kinds if kind in ("rang_in", "stalled")] == [end]
