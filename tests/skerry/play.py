"""How tests play Skerry."""

from __future__ import annotations

from tests.skerry.game.game import Skerry
from tests.skerry.game.view import STEP_NAMES
from tests.support.play import Played

PLAYED = Played(
    steps=[*STEP_NAMES.values(), "act", "chance", "over"],
    sources=["joins", "edges", "passes"],
    richer=("value = 3\n", "value = 33\n"),
    scores={2: (0, 40), 3: (0, 40), 4: (0, 40)},
    late=Skerry,
    seats=2,
    devices=("mouse", "keyboard", "phone"),
    asked="tile confirm",
    wished="cell:",
    parts="cell:",
)
