"""How tests play Fire & Stone."""

from __future__ import annotations

from motu.games.fire_and_stone.names import SOURCE_NAMES
from motu.games.fire_and_stone.view import STEP_NAMES
from tests.fire_and_stone.prepared_games import LastTurns
from tests.support.play import Played

PLAYED = Played(
    steps=[*dict.fromkeys(STEP_NAMES.values()), "act", "chance", "over"],
    sources=list(SOURCE_NAMES),
    examples="0 2 3 5 6 7 8 9 10 11 12 13 14 15 16",
    richer=("fire_points = 1", "fire_points = 5"),
    scores={2: (26, 37), 3: (20, 31), 4: (16, 25)},
    late=LastTurns,
    seats=2,
    devices=("mouse", "keyboard", "phone"),
    asked="move scout gather track card cook hunt pick settle return forage",
    wished="track: display: points card: animal: exit: peek: fire: area:",
    keen="first",
)
