"""H14: settings."""

from __future__ import annotations

import pytest

from motu.core.game import Settings
from tests.hawaii.board import HAWAII, choose, offers, purse, table, with_printed

FRENCH: Settings = {}
ENGLISH: Settings = {"preset": "english"}
GERMAN: Settings = {"preset": "german"}


def last_turn(settings: Settings, mine: str = "", theirs: str = "") -> tuple[list[int], list[int]]:
    """Scores and places after a last round in which seat 1 took the first order space."""
    s = table(mine, round=5, others={1: {"finished": 1, "purse": theirs}}, settings=settings)
    choose(s, "finish 2")
    return s.scores(), HAWAII.ranking(s)


def founds_anywhere(settings: Settings) -> bool:
    s = table("9 shell 9 foot", tokens={"spears_trade": "5"}, settings=settings)
    choose(s, "go spears_trade", "buy trade_hut")
    return offers(s, "village") == [f"village {row}" for row in range(1, 6)]


@pytest.mark.parametrize(
    ("settings", "gaps", "first"),
    [(FRENCH, False, 0), (ENGLISH, False, 2), (GERMAN, True, 0)],
)
def test_h14_1_a_preset_decides_what_was_not_chosen(settings: Settings, gaps: bool, first: int) -> None:
    assert founds_anywhere(settings) == gaps
    assert last_turn(settings)[0] == [0, first]


def test_h14_1_a_setting_that_was_chosen_wins_over_its_preset() -> None:
    assert not founds_anywhere({**GERMAN, "village_gaps": "no"})
    assert founds_anywhere({**ENGLISH, "village_gaps": "yes"})
    assert last_turn({**ENGLISH, "last_round_first_space_bonus": "0"})[0] == [0, 0]


@pytest.mark.parametrize(
    ("settings", "possible"),
    [
        (FRENCH, False),
        (ENGLISH, False),
        (GERMAN, True),
        ({"trade_hut_limit": "every_payment"}, True),
        ({**GERMAN, "trade_hut_limit": "once_per_turn"}, False),
    ],
)
def test_h14_2_trade_huts_once_per_turn_or_in_every_payment(settings: Settings, possible: bool) -> None:
    s = table("9 shell 1 foot 9 fruit", tokens={"kahunas": "3"}, villages=["trade_hut"], settings=settings)
    choose(s, "go kahunas", "pay 1 shell 1 foot", "single orange 3")
    assert ("pay 2 shell 1 fruit" in offers(s)) == possible


@pytest.mark.parametrize(("settings", "possible"), [(FRENCH, False), (GERMAN, True)])
def test_h14_2_a_hut_that_is_never_used_up_opens_more_places(settings: Settings, possible: bool) -> None:
    """Walk and price can only be paid if both are helped."""
    s = table("2 shell 2 foot 2 fruit", tokens={"surfers": "3"}, villages=["trade_hut"], settings=settings)
    assert (offers(s, "go") == ["go surfers"]) == possible


@pytest.mark.parametrize(
    ("settings", "rows"),
    [(FRENCH, [1, 2]), (ENGLISH, [1, 2]), (GERMAN, [1, 2, 3, 4, 5]), ({"village_gaps": "yes"}, [1, 2, 3, 4, 5])],
)
def test_h14_3_the_uppermost_empty_row_or_any(settings: Settings, rows: list[int]) -> None:
    s = table("9 shell 9 foot", tokens={"spears_trade": "5"}, settings=settings)
    choose(s, "go spears_trade", "buy trade_hut")
    assert offers(s) == [f"village {row}" for row in rows]


def test_h14_3_with_gaps_only_huts_found_too() -> None:
    s = table("9 shell 9 foot", tokens={"surfers": "5"}, villages=["", "", "shell_hut"], settings=GERMAN)
    choose(s, "go surfers")
    assert offers(s) == ["village 1", "village 3"]


@pytest.mark.parametrize(
    ("settings", "points"),
    [(FRENCH, 0), (ENGLISH, 2), (GERMAN, 0), ({"last_round_first_space_bonus": "2"}, 2)],
)
def test_h14_4_points_for_the_first_order_space_after_the_last_round(settings: Settings, points: int) -> None:
    assert last_turn(settings)[0] == [0, points]


def test_h14_4_the_bonus_of_the_first_space_is_paid_only_after_the_last_round() -> None:
    s = table("", round=4, others={1: {"finished": 1}}, settings=ENGLISH)
    choose(s, "finish 2")
    assert s.scores() == [0, 0]


@pytest.mark.parametrize(
    ("settings", "mine", "theirs", "places"),
    [
        (FRENCH, "3 shell", "1 foot", [1, 1]),
        ({"tie_break": "resources"}, "3 shell", "1 foot", [1, 2]),
        ({"tie_break": "resources"}, "3 shell", "2 foot 2 fruit", [2, 1]),
        ({"tie_break": "resources"}, "3 shell", "1 foot 2 fruit", [1, 1]),
        ({**ENGLISH, "last_round_first_space_bonus": "0"}, "3 shell", "1 foot", [1, 2]),
        (GERMAN, "3 shell", "1 foot", [1, 1]),
    ],
)
def test_h14_5_ties_are_shared_or_broken_by_resources(
    settings: Settings, mine: str, theirs: str, places: list[int]
) -> None:
    assert last_turn(settings, mine, theirs) == ([0, 0], places)


def test_h14_6_resources_behind_screens_or_open() -> None:
    closed = HAWAII.view(table("3 shell", others={1: {"purse": "5 foot"}}), 0)["players"]
    assert closed[0]["resources"] == {"shell": 3, "foot": 0, "fruit": 0}
    assert "resources" not in closed[1]
    settings = {"open_resources": "yes"}
    opened = HAWAII.view(table("3 shell", others={1: {"purse": "5 foot"}}, settings=settings), 0)["players"]
    assert opened[1]["resources"] == {"shell": 0, "foot": 5, "fruit": 0}


@pytest.mark.parametrize(("value", "width"), [("printed", 2), ("1", 1), ("2", 2)])
def test_h14_7_the_width_of_the_long_hut(value: str, width: int) -> None:
    s = table(villages=["long_hut"], settings={"long_hut_width": value})
    assert s.players[0].width[0] == 1 + width


def test_h14_7_printed_is_what_the_component_file_says() -> None:
    game = with_printed(("founds = true\nwidth = 2", "founds = true\nwidth = 1"))
    assert table(villages=["long_hut"], game=game).players[0].width[0] == 2


def test_h14_8_the_end_of_a_turn_is_confirmed_or_not() -> None:
    s = table("9 shell 2 foot", tokens={"kahunas": "5"}, settings={"confirm_end_of_turn": "on"})
    choose(s, "go kahunas")
    assert (s.awaiting(), offers(s), purse(s)) == (0, ["end turn"], "4 shell")
    choose(s, "end turn")
    assert s.awaiting() == 1
    s = table("9 shell 2 foot", tokens={"kahunas": "5"})
    choose(s, "go kahunas")
    assert s.awaiting() == 1
