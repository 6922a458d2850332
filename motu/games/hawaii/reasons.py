"""Why a click does nothing now: a phrase and the number of the rule.

A reason uses only what its seat knows: the own resources, the own half-made choice, and what lies open.
"""

from __future__ import annotations

from motu.core import decisions
from motu.core.bag import named
from motu.core.decisions import OTHERS, Rules, Why, said
from motu.core.game import Reason, Seat, because
from motu.games.hawaii import flow
from motu.games.hawaii.handles import handles, on_the_table
from motu.games.hawaii.moves import boats_of
from motu.games.hawaii.names import (
    ANY_FRUIT,
    BOAT_NAMES,
    COLOURS,
    FAR,
    FIRST_GOD,
    FOOT,
    HUTS,
    KIND_NAMES,
    ON_SALE,
    PLACE_NAMES,
    POSTS,
    RESOURCE_NAMES,
)
from motu.games.hawaii.rules import buying, fishing, paying, walking
from motu.games.hawaii.state import NONE, HawaiiState
from motu.games.hawaii.wording import name, place_name, resources

RULES = Rules(shown="H15.2", turn="H1.2", over="H1.1")


def why_not(s: HawaiiState, seat: Seat, handle: str) -> Reason | None:
    """None when the handle is part of an option; else the reason."""
    return decisions.why_not(s, seat, handle, on_the_table(s, seat), handles, WHILE, RULES)


def no_walk(s: HawaiiState, seat: Seat, thing: str) -> Reason:
    """[H5.1] Why a chief cannot stop at a place and buy."""
    place = PLACE_NAMES.index(thing)
    where = place_name(thing)
    if buying.cheapest(s, place) == FAR:
        return because("H4.5", "why-no-token", place=where)
    if all(buying.on_sale(s, place, i) == NONE for i in range(ON_SALE)):
        return because("H5.7", "why-sold-out", place=where)
    if not buying.sells_to(s, seat, place):
        return because("H5.5", "why-no-room", place=where)
    feet = int(walking.feet(s, seat, walking.spot(s, place)))
    held = resources(named(s.players[seat].purse, RESOURCE_NAMES))
    if feet > paying.budget(s, seat, FOOT):
        return because("H4.2", "why-too-far", place=where, cost=resources({"foot": feet}), held=held)
    price = resources({"shell": int(buying.cheapest(s, place))})
    return because("H5.1", "why-too-dear", place=where, walk=resources({"foot": feet}), cost=price, held=held)


def no_fishing(s: HawaiiState, seat: Seat, _thing: str) -> Reason:
    """[H9.1] A token, a boat and a foot are needed."""
    if not len(s.beach):
        return because("H9.1", "why-no-fish")
    if not fishing.ready_spaces(s, seat):
        return because("H9.2", "why-no-boat")
    return because("H9.1", "why-no-foot")


def no_visit(s: HawaiiState, seat: Seat, thing: str) -> Reason:
    """[H10.1] An island, enough spaces and enough feet are needed, [H6.5] those that boats bring along among them."""
    post = int(thing) - 1
    if s.posts[post] == NONE:
        return because("H10.5", "why-post-empty")
    lack = int(s.box.post_feet[post] - fishing.ready_spaces(s, seat))
    if lack > 0:
        return because("H10.1", "why-few-spaces", count=lack)
    held = resources(named(s.players[seat].purse, RESOURCE_NAMES))
    cost = resources({"foot": int(s.box.post_feet[post] - fishing.brought(s, seat))})
    return because("H10.1", "why-few-feet", cost=cost, held=held)


def no_finish(s: HawaiiState, _seat: Seat, thing: str) -> Reason:
    """[H3.2] One chief at each order space."""
    return because("H3.2", "why-order-taken", seat=int(s.next_order[int(thing) - 1]))


def no_product(s: HawaiiState, seat: Seat, thing: str) -> Reason:
    """[H5.2] Not sold here, or [H5.5] no room for it."""
    kind = KIND_NAMES.index(thing)
    here = buying.here(s, seat)
    if kind not in [buying.on_sale(s, here, i) for i in range(ON_SALE)]:
        return because("H5.2", "why-not-here", product=name(thing), place=place_name(PLACE_NAMES[here]))
    return because("H5.5", "why-no-room-for", product=name(thing))


