"""H12: the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import NOBODY
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import HAWAII, boats, chief, choose, offers, order_tokens, purse, table, whatever


def ended(*sums: str, round: int = 1, mine: dict[str, Any] | None = None, **more: Any) -> HawaiiState:  # noqa: A002
    """A round just over: tokens by seat; `3+2` are tokens worth 3 and 2 fish."""
    taken = [text.partition("+") for text in sums]
    others = {
        seat: {"finished": seat, "taken": up, "caught": fish, **more.pop(f"seat_{seat}", {})}
        for seat, (up, _, fish) in list(enumerate(taken))[1:]
    }
    first = {"taken": taken[0][0], "caught": taken[0][2], **(mine or {})}
    s = table("", seats=len(sums), round=round, others=others, **first, **more)
    choose(s, f"finish {len(sums)}")
    return s


def test_h12_1_the_sum_is_that_of_tokens_and_fish() -> None:
    assert ended("4 2+3", "2").scores() == [8, 0]
    assert ended("4 2+2", "2").scores() == [0, 0]


def test_h12_2_the_goal_is_reached_by_sum_or_surfers() -> None:
    assert ended("5 4", "5 3").scores() == [8, 0]
    assert ended("5 4", "5 3", seat_1={"villages": ["surfer"]}).scores() == [8, 5]


def test_h12_2_surfers_do_not_raise_the_sum_that_is_compared() -> None:
    s = ended("5 4", "5 3", seat_1={"villages": ["surfer:2", "shell_hut surfer:2"]})
    assert s.scores() == [8, 5]


@pytest.mark.parametrize(
    ("sums", "points"),
    [
        (("6 6 2", "5 6", "5 4", "4 4"), [8, 5, 2, 0]),
        (("6 5", "5 6", "6 4", "5 4"), [8, 8, 2, 2]),
        (("6 6 2", "5 6", "r6 5", "5 4"), [8, 5, 5, 2]),
        (("5 5", "6 4", "4 3 3", "4 r4 2"), [8, 8, 8, 8]),
        (("5 4", "2", "2", "2"), [8, 0, 0, 0]),
        (("6 4", "5 4"), [8, 5]),
        (("5 4", "6 3"), [8, 8]),
        (("2", "2"), [0, 0]),
    ],
)
def test_h12_3_first_second_and_others_with_ties(sums: tuple[str, ...], points: list[int]) -> None:
    assert ended(*sums).scores() == points


def test_h12_3_who_misses_the_goal_is_not_ranked() -> None:
    s = ended("6 4", "4 4", round=2, seat_1={"villages": ["surfer:2"]})
    assert s.scores() == [0, 9], "10 misses 11; 8 reaches 7"


def test_h12_4_lono_is_added_and_a_missed_goal_scores_nothing() -> None:
    s = ended("6 4", "5 4", mine={"villages": ["lono"]}, seat_1={"villages": ["lono:2"]})
    assert s.scores() == [8 + 2, 5 + 4]
    assert ended("4 4", "5 4", mine={"villages": ["lono:2"]}).scores() == [0, 8]


@pytest.mark.parametrize(
    ("number", "got"), [(1, "10 shell 6 foot"), (2, "7 shell 5 foot"), (3, "5 shell 4 foot"), (4, "3 shell 3 foot")]
)
def test_h12_5_everybody_gets_what_the_marker_says_and_keeps_the_rest(number: int, got: str) -> None:
    s = ended("2", "2", round=number, seat_1={"purse": "1 shell 2 fruit"})
    assert purse(s) == got
    shells, feet = got.split(maxsplit=1)[0], got.split()[2]
    assert purse(s, 1) == f"{int(shells) + 1} shell {feet} foot 2 fruit"


def test_h12_5_irrigation_is_chosen_in_the_old_turn_order() -> None:
    s = ended("2", "2", "2", mine={"villages": ["irrigation:2"]}, seat_2={"villages": ["irrigation:2"]})
    assert s.awaiting() == 0
    choose(s, "choose fruit")
    assert s.awaiting() == 2
    choose(s, "choose shell")
    assert purse(s, 2) == "11 shell 6 foot"
    assert list(s.order) == [1, 2, 0]


def test_h12_6_order_chiefs_boats_tokens_and_islands_are_made_ready() -> None:
    s = ended("2", "3+1", seat_1={"boats": "", "away": "small"}, posts="hula - - tikis", returned="fruit kahunas")
    assert sum(s.bag) == 25
    whatever(s)
    assert list(s.order) == [1, 0]
    assert s.awaiting() == 1
    assert (chief(s, 0), chief(s, 1)) == ("beach", "beach")
    assert boats(s, 1) == "1 small"
    assert [s.players[seat].sum for seat in range(2)] == [0, 0]
    assert order_tokens(s)[0] == "-"
    assert -1 not in list(s.posts)
    assert HAWAII.view(s, 0)["goal"]["goal"] == 11
    assert offers(s, "finish") == ["finish 1", "finish 2"]


def test_h12_6_all_tokens_go_back_into_the_bag() -> None:
    s = ended("2", "3+1", tokens={"hula": "4 r4"}, fish="2 3", order="- 5")
    assert sum(s.bag) == 25
    assert set(s.tokens) == set(s.order_tokens) == {-1}
    assert (list(s.beach), [list(player.taken) for player in s.players]) == ([], [[], []])


def test_h12_7_after_round_5_the_goal_is_scored_and_nothing_handed_out() -> None:
    s = ended("6 6 5", "6 r6 4", round=5, mine={"villages": ["shell_hut:2"]})
    assert s.awaiting() == NOBODY
    assert s.scores() == [12, 0]
    assert purse(s) == ""
