"""H10: visiting islands, and how they move up."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import NO_MOVES, Frame, Log, Step
from motu.games.hawaii.components import Components
from motu.games.hawaii.events import Arrived, Declined, Given, Island, Placed, Raised, Reshuffled, Scored, Sent, Visited
from motu.games.hawaii.moves import ARRIVE, PRODUCT, VILLAGE, VISIT
from motu.games.hawaii.names import (
    ANY_FRUIT,
    FIRST_FRUIT,
    FOOT,
    FRUIT,
    FRUIT_GIFT,
    GIFT_NAMES,
    ISLAND_NAMES,
    ISLAND_POINTS,
    ISLANDS,
    KAHUNA,
    KAHUNA_GIFT,
    KIND_NAMES,
    POINTS_GIFT,
    POST_POINTS,
    POSTS,
    SURFER,
    TIKI,
    TILE_GIFT,
)
from motu.games.hawaii.rules import fishing, paying, tracks, villages
from motu.games.hawaii.rules.walking import AT_POST
from motu.games.hawaii.state import NONE, HawaiiState


def offers(s: HawaiiState, reach: i64, found: vec[i64]) -> vec[i64]:
    """[H10.1] The posts with an island for which boats and feet suffice."""
    for post in range(POSTS):
        if s.box.post_feet[post] <= reach and s.posts[post] != NONE:
            found = append(found, VISIT + post)
    return found


def sail(s: HawaiiState, seat: i64, trip: i64, boats: i64, payment: i64, log: Log | None) -> i64:
    """[H10.7] Boats leave and feet are paid, then comes what they were sent for. Says which tile is to be placed."""
    due = fishing.due(s.box, boats, fishing.feet(s, trip))
    sent: list[Sent] = [] if log is None else fishing.sent(s, seat, boats)
    paid: dict[str, int] = {} if log is None else paying.named(payment, due)
    fishing.send(s, seat, boats)
    paying.pay(s, seat, FOOT, due, payment)
    if trip < POSTS:
        return visit(s, seat, trip, sent, paid, log)
    fishing.land(s, seat, trip - POSTS, sent, paid, log)
    return NONE


def visit(s: HawaiiState, seat: i64, post: i64, sent: list[Sent], paid: dict[str, int], log: Log | None) -> i64:
    """[H10.2] Points of the post, then the gift; [H10.5] the post stays empty. Says which tile is to be placed now."""
    island = s.posts[post]
    player = s.players[seat]
    player.chief = AT_POST + post
    player.earned[POST_POINTS] += s.box.post_points[post]
    s.posts = bag.changed(s.posts, post, NONE)
    s.returned = bag.changed(s.returned, island, 1)
    if log is not None:
        log.append(Visited(seat, post=post + 1, points=s.box.post_points[post], boats=sent, paid=paid))
    if s.box.gift[island] == TILE_GIFT:
        return tile_gift(s, seat, s.box.gift_amount[island], log)
    take_gift(s, seat, s.box.gift[island], s.box.gift_amount[island], log)
    return NONE


def take_gift(s: HawaiiState, seat: i64, gift: i64, amount: i64, log: Log | None) -> None:
    """[H10.4] Points or fruits, or [H10.3] as many kahunas or tikis as can be placed."""
    player = s.players[seat]
    if gift == POINTS_GIFT:
        player.earned[ISLAND_POINTS] += amount
        if log is not None:
            log.append(Scored(seat, points=amount))
    elif gift == FRUIT_GIFT:
        player.purse[FRUIT] += amount
        if log is not None:
            log.append(Given(seat, source="island", got={"fruit": amount}))
    else:
        kind = KAHUNA if gift == KAHUNA_GIFT else TIKI
        n = tracks.possible_pieces(s, seat, kind, amount)
        given = tracks.raise_pieces(s, seat, kind, n)
        if log is not None:
            log.append(Raised(seat, product=KIND_NAMES[kind], count=n))
        tracks.give(s, seat, kind, given, log)


def tile_gift(s: HawaiiState, seat: i64, kind: i64, log: Log | None) -> i64:
    """[H10.3] The tile is taken if it is in stock and fits somewhere; NONE and only the points if not."""
    possible = len(fruits(s, seat)) > 0 if kind == ANY_FRUIT else can_have(s, seat, kind)
    if possible:
        return kind
    if log is not None:
        log.append(Declined(seat, product=tile_name(kind)))
    return NONE


def can_have(s: HawaiiState, seat: i64, kind: i64) -> bool:
    """[H5.7] In stock, and somewhere to put it."""
    return s.stock[kind] > 0 and villages.room(s, seat, kind)


def fruits(s: HawaiiState, seat: i64) -> vec[i64]:
    """[H10.3] The kinds of fruit tiles that can be had."""
    found = vec[i64]()
    for kind in range(FIRST_FRUIT, SURFER):
        if can_have(s, seat, kind):
            found = append(found, PRODUCT + kind)
    return found


def place_gift(s: HawaiiState, seat: i64, kind: i64, village: i64, log: Log | None) -> None:
    """[H10.2] The tile comes on side II."""
    s.stock[kind] -= 1
    villages.build(s, seat, village, kind, 1)
    if log is not None:
        log.append(Placed(seat, product=KIND_NAMES[kind], side=2, village=village + 1))


class Gift(Step[HawaiiState]):
    """A kind of tile (a) to be placed; of a fruit tile the kind is asked first."""

    rule = "H10.3"

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return fruits(s, f.seat) if f.a == ANY_FRUIT else villages.rows(s, f.seat, f.a)

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        if f.a == ANY_FRUIT:
            s.now(Frame(f.step, f.seat, move - PRODUCT))
        else:
            place_gift(s, f.seat, f.a, move - VILLAGE, log)


def slide(s: HawaiiState) -> None:
    """[H10.6] The islands left move to the lowest posts, in their order."""
    left = vec[i64](capacity=POSTS)
    for island in s.posts:
        if island != NONE:
            left = append(left, island)
    while len(left) < POSTS:
        left = append(left, NONE)
    s.posts = left


def empty_post(s: HawaiiState) -> i64:
    """The first post without an island; NONE when there is none."""
    for post in range(POSTS):
        if s.posts[post] == NONE:
            return post
    return NONE


def arrive(s: HawaiiState, island: i64, log: Log | None) -> None:
    """[H0.4] [H10.6] The next island of the stack is revealed at the first empty post."""
    s.stack = bag.changed(s.stack, island, 0)
    post = empty_post(s)
    s.posts = bag.changed(s.posts, post, island)
    if log is not None:
        log.append(Arrived(s.active, post=post + 1, island=named(s.box, island)))
    if not bag.total(s.stack):
        shuffle(s, log)


def shuffle(s: HawaiiState, log: Log | None) -> None:
    """[H10.6] A face-up island has come to the top, so the whole stack is turned over and mixed at once.

    Islands visited from now on lie face up under it: they cannot come back before those.
    """
    s.stack = s.returned
    s.returned = bag.empty(ISLANDS)
    if log is not None:
        log.append(Reshuffled(s.active, count=bag.total(s.stack)))


def named(box: Components, island: i64) -> Island:
    """An island as it is told and shown."""
    amount = box.gift_amount[island]
    tile = box.gift[island] == TILE_GIFT
    return {
        "island": ISLAND_NAMES[island],
        "gives": GIFT_NAMES[box.gift[island]],
        "amount": 1 if tile else amount,
        "product": tile_name(amount) if tile else None,
    }


def tile_name(kind: i64) -> str:
    """The tile that an island gives, which may be a fruit tile of choice."""
    return "fruit_tile" if kind == ANY_FRUIT else KIND_NAMES[kind]


class Arrive(Step[HawaiiState]):
    """Until every post has an island."""

    rule = "H10.6"
    by_chance = True
    first = ARRIVE

    def bag(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return s.stack if empty_post(s) != NONE else NO_MOVES

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        arrive(s, move - ARRIVE, log)
        s.now(f)
