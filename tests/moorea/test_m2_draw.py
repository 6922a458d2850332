"""M2: drawing, and the pile, discard and open row behind it."""

from __future__ import annotations

from motu.core.game import CHANCE
from tests.moorea.board import (
    at_action,
    at_draw,
    at_limit,
    chance,
    choose,
    discard,
    hand,
    offers,
    pile,
    play_lines,
    row,
)


def test_m2_1_the_first_draw_is_compulsory_even_with_a_full_hand() -> None:
    s = at_draw("6 wood")
    assert s.awaiting() == CHANCE
    chance(s, "deal clay")
    assert hand(s) == "6 wood 1 clay"


def test_m2_1_no_tool_lets_you_refuse_it() -> None:
    s = at_draw("6 wood", tools="cart spear", row="clay clay fish")
    assert offers(s) == ["draw pile", "draw open clay", "draw open fish"]


def test_m2_2_without_the_spear_the_card_comes_from_the_pile() -> None:
    s = at_draw("wood", tools="basket fishing_net", row="clay clay fish", pile="2 wood bamboo", seats=5)
    assert offers(s) == ["deal wood", "deal bamboo"]
    assert s.odds() == [2, 1]
    chance(s, "deal bamboo")
    assert (hand(s), pile(s), row(s)) == ("1 wood 1 bamboo", "2 wood", "clay clay fish")
    assert "pass" in offers(s)


def test_m2_3_with_the_spear_the_open_row_is_a_choice() -> None:
    s = at_draw(tools="spear", row="fish wood fish")
    assert offers(s) == ["draw pile", "draw open wood", "draw open fish"]
    choose(s, "draw open fish")
    assert hand(s) == "1 fish"


def test_m2_4_an_open_card_is_replaced_at_once() -> None:
    s = at_draw(tools="spear", row="fish wood clay")
    choose(s, "draw open wood")
    assert row(s) == "fish - clay"
    chance(s, "deal bamboo")
    assert row(s) == "fish bamboo clay"
    assert "pass" in offers(s)


def test_m2_5_with_the_cart_a_second_card_may_be_drawn() -> None:
    s = at_draw(tools="cart")
    chance(s, "deal clay")
    assert offers(s) == ["draw pile", "stop"]
    choose(s, "draw pile")
    chance(s, "deal clay")
    assert hand(s) == "2 clay"
    assert "pass" in offers(s)


def test_m2_5_the_second_draw_may_be_left_out() -> None:
    s = at_draw(tools="cart")
    chance(s, "deal clay")
    choose(s, "stop")
    assert hand(s) == "1 clay"
    assert "pass" in offers(s)


def test_m2_6_each_source_is_chosen_apart_and_the_row_is_full_again() -> None:
    s = at_draw(tools="cart spear", row="wood clay fish")
    choose(s, "draw open wood")
    chance(s, "deal bamboo")
    assert offers(s) == ["draw pile", "draw open clay", "draw open bamboo", "draw open fish", "stop"]
    choose(s, "draw pile")
    chance(s, "deal seashell")
    assert (hand(s), row(s)) == ("1 wood 1 seashell", "bamboo clay fish")


def test_m2_7_the_first_card_is_seen_before_the_second_is_decided() -> None:
    s = at_draw(tools="cart")
    told = chance(s, "deal seashell")
    assert [(event.kind, event.audience) for event in told] == [("drew", -2), ("drew_card", 0)]
    assert hand(s) == "1 seashell"
    assert offers(s) == ["draw pile", "stop"]


def test_m2_8_an_empty_pile_is_replaced_by_the_discard_when_a_card_is_needed() -> None:
    s = at_draw(pile="", discard="3 wood 2 clay", seats=5)
    assert offers(s) == ["deal wood", "deal clay"]
    assert s.odds() == [3, 2]
    told = chance(s, "deal clay")
    assert told[0].kind == "reshuffled"
    assert (hand(s), pile(s), discard(s)) == ("1 clay", "3 wood 1 clay", "")


def test_m2_8_the_discard_is_not_shuffled_already_when_the_last_card_is_taken() -> None:
    s = at_draw(pile="bamboo", discard="3 wood", seats=5)
    assert (hand(s), pile(s), discard(s)) == ("1 bamboo", "", "3 wood")


def test_m2_8_cards_paid_in_the_meantime_are_shuffled_in() -> None:
    s = at_action("wood fish", display="pottery", pile="", discard="clay", seats=5)
    choose(s, "buy pottery")
    chance(s, "turn up canoe")
    assert offers(s) == ["deal wood", "deal clay", "deal fish"]


