"""The reader for whom a message is made."""

from __future__ import annotations

from typing import NamedTuple

from motu.core.events import Event
from motu.core.game import EVERYONE, SPECTATOR, Seat
from motu.server.model.seating import Seating


class Reader(NamedTuple):
    """A seat or SPECTATOR, and whether the person there decides: not while a bot stands in."""

    seat: Seat
    decides: bool


def reader_of(seating: Seating, guest: str | None) -> Reader:
    seat = seating.seat_of(guest)
    return Reader(SPECTATOR, False) if seat is None else Reader(seat, seating.holders[seat].bot is None)


def may_know(event: Event, seat: Seat) -> bool:
    """Whether an event is for everyone or for this seat."""
    return event.audience in (EVERYONE, seat)
