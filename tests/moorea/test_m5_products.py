"""M5: buying a product."""

from __future__ import annotations

from typing import Any

import pytest

from motu.games.moorea.components import PRODUCT_NAMES
from tests.moorea.board import (
    MOOREA,
    at_action,
    buys,
    chance,
    choose,
    discard,
    display,
    gone,
    hand,
    offers,
    owned,
    play_lines,
    row,
    with_printed,
)
from tests.support.piece_words import words

PRINTED = {product["id"]: product for product in MOOREA.components()["product"]}
FIXED = [name for name in PRODUCT_NAMES if "cost" in PRINTED[name]]


def cost(product: str) -> str:
    """The print of a card: `3 wood 2 bamboo`."""
    return " ".join(f"{n} {good}" for good, n in PRINTED[product]["cost"].items())


def ways(held: str, product: str, **more: Any) -> list[str]:
    """How a product can be paid with this hand."""
    s = at_action(held, display=product, **more)
    if f"buy {product}" not in offers(s):
        return []
    before = words(hand(s))
    choose(s, f"buy {product}")
    if offers(s)[0].startswith("pay "):
        return [line.removeprefix("pay ") for line in offers(s)]
    after = words(hand(s))
    if product in ("canoe", "hut", "stoneware"):
        after.remove(product)
    return [" ".join(f"{good} {before.count(good) - after.count(good)}" for good in paid_kinds(before, after))]


def paid_kinds(before: list[str], after: list[str]) -> list[str]:
    kinds = list(dict.fromkeys(before))
    return [good for good in kinds if before.count(good) > after.count(good)]


def test_m5_1_any_product_of_the_display() -> None:
    s = at_action("3 wood 3 clay 2 bamboo", tools="cart", display="jetty tiles hut canoe forest")
    assert buys(s) == ["canoe", "hut", "jetty", "tiles"]


def test_m5_1_equal_products_are_one_choice() -> None:
    s = at_action("3 wood", display="2 jetty")
    assert offers(s).count("buy jetty") == 1
    choose(s, "buy jetty")
    assert display(s).count("jetty") == 1


def test_m5_1_only_what_lies_in_the_display_can_be_bought() -> None:
    s = at_action("3 wood 2 bamboo", display="hut")
    assert buys(s) == ["hut"]


@pytest.mark.parametrize("product", FIXED)
def test_m5_2_the_printed_goods_are_handed_over(product: str) -> None:
    s = at_action(cost(product), display=product)
    assert f"buy {product}" in offers(s)
    choose(s, f"buy {product}")
    assert hand(s) == (f"1 {product}" if product in ("canoe", "hut", "stoneware") else "")


@pytest.mark.parametrize("product", FIXED)
def test_m5_2_one_card_less_is_too_little(product: str) -> None:
    goods = words(cost(product))
    for lost in set(goods):
        rest = goods.copy()
        rest.remove(lost)
        assert f"buy {product}" not in offers(at_action(" ".join(rest), display=product))


def test_m5_3_commodities_paid_go_to_the_discard() -> None:
    s = at_action("wood bamboo fish", display="seashell_chest", discard="clay")
    choose(s, "buy seashell_chest")
    assert discard(s) == "1 wood 1 clay 1 bamboo 1 fish"


def test_m5_4_canoes_huts_and_stoneware_paid_leave_the_game() -> None:
    s = at_action("2 canoe bamboo", display="two_man_canoe", deck="3 hut")
    out = gone(s)
    choose(s, "buy two_man_canoe")
    assert discard(s) == "1 bamboo"
    assert int(gone(s).split()[0]) == int(out.split()[0]) + 2, "two canoes more"


def test_m5_5_a_product_is_laid_face_up_before_the_buyer() -> None:
    s = at_action("3 wood", display="jetty")
    choose(s, "buy jetty")
    assert (hand(s), owned(s)) == ("", "1 jetty")
    assert s.scores()[0] == PRINTED["jetty"]["points"]


@pytest.mark.parametrize("product", ["canoe", "hut", "stoneware"])
def test_m5_5_canoe_hut_and_stoneware_come_to_the_hand(product: str) -> None:
    s = at_action(cost(product), display=product)
    choose(s, f"buy {product}")
    assert (hand(s), owned(s)) == (f"1 {product}", "")
    assert s.scores()[0] == 0


def test_m5_6_the_display_is_refilled_at_once() -> None:
    s = at_action("3 wood", display="jetty", deck="tiles palisades bridge")
    choose(s, "buy jetty")
    assert offers(s) == ["turn up tiles", "turn up palisades"], "the bridge is of stack II"
    chance(s, "turn up palisades")
    assert len(display(s)) == 10
    assert s.deck_size() == 2


