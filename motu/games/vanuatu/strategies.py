"""Strategies of a seat by the end of a game of Vanuatu: for statistics."""

from __future__ import annotations

from motu.games.vanuatu import names
from motu.games.vanuatu.rules import scoring
from motu.games.vanuatu.state import VanuatuState


def strategies(s: VanuatuState, seat: int) -> list[str]:
    """By huts, and by what brought the most points."""
    player = s.players[seat]
    huts = int(scoring.huts_built(s, seat))
    best = max(range(len(names.SOURCE_NAMES)), key=lambda source: player.earned[source])
    few = 2 * (min(huts, 6) // 2)
    return [f"{few} or {few + 1} huts" if few < 6 else "6 or more huts", f"most points from {names.SOURCE_NAMES[best]}"]
