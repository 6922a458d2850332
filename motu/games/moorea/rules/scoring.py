"""M11: points and places."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core import bag
from motu.core.game import ScoreLine
from motu.core.places import places as from_marks
from motu.games.moorea.components import (
    FIRST_SITE,
    FIRST_STORE,
    GOODS,
    NECKLACE,
    PRODUCT_NAMES,
    PRODUCTS,
    STORES,
    TOOL_NAMES,
    TOOLS,
    Components,
)
from motu.games.moorea.state import FEWER_PRODUCTS, FEWER_TOOLS, MooreaState


def necklaces(box: Components, owned: i64) -> i64:
    """[M11.2] The table of the necklaces; more than it shows score its last number."""
    last: i64 = len(box.necklace_points) - 1
    return box.necklace_points[min(owned, last)]


def places(s: MooreaState) -> list[int]:
    """[M11.4] Most points win; equal players share a place, [M12.2] unless a tie-break was chosen."""
    return from_marks([standing(s, seat) for seat in range(s.seats())])


def standing(s: MooreaState, seat: i64) -> tuple[int, int]:
    """Numbers to compare: [M11.3] points on the table, hand cards count nothing; then the chosen tie-break."""
    player = s.players[seat]
    second: i64 = 0
    if s.options.tie_break == FEWER_PRODUCTS:
        second = -bag.total(player.products)
    elif s.options.tie_break == FEWER_TOOLS:
        for tool in range(TOOLS):
            if player.has(tool):
                second -= 1
    return player.points, second


def laid_at(s: MooreaState, seat: i64, store: i64) -> i64:
    """[M8.5] How many cards lie at a store, counted from the first store; [M8.6] once, however many copies."""
    n: i64 = 0
    for g in range(GOODS):
        place = s.box.place[store * GOODS + g]
        if place >= 0:
            n += s.players[seat].laid[place]
    return n


def ledger(s: MooreaState, seat: i64) -> list[ScoreLine]:
    """[M11.1] Own products, own tools, cards laid at own stores, necklaces."""
    box = s.box
    player = s.players[seat]
    lines: list[ScoreLine] = []
    for p in range(FIRST_SITE, PRODUCTS):
        owned = player.products[p]
        if owned and box.points[p]:
            lines.append(ScoreLine(PRODUCT_NAMES[p], owned * box.points[p], owned))
    for tool in range(TOOLS):
        if player.has(tool):
            lines.append(ScoreLine(TOOL_NAMES[tool], box.tool_points[tool]))
    for store in range(STORES):
        n = laid_at(s, seat, store)
        if n:
            name = PRODUCT_NAMES[FIRST_STORE + store]
            lines.append(ScoreLine(name + "_cards", n * box.points_per_card[FIRST_STORE + store], n))
    if player.products[NECKLACE]:
        owned = player.products[NECKLACE]
        lines.append(ScoreLine(PRODUCT_NAMES[NECKLACE], necklaces(box, owned), owned))
    return lines
