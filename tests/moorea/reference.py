"""A second reading of the rules: what a seat may do in a turn, and what comes of it.

It knows the component file and the dump of a table, and nothing of the game's own rules. It tries every set of cards
and is slow; each part can be held against the text of the rules.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

from motu.core.game import Game
from motu.games.moorea.components import COMMODITY_NAMES, GOOD_NAMES, PRODUCT_NAMES, SITE_NAMES, STORE_NAMES, TOOL_NAMES
from motu.games.moorea.state import MooreaState
from tests.support.reference_turns import Asking, ask

RAW = len(COMMODITY_NAMES)
FISH = GOOD_NAMES.index("fish")
Cards = tuple[int, ...]


def pays(card: Any, cards: Cards, saved: list[int], net: bool) -> bool:
    """M5.8 to M5.12: whether exactly these cards pay for a product."""
    if "cost_same" in card:
        return any(pays_equal(cards, c, max(1, card["cost_same"] - saved[c]), net) for c in range(RAW))
    printed = [card["cost"].get(good, 0) for good in GOOD_NAMES]
    need = [max(0, n - saved[g]) if g < RAW else n for g, n in enumerate(printed)]
    if not any(need):
        one = [g for g, n in enumerate(printed) if n] + ([FISH] if net else [])
        return sum(cards) == 1 and cards.index(1) in one
    jokers = cards[FISH] - need[FISH]
    others = [(cards[g], need[g]) for g in range(len(cards)) if g != FISH]
    if any(held > due for held, due in others) or cards[RAW:] != tuple(need[RAW:]):
        return False
    return jokers == sum(due - held for held, due in others) and (net or jokers == 0)


def pays_equal(cards: Cards, c: int, due: int, net: bool) -> bool:
    """Whether these cards are so many of one commodity, fish among them where there is a net."""
    fish = cards[FISH] if net and c != FISH else 0
    return cards[c] + fish == due == sum(cards)


class Turn:
    """A turn of the active seat. Chance answers between the questions, so the table is looked at anew for each."""

    def __init__(self, game: Game, s: MooreaState) -> None:
        self.s = s
        self.cards = {card["id"]: card for card in game.components()["product"]}
        self.tool_cost = {tool["id"]: tool["cost_same"] for tool in game.components()["tool"]}
        self.seat = int(s.active)
        data = s.dump()
        self.add_up = data["options"][2]
        self.expected = data["players"][self.seat]  # what must lie before the player at last

    def has(self, tools: int, tool: str) -> bool:
        return bool(tools >> TOOL_NAMES.index(tool) & 1)

    def course(self) -> Asking:
        """M1.2: draw, act or pass, hand limit. Yields what is asked, and is sent the answers."""
        yield from self.draw()
        data = self.s.dump()
        self.expected = data["players"][self.seat]
        line = yield self.actions(data)
        verb, _, what = line.partition(" ")
        if verb == "exchange":
            yield from self.exchange(data)
        elif verb == "buy":
            yield from self.buy(what)
        elif verb == "tool":
            yield from self.buy_tool(what)
        elif verb == "lay":
            yield from self.lay(what)
        return (yield from self.discard())

    def draw(self) -> Asking:
        """M2: the first card must be drawn if there is any, the second may."""
        tools = self.expected["tools"]
        for number in range(2 if self.has(tools, "cart") else 1):
            data = self.s.dump()
            options = ["draw pile"] if any(data["pile"]) or any(data["discard"]) else []
            if self.has(tools, "spear"):
                options += [f"draw open {COMMODITY_NAMES[c]}" for c in sorted(set(data["row"]) - {-1})]
            options += ["stop"] if number else []
            if not options or (yield from ask(options)) == "stop":
                break
        return ""

    def actions(self, data: Any) -> list[str]:
        """M3.1, M3.2."""
        mine = self.expected
        found = ["pass"] + (["exchange"] if sum(mine["hand"][:RAW]) >= 2 and max(data["row"]) >= 0 else [])
        found += [f"buy {PRODUCT_NAMES[p]}" for p in sorted(set(data["display"]) - {-1}) if self.payments(p)]
        found += [f"tool {name}" for name in TOOL_NAMES if not self.has(mine["tools"], name) and self.equal(name)]
        return found + [f"lay {store}" for store in STORE_NAMES if self.owns(store) and any(self.fitting(store))]

    def owns(self, name: str) -> int:
        return int(self.expected["products"][PRODUCT_NAMES.index(name)])

    def saved(self) -> list[int]:
        """M6: how many of each commodity the own sites save; M12.3: equal ones together, or only one of them."""
        found = [0] * RAW
        for site in SITE_NAMES:
            c = COMMODITY_NAMES.index(self.cards[site]["discount_commodity"])
            found[c] += self.owns(site) if self.add_up else min(1, self.owns(site))
        return found

    def payments(self, p: int) -> list[Cards]:
        most = sum(self.cards[PRODUCT_NAMES[p]].get("cost", {"any": 4}).values())
        sets = product(*[range(min(n, most) + 1) for n in self.expected["hand"]])
        saved, net = self.saved(), self.has(self.expected["tools"], "fishing_net")
        card = self.cards[PRODUCT_NAMES[p]]
        return [cards for cards in sets if sum(cards) <= most and pays(card, cards, saved, net)]

    def equal(self, tool: str) -> list[str]:
        """M7.2: the commodities that pay for a tool."""
        cost = self.tool_cost[tool]
        return [name for name, n in zip(COMMODITY_NAMES, self.expected["hand"], strict=False) if n >= cost]

    def fitting(self, store: str) -> list[int]:
        """M8.1: the hand cards that a store takes, by kind."""
        accepts = self.cards[store]["accepts"]
        return [n if good in accepts else 0 for good, n in zip(GOOD_NAMES, self.expected["hand"], strict=True)]

    def gives(self, cards: Cards) -> None:
        self.expected["hand"] = [held - n for held, n in zip(self.expected["hand"], cards, strict=True)]

    def exchange(self, data: Any) -> Asking:
        """M4."""
        hand = self.expected["hand"]
        pairs = [(a, b) for a, b in combinations_with_replacement(range(RAW), 2) if hand[a] and hand[b]]
        pairs = [(a, b) for a, b in pairs if a != b or hand[a] > 1]
        given = yield from ask([f"give {COMMODITY_NAMES[a]} {COMMODITY_NAMES[b]}" for a, b in pairs])
        row = sorted(set(data["row"]) - {-1})
        taken = (yield from ask([f"take {COMMODITY_NAMES[c]}" for c in row])).split()[1]
        for name, n in [(name, -1) for name in given.split()[1:]] + [(taken, 1)]:
            hand[GOOD_NAMES.index(name)] += n
        return ""

    def buy(self, name: str) -> Asking:
        """M5: the cards leave the hand; canoe, hut and stoneware come to it, all else before the player."""
        p = PRODUCT_NAMES.index(name)
        ways = {f"pay {written(cards)}": cards for cards in self.payments(p)}
        self.gives(ways[(yield from ask(list(ways)))])
        if name in GOOD_NAMES:
            self.expected["hand"][GOOD_NAMES.index(name)] += 1
        else:
            self.expected["products"][p] += 1
        return ""

    def buy_tool(self, name: str) -> Asking:
        """M7."""
        kind = (yield from ask([f"pay tool {name}" for name in self.equal(name)])).split()[2]
        self.expected["hand"][GOOD_NAMES.index(kind)] -= self.tool_cost[name]
        self.expected["tools"] |= 1 << TOOL_NAMES.index(name)
        return ""

    def lay(self, store: str) -> Asking:
        """M8: of each kind that the store takes any number, but one card at least."""
        fitting = self.fitting(store)
        kinds = [g for g, n in enumerate(fitting) if n]
        laid = [0] * len(GOOD_NAMES)
        for g in kinds:
            least = 1 if g == kinds[-1] and not any(laid) else 0
            line = yield from ask([f"lay count {n}" for n in range(least, fitting[g] + 1)])
            laid[g] = int(line.split()[2])
        self.gives(tuple(laid))
        places = [(name, good) for name in STORE_NAMES for good in self.cards[name]["accepts"]]
        for place, (name, good) in enumerate(places):
            if name == store:
                self.expected["laid"][place] += laid[GOOD_NAMES.index(good)]
        return ""

    def discard(self) -> Asking:
        """M10: card by card down to the limit, with the basket that was bought just now."""
        limit = 8 if self.has(self.expected["tools"], "basket") else 6
        hand = self.expected["hand"]
        while sum(hand) > limit:
            line = yield from ask([f"discard {good}" for good, n in zip(GOOD_NAMES, hand, strict=True) if n])
            hand[GOOD_NAMES.index(line.split()[1])] -= 1
        return ""


def written(cards: Cards) -> str:
    return " ".join(f"{name} {n}" for name, n in zip(GOOD_NAMES, cards, strict=True) if n)
