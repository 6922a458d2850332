"""Permissions at a table. Everything that is not allowed here is refused."""

from __future__ import annotations

from typing import Literal

from motu.core.game import Seat
from motu.server.model.seating import Seating
from motu.server.wire.errors import Refusal

Act = Literal[
    "look", "sit", "leave", "start", "arrange", "agree", "stand_in", "resign", "play", "ask_why", "say", "ask",
    "rematch", "replay", "hint", "review",
]  # fmt: skip
OF_THE_HOST = ("start", "arrange", "agree")
WHILE_PLAYING = ("stand_in", "resign", "ask")


def require(act: Act, seating: Seating, guest: str | None, seat: Seat | None = None) -> None:
    """Raise a Refusal unless this guest may do this now."""
    if act in ("look", "sit", "replay") and guest in seating.kicked:
        raise Refusal("kicked", "The host has asked you to leave this table.")
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
    if act in OF_THE_HOST:
        require_host(seating, guest)
    else:
        require_seated(act, seating, guest)


def require_seated(act: Act, seating: Seating, guest: str) -> None:
    """Permissions of those who sit at the table."""
    own = seating.seat_of(guest)
    if own is None and not (act == "leave" and guest == seating.host):
        raise Refusal("not_seated", "You do not sit at this table.")
    if act in ("rematch", "review"):
        require_over(seating)
    if act in WHILE_PLAYING:
        require_playing(seating)
    if act == "say" and not seating.phrases:
        raise Refusal("phrases_off", "Nothing is said at this table.")
    if act == "hint" and not seating.allows_hints:
        raise Refusal("hints_off", "There are no hints at this table.")
    if act in ("play", "ask_why", "hint"):
        require_decider(seating, own)


def require_over(seating: Seating) -> None:
    """Replays and rematches wait for the end of the game: from then on nothing is secret."""
    if seating.status != "over":
        raise Refusal("not_over", "The game is not over.")


def require_playing(seating: Seating) -> None:
    if seating.status != "playing":
        raise Refusal("not_playing", "The game is not running.")


def require_host(seating: Seating, guest: str) -> None:
    if guest != seating.host:
        raise Refusal("not_host", "Only the host may do that.")


def require_decider(seating: Seating, own: Seat | None) -> None:
    """A person decides for the own seat unless a bot stands in."""
    if seating.status == "waiting":
        raise Refusal("not_playing", "The game has not begun.")
    if own is None or seating.holders[own].bot is not None:
        raise Refusal("wrong_seat", "A bot stands in for you: take your seat back first.")
