"""How tests play Vanuatu."""

from __future__ import annotations

from motu.games.vanuatu.names import SOURCE_NAMES
from motu.games.vanuatu.view import STEP_NAMES
from tests.support.play import Played
from tests.vanuatu.prepared_games import LastRound

PLAYED = Played(
    steps=[*dict.fromkeys(STEP_NAMES.values()), "act", "chance", "over"],
    sources=list(SOURCE_NAMES),
    examples="0 1 2 3 4 5 6 7 8 9 10 11",
    richer=("drawing_points = 3", "drawing_points = 9"),
    scores={2: (34, 54), 3: (39, 59), 4: (33, 52), 5: (28, 46)},
    late=LastRound,
    seats=3,
    devices=("mouse", "keyboard", "phone"),
    asked="place neutral character mark turn sail sell draw tourist rest",
    changed="sell",
    wished="cell: hut: side: cube: action:draw action:explore action:tourist action:",
    pictured={"rising_waters": "on"},
)
