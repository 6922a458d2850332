"""Games kept for ever: today's rules still lead to the same ends."""

from __future__ import annotations

from tests.pagaie.board import PAGAIE
from tests.pagaie.golden_records import GAMES
from tests.support.golden import GoldenTests


class TestRecords(GoldenTests):
    game = PAGAIE
    games = GAMES
