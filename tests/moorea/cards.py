"""Cards by words, and where those lie that a test does not name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motu.games.moorea.components import (
    COMMODITY_NAMES,
    GOOD_NAMES,
    INTERMEDIATE_NAMES,
    PRODUCT_NAMES,
    SITE_NAMES,
)
from tests.moorea.box import Box, table_points
from tests.support.piece_words import counted, spoken, words

# Nobody without canoes, huts and stoneware can buy the first seven of these.
UNLOVED = "2 two_man_canoe 2 chinaware 2 cult_site market temple statue aquarium bridge tiles palisades"
MOST_HELD = 6


def laying_places(box: Box) -> list[str]:
    """The places where laid cards are counted, as `store:good`."""
    return [f"{PRODUCT_NAMES[store]}:{GOOD_NAMES[good]}" for store, good, _ in box.laying]


class Stacks:
    """The products of a box, from which cards are taken by name, those of stack I first."""

    def __init__(self, one: list[int], two: list[int]) -> None:
        self.left = {1: list(one), 2: list(two)}

    def has(self, name: str) -> bool:
        p = PRODUCT_NAMES.index(name)
        return bool(self.left[1][p] or self.left[2][p])

    def take(self, name: str) -> int:
        """A copy out of the box; says from which stack it came."""
        assert self.has(name), f"there is no further {name} with this many seats"
        p = PRODUCT_NAMES.index(name)
        stack = 1 if self.left[1][p] else 2
        self.left[stack][p] -= 1
        return stack

    def take_all(self, counts: Sequence[int], names: Sequence[str]) -> None:
        for name in words(spoken(counts, names)):
            self.take(name)


def share_products(data: Any, box: Box, keep: int, display: str, deck: str | None, shown: int) -> None:
    """Named products to their places, the display filled up, the deck; the rest before the keeper or away."""
    stacks = Stacks(data["stack_one"], data["stack_two"])
    refined = len(INTERMEDIATE_NAMES)
    for player in data["players"]:
        stacks.take_all(player["products"], PRODUCT_NAMES)
        stacks.take_all(player["hand"][-refined:], INTERMEDIATE_NAMES)
        for n, (_, good, _) in zip(player["laid"], box.laying, strict=True):
            if GOOD_NAMES[good] in INTERMEDIATE_NAMES:
                stacks.take_all([n], [GOOD_NAMES[good]])
    cards = words(display)
    marks = [stacks.take(card) for card in cards]
    hidden = [(stacks.take(card), card) for card in words(deck or "")]
    for card in words(UNLOVED):
        if len(cards) < shown and stacks.has(card):
            cards.append(card)
            marks.append(stacks.take(card))
    empty = box.shown - len(cards)
    data["display"] = [PRODUCT_NAMES.index(card) for card in cards] + [-1] * empty
    data["marks"] = marks + [0] * empty
    data["stack_one"], data["stack_two"] = [0] * len(PRODUCT_NAMES), [0] * len(PRODUCT_NAMES)
    for stack, card in hidden:
        data["stack_one" if stack == 1 else "stack_two"][PRODUCT_NAMES.index(card)] += 1
    if deck is None:
        data["stack_two"], stacks.left[2] = stacks.left[2], [0] * len(PRODUCT_NAMES)
    for p in range(len(PRODUCT_NAMES)):
        sold = data["removed"] if p < refined else data["players"][keep]["products"]
        sold[p] += stacks.left[1][p] + stacks.left[2][p]


def share_commodities(data: Any, box: Box, seat: int, keep: int, pile: str | None) -> None:
    """The pile; commodities that lie nowhere go to stores of the keeper, fish to the hands of others."""
    left = unnamed(data, box)
    if pile is None:
        data["pile"] = left
        return
    data["pile"] = counted(pile, COMMODITY_NAMES)
    left = [n - m for n, m in zip(left, data["pile"], strict=True)]
    assert min(left) >= 0, f"there are not so many cards: {left}"
    spots = laying_places(box)
    for c, store in enumerate(["wood_store", "pottery", "bamboo_store", "seashell_chest"]):
        place = data["players"][keep]
        place["laid"][spots.index(f"{store}:{COMMODITY_NAMES[c]}")] += left[c]
        assert not left[c] or place["products"][PRODUCT_NAMES.index(store)], f"the keeper has no {store}"
    for other, player in enumerate(data["players"]):
        if other != seat:
            fish = min(left[4], MOST_HELD - sum(player["hand"]))
            player["hand"][4] += fish
            left[4] -= fish
    assert not left[4], f"the others cannot hold {left[4]} fish more: take more seats, or name more fish"


def unnamed(data: Any, box: Box) -> list[int]:
    """The commodities that lie in no hand, store, row or discard."""
    left = list(box.commodities)
    for c in range(len(COMMODITY_NAMES)):
        left[c] -= data["discard"][c] + data["row"].count(c)
        for player in data["players"]:
            left[c] -= player["hand"][c]
            left[c] -= sum(n for n, (_, good, _) in zip(player["laid"], box.laying, strict=True) if good == c)
    assert min(left) >= 0, f"there are not so many cards: {left}"
    return left


def add_up(player: Any, box: Box, add_up: bool) -> None:
    """Savings of the sites, and the points, from what lies before a player."""
    for site in SITE_NAMES:
        copies = player["products"][PRODUCT_NAMES.index(site)]
        if copies:
            c = COMMODITY_NAMES.index(box.saved_kind[site])
            player["saves"][c] += box.saved[site] * (copies if add_up else 1)
    player["points"] = table_points(box, player)
