"""H0: the pieces on the table are those of the box; for tables that come from elsewhere."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.dumps import no_more
from motu.core.errors import BadState
from motu.games.hawaii.names import (
    BOAT_NAMES,
    COLOURS,
    FIRST_GOD,
    GODS,
    ISLAND_NAMES,
    ISLANDS,
    KAHUNA,
    KIND_NAMES,
    LARGE_BOAT,
    PLACE_NAMES,
    PLACES,
    TIKI,
    TILES,
)
from motu.games.hawaii.state import HawaiiState


def check(s: HawaiiState) -> None:
    """[H0.2] Products and gods, [H0.4] islands, [H0.7] tokens, [H0.1] places and [H0.5] seats: none too many."""
    no_more(products(s), s.box.stock, KIND_NAMES)
    if bag.total(s.below) != bag.total(s.hidden):
        raise BadState(f"{bag.total(s.below)} gods lie under the piles, and {bag.total(s.hidden)} are hidden.")
    no_more(islands(s), vec[i64]([1] * ISLANDS), ISLAND_NAMES)
    named = [f"token {COLOURS[face % 2]} {face // 2}" for face in s.box.face]
    no_more(tokens(s), s.box.token_count, named)
    no_more(bag.tally(s.layout, PLACES), vec[i64]([1] * PLACES), PLACE_NAMES)
    seats = [f"seat {seat}" for seat in range(s.seats())]
    for space in range(s.seats()):
        for seat in range(s.seats()):
            if (s.next_order[space] == seat) != (s.players[seat].finished == space):
                raise BadState(f"Seat {seat} stands on order space {space + 1}, or has finished there, but not both.")
    for order in (s.order, s.next_order):
        no_more(bag.tally(order, s.seats()), vec[i64]([1] * s.seats()), seats)


def products(s: HawaiiState) -> vec[i64]:
    """In stock, in piles and in corners; [H0.3] everybody has one small boat."""
    found = s.stock[:]
    for god in range(GODS):
        found[FIRST_GOD + god] += s.hidden[god]
    bag.add(found, bag.tally(s.tops, TILES))
    for player in s.players:
        for tile in player.tiles:
            found[tile // 2 % TILES] += 1
        found[KAHUNA] += player.kahunas
        found[TIKI] += player.tikis
        boats = player.ready[:]
        bag.add(boats, player.away)
        no_more(boats[:1], vec[i64]([1]), BOAT_NAMES)
        found[LARGE_BOAT] += bag.total(boats) - boats[0]
    return found


def islands(s: HawaiiState) -> vec[i64]:
    """At the posts and in the stack."""
    found = bag.tally(s.posts, ISLANDS)
    bag.add(found, s.stack)
    bag.add(found, s.returned)
    return found


def tokens(s: HawaiiState) -> vec[i64]:
    """In the bag, on places and order spaces, on the beach and with players, [H12.1] whose sums they make up."""
    kinds = i64(len(s.bag))
    found = s.bag[:]
    for lying in (s.tokens, s.order_tokens, s.beach):
        bag.add(found, bag.tally(lying, kinds))
    for player in s.players:
        total: i64 = 0
        for number in player.taken:
            token = number // 2
            found[token] += 1
            total += s.box.fish[token] if number % 2 else s.box.face[token] // 2
        if total != player.sum:
            raise BadState(f"Tokens of {total} in all cannot make up a sum of {player.sum}.")
    return found
