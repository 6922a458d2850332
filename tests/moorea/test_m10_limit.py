"""M10: the hand limit."""

from __future__ import annotations

import pytest

from motu.core.game import NOBODY
from tests.moorea.board import at_action, at_draw, at_limit, choose, discard, gone, hand, offers, play_lines


@pytest.mark.parametrize(("held", "tools", "surplus"), [(6, "", 0), (7, "", 1), (8, "cart", 2), (8, "basket", 0)])
def test_m10_1_six_cards_or_eight_with_the_basket(held: int, tools: str, surplus: int) -> None:
    s = at_action(f"{held - 3} wood 3 clay", tools=tools)
    choose(s, "pass")
    for _ in range(surplus):
        assert offers(s) == ["discard wood", "discard clay"]
        choose(s, "discard wood")
    assert s.active == 1


def test_m10_1_checked_in_the_own_turn_only() -> None:
    s = at_action("wood", others={1: "4 wood 3 clay"})
    play_lines(s, "pass")
    assert (s.active, sum(s.players[1].hand)) == (1, 8)
    assert "pass" in offers(s)


def test_m10_2_canoes_huts_and_stoneware_count() -> None:
    s = at_limit("4 wood canoe hut stoneware")
    assert offers(s) == ["discard wood", "discard canoe", "discard hut", "discard stoneware"]


def test_m10_3_the_player_chooses_card_by_card() -> None:
    s = at_limit("4 wood 4 clay", tools="cart")
    choose(s, "discard clay")
    assert offers(s) == ["discard wood", "discard clay"]
    choose(s, "discard wood")
    assert hand(s) == "3 wood 3 clay"
    assert s.active == 1


def test_m10_3_discarding_is_no_action() -> None:
    s = at_action("4 wood 4 clay", tools="cart", idle=3)
    choose(s, "pass", "discard clay", "discard clay")
    assert s.idle == 4


def test_m10_3_the_hand_limit_holds_in_the_last_turn_too() -> None:
    s = at_action("4 wood 3 clay", deck="", shown=9, last_turns=1)
    choose(s, "pass")
    assert offers(s) == ["discard wood", "discard clay"]
    choose(s, "discard clay")
    assert s.awaiting() == NOBODY


def test_m10_4_commodities_go_to_the_discard() -> None:
    s = at_limit("4 wood 3 clay")
    choose(s, "discard clay")
    assert discard(s) == "1 clay"


def test_m10_4_canoes_huts_and_stoneware_leave_the_game() -> None:
    s = at_limit("4 wood 2 hut canoe", display="5 stoneware 2 canoe 2 hut", deck="2 canoe hut")
    assert gone(s) == ""
    choose(s, "discard hut")
    assert (discard(s), gone(s)) == ("", "1 hut")


def test_m10_5_the_hand_may_be_larger_until_then() -> None:
    s = at_draw("6 wood", tools="cart", seats=2)
    play_lines(s, "draw pile")
    assert sum(s.players[0].hand) == 8
    assert "pass" in offers(s)


@pytest.mark.parametrize("action", ["exchange", "buy canoe", "tool basket", "lay wood_store"])
def test_m10_5_no_action_makes_a_hand_larger(action: str) -> None:
    s = at_action("3 wood", display="canoe", owns="wood_store", row="clay clay clay")
    play_lines(s, action)
    if action == "lay wood_store":
        play_lines(s, "lay count 1")
    assert sum(s.players[0].hand) < 3
