"""Pagaie in a prepared position: the last day, in which everything is asked."""

from __future__ import annotations

from typing import Final

from motu.core.game import Settings
from motu.games.pagaie.game import Pagaie
from motu.games.pagaie.state import PagaieState
from tests.pagaie.board import table

ISLAND: Final = (
    "SEA-SH-SH-0-0@0,0 SEA-OC-OC-0-0@2,0 SEA-FI-FI-0-0@4,0 SEA-SH-SH-0-0@0,2r2 SEA-OC-OC-0-0@2,2r2 SEA-FI-FI-0-0@4,2r2 "
    "SAND-TU-0-0-0@1,1r3"
)
BOARD: Final = {  # tiles of every level, and many that show two elements
    "a1": "SEA-SH-0-MR-0", "b1": "SAND-PA-0-0-0", "c1": "CON-HUT", "d1": "SEA-MR-0-OC-0", "e1": "SAND-TU-PA-0-0",
    "a2": "SAND-CR-0-0-0", "b2": "SEA-FI-0-0-0", "c2": "SAND-TU-0-0-0", "d2": "CON-TIKI", "e2": "SEA-SH-x-OC-0",
    "a3": "SEA-SH-MR-0-0", "b3": "SEA-MR-SH-0-0", "c3": "SEA-SH-OC-0-0", "d3": "SEA-OC-SH-0-0", "e3": "SEA-SH-0-OC-0",
    "a4": "SEA-SH-FI-0-0", "b4": "SEA-FI-SH-0-0", "c4": "SEA-SH-0-FI-0", "d4": "SEA-OC-MR-0-0", "e4": "SEA-MR-FI-0-0",
    "a5": "SEA-FI-MR-0-0", "b5": "SEA-MR-0-FI-0", "c5": "SEA-OC-FI-0-0", "d5": "SEA-FI-OC-0-0", "e5": "SEA-OC-0-FI-0",
}  # fmt: skip


class LastDay(Pagaie):
    """The last day begins. Seat 0 is first, has an island and a pontoon, and can build on every level."""

    def new(self, seats: int, settings: Settings) -> PagaieState:
        last = super().new(seats, settings).options.days
        return table(
            ISLAND,
            seats=seats,
            day=int(last),
            pontoon="SAND-PA-0-0-0 CON-TIKI",
            board=BOARD,
            flowers="2 seahorse 1 octopus 2 turtle 1 parrot 1 hut",
            others={1: {"island": "SEA-MR-MR-0-0@0,0 SEA-MR-OC-0-0@2,0 SAND-CR-0-CR-0@1,0"}},
            settings=settings,
        )
