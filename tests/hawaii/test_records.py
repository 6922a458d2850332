"""Games kept for ever: today's rules still lead to the same ends."""

from __future__ import annotations

from tests.hawaii.board import HAWAII
from tests.hawaii.golden_records import GAMES
from tests.support.golden import GoldenTests


class TestRecords(GoldenTests):
    game = HAWAII
    games = GAMES
