"""M1: order of play."""

from __future__ import annotations

import pytest

from tests.moorea.board import at_draw, chance, choose, hand, offers, play_lines


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m1_1_turns_go_clockwise_again_and_again(seats: int) -> None:
    s = at_draw(seats=seats, seat=seats - 1)
    turns = []
    for _ in range(2 * seats):
        turns.append(s.active)
        play_lines(s, "pass")
    assert turns == [seats - 1, *range(seats), *range(seats - 1)]


def test_m1_2_draw_then_act_then_check_the_hand() -> None:
    s = at_draw("4 wood 2 clay")
    chance(s, "deal fish")
    assert hand(s) == "4 wood 2 clay 1 fish"
    assert "pass" in offers(s)
    choose(s, "pass")
    assert offers(s) == ["discard wood", "discard clay", "discard fish"]
    choose(s, "discard clay")
    assert s.active == 1
