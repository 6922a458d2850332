"""Why a click does nothing now: a phrase and the number of the rule.

A reason uses only what its seat knows: the own hand, the own half-made choice, and what lies open.
"""

from __future__ import annotations

from motu.core import bag, decisions
from motu.core.decisions import OTHERS, Rules, Why, said
from motu.core.game import Phrase, Reason, Seat, because, sentences
from motu.games.moorea import flow
from motu.games.moorea.components import (
    COMMODITIES,
    FIRST_SITE,
    FISH,
    GOOD_NAMES,
    PRODUCT_NAMES,
    STORE_NAMES,
    TOOL_NAMES,
)
from motu.games.moorea.handles import handles, on_the_table, pair_counts
from motu.games.moorea.rules import exchange, limit, paying, prices
from motu.games.moorea.state import MooreaState
from motu.games.moorea.wording import accepted, equal, goods, name

RULES = Rules(shown="M13.2", turn="M1.1", over="M9.4")


def why_not(s: MooreaState, seat: Seat, handle: str) -> Reason | None:
    """None when the handle is part of an option; else the reason."""
    return decisions.why_not(s, seat, handle, on_the_table(s, seat), handles, WHILE, RULES)


def no_open_draw(s: MooreaState, _seat: Seat, _thing: str) -> Reason:
    """[M2.3] The open row is for those with the spear."""
    return because("M2.3", "why-open-row", tool=name(TOOL_NAMES[s.box.open_tool]))


def no_open_card(s: MooreaState, seat: Seat, _thing: str) -> Reason:
    """[M1.2] Drawing is over; [M4.1] but an open card can be had by exchange."""
    return because("M4.1", "why-open-by-exchange") if exchange.possible(s, seat) else because("M1.2", "why-drawn")


def taking(s: MooreaState, _seat: Seat, _thing: str) -> Reason:
    """[M4.1] The two are chosen, and the open card is not."""
    return because("M4.1", "why-taking", given=goods(pair_counts(s.agenda[-1].a)))


def no_payment(s: MooreaState, seat: Seat, thing: str) -> Reason:
    """[M5.10] Payment is exact; [M5.9] of equal cards there must be enough."""
    p = s.agenda[-1].a
    g = GOOD_NAMES.index(thing)
    if s.box.cost_same[p] and g < COMMODITIES:
        return too_few("M5.9", s, seat, g, int(prices.due_same(s.box, s.players[seat], p, g)))
    return because("M5.10", "why-not-in-price", good=name(thing))


def paying_for(s: MooreaState, _seat: Seat, _thing: str) -> Reason:
    """[M5.8] A product is being paid for, [M7.2] or a tool."""
    f = s.agenda[-1]
    thing = PRODUCT_NAMES[f.a] if f.step == flow.PAY else TOOL_NAMES[f.a]
    return because(s.book[f.step].rule, "why-paying", product=name(thing))


def no_tool_payment(s: MooreaState, seat: Seat, thing: str) -> Reason:
    """[M7.2] Equal commodities pay for a tool, and nothing else does."""
    g = GOOD_NAMES.index(thing)
    if g < COMMODITIES:
        return too_few("M7.2", s, seat, g, int(s.box.tool_cost[s.agenda[-1].a]))
    return because("M7.2", "why-not-in-price", good=name(thing))


def too_few(rule: str, s: MooreaState, seat: Seat, g: int, cost: int) -> Reason:
    """The chosen kind does not reach."""
    return because(rule, "why-too-few", cost=equal(cost), held=held(s, seat, g))


def held(s: MooreaState, seat: Seat, g: int) -> tuple[Phrase, ...]:
    """How many of one good are in the hand."""
    return goods({GOOD_NAMES[g]: s.players[seat].hand[g]} if s.players[seat].hand[g] else {})


def no_count(s: MooreaState, seat: Seat, thing: str) -> Reason:
    """[M8.3] At least one card, and no more than there are."""
    if thing == "0":
        return because("M8.3", "why-count-none")
    return because("M8.3", "why-count-more", held=held(s, seat, s.agenda[-1].a % len(GOOD_NAMES)))


