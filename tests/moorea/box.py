"""The component file as plain numbers: what tests count with, apart from the tables of the game itself."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

from motu.core.game import Game
from motu.games.moorea.components import GOOD_NAMES, PRODUCT_NAMES, TOOL_NAMES

NECKLACE = PRODUCT_NAMES.index("seashell_necklace")


class Box(NamedTuple):
    """The numbers that the checks count with, straight from the component file."""

    commodities: list[int]
    tools: list[int]
    copies: dict[int, list[int]]  # by seats: how many of each product are in play
    first_stack: dict[int, int]  # by seats: how many cards stack I has
    points: list[int]
    tool_points: list[int]
    necklaces: list[int]
    saved_kind: dict[str, str]
    saved: dict[str, int]
    laying: list[tuple[int, int, int]]  # each place of laid cards: product, good, points a card
    limit: int
    limit_more: int
    draws: int
    draws_more: int
    shown: int
    open: int
    stall_rounds: int


@functools.cache
def box_of(game: Game) -> Box:
    """The component file of a game as plain numbers."""
    sheet = game.components()
    products = sheet["product"]
    seats = range(2, 6)

    def copies(product: Any, seats: int, stack: int = 0) -> int:
        fitting = [c for c in product["copies"] if c["min_players"] <= seats and stack in (0, c["stack"])]
        return int(sum(c["count"] for c in fitting))

    stores = [p for p in products if p["class"] == "store"]
    laying = [
        (PRODUCT_NAMES.index(p["id"]), GOOD_NAMES.index(good), p["points_per_card"])
        for p in stores
        for good in p["accepts"]
    ]
    limits = sheet["limits"]
    return Box(
        [entry["count"] for entry in sheet["commodity"]],
        [entry["count"] for entry in sheet["tool"]],
        {n: [copies(p, n) for p in products] for n in seats},
        {n: sum(copies(p, n, 1) for p in products) for n in seats},
        [p["points"] for p in products],
        [t["points"] for t in sheet["tool"]],
        sheet["necklace_points"]["by_count"],
        {p["id"]: p["discount_commodity"] for p in products if p["class"] == "site"},
        {p["id"]: p["discount_amount"] for p in products if p["class"] == "site"},
        laying,
        limits["hand_limit"],
        limits["hand_limit_with_basket"],
        limits["draws_per_turn"],
        limits["draws_per_turn_with_cart"],
        sheet["setup"]["product_display"],
        sheet["setup"]["open_commodities"],
        limits["digital"]["stall_rounds_without_progress"],
    )


def table_points(box: Box, player: Any) -> int:
    """The points of a place from what lies there: products, tools, laid cards, necklaces."""
    products, laid, tools = player["products"], player["laid"], player["tools"]
    points: int = sum(n * box.points[p] for p, n in enumerate(products))
    points += sum(box.tool_points[t] for t in range(len(TOOL_NAMES)) if tools >> t & 1)
    points += sum(n * worth for n, (_, _, worth) in zip(laid, box.laying, strict=True))
    owned: int = products[NECKLACE]
    return points + box.necklaces[min(owned, len(box.necklaces) - 1)]
