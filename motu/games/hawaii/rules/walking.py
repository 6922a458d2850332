"""H4: where a chief may walk, and for how many feet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.core.flow import Log
from motu.games.hawaii.events import Stayed, Walked
from motu.games.hawaii.names import BEACH, FOOT, PLACE_NAMES, PLACES
from motu.games.hawaii.rules import paying
from motu.games.hawaii.state import HawaiiState

HARBOUR: Final[i64] = BEACH + 1
AT_POST: Final[i64] = HARBOUR + 1  # + post


def feet(s: HawaiiState, seat: i64, space: i64) -> i64:
    """[H4.2] A foot for each place on the shortest way, [H4.3] one for staying, [H4.7] never more than PELE says.

    [H4.4] All of the beach is one place to start from, and going there is free; [H4.6] no way leads across it.
    """
    player = s.players[seat]
    start = min(player.chief, BEACH)
    return min(s.box.feet[start * PLACES + space], player.walk_limit)


def way(s: HawaiiState, seat: i64, space: i64) -> list[int]:
    """[H4.2] The spaces entered on a shortest way, [H4.5] with or without tokens; of equal ways the first."""
    start = min(s.players[seat].chief, BEACH)
    entered = [int(space)]
    while True:
        here = s.box.feet[start * PLACES + entered[0]]
        around = [int(a) for a in s.box.near[entered[0]] if a < PLACES]
        nearer = [a for a in around if s.box.feet[start * PLACES + a] < here and a != start]
        if not nearer or start == space:
            return entered
        entered.insert(0, nearer[0])


def spot(s: HawaiiState, place: i64) -> i64:
    """The space where a place lies."""
    space: i64 = 0
    while s.layout[space] != place:
        space += 1
    return space


def walk(s: HawaiiState, seat: i64, space: i64, payment: i64, log: Log | None) -> None:
    """[H4.8] The chief walks and pays, [H5.8] before anything else is chosen."""
    player = s.players[seat]
    due = feet(s, seat, space)
    if log is not None:
        place = PLACE_NAMES[s.layout[space]]
        units = paying.named(payment, due)
        if player.chief == space:
            log.append(Stayed(seat, place=place, paid=units))
        else:
            entered = [PLACE_NAMES[s.layout[near]] for near in way(s, seat, space)]
            log.append(Walked(seat, place=place, way=entered, paid=units))
    paying.pay(s, seat, FOOT, due, payment)
    player.chief = space
