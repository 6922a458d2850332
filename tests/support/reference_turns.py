"""A reference of the rules, written a second time as the questions of each turn, beside a game that is played."""

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
    """The only option, or the one that the player chooses."""
    return options[0] if len(options) == 1 else (yield options)


class Followed(Generic[S]):
    """A game played at random beside a reference that reads the numbers printed in `game`."""

    state: type[S]

    def __init__(self, game: Game, s: State, seed: int, style: Style) -> None:
        assert isinstance(s, self.state)
        self.game, self.s, self.dice, self.style = game, s, Dice(seed), style

    def turn(self) -> None:
        """Follow one turn, and compare what lies on the table then."""
        raise NotImplementedError

    def play(self) -> None:
        """Follow the game from here to its end."""
        self.chance()
        while self.s.awaiting() != NOBODY:
            self.turn()
            self.chance()

    def chance(self) -> None:
        while self.s.awaiting() == CHANCE:
            self.s.chance(self.dice)

    def answer(self, asked: list[str]) -> str:
        """Check that the table asks the same as the reference, and answer it; the line of the move."""
        found = offers(self.game, self.s)
        assert sorted(found) == sorted(asked), f"{found}, not {asked}"
        return self.carry_out(self.style(self.s, self.dice))

    def carry_out(self, move: Move) -> str:
        """Play a move; returns its line."""
        line = self.game.write(self.s, move)
        self.s.play(move)
        return line

    def follow(self, seat: int, course: Asking) -> None:
        """Follow a whole turn: the table answers whatever the reference asks."""
        asked = next(course)
        while True:
            assert self.s.awaiting() == seat
            try:
                asked = course.send(self.answer(asked))
            except StopIteration:
                return
