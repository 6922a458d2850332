"""Games kept for ever: today's rules still lead to the same ends."""

from __future__ import annotations

from tests.fire_and_stone.board import FIRE
from tests.fire_and_stone.golden_records import GAMES
from tests.support.golden import GoldenTests


class TestRecords(GoldenTests):
    game = FIRE
    games = GAMES
