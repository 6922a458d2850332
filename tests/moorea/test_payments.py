"""M5.8 to M5.12 once more, by trying every set of hand cards against a plain reading of the rules."""

from __future__ import annotations

from itertools import combinations_with_replacement
from itertools import product as combinations

import pytest

from motu.core.dice import Dice
from motu.games.moorea.components import COMMODITY_NAMES, GOOD_NAMES, PRODUCT_NAMES, SITE_NAMES
from motu.games.moorea.rules import paying, prices
from motu.games.moorea.state import MooreaState
from tests.moorea.board import MOOREA, at_action
from tests.moorea.reference import pays

PRINTED = {product["id"]: product for product in MOOREA.components()["product"]}


def savings(s: MooreaState) -> list[int]:
    """How many of each commodity the sites before seat 0 save."""
    saved = [0] * len(COMMODITY_NAMES)
    for site in SITE_NAMES:
        copies = int(s.players[0].products[PRODUCT_NAMES.index(site)])
        c = COMMODITY_NAMES.index(PRINTED[site]["discount_commodity"])
        saved[c] += copies if s.options.sites_add_up else min(1, copies)
    return saved


def random_table(dice: Dice) -> MooreaState:
    """Any hand, any sites, with or without the net."""
    hand = [GOOD_NAMES[dice.below(len(GOOD_NAMES))] for _ in range(dice.below(6))]
    hand += [COMMODITY_NAMES[dice.below(5)]] * dice.below(4) + ["fish"] * dice.below(4)
    sites = [SITE_NAMES[dice.below(4)] for _ in range(dice.below(4))]
    owns = " ".join(f"{min(2, sites.count(site))} {site}" for site in SITE_NAMES)
    add_up = {"same_sites_add_up": ["yes", "no"][dice.below(2)]}
    tools = ["", "fishing_net"][dice.below(2)]
    return at_action(" ".join(hand), owns=owns, tools=tools, seats=5, settings=add_up)


@pytest.mark.parametrize("seed", range(60))
def test_m5_10_exactly_the_payments_that_the_rules_allow(seed: int) -> None:
    s = random_table(Dice(seed))
    saved, net = savings(s), bool(s.players[0].has(2))
    sets = list(combinations(*[range(n + 1) for n in s.players[0].hand]))
    for p, name in enumerate(PRODUCT_NAMES):
        allowed = sorted(cards for cards in sets if pays(PRINTED[name], cards, saved, net))
        offered = sorted(tuple(paying.cards_of(s, 0, p, payment)) for payment in paying.payments(s, 0, p))
        assert offered == allowed, f"{name} with {tuple(s.players[0].hand)}, saving {saved}, net {net}"
        assert paying.affordable(s, 0, p) == bool(allowed)


def can_pay_with(s: MooreaState, p: int, more: list[int]) -> bool:
    """Whether seat 0 could pay for a product if it had these cards too."""
    richer = s.clone()
    for g, n in enumerate(more):
        richer.players[0].hand[g] += n
    return bool(paying.affordable(richer, 0, p))


@pytest.mark.parametrize("seed", range(20))
def test_m5_8_what_is_lacking_is_enough_and_nothing_less_is(seed: int) -> None:
    s = random_table(Dice(seed))
    for p, name in enumerate(PRODUCT_NAMES):
        lack = list(prices.lacking(s, 0, p))
        assert prices.missing(s, 0, p, 99) == sum(lack)
        assert min(prices.missing(s, 0, p, 1), 2) == min(sum(lack), 2)
        assert can_pay_with(s, p, lack), f"{name} with {tuple(s.players[0].hand)} and {lack}"
        for fewer in combinations_with_replacement(range(len(GOOD_NAMES)), max(0, sum(lack) - 1)):
            cards = [fewer.count(g) for g in range(len(GOOD_NAMES))]
            assert not sum(lack) or not can_pay_with(s, p, cards), f"{name} for {lack}, but {cards} would do"
