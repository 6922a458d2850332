"""V7: buying goods and loading ships."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.vanuatu.events import Bought, FilledShip
from motu.games.vanuatu.moves import BUY, EXTRA
from motu.games.vanuatu.names import (
    BUYER,
    CELL_NAMES,
    CRATES,
    FULL_SHIP,
    GOOD_NAMES,
    GOODS,
    GOODS_SOLD,
    ISLANDS,
    SHIPS_FILLED,
    SLOTS,
)
from motu.games.vanuatu.rules import bank
from motu.games.vanuatu.state import NONE, VanuatuState

FREE: i64 = 4  # crates for each slot, in the number of a crate


def offers(s: VanuatuState, seat: i64) -> vec[i64]:
    """[V7.9] The cubes of islands beside the boat that can be paid."""
    player = s.players[seat]
    beside = s.shores[player.boat]
    found = vec[i64](capacity=4)
    for island in range(ISLANDS):
        if (beside >> island) & 1:
            for good in range(GOODS):
                if s.goods[island * GOODS + good] and s.box.price[good] <= player.vatus:
                    found = append(found, BUY + island * GOODS + good)
    return found


def can_buy(s: VanuatuState, seat: i64) -> bool:
    """[V6.6] Exactly one cube."""
    return len(offers(s, seat)) > 0


def free_crate(s: VanuatuState, good: i64) -> i64:
    """[V7.9] The first free crate on the topmost ship that has one for a good: slot * 4 + crate; NONE without any."""
    for slot in range(SLOTS):
        ship = s.ships[slot]
        if ship != NONE:
            for crate in range(CRATES):
                if not (s.loaded[slot] >> crate) & 1 and s.box.crates[ship * CRATES + crate] == good:
                    return slot * FREE + crate
    return NONE


def worth(s: VanuatuState, good: i64) -> i64:
    """[V7.9] The points of a cube of this good now, [V7.10] a full ship included; [V7.11] none without a crate."""
    free = free_crate(s, good)
    if free == NONE:
        return 0
    fills = s.loaded[free // FREE] | 1 << (free % FREE) == FULL_SHIP
    return s.box.points[good] + (s.box.ship_points if fills else 0)


def buy(s: VanuatuState, seat: i64, move: i64, log: Log | None) -> None:
    """[V7.9] A cube is paid and loaded."""
    island = (move - BUY) // GOODS
    good = (move - BUY) % GOODS
    cost = s.box.price[good]
    bank.pay(s, seat, cost)
    s.goods[move - BUY] -= 1
    load(s, seat, good, CELL_NAMES[s.cells[island]], cost, log)


def load(s: VanuatuState, seat: i64, good: i64, cell: str | None, cost: i64, log: Log | None) -> None:
    """[V7.9] The cube scores on its ship, [V7.11] or goes to the reserve; [V7.10] the last crate scores more."""
    free = free_crate(s, good)
    slot = free // FREE
    points = s.box.points[good] if free != NONE else 0
    bank.score(s, seat, GOODS_SOLD, points)
    if free == NONE:
        s.reserve[good] += 1
    else:
        s.loaded[slot] |= 1 << (free % FREE)
    if log is not None:
        ship = None if free == NONE else int(s.ships[slot] + 1)
        paid = bank.price(cost)
        log.append(Bought(seat, cell=cell, good=GOOD_NAMES[good], paid=paid, ship=ship, points=int(points)))
    if free != NONE and s.loaded[slot] == FULL_SHIP:
        bank.score(s, seat, SHIPS_FILLED, s.box.ship_points)
        if log is not None:
            log.append(FilledShip(seat, ship=int(s.ships[slot] + 1), points=int(s.box.ship_points)))


def offers_second(s: VanuatuState, seat: i64, good: i64) -> bool:
    """[V4.7] Whether the buyer may take another one from the reserve."""
    helps = s.players[seat].helps(BUYER) and s.box.amount[BUYER] > 0
    return helps and s.reserve[good] > 0 and free_crate(s, good) != NONE


def take_second(s: VanuatuState, seat: i64, good: i64, log: Log | None) -> None:
    """[V4.7] It costs nothing and is loaded like the first."""
    s.reserve[good] -= 1
    load(s, seat, good, None, 0, log)


class Buy(Step[VanuatuState]):
    rule = "V7.9"

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return offers(s, f.seat)

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        buy(s, f.seat, move, log)
        s.now(Frame(f.step + 1, f.seat, (move - BUY) % GOODS))


class Second(Step[VanuatuState]):
    """The step after Buy: another cube of a good (a)."""

    rule = "V4.7"

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return vec[i64]([EXTRA + 1, EXTRA]) if offers_second(s, f.seat, f.a) else NO_MOVES

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        if move > EXTRA:
            take_second(s, f.seat, f.a, log)
