"""Guesses: all cards are still there, what was seen stays, and the rest is really dealt anew."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.core.dice import Dice
from motu.games.moorea.state import MooreaState
from tests.moorea.board import MOOREA, at_action, choose, hand, offers
from tests.moorea.invariants import Watch
from tests.support.random_games import moments, onlookers


def guessed(s: MooreaState, seat: int, seed: int) -> MooreaState:
    guess = MOOREA.guess(s, seat, Dice(seed))
    assert isinstance(guess, MooreaState)
    return guess


def test_a_guess_has_all_cards() -> None:
    for number, (place, s) in enumerate(moments(MOOREA, 200, 1)):
        assert isinstance(s, MooreaState)
        for seat in onlookers(place):
            Watch(MOOREA, guessed(s, seat, number))  # counts everything when it begins


def test_hands_keep_their_size_and_what_everybody_has_seen() -> None:
    for number, (place, s) in enumerate(moments(MOOREA, 200, 2)):
        assert isinstance(s, MooreaState)
        for seat in onlookers(place):
            guess = guessed(s, seat, number)
            for other, (real, dealt) in enumerate(zip(s.players, guess.players, strict=True)):
                assert sum(dealt.hand) == sum(real.hand)
                assert list(dealt.hand[5:]) == list(real.hand[5:]), "canoes, huts and stoneware were bought openly"
                assert all(n >= known for n, known in zip(dealt.hand, real.known, strict=True))
                assert other != seat or list(dealt.hand) == list(real.hand)


def test_hidden_cards_are_dealt_anew() -> None:
    s = at_action("2 wood", others={1: "6 fish", 2: "6 clay"})
    hands = {hand(guessed(s, 0, seed), 1) for seed in range(50)}
    assert len(hands) > 30
    assert {hand(guessed(s, 1, seed), 1) for seed in range(50)} == {"6 fish"}


def test_every_unseen_card_is_as_likely() -> None:
    """A hand of one card, and a pile of three clay; the fish that is put away lies in hands as well."""
    s = at_action("wood", pile="3 clay", seats=5)
    unseen = Counter({"1 wood": 1, "1 clay": 3, "1 fish": sum(player.hand[4] for player in s.players[2:])})
    held = Counter(hand(guessed(s, 1, seed), 0) for seed in range(2000))
    for card, n in unseen.items():
        assert held[card] / 2000 == pytest.approx(n / unseen.total(), abs=0.04)


def test_what_came_openly_stays() -> None:
    s = at_action("2 wood", row="fish fish fish")
    choose(s, "exchange")
    assert {hand(guessed(s, 1, seed), 0) for seed in range(20)} == {"1 fish"}


def test_a_half_made_choice_of_another_is_not_known() -> None:
    s = at_action("3 wood 3 clay")
    choose(s, "tool basket")
    assert offers(s) == ["pay tool wood", "pay tool clay"]
    assert "pass" in offers(guessed(s, 1, 1))
    assert offers(guessed(s, 0, 1)) == ["pay tool wood", "pay tool clay"]
