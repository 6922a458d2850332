"""V7: selling fish."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import Frame, Log, Step
from motu.games.vanuatu.events import SoldFish
from motu.games.vanuatu.moves import SELL
from motu.games.vanuatu.names import ISLANDS, MOST_SEATS, MOST_VALUE, VENDOR
from motu.games.vanuatu.rules import bank
from motu.games.vanuatu.state import VanuatuState


def own_islands(s: VanuatuState, seat: i64) -> i64:
    """The islands with an own hut, as bits."""
    found: i64 = 0
    for island in range(ISLANDS):
        if s.huts[island * MOST_SEATS + seat]:
            found |= 1 << island
    return found


def has_fish(s: VanuatuState, seat: i64) -> bool:
    tiles = s.players[seat].fish
    return tiles[1] + tiles[2] + tiles[3] > 0


def market_here(s: VanuatuState, seat: i64) -> bool:
    """[V7.7] An island with an own hut beside the boat; [V4.12] any island, or [V12.9] none, for the vendor."""
    player = s.players[seat]
    beside = s.shores[player.boat]
    if player.helps(VENDOR):
        return beside != 0 or not s.options.vendor_needs_island
    return beside & own_islands(s, seat) != 0


def can_sell(s: VanuatuState, seat: i64) -> bool:
    """[V6.6] At least one tile to sell, and a place to sell it."""
    return has_fish(s, seat) and market_here(s, seat)


def counts(s: VanuatuState, seat: i64, value: i64, chosen: i64) -> vec[i64]:
    """[V6.6] How many tiles of a value may be sold; none only if others are or can be."""
    tiles = s.players[seat].fish
    lower: i64 = 0
    for other in range(1, value):
        lower += tiles[other]
    found = vec[i64](capacity=4)
    if tiles[value]:
        for n in range(0 if chosen or lower else 1, tiles[value] + 1):
            found = append(found, SELL + (value - 1) * 16 + n)
    return found


def tiles_of(chosen: i64, value: i64) -> i64:
    """How many tiles of a value a sale has so far."""
    return (chosen >> (4 * value)) & 15


def price_at(s: VanuatuState, drops: i64) -> i64:
    """[V7.8] The price after so many drops; the last one stays."""
    return s.box.prices[min(s.price + drops, i64(len(s.box.prices)) - 1)]


def proceeds(s: VanuatuState, chosen: i64) -> i64:
    """[V7.7] Value times price; [V12.3] where the price falls after each tile, the highest value first."""
    total: i64 = 0
    sold: i64 = 0
    for value in range(MOST_VALUE, 0, -1):
        for _ in range(tiles_of(chosen, value)):
            total += value * price_at(s, sold if s.options.drop_per_tile else 0)
            sold += 1
    return total


def drops(s: VanuatuState, chosen: i64) -> i64:
    """[V7.8] By how many steps the price falls: one for the sale, or [V12.3] one for each tile."""
    if not s.options.drop_per_tile:
        return 1
    return tiles_of(chosen, 1) + tiles_of(chosen, 2) + tiles_of(chosen, 3)


def sell(s: VanuatuState, seat: i64, chosen: i64, log: Log | None) -> None:
    """[V7.7] Tiles leave the game for vatus, [V7.8] then the price falls."""
    gained = proceeds(s, chosen)
    s.price = min(s.price + drops(s, chosen), i64(len(s.box.prices)) - 1)
    for value in range(1, MOST_VALUE + 1):
        s.players[seat].fish[value] -= tiles_of(chosen, value)
    if log is not None:
        tiles = [value for value in range(int(MOST_VALUE), 0, -1) for _ in range(tiles_of(chosen, value))]
        log.append(SoldFish(seat, tiles=tiles, gained=int(gained), price=int(price_at(s, 0))))
    bank.gain(s, seat, gained, log)


class Sell(Step[VanuatuState]):
    """[V7.7] How many tiles of a value (b), from 3 down to 1, beside those chosen so far (a); then they are sold."""

    rule = "V7.7"

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return counts(s, f.seat, f.b, f.a)

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        self.ask_next(s, f, f.a | (move - SELL) % 16 << (4 * f.b), log)

    def skip(self, s: VanuatuState, f: Frame, log: Log | None) -> None:
        self.ask_next(s, f, f.a, log)

    def ask_next(self, s: VanuatuState, f: Frame, chosen: i64, log: Log | None) -> None:
        if f.b > 1:
            s.now(Frame(f.step, f.seat, chosen, f.b - 1))
        else:
            sell(s, f.seat, chosen, log)
