"""Games kept for ever, with every kind of setting. Run this file to play them anew when the rules change:

python -m tests.fire_and_stone.golden_records
"""

from __future__ import annotations

from tests.fire_and_stone.board import FIRE
from tests.fire_and_stone.styles import STYLES
from tests.support.golden import GoldenGame, write

MOON = {"starting_inventions": "on", "three_player_symbol": "moon", "tie_break": "majorities", "cave_level": "beginner"}
EXPERT = {"starting_inventions": "on", "cave_level": "expert", "forest_memory": "off", "confirm_end_of_turn": "on"}
GAMES = [
    GoldenGame("plain", 2, {}, "cave dwellers", 3, [16, 21]),
    GoldenGame("moon", 3, MOON, "builders", 4, [18, 12, 27]),
    GoldenGame("expert", 4, EXPERT, "cave dwellers", 5, [16, 19, 2, 1]),
    GoldenGame("stalled", 2, {"stall_guard": "15"}, "idlers", 6, [0, 0]),
]

if __name__ == "__main__":
    write(FIRE, GAMES, STYLES)
