"""Whole games against a second reading of the rules: the same questions, the same answers, the same outcome."""

from __future__ import annotations

import pytest

from motu.core.game import NOBODY, Game, Settings
from motu.games.moorea.state import MooreaState
from tests.moorea.board import MOOREA, with_printed
from tests.moorea.box import box_of, table_points
from tests.moorea.reference import Turn
from tests.moorea.styles import STYLES
from tests.support.reference_turns import Followed
from tests.support.styles import any_move

BOX = box_of(MOOREA)
APART: Settings = {"same_sites_add_up": "no"}


class FollowedMoorea(Followed[MooreaState]):
    state = MooreaState

    def answer(self, asked: list[str]) -> str:
        """Chance answers within a turn."""
        line = super().answer(asked)
        self.chance()
        return line

    def turn(self) -> None:
        turn = Turn(self.game, self.s)
        self.follow(turn.seat, turn.course())
        self.compare(turn)

    def compare(self, turn: Turn) -> None:
        """The place before the player whose turn is over, and who is next. A first draw may have been made already."""
        found, expected = self.s.dump()["players"][turn.seat], turn.expected
        for key in ("hand", "products", "laid", "tools"):
            assert found[key] == expected[key], key
        assert found["points"] == table_points(BOX, expected)
        assert self.s.awaiting() == NOBODY or self.s.active == (turn.seat + 1) % len(self.s.players)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("seats", "settings"), [(2, {}), (4, {}), (5, APART)])
def test_the_second_reading_agrees(seats: int, settings: Settings, style: str) -> None:
    FollowedMoorea(MOOREA, MOOREA.new(seats, settings), seats, STYLES[style]).play()


def play_some(game: Game) -> None:
    """Games read with the numbers that are really printed."""
    for seed in range(3):
        FollowedMoorea(MOOREA, game.new(3, {}), seed, any_move).play()


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
