"""How tests play Moorea."""

from __future__ import annotations

from motu.games.moorea.components import FIRST_SITE, PRODUCT_NAMES, STORE_NAMES, TOOL_NAMES
from motu.games.moorea.view import STEP_NAMES
from tests.moorea.prepared_games import Evening
from tests.support.play import Played

PLAYED = Played(
    steps=[*STEP_NAMES.values(), "act", "chance", "over"],
    sources=[*PRODUCT_NAMES[FIRST_SITE:], *TOOL_NAMES, *(f"{store}_cards" for store in STORE_NAMES)],
    examples="0 2 4 5 6 7 8 9 10 11",
    richer=("points = 4\n", "points = 44\n"),
    scores={2: (68, 100), 3: (46, 68), 4: (44, 66), 5: (40, 62)},
    late=Evening,
    seats=3,
    devices=("mouse", "keyboard"),
    asked="act confirm count discard draw draw-more give pay take",
    wished="display: tool: store: open: pile hand:",
    put_off="display tool action:2",
    settings={"starting_player": "1"},
)