def test_m2_9_the_open_row_holds_three_cards() -> None:
    s = at_draw(tools="cart spear", row="wood clay fish", pile="bamboo", discard="seashell", seats=5)
    choose(s, "draw open fish")
    assert row(s) == "wood clay bamboo"
    choose(s, "draw open bamboo")
    assert row(s) == "wood clay seashell"
    assert (pile(s), discard(s)) == ("", "")


def test_m2_10_a_draw_that_cannot_be_made_is_skipped() -> None:
    s = at_draw("wood", pile="", discard="", row="fish fish", seats=5)
    assert hand(s) == "1 wood"
    assert "pass" in offers(s)


def test_m2_10_a_skipped_first_draw_is_followed_by_no_second() -> None:
    s = at_draw("wood", tools="cart", pile="", discard="", row="fish", seats=5)
    assert hand(s) == "1 wood"
    assert "pass" in offers(s)


def test_m2_10_with_the_spear_the_card_comes_from_the_open_row() -> None:
    s = at_draw(tools="spear", pile="", discard="", row="fish wood", seats=5)
    assert offers(s) == ["draw open wood", "draw open fish"]
    choose(s, "draw open wood")
    assert (hand(s), row(s)) == ("1 wood", "fish - -")
    assert "pass" in offers(s)


def test_m2_10_until_that_is_empty_too() -> None:
    s = at_draw("wood", tools="spear cart", pile="", discard="", row="", seats=5)
    assert hand(s) == "1 wood"
    assert offers(s) == ["pass"]


def test_m2_10_with_cart_and_spear_the_second_card_is_still_a_choice() -> None:
    s = at_draw(tools="spear cart", pile="", discard="", row="fish fish wood", seats=5)
    choose(s, "draw open fish")
    assert offers(s) == ["draw open wood", "draw open fish", "stop"]


def test_m2_10_a_payment_fills_the_empty_places_in_order() -> None:
    s = at_action("wood fish", display="pottery", pile="", discard="", row="bamboo", seats=5)
    choose(s, "buy pottery")
    chance(s, "turn up hut")
    assert row(s) == "bamboo - -"
    chance(s, "deal fish")
    assert row(s) == "bamboo fish wood"
    assert (pile(s), discard(s)) == ("", "")


def test_m2_10_the_price_of_a_tool_refills_the_open_row() -> None:
    s = at_action("4 wood", pile="", discard="", row="bamboo", seats=5)
    choose(s, "tool spear")
    assert row(s) == "bamboo wood wood"
    assert "1 wood" in hand(s, 1), "of the other two the next player has drawn one"
    assert pile(s) == "1 wood"


def test_m2_10_a_single_discard_refills_the_open_row() -> None:
    s = at_limit("4 wood 3 clay canoe", pile="", discard="", row="bamboo", seats=5)
    choose(s, "discard canoe")
    assert row(s) == "bamboo - -", "a canoe does not go to the discard"
    choose(s, "discard clay")
    assert row(s) == "bamboo clay -"


def test_m2_10_a_card_given_in_an_exchange_may_come_up_but_not_be_taken_in_it() -> None:
    s = at_action("wood clay", pile="", discard="", row="fish fish", seats=5)
    choose(s, "exchange")
    assert hand(s) == "1 fish", "one pair to give, one kind to take"
    chance(s, "deal clay")
    assert row(s) == "clay fish wood"


def test_m2_11_a_reshuffle_takes_the_discard_and_leaves_the_open_row() -> None:
    s = at_draw(tools="cart", pile="wood", discard="4 clay 5 bamboo", row="fish seashell fish", seats=5)
    assert (hand(s), pile(s), discard(s)) == ("1 wood", "", "4 clay 5 bamboo")
    choose(s, "draw pile")
    chance(s, "deal clay")
    assert (hand(s), pile(s), discard(s)) == ("1 wood 1 clay", "3 clay 5 bamboo", "")
    assert row(s) == "fish seashell fish"


def test_m2_11_cards_laid_at_stores_are_no_part_of_it() -> None:
    s = at_draw(owns="wood_store", laid="6 wood_store:wood", pile="", discard="2 clay", seats=5)
    assert (hand(s), pile(s)) == ("1 clay", "1 clay")
    play_lines(s, "pass")
    assert "wood" not in pile(s)
