"""Hawaii in prepared positions: much to choose, in the last round too."""

from __future__ import annotations

from typing import ClassVar, Final

from motu.core.game import Settings
from motu.games.hawaii.game import Hawaii
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import table

TOKENS: Final = {
    "shells_feet": "2 r3 5",
    "fruits": "3 r4 2",
    "kahunas": "2 r5 3",
    "spears_trade": "3 r4",
    "hula": "4 5",
    "boats": "2",
    "surfers": "3 4",
    "tikis": "4",
    "long_irrigation": "5",
    "gods": "r5",
}
ORDER: Final = ["-", "6", "6", "r6", "r6"]


class Plenty(Hawaii):
    """A rich player is to act on a full island, with trade huts that allow many a payment."""

    villages: ClassVar = ["trade_hut:2 hula", "shell_hut", "foot_hut trade_hut"]
    purse: ClassVar = "40 shell 14 foot 12 fruit"
    round: ClassVar = 1

    def new(self, seats: int, settings: Settings) -> HawaiiState:
        return table(
            self.purse,
            round=self.round,
            seats=seats,
            tokens=TOKENS,
            fish="3 2",
            order=" ".join(ORDER[:seats]),
            villages=self.villages,
            kahunas=1,
            tikis=2,
            boats="small large_1",
            settings=settings,
        )


class FiveVillages(Plenty):
    """All of them may take a fruit."""

    villages: ClassVar = ["hula", "shell_hut hula", "foot_hut", "spear_hut", "trade_hut:2"]


class LastRound(Plenty):
    """The fifth round begins, and there is enough for a purchase of every kind, trips, and a tiki."""

    round: ClassVar = 5
