"""Games kept for ever. Run this file to play them anew when the rules change:

python -m tests.vanuatu.golden_records
"""

from __future__ import annotations

from tests.support.golden import GoldenGame, write
from tests.vanuatu.board import VANUATU
from tests.vanuatu.styles import STYLES

GAMES = [
    GoldenGame("two_players", 2, {}, "tricksters", 3),
    GoldenGame("fallback", 3, {}, "any move", 4),
    GoldenGame("without_characters", 4, {"characters": "off", "confirm_end_of_turn": "on"}, "fishers", 5),
    GoldenGame("rising_waters", 4, {"rising_waters": "on", "sell_price_drop_per": "tile"}, "dikes", 6),
    GoldenGame("all_lost", 5, {"rising_waters": "on"}, "any move", 7),
]

if __name__ == "__main__":
    write(VANUATU, GAMES, STYLES)
