"""P7: the end of a day."""

from __future__ import annotations

import pytest

from motu.core.game import CHANCE, NOBODY
from motu.games.pagaie import flow
from motu.games.pagaie.state import FIXED
from tests.pagaie.board import choose, free, kinds, offers, table, whatever


def test_p7_1_paddles_back_slots_filled_and_the_pirogue_passed_on() -> None:
    empty = dict.fromkeys(("a1", "b1", "c3"), "")
    board = {**empty, "d4": "hut", "e4": "tiki", "e5": "sea"}
    s = table(first=2, seat=2, step=flow.FLOWER, board=board, paddles={"row 1": 1, "column c": 0})
    log = choose(s, "flower d4", "flower e4")
    assert kinds(log) == ["added_flower", "added_flower", "day_ended"]
    assert s.awaiting() == CHANCE
    assert all(owner == -1 for owner in s.paddles)
    log = whatever(s)
    assert [event.slot for event in log if event.kind == "dealt"] == ["a1", "b1", "c3", "d4", "e4"]
    assert (kinds(log)[-1], log[-1].seat, log[-1].day) == ("day_began", 3, 2)
    assert (s.day, s.first, s.awaiting()) == (1, 3, 3)
    assert s.box.ids[s.slots[4 * 6 + 4]] == "SEA-SH-0-0-0", "what was not taken stays"
    assert len(free(s)) == 25


def test_p7_2_the_paddle_of_three_players_stays() -> None:
    s = table(seats=3, step=flow.FLOWER, paddles={"row 2": 0}, board={"a1": "hut", "b1": "tiki"})
    choose(s, "flower a1", "flower b1")
    assert [at for at, owner in enumerate(s.paddles) if owner == FIXED] == [4]
    assert sum(owner != -1 for owner in s.paddles) == 1
    whatever(s)
    assert len(free(s)) == 20


@pytest.mark.parametrize(("seats", "last"), [(2, 6), (3, 9), (4, 8)])
def test_p7_3_after_the_last_day_the_game_is_over(seats: int, last: int) -> None:
    s = table("sea@0,0", seats=seats, day=last, step=flow.FLOWER, flowers="2 seahorse")
    log: list[object] = []
    while s.awaiting() >= 0:
        s.play(s.moves()[-1], log)  # type: ignore[arg-type]
    assert s.awaiting() == NOBODY
    assert kinds(log)[-seats:] == ["counted"] * seats
    assert [event.points for event in log[-seats:]] == s.scores()  # type: ignore[attr-defined]


def test_p7_4_with_an_empty_stack_slots_stay_empty() -> None:
    s = table(step=flow.FLOWER, board={"a1": "hut", "b1": "tiki"})
    for face in range(len(s.stack)):
        s.stack[face] = 0
    choose(s, "flower a1", "flower b1")
    assert s.awaiting() == 1
    assert len(free(s)) == 23
    assert len(offers(s, "row")) == 5
