"""Seats that are not at the table, states and events of other games, moves that are none: refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from motu.core.dice import Dice
from motu.core.errors import IllegalMove, NoSuchSeat, WrongGame
from motu.core.events import Event, event
from motu.core.game import CHANCE, EVERYONE, NOBODY, SPECTATOR, Game
from motu.shelf import games
from tests.core.markers import MarkerState
from tests.support.random_games import moments

NO_MOVES: list[Any] = ["pass", "0", None, 1.0, True, [], (0,), -1, 1 << 31, 1 << 70]


@event
class Sank(Event):
    """Told by no game on the shelf."""


def no_seats(seats: int) -> list[Any]:
    return [seats, 99, 1 << 70, CHANCE, EVERYONE, NOBODY, -5, "0", None, 0.0, True, [0]]


def test_a_seat_that_is_not_at_the_table_sees_nothing_and_is_told_nothing(game: Game) -> None:
    for place, s in moments(game, 8, 1):
        for wrong in no_seats(place.seats):
            with pytest.raises(NoSuchSeat, match=f"from 0 to {place.seats - 1}"):
                game.view(s, wrong)
            with pytest.raises(NoSuchSeat, match=f"a spectator is {SPECTATOR}"):
                game.why_not(s, wrong, "anything")


def strangers(game: Game) -> list[Any]:
    """States of other games, compiled ones among them."""
    others = [other.new(3, {}) for name, other in games.items() if name != game.name]
    return [*others, MarkerState(3)]


QUESTIONS: dict[str, Callable[[Game, Any], Any]] = {
    "view": lambda game, state: game.view(state, 0),
    "decision": lambda game, state: game.decision(state),
    "why_not": lambda game, state: game.why_not(state, 0, "anything"),
    "ledger": lambda game, state: game.ledger(state),
    "ranking": lambda game, state: game.ranking(state),
    "write": lambda game, state: game.write(state, 0),
    "guess": lambda game, state: game.guess(state, 0, Dice(1)),
    "value": lambda game, state: game.value(state, 0),
    "priors": lambda game, state: game.priors(state),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_state_of_another_game_is_refused(game: Game, question: str) -> None:
    for stranger in strangers(game):
        with pytest.raises(WrongGame, match="ask the game that made it"):
            QUESTIONS[question](game, stranger)


def test_an_event_of_another_game_is_not_told(game: Game) -> None:
    others: list[Any] = [Sank(0), Event(0), None, "sank", {"kind": "sank", "seat": 0}, Sank]
    for stranger in others:
        with pytest.raises(WrongGame, match="no event of this game"):
            game.tell(stranger)


def test_what_is_no_legal_move_is_neither_played_nor_written(game: Game) -> None:
    for _, s in moments(game, 8, 2):
        if s.awaiting() == NOBODY:
            continue
        before = s.dump()
        legal = s.moves()
        others = [move for move in range(game.n_moves) if move not in legal]
        for wrong in [*NO_MOVES, *others[:: max(1, len(others) // 20)]]:
            with pytest.raises(IllegalMove, match="choose one of moves"):
                s.play(wrong)
            with pytest.raises(IllegalMove, match="choose one of moves"):
                game.write(s, wrong)
        assert s.dump() == before
