"""Whole games against a second reading of the rules: the same questions, the same answers, the same outcome."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import NOBODY, Game, Settings, State
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import HAWAII, with_printed
from tests.hawaii.reference.rounds import begin_round, end_round
from tests.hawaii.reference.rules import Rules
from tests.hawaii.reference.seat import ORDER
from tests.hawaii.reference.turn import Turn
from tests.hawaii.styles import STYLES, sail_first
from tests.support.reference_turns import Followed
from tests.support.styles import Style

RICH = with_printed(  # so much that stock, tracks and villages run out
    ("start_shells = 13", "start_shells = 70"),
    ("start_feet = 7", "start_feet = 60"),
    ("start_fruit_by_order = [0, 2, 3, 4, 5]", "start_fruit_by_order = [20, 30, 10, 4, 9]"),
)
BOXES = {"printed": HAWAII, "rich": RICH}
SETTINGS: list[Settings] = [
    {},
    {"preset": "english", "open_resources": "yes"},
    {"preset": "german", "long_hut_width": "1"},
    {"trade_hut_limit": "every_payment", "last_round_first_space_bonus": "2", "confirm_end_of_turn": "on"},
    {"village_gaps": "yes", "tie_break": "resources"},
]
CHOICES = ["choose shell", "choose foot", "choose fruit"]


class FollowedHawaii(Followed[HawaiiState]):
    state = HawaiiState

    def __init__(self, box: Game, s: State, seed: int, style: Style) -> None:
        super().__init__(box, s, seed, style)
        self.rules = Rules(box)
        self.expected: Any = None

    def turn(self) -> None:
        data = self.s.dump()
        turn = Turn(self.rules, data)
        self.follow(turn.seat, turn.course())
        self.expected = data
        if -1 not in data["next_order"]:
            self.end_round()
        self.compare()

    def end_round(self) -> None:
        for seat in end_round(self.rules, self.expected):
            self.compare_purses()
            assert self.s.awaiting() == seat
            chosen = self.answer(CHOICES)
            self.expected["players"][seat]["purse"][CHOICES.index(chosen)] += 1
        if self.s.awaiting() != NOBODY:
            begin_round(self.expected)

    def compare_purses(self) -> None:
        found = self.s.dump()["players"]
        assert [player["purse"] for player in found] == [player["purse"] for player in self.expected["players"]]

    def compare(self) -> None:
        """Everything but tokens, which are compared by what they show, and the final scoring."""
        found = self.s.dump()
        for key in ("order", "next_order", "posts", "returned", "stock"):
            assert found[key] == self.expected[key], key
        assert found["turn"][0] == self.expected["turn"][0]
        for ours, theirs in zip(found["players"], self.expected["players"], strict=True):
            for key in ("purse", "tiles", "ready", "away", "rest"):
                assert ours[key] == theirs[key], key
            assert ours["earned"][: ORDER + 1] == theirs["earned"][: ORDER + 1], "points by source"
        if -1 in self.expected["next_order"] and sum(found["bag"]) < 25:
            assert self.tokens(found) == self.tokens(self.expected)

    def tokens(self, data: Any) -> Any:
        fish = sorted(self.rules.fish[kind] for kind in data["beach"])
        rows = [data["tokens"][first : first + 3] for first in range(0, 30, 3)] + [data["order_tokens"]]
        return fish, [sorted(self.rules.faces[kind] for kind in row if kind >= 0) for row in rows]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("number", range(len(SETTINGS)))
@pytest.mark.parametrize("box", BOXES)
def test_the_second_reading_agrees(box: str, number: int, style: str) -> None:
    seats = 2 + (number + len(style) + len(box)) % 4
    s = BOXES[box].new(seats, SETTINGS[number])
    FollowedHawaii(BOXES[box], s, number, STYLES[style]).play()


def play_some(box: Game) -> None:
    """Games read with the numbers that are really printed."""
    for seed in range(9):
        FollowedHawaii(HAWAII, box.new(3, {}), seed, sail_first).play()


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("feet_for_staying = 1", "feet_for_staying = 2"),
        ("post = 1\nfeet = 3", "post = 1\nfeet = 4"),
        ("spear_points = [1, 2]", "spear_points = [2, 2]"),
        ("goal = 9", "goal = 12"),
    ],
)
def test_the_second_reading_is_awake(printed: str, read: str) -> None:
    """A table on which another number is printed does not agree."""
    with pytest.raises(AssertionError):
        play_some(with_printed((printed, read)))
