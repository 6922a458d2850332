"""Strategies of a seat by the end of a game of Hawaii: for statistics."""

from __future__ import annotations

from motu.games.hawaii import names
from motu.games.hawaii.rules import scoring
from motu.games.hawaii.state import HawaiiState


def strategies(s: HawaiiState, seat: int) -> list[str]:
    """By villages that scored, tikis, gods and large boats."""
    player = s.players[seat]
    scored = int(scoring.scored_villages(s, player)).bit_count()
    gods = sum(names.FIRST_GOD <= tile % (2 * names.TILES) // 2 < names.TILES for tile in player.tiles)
    large = sum(player.ready[boat] + player.away[boat] for boat in range(1, names.BOATS))
    return [
        f"{scored} villages scored",
        f"{min(4, player.tikis)}{' or more' if player.tikis > 3 else ''} tikis",
        "a god" if gods else "no god",
        "a large boat" if large else "no large boat",
    ]
