"""A second reading of the rules tells a turn as a course of questions. Here it follows a game that is played."""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, TypeVar

from motu.core.dice import Dice
from motu.core.flow import Flow
from motu.core.game import CHANCE, NOBODY, Game, Move, State
from tests.support.speaking import offers
from tests.support.styles import Style

Asking = Generator[list[str], str, str]  # yields what is asked, and is sent the answers
S = TypeVar("S", bound=Flow)


def ask(options: list[str]) -> Asking:
    """Only a real choice is put to the player."""
    return options[0] if len(options) == 1 else (yield options)


class Followed(Generic[S]):
    """A game played at random, followed by a second reading that reads the numbers printed in `game`."""

    state: type[S]

    def __init__(self, game: Game, s: State, seed: int, style: Style) -> None:
        assert isinstance(s, self.state)
        self.game, self.s, self.dice, self.style = game, s, Dice(seed), style

    def turn(self) -> None:
        """Follow one turn, and compare what lies on the table then."""
        raise NotImplementedError

    def play(self) -> None:
        """From here to the end."""
        self.chance()
        while self.s.awaiting() != NOBODY:
            self.turn()
            self.chance()

    def chance(self) -> None:
        while self.s.awaiting() == CHANCE:
            self.s.chance(self.dice)

    def answer(self, asked: list[str]) -> str:
        """The table asks the same as the second reading; what is answered there."""
        found = offers(self.game, self.s)
        assert sorted(found) == sorted(asked), f"{found}, not {asked}"
        return self.carry_out(self.style(self.s, self.dice))

    def carry_out(self, move: Move) -> str:
        """Play a move; its line."""
        line = self.game.write(self.s, move)
        self.s.play(move)
        return line

    def follow(self, seat: int, course: Asking) -> None:
        """A whole turn: whatever the second reading asks, the table answers."""
        asked = next(course)
        while True:
            assert self.s.awaiting() == seat
            try:
                asked = course.send(self.answer(asked))
            except StopIteration:
                return
