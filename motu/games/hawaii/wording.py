"""Options and events as phrases and handles. The texts stand in words/*.ftl."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import decisions
from motu.core.events import Args, ArgsByKind, Event, sentence
from motu.core.game import Decision, Option, Phrase
from motu.games.hawaii import events, flow, moves
from motu.games.hawaii.handles import fleet, handles
from motu.games.hawaii.names import (
    ANY_FRUIT,
    BOAT_NAMES,
    FOOT,
    KIND_NAMES,
    PLACE_NAMES,
    RESOURCE_NAMES,
    SHELL,
)
from motu.games.hawaii.rules import buying, fishing, islands, paying, walking
from motu.games.hawaii.state import NONE, HawaiiState

SIDES = ("I", "II")


def name(product: str) -> Phrase:
    """What a product is called."""
    return Phrase(f"name-{product}")


def place_name(place: str) -> Phrase:
    return Phrase(f"place-{place}")


def token(face: events.Token) -> Phrase:
    """A cost token: `red 4`."""
    return Phrase("token", (("colour", face["colour"]), ("value", face["value"])))


def resources(counts: Mapping[str, int]) -> tuple[Phrase, ...]:
    """`2 shells, 1 fruit` as phrases."""
    return tuple(Phrase("resources", (("kind", kind), ("count", n))) for kind, n in counts.items() if n)


def boats(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """`1 small boat, 1 large boat` as phrases."""
    return tuple(Phrase("boats", (("boat", BOAT_NAMES[b]), ("count", n))) for b, n in enumerate(counts) if n)


def on_side(product: str, side: int) -> Phrase:
    """A tile or boat with its side: `surfer II`."""
    return Phrase("on-side", (("product", name(product)), ("side", SIDES[side - 1])))


def pieces(product: str, count: int) -> Phrase:
    """So many kahunas or tikis."""
    return Phrase("pieces", (("kind", product), ("count", count)))


def gift(island: events.Island) -> Phrase:
    """What an island gives: so much of something, or a tile."""
    gives, amount = island["gives"], island["amount"]
    if gives == "points":
        return Phrase("points", (("points", amount),))
    if gives == "fruit":
        return resources({"fruit": amount})[0]
    return on_side(island["product"], 2) if island["product"] else pieces(gives, amount)


def decision(s: HawaiiState) -> Decision:
    return decisions.decision(s, prompt, option)


def prompt(s: HawaiiState) -> Phrase:
    """The question."""
    f = s.agenda[-1]
    if f.step == flow.WALK:
        return Phrase("ask-walk", (("place", place_name(PLACE_NAMES[s.layout[f.a]])),))
    if f.step == flow.PRODUCT:
        return Phrase("ask-product", (("place", place_name(PLACE_NAMES[buying.here(s, f.seat)])),))
    if f.step in (flow.PRICE, flow.PAY, flow.BUILD):
        asked = {flow.PRICE: "ask-price", flow.PAY: "ask-pay", flow.BUILD: "ask-build"}[f.step]
        return Phrase(asked, (("product", name(KIND_NAMES[buying.kind_of(s, f.a)])),))
    if f.step == flow.TIKI:
        return Phrase("ask-tiki", (("count", int(f.a)),))
    if f.step == flow.CATCH:
        return Phrase("ask-catch", (("count", int(fishing.size(f.a))),))
    if f.step == flow.SAIL:
        return Phrase("ask-sail", (("count", int(flow.due(s, f))),))
    if f.step == flow.GIFT:
        return Phrase("ask-fruit") if f.a == ANY_FRUIT else Phrase("ask-build", (("product", name(KIND_NAMES[f.a])),))
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
    spent = paid_in(log) or costs(s, move)
    spends = tuple(f"purse:{resource}" for resource in RESOURCE_NAMES for _ in range(spent.get(resource, 0)))
    return Option(move, handles(s, move), label(s, move), spends, gain, final)


def paid_in(log: list[Event]) -> dict[str, int]:
    """All that these events hand over, by resource."""
    spent: dict[str, int] = {}
    for event in log:
        for resource, n in getattr(event, "paid", {}).items():
            spent[resource] = spent.get(resource, 0) + n
    return spent


def costs(s: HawaiiState, move: int) -> dict[str, int]:
    """What a move hands over, as far as there is only one way to pay for it."""
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


def label(s: HawaiiState, move: int) -> Phrase:
    """A legal move in words."""
    if move < moves.PRODUCT:
        return action_label(s, move)
    if move < moves.PRICE:
        if move < moves.PILE:
            return name(KIND_NAMES[move - moves.PRODUCT])
        pile = move - moves.PILE
        return Phrase("take-god", (("product", name(KIND_NAMES[s.tops[pile]])), ("pile", pile + 1)))
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
        return resources({RESOURCE_NAMES[move - moves.CHOOSE]: 1})[0]
    return Phrase({moves.STOP: "stop", moves.NO_TIKI: "decline-tiki", moves.END_TURN: "end-turn"}[move])


def due_feet(s: HawaiiState, fleet: int) -> tuple[Phrase, ...]:
    """The feet due with these boats, where they can be paid in several ways."""
    return resources({"foot": fishing.due(s.box, fleet, fishing.feet(s, s.agenda[-1].a))})


def action_label(s: HawaiiState, move: int) -> Phrase:
    """What a turn can begin with."""
    if move < moves.FISH:
        space = walking.spot(s, move - moves.GO)
        cost = resources(costs(s, move)) or resources({"foot": walking.feet(s, s.waiting, space)})
        stays = s.players[s.waiting].chief == space
        return Phrase("stay" if stays else "go", (("place", place_name(PLACE_NAMES[move - moves.GO])), ("cost", cost)))
    if move == moves.FISH:
        return Phrase("fish")
    if move < moves.FINISH:
        post = move - moves.VISIT
        given = gift(islands.named(s.box, s.posts[post]))
        return Phrase("visit", (("post", post + 1), ("gift", given), ("points", int(s.box.post_points[post]))))
    space = move - moves.FINISH
    held = s.order_tokens[space]
    if held == NONE:
        return Phrase("finish", (("space", space + 1),))
    return Phrase("finish-with", (("space", space + 1), ("token", token(events.token(s.box.face[held])))))


def price_label(s: HawaiiState, number: int) -> Phrase:
    """A token and a side, and what they cost."""
    face, side = divmod(number, 2)
    kind = int(buying.kind_of(s, s.agenda[-1].a))
    cost = resources(costs(s, moves.PRICE + number)) or resources({"shell": buying.due(number)})
    n = int(s.box.tokens[kind * 2 + side])
    what = pieces(KIND_NAMES[kind], n) if n else on_side(KIND_NAMES[kind], side + 1)
    said = "price-trading" if trades(s, number) else "price"
    return Phrase(said, (("what", what), ("token", token(events.token(face))), ("cost", cost)))


def trades(s: HawaiiState, price: int) -> bool:
    """[H6.3] Whether a price can be paid only with the help of trade huts."""
    due = buying.due(price)
    ways = paying.payments(s.players[s.waiting], SHELL, due, paying.swaps(s, s.waiting))
    return paying.swapped(ways[0], SHELL, due) > 0


def payment_label(s: HawaiiState, move: int) -> Phrase:
    """A payment; it says so when trade huts have to help."""
    f = s.agenda[-1]
    cost = ("cost", resources(costs(s, move)))
    base = SHELL if f.step == flow.PAY else FOOT
    trades = f.step != flow.TIKI and paying.swapped(move, base, flow.due(s, f)) > 0
    return Phrase("pay-trading" if trades else "pay", (cost,))


def tell(event: Event) -> Phrase:
    """An event as a sentence for the log; the reader knows who the seat is."""
    return sentence(event, TOLD)


def bought(e: events.Bought) -> Args:
    """A tile with its side, the token, the payment and the village."""
    return (
        ("what", on_side(e.product, e.side)),
        ("token", token(e.token)),
        ("cost", resources(e.paid)),
        ("village", e.village),
    )


def bought_piece(e: events.BoughtPiece) -> Args:
    """A boat with its side, or so many kahunas or tikis; the token and the payment."""
    what = pieces(e.product, e.count) if e.side is None else on_side(e.product, e.side)
    return (("what", what), ("token", token(e.token)), ("cost", resources(e.paid)))


def went(e: events.Walked | events.Stayed) -> Args:
    return (("place", place_name(e.place)), ("cost", resources(e.paid)))


def points(e: events.Speared | events.Scored | events.ScoredOrder | events.Counted) -> Args:
    return (("points", e.points),)


TOLD: ArgsByKind = {
    events.LaidPlace: lambda e: (("place", place_name(e.place)), ("space", e.space)),
    events.Uncovered: lambda e: (("product", name(e.product)), ("pile", e.pile)),
    events.Drawn: lambda e: (("number", e.number), ("got", resources(e.got))),
    events.Laid: lambda e: (("place", place_name(e.place)), ("token", token(e.token))),
    events.WashedUp: lambda e: (("place", place_name(e.place)), ("token", token(e.token)), ("count", e.fish)),
    events.LaidOrder: lambda e: (("token", token(e.token)),),
    events.Arrived: lambda e: (("post", e.post), ("gift", gift(e.island))),
    events.Reshuffled: lambda e: (("count", e.count),),
    events.Walked: went,
    events.Stayed: went,
    events.Bought: bought,
    events.BoughtPiece: bought_piece,
    events.BoughtTiki: lambda e: (("cost", resources(e.paid)),),
    events.Speared: points,
    events.Given: lambda e: (("got", resources(e.got)),),
    events.Fished: lambda e: (("cost", resources(e.paid)), ("tokens", len(e.fish)), ("count", sum(e.fish))),
    events.Visited: lambda e: (("post", e.post), ("points", e.points), ("cost", resources(e.paid))),
    events.Scored: points,
    events.Raised: lambda e: (("what", pieces(e.product, e.count)),),
    events.Declined: lambda e: (("product", name(e.product)),),
    events.Placed: lambda e: (("what", on_side(e.product, e.side)), ("village", e.village)),
    events.Finished: lambda e: (("space", e.space),),
    events.FinishedWith: lambda e: (("space", e.space), ("token", token(e.token))),
    events.Reached: lambda e: (("sum", e.sum), ("goal", e.goal), ("points", e.points)),
    events.Missed: lambda e: (("sum", e.sum), ("goal", e.goal)),
    events.Earned: lambda e: (("got", resources(e.got)),),
    events.Chose: lambda e: (("got", resources({e.resource: 1})),),
    events.ScoredOrder: points,
    events.Began: lambda e: (("round", e.round),),
    events.Counted: points,
}
