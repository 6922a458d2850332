"""Who sits at a table, and how people come and go. Pure data: the owner of the table saves every change."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from motu.server.wire.errors import Refusal
from motu.server.wire.messages import Status


class Seat(Struct, frozen=True):
    """A seat: a person's, a bot's, or a person's for whom a bot stands in."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    gone: bool = False  # the person left on purpose

    def empty(self) -> bool:
        return self.guest is None and self.bot is None


class Sitting(Struct, frozen=True):
    """A table with everything but the moves."""

    id: str
    game: str
    version: int
    settings: dict[str, str]
    seed: str
    host: str
    listed: bool
    status: Status
    created: int
    seats: tuple[Seat, ...]
    rematch: str | None = None

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sits."""
        if guest is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.guest == guest), None)

    def people(self) -> list[str]:
        """The guests at the table, in the order of the seats."""
        return [seat.guest for seat in self.seats if seat.guest is not None]

    def with_seat(self, number: int, seat: Seat) -> Sitting:
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))


def join(at: Sitting, guest: str, name: str, wish: int | None) -> Sitting:
    """Take a free seat, or come back to the own one."""
    own = at.seat_of(guest)
    if own is not None and wish in (None, own):
        return at.with_seat(own, Seat(guest, name))
    if at.status != "waiting":
        raise Refusal("not_waiting", "The game has begun without you.")
    free = [number for number, seat in enumerate(at.seats) if seat.empty()]
    if wish is not None and wish >= len(at.seats):
        raise Refusal("no_such_seat", f"The table has {len(at.seats)} seats, counted from 0.")
    if wish is not None and wish not in free:
        raise Refusal("seat_taken", "Somebody sits there.")
    if not free:
        raise Refusal("table_full", "All seats are taken.")
    if own is not None:
        at = at.with_seat(own, Seat())
    return at.with_seat(free[0] if wish is None else wish, Seat(guest, name))


def leave(at: Sitting, guest: str) -> Sitting:
    """Before the start the seat is free again and somebody else is host; later the seat is kept."""
    own = at.seat_of(guest)
    if at.status != "waiting":
        return at if own is None else at.with_seat(own, replace(at.seats[own], gone=True))
    if own is not None:
        at = at.with_seat(own, Seat())
    if at.host == guest and at.people():
        at = replace(at, host=at.people()[0])
    return at


def deserted(at: Sitting, leaver: str) -> bool:
    """Nobody is left who could start the game."""
    return at.status == "waiting" and not at.people() and at.host == leaver


def arrange(at: Sitting, number: int, bot: str | None, away: Callable[[str], bool]) -> Sitting:
    """The host gives a seat to a bot or empties it; in a game, a bot stands in for somebody who is away."""
    if at.status == "waiting":
        return at.with_seat(number, Seat(bot=bot))
    seat = at.seats[number]
    if at.status == "over" or bot is None or seat.guest is None:
        raise Refusal("not_waiting", "Seats are given out before the start.")
    if seat.bot is None and not away_from(seat, away):
        raise Refusal("still_there", f"{seat.name} is still at the table.")
    return at.with_seat(number, replace(seat, bot=bot))


def away_from(seat: Seat, away: Callable[[str], bool]) -> bool:
    """A person who left, or whose connection has been gone for long."""
    return seat.guest is not None and (seat.gone or away(seat.guest))


def start(at: Sitting, fill: str | None) -> Sitting:
    """Everybody is there; bots take what is empty, when the host says so."""
    seats = tuple(Seat(bot=fill) if seat.empty() else seat for seat in at.seats)
    if any(seat.empty() for seat in seats):
        raise Refusal("seats_empty", "Some seats are still empty.")
    return replace(at, seats=seats, status="playing")


def again(at: Sitting, table: str, seed: str, host: str, created: int) -> Sitting:
    """The same people, bots and settings at a new table, everybody one seat further."""
    seats = tuple(Seat(seat.guest, seat.name) if seat.guest else Seat(bot=seat.bot) for seat in at.seats)
    return replace(
        at,
        id=table,
        seed=seed,
        host=host,
        status="waiting",
        created=created,
        seats=seats[1:] + seats[:1],
        rematch=None,
    )
