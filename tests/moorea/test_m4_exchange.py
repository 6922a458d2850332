"""M4: two commodities for an open one."""

from __future__ import annotations

import pytest

from tests.moorea.board import at_action, chance, choose, discard, hand, offers, pile, row


def test_m4_1_two_commodities_for_an_open_card() -> None:
    s = at_action("wood clay", row="fish seashell seashell")
    choose(s, "exchange")
    assert offers(s) == ["take seashell", "take fish"]
    choose(s, "take seashell")
    assert (hand(s), discard(s)) == ("1 seashell", "1 wood 1 clay")
    chance(s, "deal bamboo")
    assert row(s) == "fish bamboo seashell"


@pytest.mark.parametrize("held", ["", "wood", "wood canoe", "canoe hut stoneware"])
def test_m4_1_no_exchange_with_fewer_than_two_cards(held: str) -> None:
    assert "exchange" not in offers(at_action(held))


def test_m4_1_no_exchange_without_an_open_card() -> None:
    assert "exchange" not in offers(at_action("2 wood", row="", pile="", seats=5))
    assert "exchange" in offers(at_action("2 wood", row="clay", pile="", seats=5))


def test_m4_2_equal_or_different_of_any_kind() -> None:
    s = at_action("2 wood clay fish")
    choose(s, "exchange")
    assert offers(s) == ["give wood wood", "give wood clay", "give wood fish", "give clay fish"]


def test_m4_2_all_five_kinds_can_be_exchanged() -> None:
    s = at_action("2 wood 2 clay 2 bamboo 1 seashell 1 fish", tools="cart")
    choose(s, "exchange")
    assert len(offers(s)) == 10 + 3


def test_m4_3_no_canoe_hut_or_stoneware() -> None:
    s = at_action("wood clay canoe hut stoneware", row="fish fish seashell")
    choose(s, "exchange")
    assert offers(s) == ["take seashell", "take fish"], "only wood and clay can be given"
    choose(s, "take fish")
    assert hand(s) == "1 fish 1 canoe 1 hut 1 stoneware"


def test_m4_4_the_replacement_comes_after_the_choice() -> None:
    s = at_action("2 wood", row="fish fish fish", pile="seashell", seats=5)
    choose(s, "exchange")
    assert hand(s) == "1 fish"
    assert row(s) == "seashell fish fish"


def test_m4_4_a_reshuffle_includes_the_given_cards() -> None:
    s = at_action("wood clay", row="fish fish fish", pile="", discard="bamboo", seats=5)
    choose(s, "exchange")
    assert offers(s) == ["deal wood", "deal clay", "deal bamboo"]
    chance(s, "deal wood")
    assert row(s) == "wood fish fish"
    assert (discard(s), pile(s)) == ("", "1 clay 1 bamboo")


def test_m4_5_no_tool_or_site_changes_it() -> None:
    s = at_action("wood fish", tools="basket spear fishing_net cart", owns="forest", row="clay clay clay")
    choose(s, "exchange")
    assert (hand(s), discard(s)) == ("1 clay", "1 wood 1 fish")
