"""Who may do what at a table. What is not allowed here is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from motu.core.game import Seat
from motu.server.model.seating import Seating, is_away
from motu.server.wire.errors import Refusal

Act = Literal["look", "sit", "leave", "start", "arrange", "play", "ask_why", "rematch", "replay"]


def require(
    act: Act, seating: Seating, guest: str | None, away: Callable[[str], bool], seat: Seat | None = None
) -> None:
    """Raise a Refusal unless this guest may do this now; `away` says who has been disconnected for long."""
    if act == "look":
        return  # everybody with the link; what they see depends on their seat
    if act == "replay":
        require_over(seating)
        return
    if guest is None:
        raise Refusal("no_session", "There is no session.")
    if seat is not None:
        seating.require_seat(seat)
    if act == "sit":
        return
    if act == "start" or (act == "arrange" and not host_is_away(seating, away)):
        require_host(seating, guest)
        return
    own = seating.seat_of(guest)
    if own is None and not (act == "leave" and guest == seating.host):
        raise Refusal("not_seated", "You do not sit at this table.")
    if act == "rematch":
        require_over(seating)
    if act in ("play", "ask_why"):
        require_decider(seating, own)


def require_over(seating: Seating) -> None:
    """Replays and rematches wait for the end of the game: from then on nothing is secret."""
    if seating.status != "over":
        raise Refusal("not_over", "The game is not over.")


def require_host(seating: Seating, guest: str) -> None:
    if guest != seating.host:
        raise Refusal("not_host", "Only the host may do that.")


def host_is_away(seating: Seating, away: Callable[[str], bool]) -> bool:
    """Whether everybody seated may let bots stand in, because the host has left a running game."""
    seat = seating.seat_of(seating.host)
    return seating.status == "playing" and seat is not None and is_away(seating.holders[seat], away)


def require_decider(seating: Seating, own: Seat | None) -> None:
    """A person decides for the own seat unless a bot stands in."""
    if seating.status == "waiting":
        raise Refusal("not_playing", "The game has not begun.")
    if own is None or seating.holders[own].bot is not None:
        raise Refusal("wrong_seat", "A bot stands in for you: take your seat back first.")
