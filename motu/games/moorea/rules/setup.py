"""M0: setting up the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.moorea.components import COMMODITIES, COMMODITY_NAMES, GOODS, PRODUCTS, Components
from motu.games.moorea.events import Dealt, Started
from motu.games.moorea.state import NO_CARD, MooreaState, Player


def empty_place(box: Components) -> Player:
    """A seat before anything has been dealt."""
    return Player(
        bag.empty(GOODS),
        bag.empty(GOODS),
        bag.empty(PRODUCTS),
        bag.empty(box.places),
        bag.empty(COMMODITIES),
        0,
        0,
    )


def empty_slots(n: i64) -> vec[i64]:
    """Places for cards, all empty."""
    return vec[i64]([NO_CARD] * n)


def in_box(box: Components, seats: i64) -> vec[i64]:
    """[M0.4] The products that stay in the box: those marked for more players."""
    left = box.product_count[:]
    for number in range(1, 3):
        stack = box.stack(number, seats)
        for p in range(PRODUCTS):
            left[p] -= stack[p]
    return left


def who_may_start(s: MooreaState) -> vec[i64]:
    """[M0.7] A seat drawn by chance, [M12.1] or the one chosen when the table was made, as a bag."""
    seats = bag.empty(s.seats())
    for seat in range(s.seats()):
        if s.options.first in (-1, seat):
            seats[seat] = 1
    return seats


def start(s: MooreaState, seat: i64, log: Log | None) -> None:
    """[M0.7] This seat begins."""
    s.first = seat
    if log is not None:
        log.append(Started(seat))


def deal(s: MooreaState, seat: i64, card: i64, log: Log | None) -> None:
    """[M0.1] A card of the first hand, seen by its owner only."""
    s.pile[card] -= 1
    s.players[seat].takes(card, False)
    if log is not None:
        log.append(Dealt(seat, card=COMMODITY_NAMES[card]))