def test_m5_6_the_product_is_turned_up_before_an_open_commodity() -> None:
    s = at_action("wood fish", display="pottery", row="clay clay", pile="", seats=5)
    choose(s, "buy pottery")
    assert offers(s)[0].startswith("turn up ")
    chance(s, offers(s)[0])
    assert row(s) == "clay clay -"
    assert offers(s) == ["deal wood", "deal fish"]


def test_m5_7_equal_products_are_welcome() -> None:
    s = at_action("3 wood", display="jetty", owns="jetty")
    choose(s, "buy jetty")
    assert owned(s) == "2 jetty"


def test_m5_8_a_site_saves_one_of_its_commodity() -> None:
    assert ways("2 wood fish", "jetty", owns="forest") == ["wood 2"]
    assert ways("2 wood fish", "jetty") == []


def test_m5_8_with_the_net_fish_stand_for_any_part_of_wood_clay_bamboo_seashell() -> None:
    assert ways("3 wood 2 fish", "jetty", tools="fishing_net") == ["wood 3", "wood 2 fish 1", "wood 1 fish 2"]
    for product, good in [
        ("canoe", "wood"),
        ("stoneware", "clay"),
        ("hut", "bamboo"),
        ("seashell_necklace", "seashell"),
    ]:
        assert ways(f"2 {good} 2 fish", product, tools="fishing_net") == [f"{good} 2", f"{good} 1 fish 1", "fish 2"]
        assert ways(f"1 {good} 1 fish", product) == []


def test_m5_8_fish_due_are_paid_in_fish_first() -> None:
    assert ways("2 fish wood bamboo", "fish_basket", tools="fishing_net") == ["bamboo 1 fish 2"]
    assert ways("3 fish bamboo", "fish_basket", tools="fishing_net") == ["bamboo 1 fish 2", "fish 3"]
    assert ways("fish 5 bamboo", "fish_basket", tools="fishing_net") == []
    assert ways("wood 2 fish", "seashell_chest", tools="fishing_net") == ["wood 1 fish 2"]


def test_m5_8_canoes_huts_and_stoneware_are_neither_lowered_nor_replaced() -> None:
    assert ways("canoe 5 fish bamboo", "two_man_canoe", tools="fishing_net", owns="forest bamboo_forest") == []
    assert ways("2 canoe", "two_man_canoe", owns="bamboo_forest") == ["canoe 2"]


@pytest.mark.parametrize(
    ("held", "tools", "marks"),
    [
        ("2 wood", "", ["pay", "saved"]),
        ("fish", "fishing_net", ["fish", "saved"]),
        ("fish", "", ["lack", "saved"]),
    ],
)
def test_m5_8_the_card_that_is_always_paid_is_shown_in_the_price(held: str, tools: str, marks: list[str]) -> None:
    s = at_action(held, display="canoe", owns="2 forest", tools=tools, seats=4)
    (shown,) = [card for card in MOOREA.view(s, 0)["display"] if card and card["product"] == "canoe"]
    assert shown["price"] == [{"good": "wood", "mark": mark} for mark in marks]


def test_m5_8_what_one_site_saves_too_much_pays_for_nothing_else() -> None:
    twice = {"owns": "2 forest", "seats": 4}
    assert ways("3 wood", "pottery", **twice) == [], "1 wood, 1 fish"
    assert ways("3 wood fish", "pottery", **twice) == ["fish 1"]
    assert buys(at_action("3 wood", display="pottery", owns="2 forest", seats=4)) == []


def test_m5_8_something_is_always_paid() -> None:
    twice = {"owns": "2 forest", "seats": 4}
    assert ways("2 wood", "canoe", **twice) == ["wood 1"]
    assert ways("fish", "canoe", **twice) == []
    assert ways("", "canoe", **twice) == []
    assert ways("wood 2 fish", "canoe", tools="fishing_net", **twice) == ["wood 1", "fish 1"]
    assert ways("fish", "canoe", tools="fishing_net", **twice) == ["fish 1"]
    assert ways("2 wood", "canoe", tools="fishing_net", **twice) == ["wood 1"]


