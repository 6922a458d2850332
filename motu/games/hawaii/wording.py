"""Options and events as phrases and handles. The texts stand in words/*.ftl."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import decisions
from motu.core.game import Decision, Event, Option, Phrase
from motu.games.hawaii import flow, moves
from motu.games.hawaii.handles import fleet, handles, units
from motu.games.hawaii.names import (
    ANY_FRUIT,
    BOAT_NAMES,
    COLOURS,
    FOOT,
    FRUIT,
    FRUIT_GIFT,
    KAHUNA,
    KAHUNA_GIFT,
    KIND_NAMES,
    PLACE_NAMES,
    POINTS_GIFT,
    RESOURCE_NAMES,
    SHELL,
    SPACE_NAMES,
    TIKI,
    TILE_GIFT,
)
from motu.games.hawaii.rules import buying, fishing, paying, walking
from motu.games.hawaii.state import NONE, HawaiiState

Data = Sequence[int]
Args = tuple[tuple[str, Any], ...]
SIDES = ("I", "II")
PAID = {  # where the payment stands in the data of an event
    "walked": slice(1, 4),
    "stayed": slice(1, 4),
    "bought": slice(5, 8),
    "bought_piece": slice(5, 8),
    "bought_tiki": slice(0, 3),
    "fished": slice(0, 3),
    "visited": slice(2, 5),
}


def name(kind: int) -> Phrase:
    """What a product is called."""
    return Phrase(f"name-{KIND_NAMES[kind]}") if kind != ANY_FRUIT else Phrase("name-fruit_tile")


def place_name(place: int) -> Phrase:
    return Phrase(f"place-{PLACE_NAMES[place]}")


def token(face: int) -> Phrase:
    """A cost token: `red 4`."""
    return Phrase("token", (("colour", COLOURS[face % 2]), ("value", face // 2)))


def resources(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """`2 shells, 1 fruit` as phrases."""
    return tuple(Phrase("resources", (("kind", RESOURCE_NAMES[r]), ("count", n))) for r, n in enumerate(counts) if n)


def one_kind(resource: int, count: int) -> tuple[Phrase, ...]:
    """So many of one resource."""
    return resources([count if r == resource else 0 for r in range(len(RESOURCE_NAMES))])


def boats(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """`1 small boat, 1 large boat` as phrases."""
    return tuple(Phrase("boats", (("boat", BOAT_NAMES[b]), ("count", n))) for b, n in enumerate(counts) if n)


def on_side(kind: int, side: int) -> Phrase:
    """A tile or boat with its side: `surfer II`."""
    return Phrase("on-side", (("product", name(kind)), ("side", SIDES[side])))


def pieces(kind: int, count: int) -> Phrase:
    """So many kahunas or tikis."""
    return Phrase("pieces", (("kind", KIND_NAMES[kind]), ("count", count)))


def gift(kind: int, amount: int) -> Phrase:
    """What an island gives: so much of something, or a tile."""
    if kind == POINTS_GIFT:
        return Phrase("points", (("points", amount),))
    if kind == FRUIT_GIFT:
        return one_kind(int(FRUIT), amount)[0]
    if kind == TILE_GIFT:
        return on_side(amount, 1)
    return pieces(int(KAHUNA if kind == KAHUNA_GIFT else TIKI), amount)


def decision(s: HawaiiState) -> Decision:
    return decisions.decision(s, prompt, option)


def prompt(s: HawaiiState) -> Phrase:
    """The question."""
    f = s.agenda[-1]
    if f.step == flow.WALK:
        return Phrase("ask-walk", (("place", place_name(int(s.layout[f.a]))),))
    if f.step == flow.PRODUCT:
        return Phrase("ask-product", (("place", place_name(int(buying.here(s, f.seat)))),))
    if f.step in (flow.PRICE, flow.PAY, flow.BUILD):
        asked = {flow.PRICE: "ask-price", flow.PAY: "ask-pay", flow.BUILD: "ask-build"}[f.step]
        return Phrase(asked, (("product", name(int(buying.kind_of(s, f.a)))),))
    if f.step == flow.TIKI:
        return Phrase("ask-tiki", (("count", int(f.a)),))
    if f.step == flow.CATCH:
        return Phrase("ask-catch", (("count", int(fishing.size(f.a))),))
    if f.step == flow.SAIL:
        return Phrase("ask-sail", (("count", int(flow.due(s, f))),))
    if f.step == flow.GIFT:
        return Phrase("ask-fruit") if f.a == ANY_FRUIT else Phrase("ask-build", (("product", name(int(f.a))),))
    plain = {flow.ACT: "ask-act", flow.BOATS: "ask-boats", flow.CHOOSE: "ask-choose", flow.CONFIRM: "ask-confirm"}
    return Phrase(plain[f.step])


def option(s: HawaiiState, move: int) -> Option:
    """One legal move with its handles and label; what it spends, scores and ends is seen by trying it."""
    seat = s.waiting
    after = s.clone()
    log: list[Event] = []
    after.play(move, log)
    gain = int(after.players[seat].points() - s.players[seat].points())
    final = after.waiting != seat or any(event.reveals for event in log)
    units = [
        sum(paid) for paid in zip(*(event.data[PAID[event.kind]] for event in log if event.kind in PAID), strict=True)
    ]
    spent = enumerate(units or costs(s, move))
    spends = tuple(f"purse:{RESOURCE_NAMES[resource]}" for resource, n in spent for _ in range(n))
    return Option(move, handles(s, move), label(s, move), spends, gain, final)


def costs(s: HawaiiState, move: int) -> list[int]:
    """What a move hands over, as far as there is only one way to pay for it."""
    seat = s.waiting
    player = s.players[seat]
    swaps = paying.swaps(s, seat)
    if moves.PAY <= move < moves.NO_TIKI:
        return units(s, move)
    if move < moves.FISH:
        feet = walking.feet(s, seat, walking.spot(s, move - moves.GO))
        return the_only(buying.walks(s, seat, move - moves.GO, feet), int(feet))
    if moves.PRICE <= move < moves.VILLAGE:
        due = buying.due(move - moves.PRICE)
        return the_only(paying.payments(player, SHELL, due, swaps), int(due))
    if moves.BOATS <= move < moves.PAY:
        due = fishing.due(s.box, move, fishing.feet(s, s.agenda[-1].a))
        return the_only(paying.payments(player, FOOT, due, swaps), int(due))
    return []


def the_only(payments: vec[i64], amount: int) -> list[int]:
    """The units of a payment when there is no other; nothing when there is a choice."""
    if len(payments) != 1:
        return []
    return [int(moves.paid(payments[0], amount, resource)) for resource in range(len(RESOURCE_NAMES))]


def label(s: HawaiiState, move: int) -> Phrase:
    """A legal move in words."""
    if move < moves.PRODUCT:
        return action_label(s, move)
    if move < moves.PRICE:
        kind = s.tops[move - moves.PILE] if move >= moves.PILE else move - moves.PRODUCT
        pile = move - moves.PILE + 1 if move >= moves.PILE else 0
        return Phrase("take-god", (("product", name(int(kind))), ("pile", pile))) if pile else name(int(kind))
    if move < moves.VILLAGE:
        return price_label(s, move - moves.PRICE)
    if move < moves.CATCH:
        village = move - moves.VILLAGE
        founded = s.players[s.waiting].kinds[village] != 0
        return Phrase("add-to" if founded else "found", (("village", village + 1),))
    if move < moves.STOP:
        return Phrase("catch", (("count", move - moves.CATCH),))
    if moves.BOATS <= move < moves.PAY:
        return Phrase("send", (("boats", boats(fleet(move))), ("cost", resources(costs(s, move)) or due_feet(s, move))))
    if moves.PAY <= move < moves.NO_TIKI:
        return payment_label(s, move)
    if moves.CHOOSE <= move < moves.END_TURN:
        return resources([int(move - moves.CHOOSE == r) for r in range(len(RESOURCE_NAMES))])[0]
    return Phrase({moves.STOP: "stop", moves.NO_TIKI: "decline-tiki", moves.END_TURN: "end-turn"}[move])


def due_feet(s: HawaiiState, fleet: int) -> tuple[Phrase, ...]:
    """The feet due with these boats, where they can be paid in several ways."""
    return one_kind(int(FOOT), int(fishing.due(s.box, fleet, fishing.feet(s, s.agenda[-1].a))))


def action_label(s: HawaiiState, move: int) -> Phrase:
    """What a turn can begin with."""
    if move < moves.FISH:
        space = walking.spot(s, move - moves.GO)
        cost = resources(costs(s, move)) or one_kind(int(FOOT), int(walking.feet(s, s.waiting, space)))
        stays = s.players[s.waiting].chief == space
        return Phrase("stay" if stays else "go", (("place", place_name(move - moves.GO)), ("cost", cost)))
    if move == moves.FISH:
        return Phrase("fish")
    if move < moves.FINISH:
        post = move - moves.VISIT
        island = s.posts[post]
        given = gift(int(s.box.gift[island]), int(s.box.gift_amount[island]))
        return Phrase("visit", (("post", post + 1), ("gift", given), ("points", int(s.box.post_points[post]))))
    space = move - moves.FINISH
    held = s.order_tokens[space]
    if held == NONE:
        return Phrase("finish", (("space", space + 1),))
    return Phrase("finish-with", (("space", space + 1), ("token", token(int(s.box.face[held])))))


def price_label(s: HawaiiState, number: int) -> Phrase:
    """A token and a side, and what they cost."""
    face, side = divmod(number, 2)
    kind = int(buying.kind_of(s, s.agenda[-1].a))
    cost = resources(costs(s, moves.PRICE + number)) or one_kind(int(SHELL), int(buying.due(number)))
    n = int(s.box.tokens[kind * 2 + side])
    what = pieces(kind, n) if n else on_side(kind, side)
    said = "price-trading" if trades(s, number) else "price"
    return Phrase(said, (("what", what), ("token", token(face)), ("cost", cost)))


def trades(s: HawaiiState, price: int) -> bool:
    """[H6.3] Whether a price can be paid only with the help of trade huts."""
    due = buying.due(price)
    ways = paying.payments(s.players[s.waiting], SHELL, due, paying.swaps(s, s.waiting))
    return paying.swapped(ways[0], SHELL, due) > 0


def payment_label(s: HawaiiState, move: int) -> Phrase:
    """A payment; it says so when trade huts have to help."""
    f = s.agenda[-1]
    cost = ("cost", resources(units(s, move)))
    base = SHELL if f.step == flow.PAY else FOOT
    trades = f.step != flow.TIKI and paying.swapped(move, base, flow.due(s, f)) > 0
    return Phrase("pay-trading" if trades else "pay", (cost,))


def tell(event: Event) -> Phrase:
    """An event as a sentence for the log; the reader knows who the seat is."""
    told = f"told-{event.kind.replace('_', '-')}"
    return Phrase(told, (("seat", event.seat), *TOLD[event.kind](event.data)))


def bought(d: Data) -> Args:
    """A product with its side or number, the token, the payment and the village if there is one."""
    kind, side, n, face, village, *paid = d
    what = pieces(kind, n) if n else on_side(kind, side)
    where = (("village", village + 1),) if village != NONE else ()
    return (("what", what), ("token", token(face)), ("cost", resources(paid)), *where)


def went(d: Data) -> Args:
    return (("place", place_name(d[0])), ("cost", resources(d[1:])))


def goal(d: Data) -> Args:
    return (("sum", d[0]), ("goal", d[1]), ("points", d[2]))


def points(d: Data) -> Args:
    return (("points", d[0]),)


TOLD: dict[str, Callable[[Data], Args]] = {
    "laid_place": lambda d: (("place", place_name(d[0])), ("space", SPACE_NAMES[d[1]])),
    "uncovered": lambda d: (("product", name(d[0])), ("pile", d[1] + 1)),
    "drawn": lambda d: (("number", d[0]), ("got", resources(d[1:]))),
    "laid": lambda d: (("place", place_name(d[0])), ("token", token(d[2]))),
    "washed_up": lambda d: (("place", place_name(d[0])), ("token", token(d[1])), ("count", d[2])),
    "laid_order": lambda d: (("token", token(d[0])),),
    "arrived": lambda d: (("post", d[1] + 1), ("gift", gift(d[2], d[3]))),
    "reshuffled": lambda d: (("count", d[0]),),
    "walked": went,
    "stayed": went,
    "bought": bought,
    "bought_piece": bought,
    "bought_tiki": lambda d: (("cost", resources(d)),),
    "speared": points,
    "given": lambda d: (("got", one_kind(d[0], d[1])),),
    "fished": lambda d: (("cost", resources(d[:3])), ("tokens", len(d) - 3), ("count", sum(d[3:]))),
    "visited": lambda d: (("post", d[0] + 1), ("points", d[1]), ("cost", resources(d[2:]))),
    "scored": points,
    "raised": lambda d: (("what", pieces(d[0], d[1])),),
    "declined": lambda d: (("product", name(d[0])),),
    "placed": lambda d: (("what", on_side(d[0], 1)), ("village", d[1] + 1)),
    "finished": lambda d: (("space", d[0] + 1),),
    "finished_with": lambda d: (("space", d[0] + 1), ("token", token(d[1]))),
    "reached": goal,
    "missed": lambda d: (("sum", d[0]), ("goal", d[1])),
    "earned": lambda d: (("got", resources(d)),),
    "chose": lambda d: (("got", one_kind(d[0], 1)),),
    "scored_order": points,
    "began": lambda d: (("round", d[0]),),
    "counted": points,
}
