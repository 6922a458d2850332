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


class LastRound(Vanuatu):
    """The eighth round begins with the characters, and there is something for every action."""

    def new(self, seats: int, settings: Settings) -> VanuatuState:
        others = {seat: OTHERS[seat] for seat in range(1, seats)}
        return table(
            step="character" if seats > 2 else "mark",
            left=0 if seats > 2 else 2,
            round=8,
            seats=seats,
            lay=FULL,
            vatus=8,
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
