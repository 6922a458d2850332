"""H5: buying at a place."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.hawaii.events import Bought, BoughtPiece, BoughtTiki
from motu.games.hawaii.moves import GO, NO_TIKI, PILE, PRICE, PRODUCT, paid, payment
from motu.games.hawaii.names import (
    BOAT_NAMES,
    FAR,
    FOOT,
    FRUIT,
    GOD_PLACE,
    KIND_NAMES,
    KINDS,
    LARGE_BOAT,
    ON_SALE,
    PILES,
    PLACE_NAMES,
    PLACES,
    RESOURCES,
    SHELL,
    SLOTS,
    TIKI,
    TIKI_OFFER,
    TILES,
)
from motu.games.hawaii.rules import paying, tracks, villages, walking
from motu.games.hawaii.rules.laying import face_up
from motu.games.hawaii.state import NONE, HawaiiState

# What is bought is an article: a kind of product, or KINDS + a pile of gods.
NO_ROW: Final[i64] = -1  # the village of what goes elsewhere


def here(s: HawaiiState, seat: i64) -> i64:
    """The place where the chief of a seat stands."""
    return s.layout[s.players[seat].chief]


def kind_of(s: HawaiiState, article: i64) -> i64:
    """[H5.2] The kind of product; of a pile the god on top."""
    return article if article < KINDS else s.tops[article - KINDS]


def on_sale(s: HawaiiState, place: i64, i: i64) -> i64:
    """[H5.2] The articles of a place one by one; NONE past the last and [H5.7] for those out of stock."""
    article = s.box.sells[place * ON_SALE + i]
    if place == GOD_PLACE:
        return KINDS + i if i < PILES and s.tops[i] != NONE else NONE
    return article if article != NONE and s.stock[article] else NONE


def cheapest(s: HawaiiState, place: i64) -> i64:
    """[H5.3] The lowest price at a place; FAR where no token is left."""
    low = FAR
    for slot in range(place * SLOTS, (place + 1) * SLOTS):
        if s.tokens[slot] != NONE:
            low = min(low, s.box.face[s.tokens[slot]] // 2)
    return low


def sells_to(s: HawaiiState, seat: i64, place: i64) -> bool:
    """[H5.5] Whether the place has anything that the seat could place at once."""
    for i in range(ON_SALE):
        article = on_sale(s, place, i)
        if article != NONE and villages.room(s, seat, kind_of(s, article)):
            return True
    return False


def offers(s: HawaiiState, seat: i64, found: vec[i64]) -> vec[i64]:
    """[H5.1] The places where a walk and a purchase are possible; [H4.5] none where no token lies."""
    purse = s.players[seat].purse
    trade = paying.swaps(s, seat) > 0
    for space in range(PLACES):
        place = s.layout[space]
        price = cheapest(s, place)
        if price == FAR:
            continue
        feet = walking.feet(s, seat, space)
        if trade:
            enough = len(walks(s, seat, place, feet)) > 0
        else:
            enough = plainly(purse[SHELL], purse[FOOT], purse[FRUIT], feet, price)
        if enough and sells_to(s, seat, place):
            found = append(found, GO + place)
    return found


def plainly(shells: i64, feet: i64, fruit: i64, walk: i64, price: i64) -> bool:
    """[H6.2] Whether walk and price can be paid without trade huts, each in its own resource or in fruit."""
    if feet >= walk and (shells >= price or fruit >= price):
        return True
    return fruit >= walk and (shells >= price or fruit - walk >= price)


def walks(s: HawaiiState, seat: i64, place: i64, feet: i64) -> vec[i64]:
    """[H4.8] The payments for a walk [H5.1] that leave enough to buy something with."""
    price = cheapest(s, place)
    purse = s.players[seat].purse
    found = vec[i64](capacity=4)
    for move in paying.payments(s.players[seat], FOOT, feet, paying.swaps(s, seat)):
        swaps = paying.left_after(s, seat, paying.swapped(move, FOOT, feet))
        shells = purse[SHELL] - paid(move, feet, SHELL)
        fruit = purse[FRUIT] - paid(move, feet, FRUIT)
        if price <= paying.most(shells, fruit, purse[FOOT] - paid(move, feet, FOOT), swaps):
            found = append(found, move)
    return found


def products(s: HawaiiState, seat: i64, place: i64) -> vec[i64]:
    """[H5.2] What is in stock there [H5.5] and can be placed."""
    found = vec[i64](capacity=4)
    for i in range(ON_SALE):
        article = on_sale(s, place, i)
        if article != NONE and villages.room(s, seat, kind_of(s, article)):
            found = append(found, PRODUCT + article if article < KINDS else PILE + article - KINDS)
    return found


def prices(s: HawaiiState, seat: i64, place: i64, article: i64) -> vec[i64]:
    """[H5.3] Each token for the single and the double price; [H5.4] equal ones once, the cheapest first.

    [H6.8] What is bought does not stand in the corner yet, so a trade hut does not help to pay for itself.
    """
    budget = paying.budget(s, seat, SHELL)
    found = vec[i64](capacity=6)
    last = NONE
    while True:
        face = FAR
        for slot in range(place * SLOTS, (place + 1) * SLOTS):
            if s.tokens[slot] != NONE and last < s.box.face[s.tokens[slot]] < face:
                face = s.box.face[s.tokens[slot]]
        if face == FAR:
            return found
        for side in range(i64(2)):
            if due(face * 2 + side) <= budget and enough_room(s, seat, article, side):
                found = append(found, PRICE + face * 2 + side)
        last = face


def enough_room(s: HawaiiState, seat: i64, article: i64, side: i64) -> bool:
    """[H5.5] Two kahunas or tikis need room for two and two in stock; a tile or boat is one on either side."""
    if article <= LARGE_BOAT or article >= KINDS:
        return True
    n = s.box.tokens[article * 2 + side]
    return tracks.possible_pieces(s, seat, article, n) == n


def due(price: i64) -> i64:
    """[H5.3] The value of the token, or [H6.9] twice that in one payment; `price` is its face * 2 + side."""
    return (price >> 2) * ((price & 1) + 1)


def carry_out(s: HawaiiState, seat: i64, article: i64, price: i64, payment: i64, village: i64, log: Log | None) -> None:
    """[H5.6] Place, pay, take the token, score spears, get what tracks give: in this order.

    Nobody can tell that the price is paid a moment before, so that [H6.8] a trade hut has no part in its own.
    """
    kind = kind_of(s, article)
    side = price & 1
    given: i64 = 0
    if log is not None:
        report(s, seat, article, price, payment, village, log)
    paying.pay(s, seat, SHELL, due(price), payment)
    if kind < TILES:
        villages.build(s, seat, village, kind, side)
        leave(s, article)
    elif kind == LARGE_BOAT:
        s.players[seat].ready[1 + side] += 1
        leave(s, article)
    else:
        given = tracks.raise_pieces(s, seat, kind, s.box.tokens[kind * 2 + side])
    tracks.take_token(s, seat, lift(s, here(s, seat), price >> 1), log)
    tracks.give(s, seat, kind, given, log)


def report(s: HawaiiState, seat: i64, article: i64, price: i64, payment: i64, village: i64, log: Log) -> None:
    """A purchase: product, place, token and payment; before anything of it is done."""
    kind = kind_of(s, article)
    place = PLACE_NAMES[here(s, seat)]
    coin = face_up(price >> 1)
    units = paying.named(payment, due(price))
    side = int((price & 1) + 1)
    if kind < TILES:
        pile = int(article - KINDS + 1) if article >= KINDS else None
        log.append(
            Bought(
                seat,
                place=place,
                product=KIND_NAMES[kind],
                pile=pile,
                side=side,
                village=village + 1,
                token=coin,
                paid=units,
            )
        )
    else:
        boat = kind == LARGE_BOAT
        log.append(
            BoughtPiece(
                seat,
                place=place,
                product=KIND_NAMES[kind],
                side=side,
                boat=BOAT_NAMES[side] if boat else None,
                count=None if boat else s.box.tokens[kind * 2 + side - 1],
                token=coin,
                paid=units,
            )
        )


def leave(s: HawaiiState, article: i64) -> None:
    """[H5.7] The product leaves the stock; [H15.7] what lies under a god is not uncovered yet."""
    if article < KINDS:
        s.stock[article] -= 1
    else:
        s.tops = bag.changed(s.tops, article - KINDS, NONE)


def lift(s: HawaiiState, place: i64, face: i64) -> i64:
    """The first token with this face leaves the place; says which one it was."""
    slot = place * SLOTS
    while s.tokens[slot] == NONE or s.box.face[s.tokens[slot]] != face:
        slot += 1
    lifted = s.tokens[slot]
    s.tokens[slot] = NONE
    return lifted


def tiki_offer(s: HawaiiState, seat: i64, kind: i64, side: i64) -> i64:
    """[H6.6] How many resources KANE asks for a tiki; 0 when there is no offer, [H5.7] no stock or no room."""
    price = s.box.does(kind, side, TIKI_OFFER)
    return price if tracks.possible_pieces(s, seat, TIKI, 1) else 0


def tiki_payments(s: HawaiiState, seat: i64, price: i64) -> vec[i64]:
    """[H6.6] Any resources, mixed at will, or none and no tiki."""
    purse = s.players[seat].purse
    found = vec[i64]()
    for shells in range(min(purse[SHELL], price), NONE, -1):
        for feet in range(min(purse[FOOT], price - shells), NONE, -1):
            if price - shells - feet <= purse[FRUIT]:
                found = append(found, payment(shells, feet))
    return append(found, NO_TIKI) if len(found) else found


def buy_tiki(s: HawaiiState, seat: i64, price: i64, move: i64, log: Log | None) -> None:
    """[H6.6] Two resources for a tiki, [H8.1] which gives its feet at once."""
    for resource in range(RESOURCES):
        s.players[seat].purse[resource] -= paid(move, price, resource)
    given = tracks.raise_pieces(s, seat, TIKI, 1)
    if log is not None:
        log.append(BoughtTiki(seat, paid=paying.named(move, price)))
    tracks.give(s, seat, TIKI, given, log)
