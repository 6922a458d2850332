"""Strategies of a seat by the end of a game of Fire & Stone: for statistics."""

from __future__ import annotations

from motu.games.fire_and_stone.rules import scoring
from motu.games.fire_and_stone.state import OWNED, FireAndStoneState


def strategies(s: FireAndStoneState, seat: int) -> list[str]:
    """By huts, covered and open inventions, and majorities."""
    player = s.players[seat]
    built = int(s.box.huts - player.huts)
    covered = sum(card > OWNED for card in player.cards)
    low = 3 * (min(built, 9) // 3)
    return [
        f"{low} to {low + 2} huts" if low < 9 else "9 or more huts",
        f"{min(3, covered)}{' or more' if covered > 2 else ''} covered inventions",
        f"{min(4, int(scoring.majorities(s, seat)))}{' or more' if scoring.majorities(s, seat) > 3 else ''} majorities",
        "most huts" if scoring.most_huts(s, seat) > 0 else "not the most huts",
    ]
