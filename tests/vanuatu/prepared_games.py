"""Vanuatu in prepared positions: much to choose, in the last round too."""

from __future__ import annotations

from motu.core.game import Settings
from motu.games.vanuatu.game import Vanuatu
from motu.games.vanuatu.state import VanuatuState
from tests.vanuatu.board import FULL, table

OTHERS = {
    1: {"vatus": 6, "points": 9, "fish": "2 1", "huts": "efate", "boat": "a3"},
    2: {"vatus": 4, "points": 12, "huts": "A1", "boat": "c4"},
    3: {"vatus": 2, "points": 7, "boat": "b2"},
    4: {"vatus": 5, "points": 3, "boat": "b3"},
}


NOT_LAID = ", F2 d1, D2 c6"  # at the end of FULL


class LastRound(Vanuatu):
    """Something for every action: two players have two rounds left and begin with tiles, more begin the last round."""

    def new(self, seats: int, settings: Settings) -> VanuatuState:
        two = seats == 2
        others = {seat: OTHERS[seat] for seat in range(1, seats)}
        return table(
            step="place" if two else "character",
            round=7 if two else 8,
            seats=seats,
            lay=FULL.removesuffix(NOT_LAID) if two else FULL,
            volcano="F2 D2" if two else "",
            vatus=6,
            points=10,
            fish="3 1",
            treasures="2",
            huts="efate A1",
            tourists="efate 2 A1 1",
            drawings="A2",
            office=3,
            others=others,
            settings=settings,
            game=self,
        )
