"""M7: tools."""

from __future__ import annotations

import pytest

from motu.core.game import CHANCE
from tests.moorea.board import (
    at_action,
    at_draw,
    buys,
    chance,
    choose,
    discard,
    hand,
    offers,
    play_lines,
    tools,
)

PRICES = {"basket": 3, "spear": 4, "fishing_net": 4, "cart": 5}


def for_sale(held: str, **more: str) -> list[str]:
    return [line.removeprefix("tool ") for line in offers(at_action(held, **more)) if line.startswith("tool ")]


def test_m7_1_all_four_are_for_sale_in_any_order() -> None:
    assert for_sale("5 clay") == ["basket", "spear", "fishing_net", "cart"]
    assert for_sale("5 clay", tools="fishing_net") == ["basket", "spear", "cart"]


@pytest.mark.parametrize("tool", PRICES)
@pytest.mark.parametrize("good", ["wood", "clay", "bamboo", "seashell", "fish"])
def test_m7_2_the_printed_number_of_one_commodity(tool: str, good: str) -> None:
    s = at_action(f"{PRICES[tool]} {good} canoe")
    choose(s, f"tool {tool}")
    assert (hand(s), discard(s), tools(s)) == ("1 canoe", f"{PRICES[tool]} {good}", [tool])
    assert tool not in for_sale(f"{PRICES[tool] - 1} {good}")


def test_m7_2_the_kind_is_chosen_where_there_is_a_choice() -> None:
    s = at_action("3 wood 4 fish")
    choose(s, "tool basket")
    assert offers(s) == ["pay tool wood", "pay tool fish"]
    choose(s, "pay tool fish")
    assert (hand(s), discard(s)) == ("3 wood 1 fish", "3 fish")


def test_m7_2_a_tool_is_not_paid_with_mixed_kinds_or_canoes() -> None:
    assert for_sale("2 wood 2 clay 2 fish") == []
    assert for_sale("5 canoe") == []
    s = at_action("3 wood 3 canoe")
    choose(s, "tool basket")  # one way to pay
    assert hand(s) == "3 canoe"


def test_m7_3_one_of_each_kind() -> None:
    assert for_sale("5 clay", tools="cart basket") == ["spear", "fishing_net"]


def test_m7_3_there_are_enough_for_everybody() -> None:
    s = at_action("3 wood", seats=5, others={seat: "3 clay" if seat < 3 else "3 bamboo" for seat in range(1, 5)})
    for _ in range(5):
        assert "tool basket" in offers(s)
        play_lines(s, "tool basket")
        if offers(s)[0].startswith("pay tool"):
            play_lines(s, offers(s)[0])
    assert s.tools_left(0) == 0
    assert [tools(s, seat) for seat in range(5)] == [["basket"]] * 5


def test_m7_4_fish_are_no_jokers_for_tools() -> None:
    assert for_sale("2 wood fish", tools="fishing_net") == []
    assert for_sale("3 fish", tools="fishing_net") == ["basket"]


def test_m7_5_the_basket_counts_at_the_end_of_its_own_turn() -> None:
    s = at_action("3 wood 4 clay 4 fish", tools="cart")
    play_lines(s, "tool basket", "pay tool wood")
    assert (s.active, hand(s)) == (1, "4 clay 4 fish")


def test_m7_5_limit_eight() -> None:
    s = at_action("5 wood 4 clay", tools="basket cart")
    choose(s, "pass")
    assert offers(s) == ["discard wood", "discard clay"]
    choose(s, "discard wood")
    assert s.active == 1


def test_m7_6_the_cart_is_of_use_from_the_next_draw_on() -> None:
    s = at_action("5 wood", seats=2)
    choose(s, "tool cart")
    assert s.active == 1
    play_lines(s, "pass")
    assert (s.active, offers(s)) == (0, ["draw pile", "stop"])


def test_m7_6_the_spear_is_of_use_from_the_next_draw_on() -> None:
    s = at_action("4 wood", seats=2, row="clay clay clay")
    choose(s, "tool spear")
    assert s.active == 1
    play_lines(s, "pass")
    assert (s.active, offers(s)) == (0, ["draw pile", "draw open clay"])


def test_m7_6_without_cart_and_spear_one_card_is_drawn_from_the_pile() -> None:
    s = at_draw("5 wood")
    assert s.awaiting() == CHANCE
    chance(s, "deal clay")
    assert "pass" in offers(s)


@pytest.mark.parametrize(
    ("product", "held"),
    [
        ("jetty", "2 wood fish"),
        ("tiles", "clay 2 fish"),
        ("palisades", "3 fish"),
        ("seashell_necklace", "seashell fish"),
    ],
)
def test_m7_7_the_net_makes_fish_stand_for_a_commodity(product: str, held: str) -> None:
    assert buys(at_action(held, display=product)) == []
    s = at_action(held, display=product, tools="fishing_net")
    choose(s, f"buy {product}")
    assert hand(s) == ""


@pytest.mark.parametrize(
    ("product", "held"),
    [
        ("two_man_canoe", "canoe bamboo 4 fish"),
        ("chinaware", "stoneware seashell 4 fish"),
        ("cult_site", "hut 5 fish"),
        ("market", "canoe hut 4 fish"),
    ],
)
def test_m7_8_fish_never_stand_for_canoe_hut_or_stoneware(product: str, held: str) -> None:
    assert product not in buys(at_action(held, display=product, tools="fishing_net"))


@pytest.mark.parametrize("store", ["wood_store", "pottery", "bamboo_store", "seashell_chest"])
def test_m7_9_fish_do_not_stand_for_others_at_a_store(store: str) -> None:
    s = at_action("fish canoe", tools="fishing_net", owns=store)
    assert f"lay {store}" not in offers(s)
