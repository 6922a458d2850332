"""Legal moves: there are always some, each is accepted, and nothing else is."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.errors import BadNotation, GameOver, IllegalMove
from motu.core.game import CHANCE, NOBODY, Game
from tests.support.random_games import Place, final, moments, next_move, positions


def test_there_is_always_something_to_do_until_the_end(place: Place) -> None:
    for s in positions(place, 1):
        moves = s.moves()
        assert bool(moves) == (s.awaiting() != NOBODY)
        assert len(set(moves)) == len(moves), "a move is listed twice"
        assert all(0 <= move < place.game.n_moves for move in moves)
        assert s.awaiting() in (*range(place.seats), CHANCE, NOBODY)


def test_asking_changes_nothing(place: Place) -> None:
    for number, s in enumerate(positions(place, 2)):
        if number % 10 == 0:
            before = s.dump()
            answers = (s.awaiting(), s.moves(), s.odds(), s.scores())
            assert (s.awaiting(), s.moves(), s.odds(), s.scores()) == answers
            assert s.dump() == before


def test_odds_are_positive_and_in_step(place: Place) -> None:
    asked = 0
    for s in positions(place, 3):
        if s.awaiting() == CHANCE:
            asked += 1
            assert len(s.odds()) == len(s.moves()) > 1
            assert min(s.odds()) > 0
        else:
            assert s.odds() == []
    assert asked


def test_every_game_ends(place: Place) -> None:
    for seed in range(3):
        assert final(place, seed).awaiting() == NOBODY


def test_illegal_moves_are_refused_and_change_nothing(game: Game) -> None:
    for _, s in moments(game, 60, 4):
        before = s.dump()
        legal = set(s.moves())
        wrong = GameOver if s.awaiting() == NOBODY else IllegalMove
        for move in [*range(-3, game.n_moves + 3), 1 << 31, 1 << 63, -(1 << 63), 1 << 200]:
            if move not in legal:
                with pytest.raises(wrong):
                    s.play(move)
        assert s.dump() == before
        assert set(s.moves()) == legal


def test_every_legal_move_can_be_played(game: Game) -> None:
    for _, s in moments(game, 200, 5):
        for move in s.moves():
            s.clone().play(move)


def test_events_change_nothing(plain_place: Place) -> None:
    told, silent = plain_place.new(), plain_place.new()
    dice = Dice(6)
    while told.awaiting() != NOBODY:
        move = next_move(told, dice)
        told.play(move, [])
        silent.play(move)
    assert told.dump() == silent.dump()


def test_what_is_written_can_be_read(place: Place) -> None:
    for s in positions(place, 7):
        lines = [place.game.write(s, move) for move in s.moves()]
        assert len(set(lines)) == len(lines), "two moves are written alike"
        assert list(place.game.written(s).items()) == list(zip(lines, s.moves(), strict=True))
        for move, line in zip(s.moves(), lines, strict=True):
            assert line == line.strip()
            assert "\n" not in line
            assert place.game.read(s, line) == move


@pytest.mark.parametrize("line", ["", "castle", "pass pass", "\x00", "buy", "7", "ä" * 1000])
def test_a_line_that_names_no_move_is_refused(game: Game, line: str) -> None:
    for _, s in moments(game, 10, 8):
        with pytest.raises(BadNotation, match="legal"):
            game.read(s, line)
