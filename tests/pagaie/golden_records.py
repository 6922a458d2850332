"""Games kept for ever, one for each number of seats. Run this file to play them anew when the rules change:

python -m tests.pagaie.golden_records
"""

from __future__ import annotations

from tests.pagaie.board import PAGAIE
from tests.pagaie.styles import STYLES
from tests.support.golden import GoldenGame, write

GAMES = [
    GoldenGame("two_turns", 2, {}, "builders", 3, [73, 46]),
    GoldenGame("fixed_paddle", 3, {"board_size": "6", "confirm_end_of_turn": "on"}, "sprawlers", 4, [44, 54, 19]),
    GoldenGame("four_seats", 4, {"start_flowers_sea": "2"}, "any move", 5, [41, 34, 59, 37]),
    GoldenGame("discards", 4, {"free_discard": "on", "short_game": "on"}, "hoarders", 6, [0, 0, 0, 0]),
]

if __name__ == "__main__":
    write(PAGAIE, GAMES, STYLES)
