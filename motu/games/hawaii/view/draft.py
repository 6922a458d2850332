"""What a player has chosen so far in a purchase or a trip."""

from __future__ import annotations

from motu.core.flow import Frame
from motu.core.game import Json, Seat
from motu.games.hawaii import flow, moves
from motu.games.hawaii.handles import BUYING, fleet
from motu.games.hawaii.names import (
    BOAT_NAMES,
    KIND_NAMES,
    KINDS,
    MOST_FISH,
    PLACE_NAMES,
    POSTS,
    RESOURCE_NAMES,
    RESOURCES,
)
from motu.games.hawaii.rules import buying, fishing
from motu.games.hawaii.state import HawaiiState
from motu.games.hawaii.view.island import coin

TRIP = (flow.CATCH, flow.BOATS, flow.SAIL)


def draft(s: HawaiiState, seat: Seat) -> Json:
    """[H15.6] What the player has chosen so far in this turn, for that player only."""
    f = s.agenda[-1]
    if f.step == flow.WALK:
        return {"place": PLACE_NAMES[s.layout[f.a]]}
    if f.step in BUYING:
        chosen: dict[str, Json] = {"place": PLACE_NAMES[buying.here(s, seat)]}
        if f.step != flow.PRODUCT:
            chosen["product"] = KIND_NAMES[buying.kind_of(s, f.a)]
            chosen["pile"] = f.a - KINDS + 1 if f.a >= KINDS else None
        if f.step in (flow.PAY, flow.BUILD):
            price = f.b % flow.PACKED
            chosen["token"], chosen["side"] = coin(int(price) // 2), price % 2 + 1
            chosen["due"] = buying.due(price)
        if f.step == flow.BUILD:
            payment = f.b // flow.PACKED
            units = [moves.paid(payment, chosen["due"], resource) for resource in range(RESOURCES)]
            chosen["paid"] = dict(zip(RESOURCE_NAMES, units, strict=True))
        return chosen
    if f.step in TRIP:
        return trip(f)
    return {"product": KIND_NAMES[f.a]} if f.step == flow.GIFT and f.a < KINDS else None


def trip(f: Frame) -> Json:
    """A trip in the making: what for, and with which boats."""
    catch = f.a if f.step == flow.CATCH else f.a - POSTS
    chosen: dict[str, Json] = {}
    if f.step != flow.CATCH and f.a < POSTS:
        chosen["post"] = f.a + 1
    else:
        chosen["fish"] = [fish for fish in range(int(MOST_FISH), 0, -1) for _ in range(fishing.caught(catch, fish))]
    if f.step == flow.SAIL:
        chosen["boats"] = dict(zip(BOAT_NAMES, fleet(int(f.b)), strict=True))
    return chosen
