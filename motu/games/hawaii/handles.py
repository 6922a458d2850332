"""Handles: things that can be clicked, by name; and which of them make a move."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.game import Seat
from motu.core.notation import Row, alone, handle, numbers
from motu.games.hawaii import flow, moves
from motu.games.hawaii.names import (
    BOAT_NAMES,
    COLOURS,
    FOOT,
    GOD_NAMES,
    ISLAND_NAMES,
    KIND_NAMES,
    MOST_FISH,
    MOST_SEATS,
    PILES,
    PLACE_NAMES,
    POSTS,
    RESOURCE_NAMES,
    SHELL,
    SLOTS,
    VILLAGES,
)
from motu.games.hawaii.rules import buying, fishing, paying, walking
from motu.games.hawaii.state import NONE, HawaiiState

ROWS = [
    Row(moves.GO, "go", "place", PLACE_NAMES),
    Row(moves.FISH, "fish", "harbour"),
    Row(moves.VISIT, "visit", "post", numbers(int(POSTS))),
    Row(moves.FINISH, "finish", "order", numbers(int(MOST_SEATS))),
    Row(moves.PRODUCT, "buy", "product", KIND_NAMES),
    Row(moves.PILE, "buy god", "pile", numbers(int(PILES))),
    Row(moves.VILLAGE, "village", "village", numbers(int(VILLAGES))),
    Row(moves.CATCH + 1, "catch", "fish", numbers(int(MOST_FISH))),
    Row(moves.STOP, "no more fish", "stop"),
    Row(moves.NO_TIKI, "no tiki", "no_tiki"),
    Row(moves.CHOOSE, "choose", "purse", RESOURCE_NAMES),
    Row(moves.END_TURN, "end turn", "end_turn"),
    Row(moves.LAY_PLACE, "lay", names=PLACE_NAMES),
    Row(moves.UNCOVER, "uncover", names=GOD_NAMES),
    Row(moves.ARRIVE, "arrive", names=ISLAND_NAMES),
    Row(moves.NEXT_SEAT, "next", names=numbers(int(MOST_SEATS))),
]
PAYING = {flow.WALK: "walk", flow.PAY: "pay", flow.SAIL: "sail", flow.TIKI: "tiki"}  # what a payment is for
BUYING = (flow.PRODUCT, flow.PRICE, flow.PAY, flow.BUILD)


def units(s: HawaiiState, move: int) -> list[int]:
    """A payment by resource."""
    amount = flow.due(s, s.agenda[-1])
    return [int(moves.paid(move, amount, resource)) for resource in range(len(RESOURCE_NAMES))]


def fleet(move: int) -> list[int]:
    """The boats of a set, by type."""
    return [int(moves.boats_of(move, boat)) for boat in range(len(BOAT_NAMES))]


def handles(s: HawaiiState, move: int) -> tuple[str, ...]:
    """Handles of a seat's legal move."""
    if known := handle(move, ROWS):
        return (known,)
    if moves.PRICE <= move < moves.VILLAGE:
        return (price(move - moves.PRICE),)
    if moves.BOATS <= move < moves.PAY:
        return tuple(f"boat:{name}" for name, n in zip(BOAT_NAMES, fleet(move), strict=True) for _ in range(n))
    return (f"{PAYING[s.agenda[-1].step]}:" + "-".join(str(n) for n in units(s, move)),)


def price(number: int) -> str:
    """The cell of the price list for a token and a side."""
    face, side = divmod(number, 2)
    return f"price:{COLOURS[face % 2]}:{face // 2}:{side + 1}"


def on_the_table(s: HawaiiState, seat: Seat) -> list[str]:
    """All handles of one time or another; [H15.6] those of a purchase in the making for its player only."""
    found = alone(ROWS)
    found += [f"place:{PLACE_NAMES[place]}" for place in s.layout]
    found += [f"post:{1 + post}" for post in range(POSTS)]
    found += [f"order:{1 + space}" for space in range(s.seats())]
    found += [f"product:{name}" for kind, name in enumerate(KIND_NAMES) if s.stock[kind]]
    found += [f"pile:{1 + pile}" for pile in range(PILES) if s.tops[pile] != NONE]
    found += [f"fish:{fish}" for fish in range(1, MOST_FISH + 1) if fishing.on_beach(s, fish)]
    found += [f"village:{1 + village}" for village in range(VILLAGES)]
    found += [f"purse:{name}" for name in RESOURCE_NAMES]
    if seat >= 0:
        player = s.players[seat]
        found += [f"boat:{name}" for boat, name in enumerate(BOAT_NAMES) if player.ready[boat] + player.away[boat]]
        if s.waiting == seat:
            found += asked(s, seat)
    return found


def asked(s: HawaiiState, seat: Seat) -> list[str]:
    """Handles that exist only while their player is asked: the price list of the place, and the ways to pay."""
    found: list[str] = []
    if s.agenda[-1].step in BUYING:
        first = buying.here(s, seat) * SLOTS
        faces = sorted({s.box.face[token] for token in s.tokens[first : first + SLOTS] if token != NONE})
        found += [price(face * 2 + side) for face in faces for side in range(2)]
    found += [handle for move in s.moves() if moves.PAY <= move < moves.NO_TIKI for handle in handles(s, move)]
    return found


def in_purse(counts: Mapping[str, int]) -> tuple[str, ...]:
    """The handles of these resources, one for each piece."""
    return tuple(f"purse:{resource}" for resource in RESOURCE_NAMES for _ in range(counts.get(resource, 0)))


def costs(s: HawaiiState, move: int) -> dict[str, int]:
    """The payment of a move, where there is only one way to pay for it."""
    seat = s.waiting
    player = s.players[seat]
    swaps = paying.swaps(s, seat)
    if moves.PAY <= move < moves.NO_TIKI:
        return paying.named(move, flow.due(s, s.agenda[-1]))
    if move < moves.FISH:
        feet = walking.feet(s, seat, walking.spot(s, move - moves.GO))
        return the_only(buying.walks(s, seat, move - moves.GO, feet), int(feet))
    if moves.PRICE <= move < moves.VILLAGE:
        due = buying.due(move - moves.PRICE)
        return the_only(paying.payments(player, SHELL, due, swaps), int(due))
    if moves.BOATS <= move < moves.PAY:
        due = fishing.due(s.box, move, fishing.feet(s, s.agenda[-1].a))
        return the_only(paying.payments(player, FOOT, due, swaps), int(due))
    return {}


def the_only(payments: vec[i64], amount: int) -> dict[str, int]:
    """The units of a payment when there is no other; nothing when there is a choice."""
    return paying.named(payments[0], amount) if len(payments) == 1 else {}
