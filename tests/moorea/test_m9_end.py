"""M9: the end."""

from __future__ import annotations

import pytest

from motu.core.game import NOBODY
from tests.moorea.board import at_action, choose, display, offers, play_lines, whatever


def test_m9_1_a_product_that_cannot_be_replaced_rings_in_the_end() -> None:
    s = at_action("3 wood", display="jetty", deck="")
    told = choose(s, "buy jetty")
    assert [event.kind for event in told] == ["bought", "rang_in"]
    assert len(display(s)) == 9
    assert s.last_turns == 3


def test_m9_1_turning_up_the_last_product_does_not() -> None:
    s = at_action("3 wood", display="jetty", deck="forest")
    choose(s, "buy jetty")
    assert (len(display(s)), s.deck_size()) == (10, 0)
    assert s.last_turns == -1


def test_m9_1_a_tool_or_a_laid_card_does_not() -> None:
    s = at_action("3 wood", deck="", seats=2)
    play_lines(s, "tool basket")
    assert s.last_turns == -1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_m9_2_everybody_has_one_last_turn_the_one_who_rang_at_the_end(seats: int, seat: int) -> None:
    s = at_action("3 wood", display="jetty", deck="", seats=seats, seat=seat)
    choose(s, "buy jetty")
    turns = []
    while s.awaiting() != NOBODY:
        whatever(s)
        turns.append(s.active)
        play_lines(s, "pass")
    assert turns == [(seat + i) % seats for i in range(1, seats + 1)]


def test_m9_2_the_turn_itself_is_finished() -> None:
    s = at_action("5 wood 5 clay", display="jetty", deck="", tools="cart")
    choose(s, "buy jetty")
    assert offers(s) == ["discard wood", "discard clay"]
    choose(s, "discard clay")
    assert s.active == 1
    assert s.last_turns == 3


def test_m9_3_everything_is_allowed_in_the_last_turns() -> None:
    s = at_action("3 wood 2 bamboo", display="jetty hut", owns="wood_store", deck="", shown=9, last_turns=2)
    assert offers(s) == ["pass", "exchange", "buy jetty", "buy hut", "tool basket", "lay wood_store"]
    choose(s, "buy jetty")
    assert len(display(s)) == 8


def test_m9_4_a_second_purchase_rings_in_nothing_again() -> None:
    s = at_action("3 wood", display="jetty tiles", deck="", others={1: "3 clay"})
    choose(s, "buy jetty")
    whatever(s)
    assert s.last_turns == 3
    told = choose(s, "buy tiles")
    assert [event.kind for event in told][:1] == ["bought"]
    assert "rang_in" not in [event.kind for event in told]
    assert s.last_turns == 2


def test_m9_4_after_the_last_turn_the_game_is_over() -> None:
    s = at_action("3 wood", display="jetty", deck="", shown=8, last_turns=1)
    told = choose(s, "buy jetty")
    assert told[-1].kind == "ended"
    assert s.awaiting() == NOBODY
    assert offers(s) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m9_5_ten_rounds_without_progress_ring_in_the_end(seats: int) -> None:
    s = at_action("2 wood", seats=seats, idle=10 * seats - 2)
    play_lines(s, "pass")
    assert s.last_turns == -1
    told = choose(s, "pass")
    assert "stalled" in [event.kind for event in told]
    assert s.last_turns == seats
    for _ in range(seats):
        assert s.awaiting() != NOBODY
        play_lines(s, "pass")
    assert s.awaiting() == NOBODY
    assert s.active == 1, "who completed the count has the last turn"


def test_m9_5_an_exchange_is_no_progress() -> None:
    s = at_action("2 wood", seats=2, idle=19, row="clay clay clay")
    play_lines(s, "exchange")
    assert s.last_turns == 2


@pytest.mark.parametrize("action", ["buy jetty", "tool basket", "lay wood_store"])
def test_m9_5_buying_and_laying_are(action: str) -> None:
    s = at_action("3 wood", display="jetty", owns="wood_store", seats=2, idle=19)
    play_lines(s, action)
    if action == "lay wood_store":
        play_lines(s, "lay count 1")
    assert (s.last_turns, s.idle) == (-1, 0)
    play_lines(s, "pass")
    assert s.idle == 1, "for their own turn only"


def test_m9_5_the_display_is_still_refilled() -> None:
    s = at_action("3 wood", display="jetty", deck="forest village", last_turns=2, seats=2)
    play_lines(s, "buy jetty")
    assert (len(display(s)), s.deck_size()) == (10, 1)


def test_m9_5_should_the_deck_run_out_then_nothing_follows() -> None:
    s = at_action("3 wood", display="jetty", deck="", last_turns=2, seats=2)
    told = choose(s, "buy jetty")
    assert "rang_in" not in [event.kind for event in told]
    assert s.last_turns == 1
    play_lines(s, "pass")
    assert s.awaiting() == NOBODY
