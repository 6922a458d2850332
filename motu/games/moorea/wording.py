"""Options and events as phrases and handles. The texts stand in words/*.ftl."""

from __future__ import annotations

from collections.abc import Mapping

from motu.core import bag, decisions
from motu.core.events import Args, ArgsByKind, Event, sentence
from motu.core.game import Decision, Option, Phrase
from motu.games.moorea import events, flow, moves
from motu.games.moorea.components import (
    COMMODITY_NAMES,
    FIRST_SITE,
    FIRST_STORE,
    GOOD_NAMES,
    GOODS,
    PRODUCT_NAMES,
    STORE_NAMES,
    TOOL_NAMES,
    Components,
)
from motu.games.moorea.handles import costs, handles, in_hand, pair_counts
from motu.games.moorea.rules import buy, exchange, limit
from motu.games.moorea.state import MooreaState

PLAINLY = {
    flow.DRAW: "ask-draw",
    flow.DRAW_MORE: "ask-draw-more",
    flow.ACT: "ask-act",
    flow.GIVE: "ask-give",
    flow.CONFIRM: "ask-confirm",
}


def goods(counts: Mapping[str, int]) -> tuple[Phrase, ...]:
    """`2 wood, 1 fish` as phrases."""
    return tuple(Phrase("goods", (("good", good), ("count", n))) for good, n in counts.items())


def name(thing: str) -> Phrase:
    """The name of a good, tool or product."""
    return Phrase(f"name-{thing}")


def equal(count: int) -> Phrase:
    """So many cards of one commodity, whichever."""
    return Phrase("equal", (("count", count),))


def accepted(box: Components, store: int) -> tuple[Phrase, ...]:
    """The kinds that a store takes."""
    return tuple(Phrase(f"name-{good}.some") for g, good in enumerate(GOOD_NAMES) if box.place[store * GOODS + g] >= 0)


def decision(s: MooreaState) -> Decision:
    return decisions.decision(s, prompt, option, about)


def about(s: MooreaState) -> dict[str, str | int]:
    """The subject of the question: the product being bought, or the store where cards are being laid."""
    f = s.agenda[-1]
    if f.step == flow.PAY:
        return {"product": PRODUCT_NAMES[f.a]}
    if f.step == flow.PAY_TOOL:
        return {"tool": TOOL_NAMES[f.a]}
    if f.step == flow.LAY_COUNT:
        store, g = divmod(f.a, len(GOOD_NAMES))
        return {"store": STORE_NAMES[store], "good": GOOD_NAMES[g]}
    return {}


def prompt(s: MooreaState) -> Phrase:
    """The question."""
    f = s.agenda[-1]
    if f.step == flow.TAKE:
        return Phrase("ask-take", (("given", goods(pair_counts(f.a))),))
    if f.step == flow.PAY:
        return Phrase("ask-pay", (("product", name(PRODUCT_NAMES[f.a])),))
    if f.step == flow.PAY_TOOL:
        return Phrase("ask-pay-tool", (("tool", name(TOOL_NAMES[f.a])), ("count", int(s.box.tool_cost[f.a]))))
    if f.step == flow.LAY_COUNT:
        store, g = divmod(f.a, len(GOOD_NAMES))
        return Phrase("ask-count", (("good", name(GOOD_NAMES[g])), ("store", name(STORE_NAMES[store]))))
    if f.step == flow.LIMIT:
        surplus = bag.total(s.players[f.seat].hand) - limit.limit(s, f.seat)
        return Phrase("ask-discard", (("count", int(surplus)),))
    return Phrase(PLAINLY[f.step])


def option(s: MooreaState, move: int) -> Option:
    """One legal move with its handles and label; what it spends, scores and ends is seen by trying it.

    The own points never hang on what is hidden, so they are told even where the try turns a card: a gain of 0 would
    tell that chance had no choice, and so what lies in the pile.
    """
    after, _, _, final = decisions.tried(s, move)
    hand, left = s.players[s.waiting].hand, after.players[s.waiting].hand
    gone = {good: hand[g] - left[g] for g, good in enumerate(GOOD_NAMES) if hand[g] > left[g]}
    pays = costs(s, move) or gone
    gain = promised(s, move) or int(after.players[s.waiting].points - s.players[s.waiting].points)
    return Option(move, handles(s, move), label(s, move), in_hand(pays), gain, final, pays)


