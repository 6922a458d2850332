"""F12: how the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.fire_and_stone.events import Triggered
from motu.games.fire_and_stone.state import NONE, FireAndStoneState


def trigger(s: FireAndStoneState, seat: i64, cause: str, log: Log | None) -> None:
    """[F12.1] [F11.3] Only the first trigger counts; [F12.5] two at once are one."""
    if s.trigger == NONE:
        s.trigger = seat
        if log is not None:
            log.append(Triggered(seat, cause=cause))


def stalled(s: FireAndStoneState) -> bool:
    """[F12.4] Whether the last rounds brought no progress, [F16.6] so many as the table was made for."""
    return s.turns - s.progress >= s.options.guard * s.seats()


def end_turn(s: FireAndStoneState, seat: i64, log: Log | None) -> bool:
    """[F12.2] Counts the last turns down; says whether the game is over."""
    if s.trigger == NONE and stalled(s):
        trigger(s, seat, "stall", log)
    if s.trigger == NONE:
        return False
    if bag.total(s.turns_left) > 0:
        s.turns_left[seat] -= 1
        return bag.total(s.turns_left) == 0
    for other in range(s.seats()):
        s.turns_left[other] = s.box.turns_left_trigger + (0 if other == s.trigger else 1)
    return False


def is_last_turn(s: FireAndStoneState, seat: i64) -> bool:
    """[F12.2] Whether the turn that begins is the last one of the player who triggered the end."""
    return seat == s.trigger and s.turns_left[seat] == 1
