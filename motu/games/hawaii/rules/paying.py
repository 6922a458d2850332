"""H6: paying, in fruits instead and with the help of trade huts."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.games.hawaii.moves import paid, payment
from motu.games.hawaii.names import FOOT, FRUIT, RESOURCES, SHELL, VILLAGES
from motu.games.hawaii.state import HawaiiState, Player


def swaps(s: HawaiiState, seat: i64) -> i64:
    """[H6.3] How many units of a payment may be of any resource: all trade huts not used in this turn."""
    player = s.players[seat]
    found: i64 = 0
    for village in range(VILLAGES):
        if player.trade[village] and not (s.used_huts >> village) & 1:
            found += player.trade[village]
    return found


def can_pay(base: i64, fruit: i64, third: i64, amount: i64, swaps: i64) -> bool:
    """[H6.1] In the base resource, [H6.2] or all in fruit; [H6.3] but for so many units as may be swapped."""
    short = amount - base
    if short <= 0 or (short <= swaps and short <= fruit + third):
        return True
    short = amount - fruit
    return short <= 0 or (short <= swaps and short <= base + third)


def affordable(player: Player, base: i64, amount: i64, swaps: i64) -> bool:
    """[H6.7] Whether what the player has suffices, [H6.9] in one payment."""
    return can_pay(player.purse[base], player.purse[FRUIT], player.purse[other(base)], amount, swaps)


def other(base: i64) -> i64:
    """Feet where shells are due, shells where feet are."""
    return SHELL + FOOT - base


def payments(player: Player, base: i64, amount: i64, swaps: i64) -> vec[i64]:
    """[H6.7] Every exact payment, each once: [H6.2] those without trade huts first, the base before fruit."""
    third = other(base)
    found = vec[i64]()
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
        s.used_huts |= huts_for(s, player, units)


def huts_for(s: HawaiiState, player: Player, units: i64) -> i64:
    """[H6.4] The unused trade huts that are just enough, then the fewest, then the uppermost, as bits."""
    best: i64 = 0
    least: i64 = 0
    fewest: i64 = 0
    for choice in range((1 << VILLAGES) - 1, 0, -1):
        huts: i64 = 0
        total: i64 = 0
        count: i64 = 0
        for village in range(VILLAGES):
            if (choice >> (VILLAGES - 1 - village)) & 1:
                huts |= 1 << village
                total += player.trade[village]
                count += 1
        enough = total >= units and not huts & s.used_huts
        if enough and (not best or total < least or (total == least and count < fewest)):
            best, least, fewest = huts, total, count
    return best


def left_after(s: HawaiiState, seat: i64, units: i64) -> i64:
    """[H6.4] How many units may still be swapped in this turn after a payment that swapped so many."""
    if not units or s.options.every_payment:
        return swaps(s, seat)
    player = s.players[seat]
    huts = huts_for(s, player, units)
    found = swaps(s, seat)
    for village in range(VILLAGES):
        if (huts >> village) & 1:
            found -= player.trade[village]
    return found