@pytest.mark.parametrize(
    ("product", "good", "site"),
    [
        ("canoe", "wood", "forest"),
        ("stoneware", "clay", "clay_pit"),
        ("hut", "bamboo", "bamboo_forest"),
        ("seashell_necklace", "seashell", "seashell_beach"),
    ],
)
def test_m5_8_one_card_of_the_commodity_that_is_printed(product: str, good: str, site: str) -> None:
    twice = {"owns": f"2 {site}", "seats": 5}
    assert ways(f"2 {good} fish", product, **twice) == [f"{good} 1"]
    assert ways(f"2 {good} fish", product, tools="fishing_net", **twice) == [f"{good} 1", "fish 1"]


def test_m5_9_four_equal_of_the_buyers_choice() -> None:
    assert ways("4 clay", "forest") == ["clay 4"]
    assert ways("4 clay 4 fish", "forest", tools="cart") == ["clay 4", "fish 4"]
    assert ways("3 clay 3 wood 2 bamboo", "forest", tools="cart") == []


def test_m5_9_a_site_saves_one_of_its_own_commodity_there_too() -> None:
    assert ways("3 wood 3 clay", "clay_pit", owns="forest") == ["wood 3"]
    assert ways("wood 3 clay", "clay_pit", owns="forest") == []


def test_m5_9_fish_may_stand_for_any_of_them_with_the_net() -> None:
    assert ways("3 wood fish", "clay_pit", tools="fishing_net") == ["wood 3 fish 1"]
    assert ways("2 wood 2 bamboo 2 fish", "clay_pit", tools="fishing_net") == ["wood 2 fish 2", "bamboo 2 fish 2"]
    assert ways("3 wood fish", "clay_pit") == []


def test_m5_9_one_card_is_the_least() -> None:
    cheap = with_printed(("cost_same = 4\ndiscount", "cost_same = 1\ndiscount"))
    s = at_action("2 wood", display="clay_pit", owns="forest", game=cheap)
    choose(s, "buy clay_pit")
    assert hand(s) == "1 wood"


def test_m5_10_the_payment_is_exact() -> None:
    assert ways("5 wood 3 clay", "jetty", tools="cart") == ["wood 3"]
    assert ways("6 wood", "forest") == ["wood 4"]


def test_m5_11_savings_cannot_be_refused() -> None:
    assert ways("5 wood", "jetty", owns="forest") == ["wood 2"]
    assert ways("5 wood", "clay_pit", owns="forest") == ["wood 3"]


def test_m5_12_exact_for_the_chosen_commodity() -> None:
    assert ways("4 fish", "clay_pit", tools="fishing_net", owns="forest") == ["fish 3", "fish 4"]
    assert ways("3 fish", "clay_pit", tools="fishing_net", owns="forest") == ["fish 3"]
    assert ways("3 fish", "clay_pit", tools="fishing_net") == []


def test_m5_12_the_same_cards_under_two_names_are_one_payment() -> None:
    assert ways("3 fish", "clay_pit", tools="fishing_net", owns="forest bamboo_forest") == ["fish 3"]
    assert ways("4 fish", "clay_pit", tools="fishing_net") == ["fish 4"]
    both = ways("wood bamboo 4 fish", "clay_pit", tools="fishing_net", owns="forest bamboo_forest")
    assert sorted(both) == ["bamboo 1 fish 2", "fish 3", "fish 4", "wood 1 fish 2"]


def test_m5_13_numbers_are_read_from_the_component_file() -> None:
    five = with_printed(("cost_same = 4\ndiscount", "cost_same = 5\ndiscount"))
    assert ways("4 wood", "clay_pit", game=five) == []
    assert ways("5 wood", "clay_pit", game=five) == ["wood 5"]
    saving = with_printed(('"wood"\ndiscount_amount = 1', '"wood"\ndiscount_amount = 2'))
    assert ways("3 wood", "jetty", owns="forest", game=saving) == ["wood 1"]
    free = with_printed(("min_cards_handed_over_per_product = 1", "min_cards_handed_over_per_product = 0"))
    assert ways("2 wood", "canoe", owns="2 forest", seats=4, game=free) == [""]


def test_m5_13_limits_and_draws_too() -> None:
    roomy = with_printed(
        ("hand_limit_with_basket = 8", "hand_limit_with_basket = 9"),
        ("effect_value = 8", "effect_value = 9"),
        ("draws_per_turn_with_cart = 2", "draws_per_turn_with_cart = 3"),
        ('"draws_per_turn"\neffect_value = 2', '"draws_per_turn"\neffect_value = 3'),
    )
    s = at_action("6 wood 3 clay", tools="basket cart", game=roomy)
    play_lines(s, "pass")
    assert s.active == 1
    play_lines(s, "pass", "pass")
    play_lines(s, "draw pile", "draw pile")
    assert sum(s.players[0].hand) == 12
