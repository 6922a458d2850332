"""Who sits in which seat of a table, and how that changes. Pure functions: LiveTable saves what they return."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from motu.core.game import Seat
from motu.server.wire.errors import Refusal
from motu.server.wire.messages import Status


class SeatHolder(Struct, frozen=True):
    """Who holds a seat: a person, a bot, a person for whom a bot stands in, or nobody."""

    guest: str | None = None  # id of the person
    name: str = ""
    bot: str | None = None
    left: bool = False  # the person left on purpose

    def nobody(self) -> bool:
        return self.guest is None and self.bot is None


class Seating(Struct, frozen=True):
    """A table without its game: settings, status, and the holder of each seat."""

    id: str
    game: str
    version: int
    settings: dict[str, str]
    seed: str
    host: str
    listed: bool
    status: Status
    created: int
    holders: tuple[SeatHolder, ...]
    rematch: str | None = None

    @property
    def seats(self) -> int:
        return len(self.holders)

    def seat_of(self, guest: str | None) -> Seat | None:
        """The seat of a guest; None for a spectator."""
        if guest is None:
            return None
        return next((seat for seat, holder in enumerate(self.holders) if holder.guest == guest), None)

    def guests(self) -> list[str]:
        """The ids of the people at the table, in the order of the seats."""
        return [holder.guest for holder in self.holders if holder.guest is not None]

    def with_holder(self, seat: Seat, holder: SeatHolder) -> Seating:
        return replace(self, holders=(*self.holders[:seat], holder, *self.holders[seat + 1 :]))

    def require_seat(self, seat: Seat) -> None:
        """Raise a Refusal unless the table has this seat."""
        if not 0 <= seat < self.seats:
            raise Refusal("no_such_seat", f"The table has {self.seats} seats, counted from 0.")


def join(seating: Seating, guest: str, name: str, wish: Seat | None) -> Seating:
    """Give the guest the wished or first free seat, or the own seat back."""
    own = seating.seat_of(guest)
    if own is not None and wish in (None, own):
        return seating.with_holder(own, SeatHolder(guest, name))
    if seating.status != "waiting":
        raise Refusal("not_waiting", "The game has begun without you.")
    free = [seat for seat, holder in enumerate(seating.holders) if holder.nobody()]
    if wish is not None:
        seating.require_seat(wish)
    if wish is not None and wish not in free:
        raise Refusal("seat_taken", "This seat is taken.")
    if not free:
        raise Refusal("table_full", "All seats are taken.")
    if own is not None:
        seating = seating.with_holder(own, SeatHolder())
    return seating.with_holder(free[0] if wish is None else wish, SeatHolder(guest, name))


def leave(seating: Seating, guest: str) -> Seating:
    """Before the start: free the seat, and make another guest host. Later: keep the seat, and mark who left."""
    own = seating.seat_of(guest)
    if seating.status != "waiting":
        return seating if own is None else seating.with_holder(own, replace(seating.holders[own], left=True))
    if own is not None:
        seating = seating.with_holder(own, SeatHolder())
    if seating.host == guest and seating.guests():
        seating = replace(seating, host=seating.guests()[0])
    return seating


def deserted(seating: Seating, leaver: str) -> bool:
    """Whether nobody is left who could start the game."""
    return seating.status == "waiting" and not seating.guests() and seating.host == leaver


def arrange(seating: Seating, seat: Seat, bot: str | None, away: Callable[[str], bool]) -> Seating:
    """Before the start: give a seat to a bot, or empty it. Later: let a bot stand in for a person who is away."""
    if seating.status == "waiting":
        return seating.with_holder(seat, SeatHolder(bot=bot))
    holder = seating.holders[seat]
    if seating.status == "over" or bot is None or holder.guest is None:
        raise Refusal("not_waiting", "Seats are given to bots before the start.")
    if holder.bot is None and not is_away(holder, away):
        raise Refusal("still_there", f"{holder.name} is still at the table.")
    return seating.with_holder(seat, replace(holder, bot=bot))


def is_away(holder: SeatHolder, away: Callable[[str], bool]) -> bool:
    """Whether the seat belongs to a person who left, or who has been disconnected for long (`away`)."""
    return holder.guest is not None and (holder.left or away(holder.guest))


def start(seating: Seating, fill: str | None) -> Seating:
    """Begin the game; empty seats go to the bot `fill`, if one is named."""
    holders = tuple(SeatHolder(bot=fill) if holder.nobody() else holder for holder in seating.holders)
    if any(holder.nobody() for holder in holders):
        raise Refusal("seats_empty", "Some seats are still empty.")
    return replace(seating, holders=holders, status="playing")


def rematch(seating: Seating, table: str, seed: str, host: str, created: int) -> Seating:
    """A new table with the same people, bots and settings, everybody one seat further."""
    holders = [SeatHolder(old.guest, old.name) if old.guest else SeatHolder(bot=old.bot) for old in seating.holders]
    return replace(
        seating,
        id=table,
        seed=seed,
        host=host,
        status="waiting",
        created=created,
        holders=(*holders[1:], *holders[:1]),
        rematch=None,
    )
