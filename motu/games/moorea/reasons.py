"""Why a click does nothing now: a phrase and the number of the rule.

A reason uses only what its seat knows: the own hand, the own half-made choice, and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable

from motu.core import bag
from motu.core.decisions import not_asked
from motu.core.game import Phrase, Reason, Seat, because, sentences
from motu.games.moorea import flow, view
from motu.games.moorea.components import (
    COMMODITIES,
    FIRST_SITE,
    FISH,
    GOOD_NAMES,
    PRODUCT_NAMES,
    STORE_NAMES,
    TOOL_NAMES,
)
from motu.games.moorea.rules import exchange, limit, paying, prices
from motu.games.moorea.state import MooreaState
from motu.games.moorea.wording import accepted, equal, goods, name, pair_counts, untried


def why_not(s: MooreaState, seat: Seat, handle: str) -> Reason | None:
    """None when the handle is part of an option; else the reason, from the most general to the most special."""
    if handle not in view.handles(s, seat):
        return because("M13.2", "why-no-such-thing")
    if s.waiting != seat:
        return not_asked(s, seat, turn="M1.1", over="M9.4")
    if any(handle in untried(s, move).handles for move in s.moves()):
        return None
    kind, _, thing = handle.partition(":")
    return WHILE[s.agenda[-1].step](s, seat, kind, thing)


def while_drawing(s: MooreaState, _seat: Seat, kind: str, _thing: str) -> Reason:
    """[M1.2] Drawing comes before acting."""
    if kind == "pile":
        return because("M2.10", "why-pile-empty")
    if kind == "open":
        return because("M2.3", "why-open-row", tool=name(TOOL_NAMES[s.box.open_tool]))
    if kind == "stop":
        return because("M2.1", "why-first-draw")
    return because("M1.2", "why-draw-first")


def while_acting(s: MooreaState, seat: Seat, kind: str, thing: str) -> Reason:
    """[M3.2] What an action lacks; [M1.2] drawing is over."""
    if kind == "display":
        return no_purchase(s, seat, PRODUCT_NAMES.index(thing))
    if kind == "tool":
        return no_tool(s, seat, TOOL_NAMES.index(thing))
    if kind == "store":
        return no_laying(s, seat, STORE_NAMES.index(thing))
    if kind == "exchange":
        return no_exchange(s, seat)
    if kind == "hand":
        return because("M3.2", "why-hand-later")
    if kind == "count":
        return because("M8.3", "why-store-first")
    if kind == "end_turn":
        return because("M3.1", "why-act-first")
    if kind == "open" and exchange.possible(s, seat):
        return because("M4.1", "why-open-by-exchange")
    return because("M1.2", "why-drawn")


def while_giving(_s: MooreaState, _seat: Seat, kind: str, _thing: str) -> Reason:
    """[M4.1] Two commodities are being chosen."""
    if kind == "hand":
        return because("M4.3", "why-no-gift")
    return because("M4.1", "why-give-first" if kind == "open" else "why-giving")


def while_taking(s: MooreaState, _seat: Seat, _kind: str, _thing: str) -> Reason:
    """[M4.1] The two are chosen, and the open card is not."""
    return because("M4.1", "why-taking", given=goods(pair_counts(s.agenda[-1].a)))


def while_paying(s: MooreaState, seat: Seat, kind: str, thing: str) -> Reason:
    """[M5.10] Payment is exact; [M8.2] buying and laying are two actions."""
    p = s.agenda[-1].a
    if kind == "hand":
        g = GOOD_NAMES.index(thing)
        if s.box.cost_same[p] and g < COMMODITIES:
            return too_few("M5.9", s, seat, g, int(prices.due_same(s.box, s.players[seat], p, g)))
        return because("M5.10", "why-not-in-price", good=name(thing))
    if kind == "store":
        return because("M8.2", "why-buy-or-lay")
    return because("M5.8", "why-paying", product=name(PRODUCT_NAMES[p]))


def while_paying_tool(s: MooreaState, seat: Seat, kind: str, thing: str) -> Reason:
    """[M7.2] Equal commodities pay for a tool, and nothing else does."""
    t = s.agenda[-1].a
    if kind == "hand":
        g = GOOD_NAMES.index(thing)
        if g < COMMODITIES:
            return too_few("M7.2", s, seat, g, int(s.box.tool_cost[t]))
        return because("M7.2", "why-not-in-price", good=name(thing))
    if kind == "store":
        return because("M8.2", "why-buy-or-lay")
    return because("M7.2", "why-paying", product=name(TOOL_NAMES[t]))


def too_few(rule: str, s: MooreaState, seat: Seat, g: int, cost: int) -> Reason:
    """The chosen kind does not reach."""
    return because(rule, "why-too-few", cost=equal(cost), held=held(s, seat, g))


def held(s: MooreaState, seat: Seat, g: int) -> tuple[Phrase, ...]:
    """How many of one good are in the hand."""
    return goods({GOOD_NAMES[g]: s.players[seat].hand[g]} if s.players[seat].hand[g] else {})


def while_laying(s: MooreaState, seat: Seat, kind: str, thing: str) -> Reason:
    """[M8.3] One store, and at least one card."""
    store, g = divmod(s.agenda[-1].a, len(GOOD_NAMES))
    if kind == "count":
        if thing == "0":
            return because("M8.3", "why-count-none")
        return because("M8.3", "why-count-more", held=held(s, seat, g))
    if kind in ("display", "tool"):
        return because("M8.2", "why-buy-or-lay")
    if kind == "store" and thing != STORE_NAMES[store]:
        return because("M8.3", "why-one-store")
    return because("M8.3", "why-laying", store=name(STORE_NAMES[store]))


def while_discarding(s: MooreaState, seat: Seat, _kind: str, _thing: str) -> Reason:
    """[M10.3] The hand limit comes before everything else."""
    surplus = bag.total(s.players[seat].hand) - limit.limit(s, seat)
    return because("M10.3", "why-discard-first", count=int(surplus))


def while_confirming(_s: MooreaState, _seat: Seat, _kind: str, _thing: str) -> Reason:
    """[M3.1] One action a turn."""
    return because("M3.1", "why-acted")


WHILE: dict[int, Callable[[MooreaState, Seat, str, str], Reason]] = {
    flow.DRAW: while_drawing,
    flow.ACT: while_acting,
    flow.GIVE: while_giving,
    flow.TAKE: while_taking,
    flow.PAY: while_paying,
    flow.PAY_TOOL: while_paying_tool,
    flow.LAY_COUNT: while_laying,
    flow.LIMIT: while_discarding,
    flow.CONFIRM: while_confirming,
}


def no_exchange(s: MooreaState, seat: Seat) -> Reason:
    """[M4.1] Two commodities for an open card; [M4.3] nothing else can be given."""
    hand = s.players[seat].hand
    held = sum(hand[:COMMODITIES])
    if held >= 2:
        return because("M4.1", "why-row-empty")
    few = Phrase("why-exchange-few", (("count", held),))
    if bag.total(hand) > held:
        return Reason(sentences(few, Phrase("why-no-gift")), "M4.3")
    return Reason(few, "M4.1")


def no_purchase(s: MooreaState, seat: Seat, p: int) -> Reason:
    """[M5.8] What is lacking, and the way to get it."""
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


def no_tool(s: MooreaState, seat: Seat, t: int) -> Reason:
    """[M7.2] So many of one kind; [M7.4] no joker and [M6.6] no site helps."""
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


def no_laying(s: MooreaState, seat: Seat, store: int) -> Reason:
    """[M8.1] Only the kinds shown on it; [M7.9] no joker."""
    player = s.players[seat]
    accepts = accepted(s.box, store)
    first = Phrase("why-store-none", (("accepts", accepts), ("store", name(STORE_NAMES[store]))))
    if player.has(s.box.joker_tool) and player.hand[FISH]:
        return Reason(sentences(first, Phrase("why-store-fish")), "M7.9")
    return Reason(first, "M8.1")
