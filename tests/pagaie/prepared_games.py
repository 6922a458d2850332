"""Pagaie in prepared positions: the last day, in which everything is asked, and others that the page is shown in."""

from __future__ import annotations

from typing import Final

from motu.core.game import Settings
from motu.games.pagaie import flow
from motu.games.pagaie.game import Pagaie
from motu.games.pagaie.state import PagaieState
from tests.pagaie.board import choose, table

ISLAND: Final = (
    "SEA-SH-SH-0-0@0,0 SEA-OC-OC-0-0@2,0 SEA-FI-FI-0-0@4,0 SEA-SH-SH-0-0@0,2r2 SEA-OC-OC-0-0@2,2r2 SEA-FI-FI-0-0@4,2r2 "
    "SAND-TU-0-0-0@1,1r3"
)
BOARD: Final = {  # tiles of every level, and many that show two elements
    "a1": "SEA-SH-0-MR-0", "b1": "SEA-SH-x-OC-0", "c1": "SAND-PA-CR-0-0", "d1": "SEA-MR-0-OC-0", "e1": "SAND-TU-PA-0-0",
    "a2": "SAND-CR-0-0-0", "b2": "SEA-FI-0-0-0", "c2": "SAND-TU-0-0-0", "d2": "CON-TIKI", "e2": "CON-HUT",
    "a3": "SEA-SH-MR-0-0", "b3": "SEA-MR-SH-0-0", "c3": "SEA-SH-OC-0-0", "d3": "SEA-OC-SH-0-0", "e3": "SEA-SH-0-OC-0",
    "a4": "SEA-SH-FI-0-0", "b4": "SEA-FI-SH-0-0", "c4": "SEA-SH-0-FI-0", "d4": "SEA-OC-MR-0-0", "e4": "SEA-MR-FI-0-0",
    "a5": "SEA-FI-MR-0-0", "b5": "SEA-MR-0-FI-0", "c5": "SEA-OC-FI-0-0", "d5": "SEA-FI-OC-0-0", "e5": "SEA-OC-0-FI-0",
}  # fmt: skip


class LastDay(Pagaie):
    """The last day. Seat 0 has taken sand and places it where it can: how it lies is asked at once.

    When all are placed, it is asked whether the turn ends.
    """

    def new(self, seats: int, settings: Settings) -> PagaieState:
        last = super().new(seats, settings).options.days
        s = table(
            "SEA-SH-SH-0-0@0,0 SEA-FI-FI-0-0@2,0",
            seats=seats,
            day=int(last),
            taken="SAND-PA-0-0-0 SEA-FI-0-0-0 SEA-OC-OC-0-0",
            board=BOARD,
            flowers="2 seahorse 1 octopus 2 turtle 1 parrot 1 hut",
            others={1: {"island": "SEA-MR-MR-0-0@0,0 SEA-MR-OC-0-0@2,0 SAND-CR-0-CR-0@1,0"}},
            settings=settings,
        )
        choose(s, "place sand-pa-0-0-0")  # there is one place for it
        return s


class Building(Pagaie):
    """Seat 0 has taken sea, sand and a hut; sand lies on its pontoon. The hut has no place yet."""

    def new(self, seats: int, settings: Settings) -> PagaieState:
        return table(
            f"{ISLAND} SEA-SH-x-OC-0@6,0",
            seats=seats,
            day=5,
            taken="SEA-FI-MR-0-0 SAND-TU-PA-0-0 CON-HUT",
            pontoon="SAND-PA-0-0-0",
            flowers="2 seahorse 1 octopus 1 fish 2 turtle 1 parrot 1 hut",
            others={1: {"island": "SEA-MR-MR-0-0@0,0 SEA-MR-OC-0-0@2,0 SAND-CR-0-CR-0@1,0", "pontoon": "CON-TIKI"}},
            settings=settings,
        )


class Fresh(Pagaie):
    """Seat 0 begins a day, and every tile is free."""

    def new(self, seats: int, settings: Settings) -> PagaieState:
        return table(ISLAND, seats=seats, day=2, board=BOARD, settings=settings)


class First(Pagaie):
    """Seat 0 has no island yet: there is one place for its first sea tile, and one way to turn it."""

    def new(self, seats: int, settings: Settings) -> PagaieState:
        return table(seats=seats, taken="SEA-FI-MR-0-0 SAND-TU-PA-0-0", settings=settings)


class Narrow(Pagaie):
    """Seat 0 has sand enough for a hut, in one place."""

    def new(self, seats: int, settings: Settings) -> PagaieState:
        sea = "SEA-SH-SH-0-0@0,0 SEA-OC-OC-0-0@2,0 SEA-FI-FI-0-0@0,2r2 SEA-SH-SH-0-0@2,2r2"
        return table(
            f"{sea} SAND-TU-0-0-0@0,1 SAND-PA-0-0-0@2,1r1",
            seats=seats,
            day=5,
            taken="CON-HUT SEA-FI-MR-0-0",
            flowers="2 turtle 1 parrot 1 hut",
            settings=settings,
        )


class Blooming(Pagaie):
    """Seat 0 adds the first flower of a day on which few tiles are free."""

    def new(self, seats: int, settings: Settings) -> PagaieState:
        return table(
            ISLAND,
            seats=seats,
            day=5,
            first=1,
            seat=0,
            step=int(flow.FLOWER),
            board=BOARD,
            paddles={"row 1": 1, "row 5": 0, "column a": 1, "column e": 0},
            flowers="2 seahorse 1 octopus 2 turtle 1 parrot 1 hut",
            others={1: {"island": "SEA-MR-MR-0-0@0,0 SEA-MR-OC-0-0@2,0 SAND-CR-0-CR-0@1,0"}},
            settings=settings,
        )


class Stuck(Pagaie):
    """Seat 0 holds more than the pontoon takes, and nothing of it has a place."""

    def new(self, seats: int, settings: Settings) -> PagaieState:
        return table(
            "SEA-SH-SH-0-0@0,0",
            seats=seats,
            day=5,
            taken="SAND-TU-PA-0-0 CON-HUT",
            pontoon="SAND-PA-0-0-0",
            settings=settings,
        )
