"""Vanuatu in prepared positions: much to choose, in the last round too."""

from __future__ import annotations

from typing import Any

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


RIVALS: dict[int, dict[str, Any]] = {
    1: {"markers": "explore sell fish", "vatus": 7, "points": 24, "treasures": "2", "huts": "efate A1", "boat": "b2"},
    2: {"markers": "sell 2 tourist build", "vatus": 6, "points": 19, "fish": "3", "huts": "efate A1", "boat": "c5"},
    3: {"markers": "draw 2 build fish 2", "vatus": 2, "points": 21, "fish": "1", "huts": "A1", "boat": "c5"},
    4: {"markers": "build draw tourist", "vatus": 5, "points": 20, "fish": "2", "boat": "b3"},
}
MINE: dict[str, Any] = {"vatus": 6, "points": 22, "fish": "2 1", "treasures": "3 1 1", "huts": "efate A2"}
SIX = "A1 b4, B1 a1, A2 c3, C1 a4, D1 b1, E1 c4, F1 c2, B2 b5, C2 c5, D2 c6"


class Flooded(Vanuatu):
    """The sixth round of Rising Waters with four players: a turn with much to do, and the water rises after it."""

    markers = "sail build 2 draw tourist"
    neutral = ""
    boat = "b2"
    step = "turn"
    drawings = "efate A1 A2 D1"
    rivals = RIVALS

    def new(self, seats: int, settings: Settings) -> VanuatuState:
        return table(
            self.markers,
            step=self.step,
            left=2,
            seats=seats,
            neutral=self.neutral,
            boat=self.boat,
            first=1,
            round=6,
            lay=SIX,
            volcano="E2 F2",
            character="builder",
            tourists="efate 3 A1 2 A2 3 D1 2",
            drawings=self.drawings,
            die=1,
            water="efate 2 A1 2 A2 3",
            dikes={"efate": "e se sw", "A1": "sw", "A2": "w e ne"},
            ships=["1 kava", "2", "3"],
            office=1,
            others={seat: self.rivals[seat] for seat in range(1, seats)},
            settings={**settings, "rising_waters": "on"},
            game=self,
            **MINE,
        )


class Blocked(Flooded):
    """The same table for two: nothing to explore, and more neutral markers where I would draw."""

    markers = "sail explore draw"
    neutral = "draw 2 sail"
    boat = "c4"


class Crowded(Flooded):
    """The same table, where I can buy, and an island has all its drawings."""

    markers = "buy 3 draw 2"
    drawings = "efate A1 A2 D1 3"


class Sought(Flooded):
    """The same table, where everybody wants to build."""

    rivals = {**RIVALS, 1: {**RIVALS[1], "markers": "build sell fish"}}


class Programming(Flooded):
    """The same table, while the first two markers are laid."""

    markers = ""
    step = "mark"


class Followed(Vanuatu):
    """The next player has one stack left, and one way to build."""

    def new(self, seats: int, settings: Settings) -> VanuatuState:
        others = {1: {"markers": "build", "vatus": 3}}
        return table("sail draw", seats=seats, vatus=2, others=others, settings=settings, game=self)
