"""P2 and P7: the order of a day, its beginning and its end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import Log
from motu.games.pagaie.events import Counted, DayBegan, DayEnded
from motu.games.pagaie.names import BOTTLE
from motu.games.pagaie.rules.setup import clear_lines
from motu.games.pagaie.state import PagaieState


def seat_after(s: PagaieState, seat: i64, places: i64) -> i64:
    """[P2.2] Clockwise, so many places on."""
    return (seat + places) % s.seats()


def turn_order(s: PagaieState) -> vec[i64]:
    """[P2.2] The seats of a day's turns, the pirogue first; [P2.3] as often as each has a turn."""
    found = vec[i64]()
    for _ in range(s.box.turns[s.seats()]):
        for place in range(s.seats()):
            found = append(found, seat_after(s, s.first, place))
    return found


def flower_order(s: PagaieState) -> vec[i64]:
    """[P6.1] The last player of the day, then the one before; [P6.2] with two players second, second, first."""
    found = vec[i64]()
    for place in s.box.pickers[s.seats()]:
        found = append(found, seat_after(s, s.first, place))
    return found


def begin(s: PagaieState, first: i64, log: Log | None) -> None:
    """[P7.1] The pirogue is passed on, and a day begins."""
    s.first = first
    if log is not None:
        log.append(DayBegan(int(first), day=int(s.day + 1), days=int(s.options.days)))


def is_last(s: PagaieState) -> bool:
    """[P2.1] Whether no day follows, [P9.4] by the length the table was made with."""
    return s.day + 1 >= s.options.days


def end(s: PagaieState, log: Log | None) -> None:
    """[P7.1] The next day is marked and the paddles are taken back, [P7.2] but for the one that stays."""
    if log is not None:
        log.append(DayEnded(int(s.first), day=int(s.day + 1)))
    s.day += 1
    clear_lines(s)


def count(s: PagaieState, log: Log | None) -> None:
    """[P7.3] The game is over; the points stand as they are."""
    if log is not None:
        for seat, points in enumerate(s.scores()):
            log.append(Counted(seat, points=points, bottles=int(s.players[seat].island.seen[BOTTLE])))
