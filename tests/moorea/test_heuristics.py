"""Moorea's bots go for the cart, spend the rest, and make the most of their last turn."""

from __future__ import annotations

from math import isfinite

import pytest

from motu.bots.bot import ask
from motu.bots.simple import Greedy
from motu.core.dice import Dice
from motu.core.game import NOBODY
from motu.games.moorea import heuristics, moves, ordering
from motu.games.moorea.state import MooreaState
from tests.moorea.board import MOOREA, at_action, at_draw, at_limit, choose, first_table


def plays(s: MooreaState) -> str:
    """The greedy bot's move in this position."""
    return MOOREA.write(s, ask(Greedy(), MOOREA, s, s.awaiting(), Dice(1)))


def test_five_equal_cards_buy_the_cart() -> None:
    assert plays(at_action("5 wood clay", display="jetty forest canoe")) == "tool cart"


def test_equal_cards_are_collected_by_exchange() -> None:
    s = at_action("4 wood clay bamboo", row="wood fish fish", display="jetty")
    assert plays(s) == "exchange"
    choose(s, "exchange")
    assert plays(s) == "give clay bamboo"
    choose(s, "give clay bamboo")
    assert plays(s) == "take wood"


def test_equal_cards_are_kept_while_there_is_no_cart() -> None:
    s = at_limit("4 wood clay bamboo seashell")
    assert plays(s) in ("discard clay", "discard bamboo", "discard seashell")


def test_the_others_are_spent_meanwhile() -> None:
    assert plays(at_action("4 wood 3 clay", row="fish fish fish", display="tiles")) == "buy tiles"


def test_with_the_cart_nothing_is_collected_for_it() -> None:
    assert plays(at_action("4 wood fish", display="jetty", tools="cart")) == "buy jetty"


def test_with_the_spear_the_fifth_card_is_taken_from_the_open_row() -> None:
    assert plays(at_draw("4 wood clay", tools="spear", row="wood fish clay")) == "draw open wood"


def test_in_the_last_turn_points_are_all_that_counts() -> None:
    assert plays(at_action("5 wood", display="jetty", last_turns=1, deck="")) == "buy jetty"  # 4 points, not 3
    assert plays(at_action("5 wood", display="tiles", last_turns=1, deck="")) == "tool cart"
    laying = at_action("3 seashell 3 wood", display="jetty", owns="seashell_chest", last_turns=1, deck="")
    assert plays(laying) == "lay seashell_chest"  # 6 points, not 4
    choose(laying, "lay seashell_chest")
    assert plays(laying) == "lay count 3"


def games(seats: int) -> list[MooreaState]:
    """Positions of a random game in which a seat is asked."""
    s, dice = first_table(seats), Dice(seats)
    found = []
    s.until_asked(dice)
    while s.awaiting() != NOBODY:
        found.append(s.clone())
        legal = s.moves()
        s.play(legal[dice.below(len(legal))])
        s.until_asked(dice)
    return [*found, s]


@pytest.mark.parametrize("seats", range(2, 6))
def test_values_and_weights_are_sound_and_know_no_secret(seats: int) -> None:
    for s in games(seats)[::5]:
        for seat in range(seats):
            value = MOOREA.value(s, seat)
            assert isfinite(value)
            assert MOOREA.value(MOOREA.guess(s, seat, Dice(4)), seat) == value
        if s.awaiting() != NOBODY:
            other = MOOREA.guess(s, s.awaiting(), Dice(4))
            for move in s.moves():
                weight = MOOREA.prior(s, move)
                assert 0 <= weight < 100
                assert MOOREA.prior(other, move) == weight


def test_the_value_of_a_finished_game_is_the_lead() -> None:
    for seats in range(2, 6):
        s = games(seats)[-1]
        scores = s.scores()
        for seat in range(seats):
            assert MOOREA.value(s, seat) == scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def test_turns_left_are_exact_after_the_end_was_rung_in() -> None:
    s = at_action("3 wood", seats=3, last_turns=2, deck="")
    assert [heuristics.turns_left(s, seat) for seat in range(3)] == [1, 1, 0]


def test_more_products_in_the_deck_mean_more_turns() -> None:
    few, many = at_action("wood", deck="bridge"), at_action("wood", deck="bridge statue temple aquarium")
    assert 1 < heuristics.turns_left(few, 0) < heuristics.turns_left(many, 0)


def test_the_order_of_a_sensible_player() -> None:
    s = at_action("5 wood 2 clay", display="jetty stoneware")
    weights = {MOOREA.write(s, move): ordering.prior(s, move, heuristics.turns_left(s, s.active)) for move in s.moves()}
    assert max(weights, key=lambda line: weights[line]) == "tool cart"
    assert weights["pass"] == min(weights.values())
    assert moves.PASS in s.moves()
