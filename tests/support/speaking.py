"""Moves as lines of text: what a table offers, and how a test plays there. A game's board.py binds them."""

from __future__ import annotations

from motu.core.events import Event
from motu.core.game import CHANCE, Game, State


def offers(game: Game, s: State, beginning: str = "") -> list[str]:
    """The legal moves as text, or those that begin so."""
    return [line for move in s.moves() if (line := game.write(s, move)).startswith(beginning)]


def choose(game: Game, s: State, *lines: str) -> list[Event]:
    """Play these moves of seats or of chance; returns the events."""
    log: list[Event] = []
    for line in lines:
        s.play(game.read(s, line), log)
    return log


def chance(game: Game, s: State, *lines: str) -> list[Event]:
    """Play these outcomes for chance."""
    log: list[Event] = []
    for line in lines:
        assert s.awaiting() == CHANCE, f"chance is not asked, seat {s.awaiting()} is: {offers(game, s)}"
        log += choose(game, s, line)
    return log


def whatever(s: State) -> None:
    """Chance answers anything until a seat is asked or the game is over."""
    while s.awaiting() == CHANCE:
        s.play(s.moves()[0])


def play_lines(game: Game, s: State, *lines: str) -> None:
    """Moves of seats, with any answer of chance before and after each."""
    whatever(s)
    for line in lines:
        choose(game, s, line)
        whatever(s)
