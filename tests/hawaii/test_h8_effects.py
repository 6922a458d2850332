"""H8: what products do during the game."""

from __future__ import annotations

from typing import Any

import pytest

from motu.games.hawaii.events import Given, Speared
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import HAWAII, choose, offers, purse, table, whatever


def after_round(resources: str = "", round: int = 1, **mine: Any) -> HawaiiState:  # noqa: A002
    """Seat 0 was the last to finish a round."""
    s = table(resources, round=round, others={1: {"finished": 1}}, **mine)
    choose(s, "finish 2")
    return s


@pytest.mark.parametrize(("filled", "shells"), [(0, 0), (1, 2), (2, 0), (3, 3), (4, 0)])
def test_h8_1_kahuna_spaces_give_shells_when_they_are_filled(filled: int, shells: int) -> None:
    s = table("2 shell 2 foot", tokens={"kahunas": "2"}, kahunas=filled)
    log = choose(s, "go kahunas")
    assert s.players[0].purse[0] == shells
    assert [event for event in log if event.kind == "given"] == [Given(0, "kahuna", {"shell": shells})] * (shells > 0)


@pytest.mark.parametrize(("filled", "feet"), [(0, 0), (1, 1), (2, 0), (3, 2), (4, 0), (5, 3)])
def test_h8_1_tiki_spaces_give_feet_when_they_are_filled(filled: int, feet: int) -> None:
    s = table("2 shell 3 foot", tokens={"tikis": "2"}, tikis=filled)
    choose(s, "go tikis")
    assert s.players[0].purse[1] == feet


def test_h8_1_effects_count_however_the_piece_was_acquired() -> None:
    s = table("4 foot", boats="small large_1", posts="points_a kahunas tikis hula")
    choose(s, "visit 2")
    assert purse(s) == "2 shell", "from the second space"
    s = table("5 shell 4 foot", tokens={"gods": "3"}, gods="kane pele", tikis=3)
    choose(s, "go gods", "buy god 1", "pay 2 shell")
    assert purse(s) == "2 foot", "from the fourth space, by KANE"


@pytest.mark.parametrize(
    ("villages", "got"),
    [
        (["shell_hut"], "11 shell 6 foot"),
        (["shell_hut:2"], "12 shell 6 foot"),
        (["foot_hut"], "10 shell 7 foot"),
        (["foot_hut:2"], "10 shell 8 foot"),
        (["taro"], "10 shell 6 foot 1 fruit"),
        (["banana:2"], "10 shell 6 foot 2 fruit"),
        (["kane"], "11 shell 6 foot"),
        (["kane:2"], "12 shell 6 foot"),
        (["ku"], "10 shell 7 foot"),
        (["ku:2"], "10 shell 7 foot"),  # only its points double
        (["irrigation"], "10 shell 6 foot"),
        (["shell_hut:2 kane:2 taro", "foot_hut shell_hut banana:2"], "15 shell 7 foot 3 fruit"),
    ],
)
def test_h8_2_incomes_add_up_at_the_end_of_a_round(villages: list[str], got: str) -> None:
    assert purse(after_round(villages=villages)) == got


def test_h8_2_irrigation_of_side_2_pays_what_its_owner_chooses() -> None:
    s = after_round(villages=["irrigation:2", "shell_hut irrigation:2"])
    assert (s.awaiting(), offers(s)) == (0, ["choose shell", "choose foot", "choose fruit"])
    choose(s, "choose fruit", "choose foot")
    assert purse(s) == "11 shell 7 foot 1 fruit"


def test_h8_2_nothing_is_paid_after_the_last_round() -> None:
    assert purse(after_round("1 shell", round=5, villages=["shell_hut:2 irrigation:2"])) == "1 shell"


@pytest.mark.parametrize(
    ("villages", "points"),
    [
        (["spear_hut"], 1),
        (["spear_hut:2"], 2),
        (["ku"], 1),
        (["ku:2"], 2),
        (["spear_hut ku:2", "spear_hut:2"], 5),
        (["shell_hut"], 0),
    ],
)
def test_h8_3_red_tokens_score_for_spear_huts_and_ku(villages: list[str], points: int) -> None:
    s = table(tokens={"tikis": "r3"}, villages=villages)
    log = choose(s, "go tikis", "single red 3")
    assert s.scores()[0] == points
    assert [event.points for event in log if isinstance(event, Speared)] == [points] * (points > 0)
    s = table(order="- r3", villages=villages)
    choose(s, "finish 2")
    assert s.scores()[0] == points


def test_h8_3_orange_tokens_and_fish_do_not() -> None:
    s = table(tokens={"tikis": "3"}, villages=["spear_hut:2"])
    choose(s, "go tikis", "single orange 3")
    assert s.scores()[0] == 0
    red_backs = [entry["fish"] for entry in HAWAII.components()["cost_token"] if entry["colour"] == "red"]
    assert 3 in red_backs
    s = table("9 foot", fish="3 3 3 3 3 3 3 3", boats="large_2", villages=["spear_hut:2"])
    choose(s, "fish", "catch 3", "catch 3", "catch 3")
    assert s.players[0].sum == 12
    assert s.scores()[0] == 0


@pytest.mark.parametrize(
    ("villages", "goal"),
    [(["surfer"], 7), (["surfer:2"], 5), (["surfer:2", "shell_hut surfer:2"], 1)],
)
def test_h8_4_surfers_lower_the_own_goal(villages: list[str], goal: int) -> None:
    lanes = HAWAII.view(table(villages=villages), 0)["goal"]["lanes"]
    assert [lane["goal"] for lane in lanes] == [goal, 9]


def test_h8_4_a_goal_does_not_fall_below_0() -> None:
    s = after_round(villages=["surfer:2", "shell_hut surfer:2", "foot_hut surfer:2"])
    assert s.scores()[0] == 8, "a sum of 0 reaches a goal of 0"
    assert HAWAII.view(s, 0)["goal"]["lanes"][0]["goal"] == 0, "12 less, of 11"


@pytest.mark.parametrize(("god", "points"), [("lono", 2), ("lono:2", 4)])
def test_h8_5_lono_adds_to_every_goal_whatever_the_rank(god: str, points: int) -> None:
    for taken, prize in (("6 6", 8), ("6 4", 5)):
        s = table("", villages=[god], taken=taken, others={1: {"finished": 1, "taken": "5 6"}})
        choose(s, "finish 2")
        assert s.scores()[0] == prize + points
    assert after_round(villages=[god], taken="3").scores()[0] == 0


def test_h8_5_lono_works_in_the_last_round_too() -> None:
    s = after_round(round=5, villages=["lono"], taken="6 6 6")
    assert s.scores()[0] == 12 + 2
    whatever(s)
