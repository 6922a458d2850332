"""The ranges of move numbers. A kind is named, never a position: two equal tokens are one move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.games.hawaii.names import (
    FOOT,
    GODS,
    ISLANDS,
    KINDS,
    MOST_BOATS,
    MOST_FISH,
    MOST_SEATS,
    MOST_TOKENS,
    MOST_VALUE,
    PILES,
    PLACES,
    POSTS,
    RESOURCES,
    SHELL,
    VILLAGES,
)

# the action of a turn
GO: Final[i64] = 0  # + place
FISH: Final[i64] = GO + PLACES
VISIT: Final[i64] = FISH + 1  # + post
FINISH: Final[i64] = VISIT + POSTS  # + order space
# answers to what an action asks
PRODUCT: Final[i64] = FINISH + MOST_SEATS  # + kind
PILE: Final[i64] = PRODUCT + KINDS  # + pile of gods
PRICE: Final[i64] = PILE + PILES  # + face of the token * 2 + 1 for the double price
VILLAGE: Final[i64] = PRICE + 4 * (MOST_VALUE + 1)  # + row
CATCH: Final[i64] = VILLAGE + VILLAGES  # + fish on the token
STOP: Final[i64] = CATCH + MOST_FISH + 1
BOATS: Final[i64] = STOP + 1  # + boats of each type, in mixed radix
PAY: Final[i64] = BOATS + 2 * (MOST_BOATS + 1) * (MOST_BOATS + 1)  # + shells * UNITS + feet; the rest is fruit
UNITS: Final[i64] = 19  # MOST_PAID + 1; written out, because the compiler divides faster by plain numbers
NO_TIKI: Final[i64] = PAY + UNITS * UNITS
CHOOSE: Final[i64] = NO_TIKI + 1  # + resource
END_TURN: Final[i64] = CHOOSE + RESOURCES
# chance
LAY_PLACE: Final[i64] = END_TURN + 1  # + place
UNCOVER: Final[i64] = LAY_PLACE + PLACES  # + god, counted from the first one
ARRIVE: Final[i64] = UNCOVER + GODS  # + island
NEXT_SEAT: Final[i64] = ARRIVE + ISLANDS  # + seat
DRAW: Final[i64] = NEXT_SEAT + MOST_SEATS  # + kind of cost token
N_MOVES: Final[i64] = DRAW + MOST_TOKENS


def fleet(small: i64, large: i64, larger: i64) -> i64:
    """The number of a set of boats: so many small ones, large ones of side I and of side II."""
    return BOATS + (small * (MOST_BOATS + 1) + large) * (MOST_BOATS + 1) + larger


def boats_of(move: i64, boat: i64) -> i64:
    """How many boats of a type a set has."""
    number = move - BOATS
    if boat == 2:
        return number % (MOST_BOATS + 1)
    number //= MOST_BOATS + 1
    return number % (MOST_BOATS + 1) if boat == 1 else number // (MOST_BOATS + 1)


def payment(shells: i64, feet: i64) -> i64:
    """The number of a payment; what is not paid in shells and feet is paid in fruit."""
    return PAY + shells * UNITS + feet


def paid(move: i64, amount: i64, resource: i64) -> i64:
    """How much of a resource a payment of that amount hands over."""
    shells = (move - PAY) // UNITS
    feet = (move - PAY) % UNITS
    if resource == SHELL:
        return shells
    return feet if resource == FOOT else amount - shells - feet
