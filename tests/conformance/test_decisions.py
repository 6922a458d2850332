"""Decisions dressed for people: every option can be clicked and read, and every idle click has its reason."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.core.dice import Dice
from motu.core.events import Event
from motu.core.game import NOBODY, SPECTATOR, Game, Phrase, State
from motu.words import LANGUAGES, Words
from tests.support.random_games import Place, moments, next_move, numbers, onlookers, positions

PEOPLE = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"]


def asked(game: Game, count: int, seed: int) -> list[tuple[Place, State]]:
    """Moments at which a seat decides."""
    return [(place, s) for place, s in moments(game, count, seed) if s.awaiting() >= 0]


def spoken(game: Game) -> list[Words]:
    return [Words(game.name, language, strict=True) for language in LANGUAGES]


def says(words: Words, phrase: Phrase, seat: int) -> str:
    """A phrase as text; MissingText when the language lacks a part of it."""
    text = words.say(phrase, PEOPLE, seat)
    assert text.strip()
    assert "{" not in text
    return text


def test_options_are_the_legal_moves(place: Place) -> None:
    for s in positions(place, 1):
        if s.awaiting() >= 0:
            decision = place.game.decision(s)
            assert decision.seat == s.awaiting()
            assert [option.move for option in decision.options] == s.moves()


def test_options_have_distinct_handles_that_are_on_the_table(place: Place) -> None:
    for number, s in enumerate(positions(place, 2)):
        if s.awaiting() >= 0 and number % 3 == 0:
            decision = place.game.decision(s)
            bags = [frozenset(Counter(option.handles).items()) for option in decision.options]
            assert len(set(bags)) == len(bags), "two options are picked by the same clicks"
            assert all(option.handles for option in decision.options)
            shown = place.game.view(s, decision.seat)["handles"]
            assert len(set(shown)) == len(shown)
            used = {handle for option in decision.options for handle in (*option.handles, *option.spends)}
            assert used <= set(shown)


def test_questions_and_options_can_be_read_in_every_language(game: Game) -> None:
    stated = numbers(game)
    languages = spoken(game)
    for place, s in asked(game, 400, 3):
        decision = game.decision(s)
        assert decision.rule in stated
        for words in languages:
            for reader in onlookers(place):
                says(words, decision.prompt, reader)
            labels = [says(words, option.label, decision.seat) for option in decision.options]
            assert len(set(labels)) == len(labels), f"two options read alike: {labels}"


def test_events_can_be_read_in_every_language(plain_place: Place) -> None:
    s = plain_place.new()
    dice = Dice(4)
    log: list[Event] = []
    while s.awaiting() != NOBODY:
        s.play(next_move(s, dice), log)
    for words in spoken(plain_place.game):
        for phrase in {plain_place.game.tell(event) for event in log}:
            for reader in onlookers(plain_place):
                says(words, phrase, reader)


def test_a_handle_of_an_option_does_something_and_every_other_has_a_reason(game: Game) -> None:
    stated = numbers(game)
    languages = spoken(game)
    for _, s in asked(game, 150, 5):
        seat = s.awaiting()
        working = {handle for option in game.decision(s).options for handle in option.handles}
        for handle in game.view(s, seat)["handles"]:
            reason = game.why_not(s, seat, handle)
            assert (reason is None) == (handle in working), handle
            if reason:
                assert reason.rule in stated
                for words in languages:
                    says(words, reason.phrase, seat)


def test_who_is_not_asked_is_told_so(game: Game) -> None:
    stated = numbers(game)
    languages = spoken(game)
    for place, s in moments(game, 100, 6):
        for seat in onlookers(place):
            if seat != s.awaiting():
                for handle in game.view(s, seat)["handles"][:4]:
                    reason = game.why_not(s, seat, handle)
                    assert reason is not None
                    assert reason.rule in stated
                    for words in languages:
                        says(words, reason.phrase, seat)


@pytest.mark.parametrize("handle", ["", "no:such", "hand:", ":", "count:99", "display"])
def test_a_handle_that_is_not_there_has_a_reason_too(game: Game, handle: str) -> None:
    for place, s in moments(game, 20, 7):
        for seat in [*range(place.seats), SPECTATOR]:
            assert game.why_not(s, seat, handle) is not None


def test_every_printed_piece_has_a_tooltip(game: Game) -> None:
    languages = spoken(game)
    tips = game.tooltips()
    assert tips
    for phrase in tips.values():
        for words in languages:
            says(words, phrase, SPECTATOR)
