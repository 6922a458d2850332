"""P2: the course of the game."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY
from motu.games.pagaie import flow
from motu.games.pagaie.rules import days
from motu.games.pagaie.state import PagaieState
from tests.pagaie.board import PAGAIE, choose, kinds, offers, table


def course(seats: int, seed: int) -> list[tuple[int, int, int]]:
    """Day, step and seat of every question of a game at random."""
    s = PAGAIE.new(seats, {})
    assert isinstance(s, PagaieState)
    dice = Dice(seed)
    found = []
    while s.awaiting() != NOBODY:
        if s.awaiting() == CHANCE:
            s.chance(dice)
        else:
            found.append((int(s.day), int(s.agenda[-1].step), s.awaiting()))
            s.play(s.moves()[dice.below(len(s.moves()))])
    return found


@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 9), (4, 8)])
def test_p2_1_so_many_days(seats: int, number: int) -> None:
    assert {day for day, _, _ in course(seats, 1)} == set(range(number))


def test_p2_2_the_pirogue_first_then_clockwise() -> None:
    asked = course(4, 2)
    for day in range(8):
        seats = [seat for at, step, seat in asked if at == day and step == flow.LINE]
        assert len(seats) == 4
        assert seats == [(seats[0] + n) % 4 for n in range(4)]


def test_p2_3_with_two_players_two_turns_each() -> None:
    asked = course(2, 3)
    for day in range(6):
        first, second, *rest = [seat for at, step, seat in asked if at == day and step == flow.LINE]
        assert first != second
        assert rest == [first, second]


def test_p2_4_a_turn_is_choosing_then_building() -> None:
    s = table("sea@0,0", board={"a1": "sea", "b1": "sand"})
    choose(s, "row 1")
    assert s.agenda[-1].step == flow.TAKE
    choose(s, "take a1 b1")
    assert s.agenda[-1].step == flow.MENU
    log = choose(s, "end turn")
    assert kinds(log) == ["ended_turn"]
    assert (s.awaiting(), s.agenda[-1].step) == (1, flow.LINE)


def test_p2_5_flowers_when_all_turns_are_over() -> None:
    s = table(seat=3, first=0)
    choose(s, "row 1", "take a1")
    while s.awaiting() == 3 and s.agenda[-1].step != flow.FLOWER:
        s.play(s.moves()[-1])
    assert (s.agenda[-1].step, s.awaiting()) == (flow.FLOWER, 3)
    assert list(days.flower_order(s)) == [3, 2]


def test_p2_6_a_single_answer_is_given_by_the_program() -> None:
    s = table(taken="sea")
    log = choose(s, "place sea-sh-0-0-0")
    assert kinds(log) == ["placed", "ended_turn"], "there is one place and one turn, and nothing left to do"
    s = table(seat=3, paddles={"row 1": 0, "row 2": 1, "row 3": 2}, board={"a4": ""})
    choose(s, "column a")
    assert s.agenda[-1].step == flow.MENU, "the only tile of the line is taken"
    assert offers(s, "take") == []