def laying(s: MooreaState, _seat: Seat, thing: str) -> Reason:
    """[M8.3] One store is being served."""
    store = STORE_NAMES[s.agenda[-1].a // len(GOOD_NAMES)]
    if thing in STORE_NAMES and thing != store:
        return because("M8.3", "why-one-store")
    return because("M8.3", "why-laying", store=name(store))


def discarding(s: MooreaState, seat: Seat, _thing: str) -> Reason:
    """[M10.3] The hand limit comes before everything else."""
    surplus = bag.total(s.players[seat].hand) - limit.limit(s, seat)
    return because("M10.3", "why-discard-first", count=int(surplus))


def no_exchange(s: MooreaState, seat: Seat, _thing: str) -> Reason:
    """[M4.1] Two commodities for an open card; [M4.3] nothing else can be given."""
    hand = s.players[seat].hand
    held = sum(hand[:COMMODITIES])
    if held >= 2:
        return because("M4.1", "why-row-empty")
    few = Phrase("why-exchange-few", (("count", held),))
    if bag.total(hand) > held:
        return Reason(sentences(few, Phrase("why-no-gift")), "M4.3")
    return Reason(few, "M4.1")


def no_purchase(s: MooreaState, seat: Seat, thing: str) -> Reason:
    """[M5.8] What is lacking, and the way to get it."""
    p = PRODUCT_NAMES.index(thing)
    player = s.players[seat]
    lack = prices.lacking(s, seat, p)
    lacking = ("lack", goods(bag.named(lack, GOOD_NAMES)))
    if s.box.cost_same[p]:
        rule, first = "M5.9", Phrase("why-lack-equal", (("cost", equal(int(s.box.cost_same[p]))), lacking))
    else:
        rule, first = "M5.8", Phrase("why-lack", (lacking,))
    more: list[Phrase] = []
    if sum(lack[COMMODITIES:]) and player.has(s.box.joker_tool) and player.hand[FISH]:
        rule = "M7.8"
        more.append(Phrase("why-fish-never"))
    elif joker_would_do(s, seat, p):
        rule = "M7.7"
        more.append(Phrase("why-no-joker", (("tool", name(TOOL_NAMES[s.box.joker_tool])),)))
    for_sale = [made for made in range(FIRST_SITE) if lack[COMMODITIES + made] and shown(s, made)]
    if for_sale:
        more.append(Phrase("why-for-sale", (("offers", tuple(offer(s, seat, made) for made in for_sale)),)))
    return Reason(sentences(first, *more), rule)


def joker_would_do(s: MooreaState, seat: Seat, p: int) -> bool:
    """[M7.7] Whether the product could be paid for if the player had the net."""
    richer = s.clone()
    richer.players[seat].tools |= 1 << s.box.joker_tool
    return paying.affordable(richer, seat, p)


def shown(s: MooreaState, p: int) -> bool:
    return any(p == card for card in s.display)


def offer(s: MooreaState, seat: Seat, p: int) -> Phrase:
    """A product of the display with its price for this player."""
    return Phrase("why-offer", (("product", name(PRODUCT_NAMES[p])), ("cost", price(s, seat, p))))


def price(s: MooreaState, seat: Seat, p: int) -> tuple[Phrase, ...]:
    """[M6.2] What a product costs this player now."""
    due = prices.owed(s, seat, p)
    return (equal(bag.total(due)),) if s.box.cost_same[p] else goods(bag.named(due, GOOD_NAMES))


def no_tool(s: MooreaState, seat: Seat, thing: str) -> Reason:
    """[M7.2] So many of one kind; [M7.4] no joker and [M6.6] no site helps."""
    t = TOOL_NAMES.index(thing)
    player = s.players[seat]
    if player.has(t):
        return because("M7.3", "why-owned", tool=name(TOOL_NAMES[t]))
    cost = int(s.box.tool_cost[t])
    hand = list(player.hand[:COMMODITIES])
    rule = "M7.2"
    more: list[Phrase] = []
    if any(hand[c] + player.saves[c] >= cost for c in range(COMMODITIES)):
        rule = "M6.6"
        more.append(Phrase("why-tool-sites"))
    if player.has(s.box.joker_tool) and max(hand[:FISH]) + hand[FISH] >= cost:
        rule = "M7.4"
        more.append(Phrase("why-tool-fish"))
    return Reason(sentences(Phrase("why-tool-lack", (("cost", equal(cost)), ("best", max(hand)))), *more), rule)


def no_laying(s: MooreaState, seat: Seat, thing: str) -> Reason:
    """[M8.1] Only the kinds shown on it; [M7.9] no joker."""
    player = s.players[seat]
    accepts = accepted(s.box, STORE_NAMES.index(thing))
    first = Phrase("why-store-none", (("accepts", accepts), ("store", name(thing))))
    if player.has(s.box.joker_tool) and player.hand[FISH]:
        return Reason(sentences(first, Phrase("why-store-fish")), "M7.9")
    return Reason(first, "M8.1")


DRAW_FIRST = said("M1.2", "why-draw-first")
BUY_OR_LAY = said("M8.2", "why-buy-or-lay")
WHILE: dict[tuple[int, str], Why[MooreaState]] = {
    (flow.DRAW, "pile"): said("M2.10", "why-pile-empty"),
    (flow.DRAW, "open"): no_open_draw,
    (flow.DRAW, "stop"): said("M2.1", "why-first-draw"),
    (flow.DRAW, OTHERS): DRAW_FIRST,
    (flow.DRAW_MORE, "pile"): said("M2.10", "why-pile-empty"),
    (flow.DRAW_MORE, "open"): no_open_draw,
    (flow.DRAW_MORE, OTHERS): DRAW_FIRST,
    (flow.ACT, "display"): no_purchase,
    (flow.ACT, "tool"): no_tool,
    (flow.ACT, "store"): no_laying,
    (flow.ACT, "exchange"): no_exchange,
    (flow.ACT, "hand"): said("M3.2", "why-hand-later"),
    (flow.ACT, "count"): said("M8.3", "why-store-first"),
    (flow.ACT, "end_turn"): said("M3.1", "why-act-first"),
    (flow.ACT, "open"): no_open_card,
    (flow.ACT, OTHERS): said("M1.2", "why-drawn"),
    (flow.GIVE, "hand"): said("M4.3", "why-no-gift"),
    (flow.GIVE, "open"): said("M4.1", "why-give-first"),
    (flow.GIVE, OTHERS): said("M4.1", "why-giving"),
    (flow.TAKE, OTHERS): taking,
    (flow.PAY, "hand"): no_payment,
    (flow.PAY, "store"): BUY_OR_LAY,
    (flow.PAY, OTHERS): paying_for,
    (flow.PAY_TOOL, "hand"): no_tool_payment,
    (flow.PAY_TOOL, "store"): BUY_OR_LAY,
    (flow.PAY_TOOL, OTHERS): paying_for,
    (flow.LAY_COUNT, "count"): no_count,
    (flow.LAY_COUNT, "display"): BUY_OR_LAY,
    (flow.LAY_COUNT, "tool"): BUY_OR_LAY,
    (flow.LAY_COUNT, OTHERS): laying,
    (flow.LIMIT, OTHERS): discarding,
    (flow.CONFIRM, OTHERS): said("M3.1", "why-acted"),
}
