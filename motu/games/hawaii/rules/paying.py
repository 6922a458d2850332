"""H6: paying, in fruits instead and with the help of trade huts."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.games.hawaii.moves import paid, payment
from motu.games.hawaii.names import FOOT, FRUIT, RESOURCE_NAMES, RESOURCES, SHELL, TRADE_UNITS, VILLAGES
from motu.games.hawaii.state import HawaiiState, Player


def swaps(s: HawaiiState, seat: i64) -> i64:
    """[H6.3] How many units of a payment may be of any resource: all trade huts not used in this turn."""
    player = s.players[seat]
    return player.powers[TRADE_UNITS] - units_of(player, s.used_huts)


def units_of(player: Player, huts: i64) -> i64:
    """[H6.3] What these trade huts, as bits, can swap together."""
    found: i64 = 0
    village: i64 = 0
    while huts:
        if huts & 1:
            found += player.trade[village]
        huts >>= 1
        village += 1
    return found


def most(base: i64, fruit: i64, third: i64, swaps: i64) -> i64:
    """The largest payment, [H6.1] in the base resource or [H6.2] in fruit; [H6.3] the rest as far as it may be swapped.

    Who can make a payment can make every smaller one.
    """
    return max(base + min(swaps, fruit + third), fruit + min(swaps, base + third))


def budget(s: HawaiiState, seat: i64, base: i64) -> i64:
    """[H6.7] The largest payment that the seat can make now, [H6.9] in one go."""
    purse = s.players[seat].purse
    return most(purse[base], purse[FRUIT], purse[other(base)], swaps(s, seat))


def other(base: i64) -> i64:
    """Feet where shells are due, shells where feet are."""
    return SHELL + FOOT - base


def payments(player: Player, base: i64, amount: i64, swaps: i64) -> vec[i64]:
    """[H6.7] Every exact payment, each once: [H6.2] those without trade huts first, the base before fruit."""
    third = other(base)
    found = vec[i64](capacity=4)
    for swapped in range(min(amount, swaps) + 1):
        for fruit in range(min(swapped, amount - swapped) + 1):
            found = listed(found, player, base, amount - swapped, fruit, swapped - fruit, third)
        for base_units in range(min(swapped, amount - swapped - 1) + 1):
            found = listed(found, player, base, base_units, amount - swapped, swapped - base_units, third)
    return found


def listed(
    found: vec[i64], player: Player, base: i64, base_units: i64, fruit: i64, third_units: i64, third: i64
) -> vec[i64]:
    """A payment is added to the list if the player has all of it."""
    purse = player.purse
    if purse[base] < base_units or purse[FRUIT] < fruit or purse[third] < third_units:
        return found
    if base == SHELL:
        return append(found, payment(base_units, third_units))
    return append(found, payment(third_units, base_units))


def swapped(move: i64, base: i64, amount: i64) -> i64:
    """[H6.4] How many units of a payment trade huts have to answer for."""
    return amount - max(paid(move, amount, base), paid(move, amount, FRUIT))


def pay(s: HawaiiState, seat: i64, base: i64, amount: i64, move: i64) -> None:
    """[H6.7] To the bank; [H6.4] the trade huts that were needed are used up for this turn, [H14.2] or never."""
    player = s.players[seat]
    for resource in range(RESOURCES):
        player.purse[resource] -= paid(move, amount, resource)
    units = swapped(move, base, amount)
    if units and not s.options.every_payment:
        s.used_huts |= huts_for(player, s.used_huts, units)


def huts_for(player: Player, used: i64, units: i64) -> i64:
    """[H6.4] The unused trade huts that are just enough, then the fewest, then the uppermost, as bits."""
    unused: i64 = 0
    for village in range(VILLAGES):
        if player.trade[village] and not (used >> village) & 1:
            unused |= 1 << village
    best = unused
    huts = unused
    while huts:  # every set of them
        if units_of(player, huts) >= units and better(player, huts, best):
            best = huts
        huts = (huts - 1) & unused
    return best


def better(player: Player, huts: i64, best: i64) -> bool:
    """[H6.4] Whether a set of trade huts is to be used rather than another."""
    more = units_of(player, huts) - units_of(player, best)
    if not more:
        more = count(huts) - count(best)
    if more:
        return more < 0
    apart = huts ^ best
    return huts & apart & -apart != 0  # the uppermost hut that only one of them has


def count(huts: i64) -> i64:
    """How many huts a set has."""
    found: i64 = 0
    while huts:
        huts &= huts - 1
        found += 1
    return found


def left_after(s: HawaiiState, seat: i64, units: i64) -> i64:
    """[H6.4] How many units may still be swapped in this turn after a payment that swapped so many."""
    if not units or s.options.every_payment:
        return swaps(s, seat)
    player = s.players[seat]
    return swaps(s, seat) - units_of(player, huts_for(player, s.used_huts, units))


def named(payment: i64, due: i64) -> dict[str, int]:
    """A payment as events name it."""
    units: dict[str, int] = {}
    for resource in range(RESOURCES):
        if paid(payment, due, resource):
            units[RESOURCE_NAMES[resource]] = paid(payment, due, resource)
    return units