def promised(s: MooreaState, move: int) -> int:
    """The points that a purchase or laid cards will bring, however they are paid for and whatever else is asked."""
    f = s.agenda[-1]
    if moves.BUY_TOOL <= move < moves.LAY:
        return int(s.box.tool_points[move - moves.BUY_TOOL])
    if moves.COUNT <= move < moves.pay_same(s.box):
        return int((move - moves.COUNT) * s.box.points_per_card[FIRST_STORE + f.a // GOODS])
    product = move - moves.BUY if moves.BUY <= move < moves.BUY_TOOL else f.a if f.step == flow.PAY else 0
    return int(buy.worth(s, f.seat, product)) if product >= FIRST_SITE else 0


def label(s: MooreaState, move: int) -> Phrase:
    """A legal move in words."""
    if move in LABELS:
        return Phrase(LABELS[move])
    if moves.BUY <= move < moves.BUY_TOOL:
        product = ("product", name(PRODUCT_NAMES[move - moves.BUY]))
        paid = costs(s, move)
        return Phrase("buy-for", (product, ("cost", goods(paid)))) if paid else Phrase("buy", (product,))
    if moves.BUY_TOOL <= move < moves.LAY:
        t = move - moves.BUY_TOOL
        return Phrase("buy-tool", (("tool", name(TOOL_NAMES[t])), ("count", int(s.box.tool_cost[t]))))
    if moves.LAY <= move < moves.GIVE:
        return Phrase("lay", (("store", name(STORE_NAMES[move - moves.LAY])),))
    if move == moves.EXCHANGE or moves.GIVE <= move < moves.TAKE + len(COMMODITY_NAMES):
        return exchanging(s, move)
    for first, names, said in ONE_GOOD:
        if first <= move < first + len(names):
            return Phrase(said, (("good", name(names[move - first])),))
    if moves.COUNT <= move < moves.pay_same(s.box):
        store, g = divmod(s.agenda[-1].a, len(GOOD_NAMES))
        counted = (("good", GOOD_NAMES[g]), ("count", move - moves.COUNT), ("store", name(STORE_NAMES[store])))
        return Phrase("lay-count", counted)
    return Phrase("pay", (("cost", goods(costs(s, move))),))


def exchanging(s: MooreaState, move: int) -> Phrase:
    """A part of an exchange: what is given, and what comes back, as far as both are chosen or there is no choice."""
    f = s.agenda[-1]
    wishes = [move] if move >= moves.TAKE else list(exchange.wishes(s))
    back = (("good", name(COMMODITY_NAMES[wishes[0] - moves.TAKE])),) if len(wishes) == 1 else ()
    given = pair_counts(f.a) if f.step == flow.TAKE else costs(s, move)
    said = "give" if given else "exchange"
    paid = (("given", goods(given)),) if given else ()
    return Phrase(f"{said}-for" if back else f"{said}-open", paid + back)


LABELS = {
    moves.DRAW_PILE: "draw-pile",
    moves.STOP: "stop",
    moves.PASS: "pass",
    moves.END_TURN: "end-turn",
}
ONE_GOOD = [
    (moves.DRAW_OPEN, COMMODITY_NAMES, "draw-open"),
    (moves.DISCARD, GOOD_NAMES, "discard"),
]


def tell(event: Event) -> Phrase:
    """An event as a sentence for the log; the reader knows who the seat is."""
    return sentence(event, TOLD)


def one_card(e: events.Dealt | events.DrewCard | events.Took | events.Refilled | events.ThrewAway) -> Args:
    return (("good", name(e.card)),)


TOLD: ArgsByKind = {
    events.Dealt: one_card,
    events.DrewCard: one_card,
    events.Took: one_card,
    events.Refilled: one_card,
    events.ThrewAway: one_card,
    events.Reshuffled: lambda e: (("count", e.count),),
    events.TurnedUp: lambda e: (("product", name(e.product)),),
    events.Exchanged: lambda e: (("given", goods(e.given)), ("good", name(e.card))),
    events.Bought: lambda e: (("product", name(e.product)), ("cost", goods(e.paid))),
    events.BoughtTool: lambda e: (("tool", name(e.tool)), ("cost", goods(e.paid))),
    events.Laid: lambda e: (("store", name(e.store)), ("cards", goods(e.cards))),
}
