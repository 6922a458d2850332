"""M3: the action."""

from __future__ import annotations

import pytest

from tests.moorea.board import at_action, choose, offers, play_lines


def test_m3_1_passing_is_always_allowed() -> None:
    s = at_action("3 wood", display="jetty")
    assert offers(s)[0] == "pass"
    assert [event.kind for event in choose(s, "pass")] == ["passed"]


def test_m3_1_the_player_is_asked_even_when_only_passing_is_left() -> None:
    s = at_action("")
    assert (s.awaiting(), offers(s)) == (0, ["pass"])


@pytest.mark.parametrize("action", ["buy jetty", "tool basket", "lay wood_store", "exchange"])
def test_m3_1_one_action_and_the_turn_is_over(action: str) -> None:
    s = at_action("3 wood", display="2 jetty", owns="wood_store", row="clay clay clay")
    play_lines(s, action)
    if action == "lay wood_store":
        play_lines(s, "lay count 1")
    assert s.active == 1


def test_m3_2_there_are_four_actions() -> None:
    s = at_action("3 wood 2 bamboo", display="jetty hut", owns="wood_store")
    assert offers(s) == ["pass", "exchange", "buy jetty", "buy hut", "tool basket", "lay wood_store"]


@pytest.mark.parametrize("action", ["pass", "buy hut", "exchange"])
def test_m3_3_the_hand_is_checked_after_every_action_and_after_passing(action: str) -> None:
    s = at_action("4 wood 4 bamboo", tools="cart", display="hut", row="clay clay clay")
    play_lines(s, action)
    if action == "exchange":
        play_lines(s, "give wood wood")
    assert s.awaiting() == 0
    assert all(line.startswith("discard ") for line in offers(s))
