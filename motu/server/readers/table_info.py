"""A table without its game, for lists, lobbies and the names around a board."""

from __future__ import annotations

from typing import Literal

from motu.core.game import Seat
from motu.server.model.attendance import Attendance
from motu.server.model.log_row import Summary
from motu.server.model.names import names_by_seat
from motu.server.model.seating import Seating
from motu.server.wire.messages import Hinted, SeatInfo, StoodIn, TableInfo


def table_info(seating: Seating, summary: Summary, guest: str | None, attendance: Attendance) -> TableInfo:
    """For the reader `guest`."""
    names = names_by_seat(seating)
    me = seating.seat_of(guest)
    return TableInfo(
        id=seating.id,
        game=seating.game,
        version=seating.version,
        settings=seating.settings,
        status=seating.status,
        listed=seating.listed,
        seats=[seat_info(seating, summary, seat, names[seat], attendance) for seat in range(seating.seats)],
        host=seating.seat_of(seating.host),
        me=me,
        hosting=guest == seating.host,
        seq=summary.seq,
        awaiting=summary.awaiting if summary.awaiting >= 0 else None,
        scores=summary.scores or None,
        ranking=summary.ranking,
        created=seating.created,
        changed=summary.time or seating.created,
        rematch=seating.rematch,
        rematch_by=seating.seat_of(seating.rematch_by),
        locked=seating.locked,
        patience=seating.patience,
        phrases=seating.phrases,
        hints=seating.allows_hints,
        hinted=[Hinted(seat, moment) for seat, moment in seating.hinted],
        stood_in=None if me is None else stood_in(seating, me),
    )


def seat_info(seating: Seating, summary: Summary, seat: Seat, name: str, attendance: Attendance) -> SeatInfo:
    holder = seating.holders[seat]
    kind: Literal["bot", "person", "empty"] = "bot" if holder.bot else "person" if holder.guest else "empty"
    return SeatInfo(
        seat=seat,
        kind=kind,
        name=name,
        bot=holder.bot,
        connected=holder.guest in attendance.guests,
        left=attendance.is_away(holder),
        invited=holder.invited,
        resigned=holder.resigned,
        away_for=attendance.away_for(holder),
        bot_in=attendance.bot_in(seating, summary, seat),
    )


def stood_in(seating: Seating, seat: Seat) -> StoodIn | None:
    """A bot's moves for the person in this seat, as soon as the person is back."""
    holder = seating.holders[seat]
    return StoodIn(holder.bot_from, holder.bot_until) if holder.bot_until > holder.bot_from >= 0 else None
