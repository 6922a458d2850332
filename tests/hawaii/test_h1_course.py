"""H1: the course of the game."""

from __future__ import annotations

from motu.core.dice import Dice
from motu.core.events import Event
from motu.core.game import NOBODY
from motu.games.hawaii.events import Began
from tests.hawaii.board import HAWAII, choose, offers, table, whatever


def test_h1_1_five_rounds_and_a_final_scoring() -> None:
    s = HAWAII.new(3, {})
    dice = Dice(1)
    log: list[Event] = []
    while s.awaiting() != NOBODY:
        move = s.moves()[dice.below(len(s.moves()))]
        s.play(move, log)
    kinds = [event.kind for event in log]
    assert [event.round for event in log if isinstance(event, Began)] == [2, 3, 4, 5]
    assert kinds.count("reached") + kinds.count("missed") == 5 * 3
    assert kinds[-3:] == ["counted"] * 3


def test_h1_2_turns_follow_the_order_spaces_and_leave_out_who_has_finished() -> None:
    s = table("", seats=3, others={1: {"purse": ""}, 2: {"purse": ""}})
    choose(s, "finish 3", "finish 1", "finish 2")
    whatever(s)
    assert list(s.order) == [1, 2, 0]
    turns = []
    for line in ("finish 1", "finish 2"):
        turns.append(s.awaiting())
        choose(s, line)
    assert turns == [1, 2]
    assert s.awaiting() == 0
    assert offers(s, "finish") == ["finish 3"]


def test_h1_2_who_has_not_finished_goes_on_turn_after_turn() -> None:
    s = table("9 shell 9 foot", seats=3, tokens={"tikis": "2 3"}, others={1: {"finished": 1}, 2: {"finished": 3}})
    choose(s, "go tikis", "single orange 2")
    assert s.awaiting() == 0
    assert offers(s) == ["go tikis", "finish 2"]


def test_h1_3_points_are_marked_at_once_and_the_track_has_no_end() -> None:
    s = table("9 foot", boats="small large_1", score=97)
    choose(s, "visit 1")
    assert s.scores()[0] == 97 + 2 + 5


def test_h1_4_a_single_answer_is_given_but_the_action_is_always_asked() -> None:
    s = table("", others={1: {"finished": 2}})
    assert (s.awaiting(), offers(s)) == (0, ["finish 1"])
    s = table("9 shell 1 foot", tokens={"hula": "4"})
    log = choose(s, "go hula")  # one way to pay for the walk, one product
    assert [event.kind for event in log] == ["walked"]
    assert offers(s) == ["single orange 4", "double orange 4"]
    choose(s, "double orange 4")  # one village
    assert s.awaiting() == 1
