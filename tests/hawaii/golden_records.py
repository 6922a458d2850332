"""Games kept for ever, one for each rulebook. Run this file to play them anew when the rules change:

python -m tests.hawaii.golden_records
"""

from __future__ import annotations

from tests.hawaii.board import HAWAII
from tests.hawaii.styles import STYLES
from tests.support.golden import GoldenGame, write

GERMAN = {"preset": "german", "open_resources": "yes", "long_hut_width": "1"}
GAMES = [
    GoldenGame("french", 2, {}, "any move", 3, [37, 20]),
    GoldenGame("english", 3, {"preset": "english", "confirm_end_of_turn": "on"}, "sail first", 4, [61, 40, 45]),
    GoldenGame("german", 5, GERMAN, "tikis and huts", 5, [24, 11, 56, 33, 44]),
]

if __name__ == "__main__":
    write(HAWAII, GAMES, STYLES)
