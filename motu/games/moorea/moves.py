"""The ranges of move numbers. A kind is named, never a position: two equal cards are one move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motu.games.moorea.components import COMMODITIES, GOODS, MOST_SEATS, PRODUCTS, STORES, TOOLS, Components

DRAW_PILE: Final[i64] = 0
DRAW_OPEN: Final[i64] = 1  # + commodity
STOP: Final[i64] = DRAW_OPEN + COMMODITIES
PASS: Final[i64] = STOP + 1
EXCHANGE: Final[i64] = PASS + 1
BUY: Final[i64] = EXCHANGE + 1  # + product
BUY_TOOL: Final[i64] = BUY + PRODUCTS  # + tool
LAY: Final[i64] = BUY_TOOL + TOOLS  # + store, counted from the first store
GIVE: Final[i64] = LAY + STORES  # + pair of commodities
PAIRS: Final[i64] = COMMODITIES * (COMMODITIES + 1) // 2
TAKE: Final[i64] = GIVE + PAIRS  # + commodity
PAY_TOOL: Final[i64] = TAKE + COMMODITIES  # + commodity
DISCARD: Final[i64] = PAY_TOOL + COMMODITIES  # + good
END_TURN: Final[i64] = DISCARD + GOODS
# chance
DEAL: Final[i64] = END_TURN + 1  # + commodity: the next card of the pile
TURN_UP: Final[i64] = DEAL + COMMODITIES  # + product: the next card of the product deck
STARTS: Final[i64] = TURN_UP + PRODUCTS  # + seat
# ranges whose length depends on what is printed
COUNT: Final[i64] = STARTS + MOST_SEATS  # + how many cards


def pair(a: i64, b: i64) -> i64:
    """The number of an unordered pair of commodities, a <= b."""
    return a * COMMODITIES - a * (a - 1) // 2 + b - a


def pair_of(number: i64) -> tuple[i64, i64]:
    """The two commodities of a pair."""
    a: i64 = 0
    while number >= COMMODITIES - a:
        number -= COMMODITIES - a
        a += 1
    return a, a + number


def pay_same(box: Components) -> i64:
    """First number of payments in one commodity: + commodity * width + how many of them are fish in its place."""
    return COUNT + box.largest_hand() + 1


def pay_fixed(box: Components) -> i64:
    """First number of payments of a fixed cost: + fish in place of wood, clay, bamboo, seashell, in mixed radix."""
    return pay_same(box) + COMMODITIES * box.same_width


def n_moves(box: Components) -> i64:
    """One more than the largest move number."""
    fixed: i64 = 1
    for c in range(COMMODITIES):
        fixed *= box.pay_width[c]
    return pay_fixed(box) + fixed
