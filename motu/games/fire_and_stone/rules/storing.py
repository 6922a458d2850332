"""F3: food and bags."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core.flow import Log
from motu.games.fire_and_stone.events import Gained, LostFood, Paid
from motu.games.fire_and_stone.names import STORAGE
from motu.games.fire_and_stone.state import FireAndStoneState


def storage(s: FireAndStoneState, seat: i64) -> i64:
    """[F3.1] How much food a tribe can keep: printed bags, bag tokens, and [F14.7] what cards add."""
    player = s.players[seat]
    return s.box.storage + player.bags + player.powers[STORAGE]


def free(s: FireAndStoneState, seat: i64) -> i64:
    """[F3.1] How much more food can be stored."""
    return storage(s, seat) - s.players[seat].food


def gain(s: FireAndStoneState, seat: i64, bags: i64, food: i64, cause: str, log: Log | None) -> None:
    """[F3.5] Bags first, [F3.4] while there are any; [F3.2] food that cannot be stored is lost.

    [F3.3] The bank never runs out of food.
    """
    player = s.players[seat]
    got = min(bags, s.bags_left)
    player.bags += got
    s.bags_left -= got
    kept = min(food, free(s, seat))
    player.food += kept
    if log is not None and bags + food > 0:
        log.append(Gained(seat, cause=cause, bags=got, food=kept, lost=food - kept))


def pay(s: FireAndStoneState, seat: i64, food: i64, log: Log | None) -> None:
    """Food goes back to the bank."""
    s.players[seat].food -= food
    if log is not None and food > 0:
        log.append(Paid(seat, paid={"food": food}))


def spill(s: FireAndStoneState, seat: i64, log: Log | None) -> None:
    """[F3.6] What is beyond a storage that shrank is lost at once."""
    over = -free(s, seat)
    if over > 0:
        s.players[seat].food -= over
        if log is not None:
            log.append(LostFood(seat, lost=over))
