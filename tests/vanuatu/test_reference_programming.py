"""What may be programmed, and what is possible, at tables set by chance: the game and its second reading agree."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from motu.core.errors import BadState
from motu.core.game import Settings
from motu.games.vanuatu.names import ACTION_NAMES, CHARACTER_NAMES, GOOD_NAMES, OCEAN_NAMES
from motu.games.vanuatu.state import VanuatuState
from tests.vanuatu.board import BOX, FULL, SHIPS, VANUATU, may_mark, table, with_printed
from tests.vanuatu.reference import engine, shown
from tests.vanuatu.reference.actions import ways
from tests.vanuatu.reference.preparing import new_table
from tests.vanuatu.reference.printed import ACTIONS, Printed
from tests.vanuatu.reference.programming import programmable
from tests.vanuatu.reference.table import Island, Ocean, Ship, Table

GAMES = [
    VANUATU,
    with_printed(("hut_vatus = 3", "hut_vatus = 5")),
    with_printed(("vatus_per_step = 1\n", "vatus_per_step = 2\n")),
    with_printed(("full = 10\n", "full = 6\n")),
]
ISLANDS = {entry["id"]: entry for entry in BOX["island"]}
TILES = FULL.split(", ")


class Setter:
    """Sets up a table by chance, and has it read."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)  # noqa: S311
        self.game = self.dice.choice(GAMES)
        self.settings: Settings = {}
        for name, value in (("rising_waters", "on"), ("sell_price_drop_per", "tile"), ("vendor_needs_island", "no")):
            if self.dice.random() < 0.4:
                self.settings[name] = value
        self.laid = TILES[: self.dice.randint(0, len(TILES))]
        self.islands = ["efate", *[tile.split()[0] for tile in self.laid if tile[0] in "AD"]]
        self.oceans = ["a3", "b2", "b3", *[tile.split()[1] for tile in self.laid if tile[0] not in "AD"]]
        sinking = 0.15 if "rising_waters" in self.settings else 0.0
        self.sunk = [island for island in self.islands if self.dice.random() < sinking]
        self.seller = self.dice.random() < 0.5  # somebody with fish, huts and few points: banks fill on the way
        self.dry = [island for island in self.islands if island not in self.sunk]

    def some(self, values: str, most: int) -> str:
        return " ".join(self.dice.choice(values) for _ in range(self.dice.randint(0, most)))

    def player(self) -> dict[str, Any]:
        """A player with a boat and perhaps huts."""
        likely = 0.6 if self.seller else 0.2
        huts = " ".join(f"{island} 1" for island in self.dry if self.dice.random() < likely)
        return {"boat": self.dice.choice(self.oceans), "huts": huts}

    def filled(self, places: str) -> str:
        """Islands where all these places are taken, or none."""
        return " ".join(f"{island} {self.dice.choice([0, ISLANDS[island][places]])}" for island in self.dry)

    def table(self) -> VanuatuState:
        """Seat 0 lays a marker."""
        dice = self.dice
        ships = [" ".join([str(n), *dice.sample(SHIPS[n], dice.randint(0, 3))]) for n in dice.sample(list(SHIPS), 3)]
        return table(
            " ".join(dice.sample(ACTION_NAMES[:8], dice.randint(0, 4))) + " sell" * self.seller,
            seats=(seats := dice.randint(2, 4)),
            lay=", ".join(self.laid),
            sunk=" ".join(self.sunk),
            goods={island: " ".join(good for good in GOOD_NAMES if dice.random() < 0.35) for island in self.islands},
            tokens={ocean: (dice.randint(0, 3), dice.randint(0, 3)) for ocean in OCEAN_NAMES},
            ships=ships,
            drawings=self.filled("drawings"),
            tourists=self.filled("tourists"),
            office=dice.randint(0, 2),
            step="mark",
            left=1,
            others={seat: self.player() for seat in range(1, seats)},
            settings=self.settings,
            game=self.game,
            vatus=dice.randint(0, 5 if self.game is GAMES[-1] else 9),
            points=dice.choice([0, 0, 0, 1, 2, 9]),
            fish=dice.choice("123") if self.seller else self.some("123", 3),
            treasures=self.some("123", 2),
            character="beggar" if self.seller else dice.choice(CHARACTER_NAMES),
            **self.player(),
        )

    def read(self, s: VanuatuState) -> Table:
        """The same table for the second reading."""
        printed = Printed(self.game.components())
        found = engine.Dump(s, printed).read()
        here = new_table(printed, engine.choices(self.settings), len(s.players))
        here.map = {cell: tile(printed, cell, entry) for cell, entry in found["map"].items()}
        here.ships = [Ship(number, free) for number, free in found["ships"]]
        here.office, here.reserve, here.dikes = found["office"], found["reserve"], found["dikes"]
        for player, entry in zip(here.players, found["players"], strict=True):
            for name in ("vatus", "boat", "huts", "fish", "treasure", "markers", "character"):
                setattr(player, name, entry[name])
            player.earned["drawings"] = entry["points"]
        return here


def tile(printed: Printed, cell: str, entry: dict[str, Any]) -> Island | Ocean:
    if "fish" in entry:
        return Ocean(entry["tile"], entry["fish"], entry["treasure"])
    huts = [seat for seat, count in enumerate(entry["huts"]) for _ in range(count)]
    dikes = {printed.sides[cell][side] for side in entry["dikes"]}
    return Island(
        entry["tile"], entry["cubes"], huts, entry["drawings"], entry["tourists"], 0, dikes, entry["submerged"]
    )


def test_the_second_reading_would_program_the_same(pytestconfig: pytest.Config) -> None:
    seen, through_others = 0, 0
    for seed in range(20000 if pytestconfig.getoption("thorough") else 400):
        setter = Setter(seed)
        try:
            s = setter.table()
        except BadState:
            continue  # more cubes than there are
        here = setter.read(s)
        marked, now = set(here.players[0].stacks()), {action for action in ACTIONS if ways(here, 0, action)}
        may = set(programmable(here, 0)) - marked
        assert may_mark(s) - marked == may, seed
        view = shown.read(setter.game.view(s, 0))
        assert {action for action in ACTIONS if view["spaces"][action]["possible"]} == now, seed
        assert view["sailing"] == shown.sailing(here, 0), seed
        seen += 1
        through_others += not may <= now
    assert seen > 300
    assert through_others > 100  # actions that only other programmed actions make possible
