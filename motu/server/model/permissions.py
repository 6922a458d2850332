"""Who may do what at a table: one function, and nothing is allowed that does not stand here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from motu.server.wire.errors import Refusal
from motu.server.model.seating import Sitting, away_from

Act = Literal["look", "sit", "leave", "start", "arrange", "play", "ask_why", "rematch", "replay"]


def require(act: Act, at: Sitting, guest: str | None, away: Callable[[str], bool], seat: int | None = None) -> None:
    """Raise a Refusal unless this guest may do this at this table now."""
    if act == "look":
        return  # who has the link may look; what there is to see depends on the seat
    if act == "replay":
        over(at)
        return
    if guest is None:
        raise Refusal("no_session", "The server does not know you yet.")
    if seat is not None and not 0 <= seat < len(at.seats):
        raise Refusal("no_such_seat", f"The table has {len(at.seats)} seats, counted from 0.")
    if act == "sit":
        return
    if act == "start" or (act == "arrange" and not host_away(at, away)):
        leads(at, guest)
        return
    own = at.seat_of(guest)
    if own is None and not (act == "leave" and guest == at.host):
        raise Refusal("not_seated", "You do not sit at this table.")
    if act == "rematch":
        over(at)
    if act in ("play", "ask_why"):
        plays(at, own)


def over(at: Sitting) -> None:
    """The game has ended: nothing is secret any more."""
    if at.status != "over":
        raise Refusal("not_over", "The game is not over.")


def leads(at: Sitting, guest: str) -> None:
    if guest != at.host:
        raise Refusal("not_host", "Only the host may do that.")


def host_away(at: Sitting, away: Callable[[str], bool]) -> bool:
    """In a game whose host has gone, everybody seated may ask a bot in."""
    seat = at.seat_of(at.host)
    return at.status == "playing" and seat is not None and away_from(at.seats[seat], away)


def plays(at: Sitting, own: int | None) -> None:
    """The seat's own person decides for it, as long as no bot stands in."""
    if at.status == "waiting":
        raise Refusal("not_playing", "The game has not begun.")
    if own is None or at.seats[own].bot is not None:
        raise Refusal("wrong_seat", "A bot stands in for you: take your seat back first.")
