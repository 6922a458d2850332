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
from motu.games.moorea.rules import buy, limit, paying
from motu.games.moorea.state import MooreaState


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


def in_hand(counts: Mapping[str, int]) -> tuple[str, ...]:
    """The handles of these hand cards, one for each card."""
    return tuple(f"hand:{good}" for good, n in counts.items() for _ in range(n))


def decision(s: MooreaState) -> Decision:
    return decisions.decision(s, prompt, option)


def prompt(s: MooreaState) -> Phrase:
    """The question."""
    f = s.agenda[-1]
    if f.step == flow.DRAW:
        return Phrase("ask-draw-more" if f.b else "ask-draw")
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
    return Phrase({flow.ACT: "ask-act", flow.GIVE: "ask-give", flow.CONFIRM: "ask-confirm"}[f.step])


def option(s: MooreaState, move: int) -> Option:
    """One legal move with its handles, label, cost and gain."""
    return foreseen(s, untried(s, move))


def untried(s: MooreaState, move: int) -> Option:
    """One legal move with its handles and label; what it would change is left open."""
    if move < moves.PASS:
        return draw_option(move)
    if move < moves.GIVE:
        return action_option(s, move)
    return answer_option(s, move)


def foreseen(s: MooreaState, option: Option) -> Option:
    """What a try of the move shows: cards spent and points gained at once, and whether it can be taken back."""
    seat = s.waiting
    after = s.clone()
    log: list[Event] = []
    after.play(option.move, log)
    hand, left = s.players[seat].hand, after.players[seat].hand
    spent = {good: max(0, hand[g] - left[g]) for g, good in enumerate(GOOD_NAMES)}
    return option._replace(
        spends=option.spends or in_hand(spent),
        gain=option.gain or int(after.players[seat].points - s.players[seat].points),
        final=after.waiting != seat or any(event.reveals for event in log),
    )


def draw_option(move: int) -> Option:
    if move == moves.DRAW_PILE:
        return Option(move, ("pile",), Phrase("draw-pile"))
    if move == moves.STOP:
        return Option(move, ("stop",), Phrase("stop"))
    c = COMMODITY_NAMES[move - moves.DRAW_OPEN]
    return Option(move, (f"open:{c}",), Phrase("draw-open", (("good", name(c)),)))


def action_option(s: MooreaState, move: int) -> Option:
    seat = s.active
    if move == moves.PASS:
        return Option(move, ("pass",), Phrase("pass"))
    if move == moves.EXCHANGE:
        return Option(move, ("exchange",), Phrase("exchange"))
    if move < moves.BUY_TOOL:
        return buy_option(s, seat, move)
    if move < moves.LAY:
        t = move - moves.BUY_TOOL
        label = Phrase("buy-tool", (("tool", name(TOOL_NAMES[t])), ("count", int(s.box.tool_cost[t]))))
        return Option(move, (f"tool:{TOOL_NAMES[t]}",), label, gain=int(s.box.tool_points[t]))
    store = move - moves.LAY
    return Option(move, (f"store:{STORE_NAMES[store]}",), Phrase("lay", (("store", name(STORE_NAMES[store])),)))


def buy_option(s: MooreaState, seat: int, move: int) -> Option:
    """A purchase; its cost is told at once when there is only one way to pay."""
    p = move - moves.BUY
    ways = paying.payments(s, seat, p)
    product = name(PRODUCT_NAMES[p])
    gain = int(buy.worth(s, seat, p)) if p >= FIRST_SITE else 0
    handles = (f"display:{PRODUCT_NAMES[p]}",)
    if len(ways) > 1:
        return Option(move, handles, Phrase("buy", (("product", product),)), gain=gain)
    paid = bag.named(paying.cards_of(s, seat, p, ways[0]), GOOD_NAMES)
    label = Phrase("buy-for", (("product", product), ("cost", goods(paid))))
    return Option(move, handles, label, in_hand(paid), gain)


def answer_option(s: MooreaState, move: int) -> Option:
    """An answer to a question that an action raised."""
    f = s.agenda[-1]
    if move < moves.TAKE:
        counts = pair_counts(move - moves.GIVE)
        return Option(move, in_hand(counts), Phrase("give", (("given", goods(counts)),)), in_hand(counts))
    if move < moves.PAY_TOOL:
        c = COMMODITY_NAMES[move - moves.TAKE]
        spends = in_hand(pair_counts(f.a))
        return Option(move, (f"open:{c}",), Phrase("take", (("good", name(c)),)), spends)
    if move < moves.DISCARD:
        c = COMMODITY_NAMES[move - moves.PAY_TOOL]
        cost = int(s.box.tool_cost[f.a])
        label = Phrase("pay", (("cost", goods({c: cost})),))
        return Option(move, (f"hand:{c}",), label, (f"hand:{c}",) * cost, int(s.box.tool_points[f.a]))
    if move < moves.END_TURN:
        g = GOOD_NAMES[move - moves.DISCARD]
        return Option(move, (f"hand:{g}",), Phrase("discard", (("good", name(g)),)), (f"hand:{g}",))
    if move == moves.END_TURN:
        return Option(move, ("end_turn",), Phrase("end-turn"))
    if moves.COUNT <= move < moves.pay_same(s.box):
        return count_option(s, move)
    paid = bag.named(paying.cards_of(s, f.seat, f.a, move), GOOD_NAMES)
    gain = int(buy.worth(s, f.seat, f.a)) if f.a >= FIRST_SITE else 0
    return Option(move, in_hand(paid), Phrase("pay", (("cost", goods(paid)),)), in_hand(paid), gain)


def count_option(s: MooreaState, move: int) -> Option:
    """How many cards of one kind to lay at a store."""
    f = s.agenda[-1]
    store, g = divmod(f.a, len(GOOD_NAMES))
    n = move - moves.COUNT
    label = Phrase("lay-count", (("good", GOOD_NAMES[g]), ("count", n), ("store", name(STORE_NAMES[store]))))
    gain = int(n * s.box.points_per_card[FIRST_STORE + store])
    return Option(move, (f"count:{n}",), label, (f"hand:{GOOD_NAMES[g]}",) * n, gain)


def pair_counts(pair: int) -> dict[str, int]:
    """Two commodities as counts of goods."""
    a, b = (COMMODITY_NAMES[c] for c in moves.pair_of(pair))
    return {a: 2} if a == b else {a: 1, b: 1}


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
