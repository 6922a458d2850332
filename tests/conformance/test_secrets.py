"""Secrets: whatever a seat cannot know is dealt anew, and nothing that it sees, may do or is told changes.

One comparison tests both sides: a view that leaks shows a redealt secret; a guess that moves what is known changes the
view.
"""

from __future__ import annotations

import pytest

from motu import sources
from motu.core.dice import Dice
from motu.core.events import Event
from motu.core.game import CHANCE, NOBODY, Game, Move, Seat, State
from tests.support.random_games import Place, heard, moments, next_move, onlookers

FEW = 200
CHUNK = 200
MANY = 2000 if sources.compiled() else 2 * CHUNK


def check_guess(place: Place, s: State, seat: Seat, seed: int) -> None:
    """A seat sees, may do and hears the same at the table and at a guess of it."""
    game = place.game
    before = s.dump()
    guess = game.guess(s, seat, Dice(seed))
    assert s.dump() == before, "guessing changed the table"
    assert game.view(s, seat) == game.view(guess, seat)
    assert guess.awaiting() == s.awaiting()
    if seat == s.awaiting():
        assert game.decision(guess) == game.decision(s)
        for move in s.moves():
            check_told(game, s, guess, seat, move)
    elif s.awaiting() == CHANCE:
        for move in set(s.moves()) & set(guess.moves()):
            check_told(game, s, guess, seat, move)


def check_told(game: Game, s: State, guess: State, seat: Seat, move: Move) -> None:
    """The same move at both: the seat hears the same until something comes out, and sees the same if nothing did."""
    real, guessed = s.clone(), guess.clone()
    at_table: list[Event] = []
    at_guess: list[Event] = []
    real.play(move, at_table)
    guessed.play(move, at_guess)
    assert until_reveal(heard(at_table, seat)) == until_reveal(heard(at_guess, seat))
    if not any(event.reveals for event in at_table + at_guess):
        assert game.view(real, seat) == game.view(guessed, seat)


def until_reveal(events: list[Event]) -> list[Event]:
    """Events before anything hidden comes out by itself, because only one card was left to come."""
    for i, event in enumerate(events):
        if event.reveals:
            return events[:i]
    return events


def check_moments(game: Game, count: int, seed: int) -> None:
    for number, (place, s) in enumerate(moments(game, count, seed)):
        for seat in onlookers(place):
            check_guess(place, s, seat, number)


def test_a_view_tells_no_secret(game: Game) -> None:
    check_moments(game, FEW, 1)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(MANY // CHUNK))
def test_a_view_tells_no_secret_in_many_moments(game: Game, chunk: int) -> None:
    check_moments(game, CHUNK, 10 + chunk)


def test_no_reason_tells_a_secret(game: Game) -> None:
    """Why a click does nothing is the same at a guess."""
    for number, (place, s) in enumerate(moments(game, 60, 2)):
        for seat in onlookers(place):
            guess = game.guess(s, seat, Dice(number))
            for handle in game.view(s, seat)["handles"]:
                assert game.why_not(s, seat, handle) == game.why_not(guess, seat, handle)


def test_the_ear_knows_what_the_eye_knows(game: Game) -> None:
    """Two answers of chance sound alike to a seat exactly when they look alike to it."""
    alike = private = 0
    for place, s in moments(game, 200, 3):
        if s.awaiting() == CHANCE:
            outcomes = [answered(s, move) for move in s.moves()]
            private += sum(event.private for _, log in outcomes for event in log)
            for seat in onlookers(place):
                alike += check_alike(game, seat, outcomes)
    assert alike or not private, "what chance tells one seat only sounds alike to all others"
    assert game.hides() or not private, "where everybody knows all, nobody is told anything alone"


def answered(s: State, move: Move) -> tuple[State, list[Event]]:
    """The table after an answer of chance, and what was told of it."""
    after = s.clone()
    log: list[Event] = []
    after.play(move, log)
    return after, log


def check_alike(game: Game, seat: Seat, outcomes: list[tuple[State, list[Event]]]) -> int:
    """Each outcome against the first, where the game stands at the same point; says how many were alike."""
    first, log = outcomes[0]
    found = 0
    for other, other_log in outcomes[1:]:
        if first.awaiting() == other.awaiting() and len(log) == len(other_log):
            same_sound = heard(log, seat) == heard(other_log, seat)
            assert same_sound == (game.view(first, seat) == game.view(other, seat))
            found += same_sound
    return found


def test_a_guess_is_a_table_that_can_be_played_to_the_end(game: Game) -> None:
    for number, (place, s) in enumerate(moments(game, 60, 4)):
        for seat in onlookers(place)[:: max(1, place.seats - 1)]:
            guess = game.guess(s, seat, Dice(number))
            assert game.load(guess.dump()).dump() == guess.dump()
            dice = Dice(number)
            while guess.awaiting() != NOBODY:
                assert guess.moves()
                guess.play(next_move(guess, dice))


def test_a_guess_is_made_by_its_dice_alone(game: Game) -> None:
    differ = 0
    for number, (_, s) in enumerate(moments(game, 400, 5)):  # in some games little is hidden, and seldom
        once, again, other = (game.guess(s, 0, Dice(seed)) for seed in (number, number, number + 1000))
        assert once.dump() == again.dump()
        differ += once.dump() != other.dump()
    assert bool(differ) == game.hides(), "a guess that is always the same is none, unless everybody knows all"


def test_no_events_are_meant_for_somebody_who_is_not_there(game: Game) -> None:
    for place, s in moments(game, 200, 6):
        if s.awaiting() != NOBODY:
            log: list[Event] = []
            s.play(next_move(s, Dice(1)), log)
            for event in log:
                assert event.audience == -2 or 0 <= event.audience < place.seats
                assert -3 <= event.seat < place.seats
