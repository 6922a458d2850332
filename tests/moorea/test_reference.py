"""Whole games against a second reading of the rules: the same questions, the same answers, the same outcome."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY, Game, Settings, State
from motu.games.moorea.state import MooreaState
from tests.moorea.board import MOOREA, offers, with_printed
from tests.moorea.box import box_of, table_points
from tests.moorea.reference import Turn
from tests.moorea.styles import STYLES
from tests.support.reference_turns import follow

BOX = box_of(MOOREA)
APART: Settings = {"same_sites_add_up": "no"}


class Followed:
    """A game played at random, followed by the second reading."""

    def __init__(self, s: State, seed: int, style: str) -> None:
        assert isinstance(s, MooreaState)
        self.s, self.dice, self.style = s, Dice(seed), style

    def chance(self) -> None:
        while self.s.awaiting() == CHANCE:
            self.s.chance(self.dice)

    def answer(self, asked: list[str]) -> str:
        """The table asks the same as the second reading."""
        assert sorted(offers(self.s)) == sorted(asked), f"{offers(self.s)}, not {asked}"
        move = STYLES[self.style](self.s, self.dice)
        line = MOOREA.write(self.s, move)
        self.s.play(move)
        self.chance()
        return line

    def turn(self) -> None:
        turn = Turn(MOOREA, self.s)
        follow(self.s, turn.seat, turn.course(), self.answer)
        self.compare(turn)

    def compare(self, turn: Turn) -> None:
        """What lies before the player whose turn is over, and who is next. A first draw may have been made already."""
        found, expected = self.s.dump()["players"][turn.seat], turn.expected
        for key in ("hand", "products", "laid", "tools"):
            assert found[key] == expected[key], key
        assert found["points"] == table_points(BOX, expected)
        assert self.s.awaiting() == NOBODY or self.s.active == (turn.seat + 1) % len(self.s.players)

    def play(self) -> None:
        self.chance()
        while self.s.awaiting() != NOBODY:
            self.turn()


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("seats", "settings"), [(2, {}), (4, {}), (5, APART)])
def test_the_second_reading_agrees(seats: int, settings: Settings, style: str) -> None:
    Followed(MOOREA.new(seats, settings), seats, style).play()


def play_some(game: Game) -> None:
    """Games read with the numbers that are really printed."""
    for seed in range(3):
        Followed(game.new(3, {}), seed, "any move").play()


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("hand_limit = 6", "hand_limit = 7"),
        ('discount_commodity = "wood"', 'discount_commodity = "fish"'),
        ("points = 2", "points = 4"),
        ("cost_same = 4", "cost_same = 5"),
    ],
)
def test_the_second_reading_is_awake(printed: str, read: str) -> None:
    """A table on which another number is printed does not agree."""
    with pytest.raises(AssertionError):
        play_some(with_printed((printed, read)))
