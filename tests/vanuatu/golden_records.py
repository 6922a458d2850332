"""Games kept for ever. Run this file to play them anew when the rules change:

python -m tests.vanuatu.golden_records
"""

from __future__ import annotations

from tests.support.golden import GoldenGame, write
from tests.vanuatu.board import VANUATU
from tests.vanuatu.styles import STYLES

WITHOUT = {"characters": "off", "confirm_end_of_turn": "on"}
BY_TILE = {"rising_waters": "on", "sell_price_drop_per": "tile"}
GAMES = [
    GoldenGame("two_players", 2, {}, "tricksters", 3, [15, 18]),
    GoldenGame("fallback", 3, {}, "any move", 4, [24, 31, 21]),
    GoldenGame("without_characters", 4, WITHOUT, "fishers", 5, [15, 28, 21, 4]),
    GoldenGame("rising_waters", 4, BY_TILE, "dikes", 1, [3, 12, 4, 13]),
    GoldenGame("all_lost", 5, {"rising_waters": "on"}, "any move", 1, [11, 14, 14, 4, 2]),
]

if __name__ == "__main__":
    write(VANUATU, GAMES, STYLES)
