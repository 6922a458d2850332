"""How tests play Hawaii."""

from __future__ import annotations

from motu.games.hawaii.names import SOURCE_NAMES
from motu.games.hawaii.view import STEP_NAMES
from tests.hawaii.prepared_games import LastRound
from tests.support.play import Played

PLAYED = Played(
    steps=[*STEP_NAMES.values(), "act", "chance", "over"],
    sources=list(SOURCE_NAMES),
    examples="2 3 4 5 6 7 8 9 10 11 12 13",
    richer=("start_shells = 13", "start_shells = 30"),
    scores={2: (80, 110), 3: (70, 100), 4: (60, 88), 5: (52, 79)},
    late=LastRound,
    seats=2,
    devices=("mouse", "phone"),
    asked="act boats build catch pay price product sail walk",
    changed="fish pay price sail village walk",
    wished="place: post: harbour",
    put_off="order",
    parts="village:",
)
