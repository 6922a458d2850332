"""Seating of a table and its changes. Pure functions: LiveTable saves what they return."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from motu.core.game import Seat
from motu.server.wire.errors import Refusal
from motu.server.wire.messages import Patience, SetTable, Status

MOST_KICKED = 100  # guests of a table who are remembered
MOST_HINTED = 300  # hints of a table that are remembered


class SeatHolder(Struct, frozen=True):
    """The holder of a seat: a person, a bot, a person for whom a bot stands in, or nobody."""

    guest: str | None = None  # id of the person
    name: str = ""
    bot: str | None = None
    left: bool = False  # the person left on purpose
    invited: bool = False  # to a rematch, and has not accepted yet
    resigned: bool = False  # for good: the bot plays on
    gone_since: int = 0  # when the person's last page was closed, in milliseconds since 1970; 0 while one is open
    back_since: int = 0  # when the person last took the seat back from a bot
    bot_from: int = -1  # the moment of the game when a bot last stood in, and when the person took the seat back
    bot_until: int = -1

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
    rematch_by: str | None = None  # the guest who asked for it
    locked: bool = False  # takes nobody in
    patience: Patience = "none"
    phrases: bool = True  # whether ready phrases can be said
    hints: bool | None = None  # whether players can ask for hints; None: where one person plays against bots
    hinted: tuple[tuple[Seat, int], ...] = ()  # who has asked for one, and at which moment
    kicked: tuple[str, ...] = ()  # guests who do not come back
    address: str | None = None  # a keyed hash of the address from which the table was made
    command: str | None = None  # that made the table: the same command again makes no other one

    @property
    def seats(self) -> int:
        return len(self.holders)

    @property
    def allows_hints(self) -> bool:
        """Whether players can ask for hints: as agreed, else only where one person plays against bots."""
        alone = sum(holder.bot is None or holder.guest is not None for holder in self.holders) <= 1
        return alone if self.hints is None else self.hints

    def seat_of(self, guest: str | None) -> Seat | None:
        """The seat of a guest; None for a spectator."""
        if guest is None:
            return None
        return next((seat for seat, holder in enumerate(self.holders) if holder.guest == guest), None)

    def guests(self) -> list[str]:
        """The ids of the people at the table, in the order of the seats; who is only invited is not there yet."""
        return [holder.guest for holder in self.holders if holder.guest is not None and not holder.invited]

    def with_holder(self, seat: Seat, holder: SeatHolder) -> Seating:
        return replace(self, holders=(*self.holders[:seat], holder, *self.holders[seat + 1 :]))

    def require_seat(self, seat: Seat) -> None:
        """Raise a Refusal unless the table has this seat."""
        if not 0 <= seat < self.seats:
            raise Refusal("no_such_seat", f"The table has {self.seats} seats, counted from 0.")


def join(seating: Seating, guest: str, name: str, wish: Seat | None) -> Seating:
    """Before the start: give the guest the wished or first free seat, or the one to which the guest was invited."""
    own = seating.seat_of(guest)
    if own is not None and wish in (None, own):
        return seating.with_holder(own, SeatHolder(guest, name))
    if seating.status != "waiting":
        raise Refusal("not_waiting", "The game has begun without you.")
    if seating.locked and own is None:
        raise Refusal("table_locked", "The host lets nobody else in.")
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


def arrange(seating: Seating, seat: Seat, bot: str | None) -> Seating:
    """Before the start: give a seat to a bot, or empty it. Whoever sat there does not come back to this table."""
    if seating.status != "waiting":
        raise Refusal("not_waiting", "Seats are given to bots before the start.")
    before = seating.holders[seat]
    if before.guest not in (None, seating.host) and not before.invited:
        seating = replace(seating, kicked=(*seating.kicked, before.guest)[-MOST_KICKED:])
    return seating.with_holder(seat, SeatHolder(bot=bot))


def agree(seating: Seating, wish: SetTable) -> Seating:
    """Changes that the host makes to a table; None changes nothing."""
    if wish.patience not in (None, seating.patience) and seating.status != "waiting":
        raise Refusal("not_waiting", "How long to wait is agreed before the start.")
    if wish.hints not in (None, seating.allows_hints) and seating.status != "waiting":
        raise Refusal("not_waiting", "Whether there are hints is agreed before the start.")
    return replace(
        seating,
        locked=seating.locked if wish.locked is None else wish.locked,
        patience=wish.patience or seating.patience,
        phrases=seating.phrases if wish.phrases is None else wish.phrases,
        hints=seating.hints if wish.hints is None else wish.hints,
    )


def hinted(seating: Seating, seat: Seat, moment: int) -> Seating:
    """Somebody has asked for a hint; asking again at the same moment changes nothing."""
    if (seat, moment) in seating.hinted:
        return seating
    return replace(seating, hinted=(*seating.hinted, (seat, moment))[-MOST_HINTED:])


def start(seating: Seating, fill: str | None) -> Seating:
    """Begin the game; seats where nobody sits, or somebody has not come, go to the bot `fill`, if one is named."""
    empty = [holder.nobody() or holder.invited for holder in seating.holders]
    if any(empty) and fill is None:
        raise Refusal("seats_empty", "Some seats are still empty.")
    sitting = zip(seating.holders, empty, strict=True)
    holders = tuple(SeatHolder(bot=fill) if free else holder for holder, free in sitting)
    return replace(seating, holders=holders, status="playing")


def rematch(seating: Seating, table: str, seed: str, host: str, created: int) -> Seating:
    """A new table with the same bots, settings and seats. The host sits; the other people are invited."""
    return replace(
        seating,
        id=table,
        seed=seed,
        host=host,
        status="waiting",
        created=created,
        holders=tuple(once_more(holder, host) for holder in seating.holders),
        rematch=None,
        rematch_by=None,
        locked=False,
        hinted=(),
        address=None,
        command=None,
    )


def once_more(holder: SeatHolder, host: str) -> SeatHolder:
    """The same person or bot at another table; nobody, where a person was deleted."""
    if holder.guest is None:
        return SeatHolder(bot=holder.bot)
    return SeatHolder(holder.guest, holder.name, invited=holder.guest != host) if holder.name else SeatHolder()
