"""Options and events as phrases and handles. The texts stand in words/*.ftl."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from motu.core import decisions
from motu.core.events import Args, ArgsByKind, Event, sentence
from motu.core.game import Decision, Doubt, Option, Phrase
from motu.core.plan import paid
from motu.games.hawaii import events, flow, moves
from motu.games.hawaii.handles import BUYING, costs, fleet, handles, in_purse
from motu.games.hawaii.names import (
    ANY_FRUIT,
    BOAT_NAMES,
    FOOT,
    KIND_NAMES,
    PLACE_NAMES,
    RESOURCE_NAMES,
    SHELL,
)
from motu.games.hawaii.rules import buying, fishing, islands, laying, paying, walking
from motu.games.hawaii.state import NONE, HawaiiState

SIDES = ("I", "II")
ASKED = {
    flow.ACT: "ask-act",
    flow.WALK: "ask-walk",
    flow.PRODUCT: "ask-product",
    flow.PRICE: "ask-price",
    flow.PAY: "ask-pay",
    flow.BUILD: "ask-build",
    flow.TIKI: "ask-tiki",
    flow.CATCH: "ask-catch",
    flow.BOATS: "ask-boats",
    flow.SAIL: "ask-sail",
    flow.GIFT: "ask-build",
    flow.CHOOSE: "ask-choose",
    flow.CONFIRM: "ask-confirm",
}
PARTS = {"act": "walk", "product": "price", "price": "price", "build": "village"}  # of a purchase; see view


def name(product: str) -> Phrase:
    """The name of a product."""
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
    """The gift of an island: so much of something, or a tile."""
    gives, amount = island["gives"], island["amount"]
    if gives == "points":
        return Phrase("points", (("points", amount),))
    if gives == "fruit":
        return resources({"fruit": amount})[0]
    return on_side(island["product"], 2) if island["product"] else pieces(gives, amount)


def decision(s: HawaiiState) -> Decision:
    return decisions.decision(s, prompt, option, about, PARTS)


def about(s: HawaiiState) -> dict[str, str | int]:
    """The subject of the question: the place of a walk, or the product of a purchase."""
    f = s.agenda[-1]
    if f.step == flow.WALK:
        return {"place": PLACE_NAMES[s.layout[f.a]]}
    if f.step == flow.PRODUCT:
        return {"place": PLACE_NAMES[buying.here(s, f.seat)]}
    if f.step in BUYING:
        return {"product": KIND_NAMES[buying.kind_of(s, f.a)]}
    return {"product": islands.tile_name(f.a)} if f.step == flow.GIFT else {}


def prompt(s: HawaiiState) -> Phrase:
    """The question."""
    f = s.agenda[-1]
    named = about(s)
    if "place" in named:
        return Phrase(ASKED[f.step], (("place", place_name(str(named["place"]))),))
    if f.step == flow.GIFT and f.a == ANY_FRUIT:
        return Phrase("ask-fruit")
    if "product" in named:
        return Phrase(ASKED[f.step], (("product", name(str(named["product"]))),))
    counts = {flow.TIKI: f.a, flow.CATCH: fishing.size(f.a), flow.SAIL: flow.due(s, f) if f.step == flow.SAIL else 0}
    return Phrase(ASKED[f.step], (("count", int(counts[f.step])),) if f.step in counts else ())


def option(s: HawaiiState, move: int) -> Option:
    """One legal move with its handles and label; what it spends, scores and ends is seen by trying it."""
    _, log, gain, final = decisions.tried(s, move)
    pays = paid(log) or costs(s, move)
    helps = ("trade_hut",) if trading(s, move) else ()
    return Option(move, handles(s, move), label(s, move), in_purse(pays), gain, final, pays, helps, doubt(s, move))


def spends(log: list[Event]) -> list[str]:
    """The handles of all that these events hand over."""
    return [*in_purse(paid(log))]


def doubt(s: HawaiiState, move: int) -> Doubt | None:
    """Finishing a round is final: how many places could still be gone to is named before it."""
    places = sum(other < moves.FISH for other in s.moves())
    if not places or not moves.FINISH <= move < moves.PRODUCT:
        return None
    return Doubt(Phrase("ask-finish", (("count", places),)), Phrase("finish-short"))


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
    """The first choice of a turn."""
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
    return Phrase("finish-with", (("space", space + 1), ("token", token(laying.face_up(s.box.face[held])))))


def price_label(s: HawaiiState, number: int) -> Phrase:
    """A token and a side, and what they cost."""
    face, side = divmod(number, 2)
    kind = int(buying.kind_of(s, s.agenda[-1].a))
    cost = resources(costs(s, moves.PRICE + number)) or resources({"shell": buying.due(number)})
    n = int(s.box.tokens[kind * 2 + side])
    what = pieces(KIND_NAMES[kind], n) if n else on_side(KIND_NAMES[kind], side + 1)
    said = "price-trading" if trading(s, moves.PRICE + number) else "price"
    return Phrase(said, (("what", what), ("token", token(laying.face_up(face))), ("cost", cost)))


def trading(s: HawaiiState, move: int) -> bool:
    """[H6.3] Whether a price or a payment needs the help of trade huts."""
    f = s.agenda[-1]
    if moves.PRICE <= move < moves.VILLAGE:
        due = buying.due(move - moves.PRICE)
        ways = paying.payments(s.players[s.waiting], SHELL, due, paying.swaps(s, s.waiting))
        return paying.swapped(ways[0], SHELL, due) > 0
    if f.step == flow.TIKI or not moves.PAY <= move < moves.NO_TIKI:
        return False
    return paying.swapped(move, SHELL if f.step == flow.PAY else FOOT, flow.due(s, f)) > 0


def payment_label(s: HawaiiState, move: int) -> Phrase:
    """A payment; it says so when trade huts have to help."""
    return Phrase("pay-trading" if trading(s, move) else "pay", (("cost", resources(costs(s, move))),))


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
    what = on_side(e.product, e.side) if e.count is None else pieces(e.product, e.count)
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
