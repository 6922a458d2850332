"""Fire & Stone in prepared positions: the last turns, in which much can be asked."""

from __future__ import annotations

from typing import Any

from motu.core.game import Settings
from motu.games.fire_and_stone.game import FireAndStone
from motu.games.fire_and_stone.state import FireAndStoneState
from tests.fire_and_stone.board import FIRE, table, with_printed

TURNS = 6  # that are left: enough for every question


class LastTurns(FireAndStone):
    """The end is near, a few turns later than usual: two scouts, food, animals, tiles and settlements nearby."""

    display = "boats stone_axe basket"
    cave = ""
    food = 4

    def __init__(self, *changes: tuple[str, str]) -> None:
        """With other numbers printed, if there are changes."""
        self.printed = with_printed(*changes) if changes else FIRE
        super().__init__(self.printed.edition)

    def new(self, seats: int, settings: Settings) -> FireAndStoneState:
        rich: dict[str, Any] = {
            "food": self.food,
            "bags": 4,
            "mat": "hare",
            "tracks": ["apple apple"],
            "cards": "crops barter",
        }
        others = {seat: {"scouts": "danube cape", "food": 4, "bags": 4} for seat in range(1, seats)}
        return table(
            "cape danube",
            seats=seats,
            found=9,
            tiles={"kalahari": "apple", "zambezi": "-", "iberia": "-", "gaul": "nut"},
            forests={"angola": "boar hare", "alps": None},
            huts={"rift": " ".join(["1"] * seats), "balkans": "0 2" + " 0" * (seats - 2)},
            trigger=seats - 1,
            turns_left=[TURNS] * (seats - 1) + [TURNS - 1],
            others=others,
            display=self.display,
            cave=self.cave,
            settings=settings,
            game=self.printed,
            **rich,
        )


class Wordy(LastTurns):
    """The same with cards on display of which one does two things."""

    display = "fire_drill clay_pots bow"


class WithCave(LastTurns):
    """The same where this cave card was found."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self.cave = card


class FullBags(LastTurns):
    """The same where no further food can be stored."""

    food = 6
