"""Why a click does nothing now: a phrase and the number of the rule."""

from __future__ import annotations

from motu.core.game import Phrase, Reason, Seat
from motu.games.moorea.state import MooreaState


def why_not(s: MooreaState, seat: Seat, handle: str) -> Reason | None:
    """None when the handle is part of an option; else the reason, from the most general to the most special."""
    if s.waiting != seat:
        return Reason(Phrase("why-not-your-turn"), "M1.1")
    return None