def no_god(s: HawaiiState, seat: Seat, thing: str) -> Reason:
    """[H5.2] Gods have a place of their own, and who is asked there may choose either pile."""
    god = int(s.tops[int(thing) - 1])
    return because(
        "H5.2", "why-not-here", product=name(KIND_NAMES[god]), place=place_name(PLACE_NAMES[buying.here(s, seat)])
    )


def no_price(s: HawaiiState, seat: Seat, thing: str) -> Reason:
    """[H5.3] Too dear, or [H5.5] no room or stock for two."""
    colour, value, side = thing.split(":")
    number = (int(value) * 2 + COLOURS.index(colour)) * 2 + int(side) - 1
    article = s.agenda[-1].a
    if not buying.enough_room(s, seat, article, int(side) - 1):
        return because("H5.5", "why-not-two", product=name(KIND_NAMES[article]))
    cost = resources({"shell": int(buying.due(number))})
    return because("H5.3", "why-price", cost=cost, held=resources(named(s.players[seat].purse, RESOURCE_NAMES)))


def no_village(s: HawaiiState, seat: Seat, thing: str) -> Reason:
    """[H7.2] [H7.3] [H7.4] What stands against a tile in a village."""
    f = s.agenda[-1]
    if f.step == flow.GIFT and f.a == ANY_FRUIT:
        return because("H10.3", "why-fruit-first")
    kind = int(f.a if f.step == flow.GIFT else buying.kind_of(s, f.a))
    there = s.players[seat].kinds[int(thing) - 1]
    if not there and kind >= HUTS:
        return because("H7.2", "why-founds-none", product=name(KIND_NAMES[kind]))
    if not there:
        empty = [village for village, kinds in enumerate(s.players[seat].kinds) if not kinds]
        return because("H7.2", "why-gap", village=min(empty) + 1)
    if kind >= FIRST_GOD:
        return because("H7.4", "why-god-there")
    return because("H7.3", "why-twice", product=name(KIND_NAMES[kind]))


def no_catch(s: HawaiiState, _seat: Seat, thing: str) -> Reason:
    """[H9.6] Larger ones first; [H9.1] those that lie there, and no more."""
    if int(thing) > fishing.smallest(s.agenda[-1].a):
        return because("H9.6", "why-catch-order")
    return because("H9.1", "why-catch-all")


def no_boat(s: HawaiiState, seat: Seat, thing: str) -> Reason:
    """[H9.2] Used up or not needed; [H9.1] [H10.1] or it leaves more feet to be paid than the seat can."""
    player = s.players[seat]
    boat = BOAT_NAMES.index(thing)
    if not player.ready[boat]:
        return because("H9.2", "why-boat-away")
    trip = s.agenda[-1].a
    feet = fishing.feet(s, trip)
    enough = fishing.fleets(s, seat, feet, FAR)
    dues = [int(fishing.due(s.box, fleet, feet)) for fleet in enough if boats_of(fleet, boat)]
    if not dues:
        return because("H9.2", "why-boat-idle")
    cost = resources({"foot": min(dues)})
    rule = "H10.1" if trip < POSTS else "H9.1"
    return because(rule, "why-few-feet", cost=cost, held=resources(named(player.purse, RESOURCE_NAMES)))


PLACE_FIRST = said("H5.1", "why-place-first")
WHILE: dict[tuple[int, str], Why[HawaiiState]] = {
    (flow.ACT, "place"): no_walk,
    (flow.ACT, "harbour"): no_fishing,
    (flow.ACT, "post"): no_visit,
    (flow.ACT, "order"): no_finish,
    (flow.ACT, "product"): PLACE_FIRST,
    (flow.ACT, "pile"): PLACE_FIRST,
    (flow.ACT, "village"): PLACE_FIRST,
    (flow.ACT, "fish"): said("H9.1", "why-harbour-first"),
    (flow.ACT, "boat"): said("H9.2", "why-boat-later"),
    (flow.ACT, OTHERS): said("H3.1", "why-act-first"),
    (flow.PRODUCT, "product"): no_product,
    (flow.PRODUCT, "pile"): no_god,
    (flow.PRODUCT, "price"): said("H5.8", "why-product-first"),
    (flow.PRICE, "price"): no_price,
    (flow.BUILD, "village"): no_village,
    (flow.GIFT, "village"): no_village,
    (flow.CATCH, "fish"): no_catch,
    (flow.BOATS, "boat"): no_boat,
    (flow.CHOOSE, OTHERS): said("H8.2", "why-choose-first"),
    (flow.CONFIRM, OTHERS): said("H14.8", "why-acted"),
}
