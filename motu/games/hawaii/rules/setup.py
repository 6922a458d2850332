"""H0: setting up the table."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.hawaii.events import Drawn, LaidPlace, Uncovered
from motu.games.hawaii.moves import LAY_PLACE, NEXT_SEAT, UNCOVER
from motu.games.hawaii.names import (
    FIRST_GOD,
    FRUIT,
    GOD_NAMES,
    GODS,
    ISLANDS,
    MOST_SEATS,
    PILES,
    PLACE_NAMES,
    PLACES,
    POSTS,
    RESOURCE_NAMES,
    RESOURCES,
    SLOTS,
    SPACE_NAMES,
)
from motu.games.hawaii.state import NONE, HawaiiState


def slots(n: i64) -> vec[i64]:
    """Room for pieces, all empty."""
    return vec[i64]([NONE] * n)


def unpack(s: HawaiiState) -> None:
    """[H0.2] Products in stock, gods shuffled into piles; [H0.4] islands face down; [H0.7] all tokens in the bag."""
    s.layout = vec[i64]()
    s.tokens = slots(PLACES * SLOTS)
    s.bag = s.box.token_count[:]
    s.beach = vec[i64]()
    s.order_tokens = slots(MOST_SEATS)
    s.stock = s.box.stock[:]
    s.hidden = s.stock[FIRST_GOD : FIRST_GOD + GODS]
    for god in range(GODS):
        s.stock[FIRST_GOD + god] = 0
    s.tops = slots(PILES)
    s.below = vec[i64]([bag.total(s.hidden) // PILES] * PILES)
    s.posts = slots(POSTS)
    s.stack = vec[i64]([1] * ISLANDS)
    s.returned = bag.empty(ISLANDS)
    s.order = vec[i64]()
    s.next_order = slots(s.seats())


def places_left(s: HawaiiState) -> vec[i64]:
    """[H0.1] The places that have not been laid out, each as likely to come next."""
    left = vec[i64]([1] * PLACES)
    for place in s.layout:
        left[place] = 0
    return left


def lay_place(s: HawaiiState, place: i64, log: Log | None) -> None:
    """[H0.1] Row after row from the beach up, from left to right."""
    if log is not None:
        log.append(LaidPlace(0, place=PLACE_NAMES[place], space=SPACE_NAMES[len(s.layout)]))
    s.layout = append(s.layout[:], place)


class LayPlace(Step[HawaiiState]):
    rule = "H0.1"
    by_chance = True
    first = LAY_PLACE

    def bag(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return places_left(s)

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        lay_place(s, move - LAY_PLACE, log)
        if len(s.layout) < PLACES:
            s.now(f)


def bare_pile(s: HawaiiState) -> i64:
    """[H5.2] The first pile of gods whose top was bought and that has another one below; NONE when there is none."""
    for pile in range(PILES):
        if s.tops[pile] == NONE and s.below[pile]:
            return pile
    return NONE


def uncover(s: HawaiiState, god: i64, log: Log | None) -> None:
    """[H0.2] [H15.7] The next god of a pile is seen and for sale."""
    pile = bare_pile(s)
    s.hidden = bag.changed(s.hidden, god, s.hidden[god] - 1)
    s.below = bag.changed(s.below, pile, s.below[pile] - 1)
    s.tops = bag.changed(s.tops, pile, FIRST_GOD + god)
    if log is not None:
        log.append(Uncovered(s.active, product=GOD_NAMES[god], pile=pile + 1))


class Uncover(Step[HawaiiState]):
    """Until both piles show a god, as long as there are any."""

    rule = "H0.2"
    by_chance = True
    first = UNCOVER

    def bag(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return s.hidden if bare_pile(s) != NONE else NO_MOVES

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        uncover(s, move - UNCOVER, log)
        s.now(f)


def seats_left(s: HawaiiState) -> vec[i64]:
    """[H0.5] The seats that have not been drawn for the turn order."""
    left = vec[i64]([1] * s.seats())
    for seat in s.order:
        left[seat] = 0
    return left


def draw_seat(s: HawaiiState, seat: i64, log: Log | None) -> None:
    """[H0.5] The next in turn order; [H0.6] the later, the more fruits there are beside shells and feet."""
    player = s.players[seat]
    for resource in range(RESOURCES):
        player.purse[resource] = s.box.start[resource]
    player.purse[FRUIT] = s.box.start_fruit[len(s.order)]
    s.order = append(s.order[:], seat)
    if log is not None:
        log.append(Drawn(seat, number=len(s.order), got=bag.named(player.purse, RESOURCE_NAMES)))


class DrawSeat(Step[HawaiiState]):
    rule = "H0.5"
    by_chance = True
    first = NEXT_SEAT

    def bag(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return seats_left(s)

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        draw_seat(s, move - NEXT_SEAT, log)
        if len(s.order) < s.seats():
            s.now(f)
