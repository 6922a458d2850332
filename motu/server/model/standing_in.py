"""A bot plays for a person: while the person is away, until the seat is taken back, or for good after resigning."""

from __future__ import annotations

from msgspec.structs import replace

from motu.core.game import Seat
from motu.server.model.seating import SeatHolder, Seating
from motu.server.wire.errors import Refusal

# `moment` is that of the game as it is now: what the bot does from there on is told to whoever comes back.


def stand_in(seating: Seating, seat: Seat, bot: str, moment: int, bot_in: int | None) -> Seating:
    """Let a bot play for a person who is away; `bot_in` says from when on it may. Idempotent."""
    holder = seating.holders[seat]
    if holder.guest is None or holder.bot is not None:
        return seating
    if bot_in != 0:
        raise Refusal("still_there", f"{holder.name} is still at the table.")
    return seating.with_holder(seat, replace(holder, bot=bot, bot_from=moment, bot_until=-1))


def take_back(holder: SeatHolder, moment: int, now: int) -> SeatHolder:
    """The person is back, and plays again."""
    if holder.resigned:
        raise Refusal("resigned", "You have resigned this game.")
    here = replace(holder, left=False, gone_since=0)
    return here if holder.bot is None else replace(here, bot=None, bot_until=moment, back_since=now)


def resign(seating: Seating, guest: str, bot: str) -> Seating:
    """A bot plays on for the guest, for good. Idempotent."""
    own = seating.seat_of(guest)
    if own is None:
        return seating
    holder = seating.holders[own]
    return seating.with_holder(own, replace(holder, bot=holder.bot or bot, resigned=True, left=True, bot_from=-1))
