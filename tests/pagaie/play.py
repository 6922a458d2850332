"""How tests play Pagaie."""

from __future__ import annotations

from motu.games.pagaie.names import ELEMENT_NAMES
from motu.games.pagaie.view import STEP_NAMES
from tests.pagaie.prepared_games import LastDay
from tests.support.play import Played

PLAYED = Played(
    steps=[*dict.fromkeys(STEP_NAMES.values()), "chance", "over"],
    sources=[*ELEMENT_NAMES, "bottles"],
    examples="0 2 3 4 5 6 7 8",
    richer=("points = 1\n", "points = 5\n"),
    scores={2: (128, 174), 3: (128, 170), 4: (102, 138)},
    late=LastDay,
    seats=2,
    devices=("mouse", "keyboard", "phone"),
    asked="build element end flower line place tiles turn",
    changed="element place slot turn",
    wished="element: place: taken: pontoon: slot: turn: row:",
    put_off="action:0 discard",
)
