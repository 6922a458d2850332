"""Attendance: who is at the table, who is away, and from when on a bot may stand in."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from motu.core.game import Seat
from motu.server.model.log_row import Summary
from motu.server.model.seating import SeatHolder, Seating
from motu.server.wire.messages import Patience

PATIENCE: Final[Mapping[Patience, int]] = MappingProxyType({"none": 0, "minutes": 120_000, "day": 86_400_000})


class Attendance(NamedTuple):
    """Guests with an open page now. Times are milliseconds since 1970."""

    guests: frozenset[str]  # with an open page
    since: int  # when the table came into memory: whoever has no page and no `gone_since` is away since then
    now: int
    away_after: int  # milliseconds

    def away_for(self, holder: SeatHolder) -> int | None:
        """How long the person has been without an open page; None for whoever is here, and where nobody sits."""
        if holder.guest is None or holder.guest in self.guests:
            return None
        return max(0, self.now - (holder.gone_since or self.since))

    def is_away(self, holder: SeatHolder) -> bool:
        """Whether the seat belongs to a person who left, or who has been without a page for long."""
        return holder.guest is not None and (holder.left or (self.away_for(holder) or 0) > self.away_after)

    def bot_in(self, seating: Seating, summary: Summary, seat: Seat) -> int | None:
        """How long it takes until a bot may stand in for this seat's person; 0: now; None: not at all.

        At once for whoever has left; for whoever is away, after a minute and the table's patience; and for the seat
        that is to decide after the patience, whether its person is here or not.
        """
        holder = seating.holders[seat]
        if seating.status != "playing" or holder.guest is None or holder.bot is not None:
            return None
        if holder.left:
            return 0
        patience = PATIENCE[seating.patience]
        waits: list[int] = []
        away_for = self.away_for(holder)
        if away_for is not None:
            waits.append(max(self.away_after, patience) - away_for)
        if patience and summary.awaiting == seat:
            waits.append(patience - (self.now - max(summary.time, holder.back_since)))
        return max(0, min(waits)) if waits else None
