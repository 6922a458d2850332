"""Games kept for ever, one for each way a game can end. Run this file to play them anew when the rules change:

python -m tests.moorea.golden_records
"""

from __future__ import annotations

from tests.moorea.board import MOOREA
from tests.moorea.styles import STYLES
from tests.support.golden import GoldenGame, write

STRICT = {"tie_break": "fewer_products", "same_sites_add_up": "no"}
GAMES = [
    GoldenGame("deck_runs_out", 3, {}, "any move", 4, [41, 63, 31]),
    GoldenGame("stall", 2, {"confirm_end_of_turn": "on"}, "mostly pass", 5, [4, 2]),
    GoldenGame(
        "pile_runs_out",
        5,
        {"tie_break": "fewer_products", "same_sites_add_up": "no"},
        "lay all",
        6,
        [39, 41, 50, 35, 57],
    ),
]

if __name__ == "__main__":
    write(MOOREA, GAMES, STYLES)
