"""Tooltips of the cards, in sentences made from what is printed on them."""

from __future__ import annotations

from motu.core import bag
from motu.core.game import Phrase, sentences
from motu.games.moorea.components import (
    COMMODITY_NAMES,
    FIRST_STORE,
    GOOD_NAMES,
    GOODS,
    PRODUCT_NAMES,
    TOOL_NAMES,
    Components,
    product_class,
)
from motu.games.moorea.wording import accepted, equal, goods


def tooltips(box: Components) -> dict[str, Phrase]:
    """Every commodity, tool and product by its name."""
    found: dict[str, Phrase] = {}
    for c, name in enumerate(COMMODITY_NAMES):
        found[name] = Phrase("tip-commodity", (("count", int(box.commodity_count[c])),))
    for t, name in enumerate(TOOL_NAMES):
        cost = (equal(int(box.tool_cost[t])),)
        found[name] = sentences(tool_effect(box, t), price(cost), *points(int(box.tool_points[t])))
    for p, name in enumerate(PRODUCT_NAMES):
        found[name] = sentences(*product_effect(box, p), price(printed(box, p)), *points(int(box.points[p])))
    return found


def tool_effect(box: Components, t: int) -> Phrase:
    """[M7.5] [M2.3] [M7.7] [M2.5] One effect for each tool, whichever card carries it."""
    if t == box.limit_tool:
        return Phrase("tip-hand_limit", (("value", int(box.hand_limit_more)), ("limit", int(box.hand_limit))))
    if t == box.open_tool:
        return Phrase("tip-draw_from_open")
    if t == box.joker_tool:
        return Phrase("tip-fish_is_joker_for_products")
    return Phrase("tip-draws_per_turn", (("value", int(box.draws_more)), ("draws", int(box.draws))))


def product_effect(box: Components, p: int) -> tuple[Phrase, ...]:
    """Effects of a product beside its points; most works have none."""
    kind = product_class(p)
    if kind == "intermediate":
        return (Phrase("tip-intermediate"),)
    if kind == "site":
        saved = {COMMODITY_NAMES[box.saved_kind[p]]: box.saved[p]}
        return (Phrase("tip-site", (("saved", goods(saved)),)),)
    if kind == "store":
        accepts = ("accepts", accepted(box, p - int(FIRST_STORE)))
        return (Phrase("tip-store", (accepts, ("points", int(box.points_per_card[p])))),)
    if kind == "necklace":
        return (Phrase("tip-necklace", (("table", necklace_table(box)),)),)
    return ()


def necklace_table(box: Components) -> tuple[Phrase, ...]:
    """[M11.2] How many necklaces are worth how much."""
    last = len(box.necklace_points) - 1
    rows = [(("count", n), ("points", int(box.necklace_points[n]))) for n in range(1, last + 1)]
    return (*[Phrase("tip-necklace-step", row) for row in rows[:-1]], Phrase("tip-necklace-last", rows[-1]))


def printed(box: Components, p: int) -> tuple[Phrase, ...]:
    """[M5.2] The price on the card."""
    if box.cost_same[p]:
        return (equal(int(box.cost_same[p])),)
    return goods(bag.named(box.cost[p * GOODS : (p + 1) * GOODS], GOOD_NAMES))


def price(cost: tuple[Phrase, ...]) -> Phrase:
    return Phrase("tip-cost", (("cost", cost),))


def points(n: int) -> tuple[Phrase, ...]:
    """The points on the card, where there are any."""
    return (Phrase("tip-points", (("points", n),)),) if n else ()
