"""A table without its game, for lists, lobbies and the names around a board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from motu.core.game import Seat
from motu.server.model.log_row import Summary
from motu.server.model.names import names_by_seat
from motu.server.model.seating import Seating, is_away
from motu.server.wire.messages import SeatInfo, TableInfo


def table_info(
    seating: Seating, summary: Summary, guest: str | None, connected: set[str], away: Callable[[str], bool]
) -> TableInfo:
    """For the reader `guest`; `connected` are the guests with an open page, `away` those without one for long."""
    names = names_by_seat(seating)
    return TableInfo(
        id=seating.id,
        game=seating.game,
        version=seating.version,
        settings=seating.settings,
        status=seating.status,
        listed=seating.listed,
        seats=[seat_info(seating, seat, names[seat], connected, away) for seat in range(seating.seats)],
        host=seating.seat_of(seating.host),
        me=seating.seat_of(guest),
        hosting=guest == seating.host,
        seq=summary.seq,
        awaiting=summary.awaiting if summary.awaiting >= 0 else None,
        scores=summary.scores or None,
        ranking=summary.ranking,
        created=seating.created,
        changed=summary.time or seating.created,
        rematch=seating.rematch,
    )


def seat_info(seating: Seating, seat: Seat, name: str, connected: set[str], away: Callable[[str], bool]) -> SeatInfo:
    holder = seating.holders[seat]
    kind: Literal["bot", "person", "empty"] = "bot" if holder.bot else "person" if holder.guest else "empty"
    return SeatInfo(seat, kind, name, holder.bot, holder.guest in connected, is_away(holder, away))
