"""P6: flowers."""

from __future__ import annotations

import pytest

from motu.core.game import NOBODY
from motu.games.pagaie import flow
from motu.games.pagaie.names import ELEMENT_NAMES
from motu.games.pagaie.rules import days, scoring
from tests.pagaie.board import choose, flowers, free, kinds, offers, table, with_printed


@pytest.mark.parametrize(("seats", "first", "order"), [(4, 0, [3, 2]), (4, 3, [2, 1]), (3, 2, [1, 0])])
def test_p6_1_the_last_player_and_the_one_before(seats: int, first: int, order: list[int]) -> None:
    s = table(seats=seats, first=first, step=flow.FLOWER)
    assert list(days.flower_order(s)) == order
    asked = []
    while s.awaiting() >= 0:
        if s.agenda[-1].step == flow.FLOWER:
            asked.append(s.awaiting())
        s.play(s.moves()[0])
    assert asked == order


def test_p6_2_with_two_players_two_flowers_and_one() -> None:
    s = table(seats=2, first=1, step=flow.FLOWER)
    assert list(days.flower_order(s)) == [0, 0, 1]
    assert s.awaiting() == 0


def test_p6_3_a_free_tile_becomes_one_flower_of_an_element_it_shows() -> None:
    s = table(step=flow.FLOWER, board={"a1": "SEA-SH-SH-SH-x", "b1": "SEA-OC-OC-FI-x"}, paddles={"row 5": 0})
    assert offers(s) == [f"flower {slot}" for slot in free(s)]
    (added,) = [event for event in choose(s, "flower a1") if event.kind == "added_flower"]
    assert flowers(s) == "1 seahorse", "one, although it shows three"
    assert (added.slot, added.element, added.flowers, added.worth) == ("a1", "seahorse", 1, 1)
    assert s.slots[0] == -1
    assert sum(s.turned) == 1
    choose(s, "flower b1")
    assert offers(s) == ["element octopus", "element fish"]


def test_p6_4_a_bottle_cannot_be_chosen() -> None:
    game = with_printed(('cells = ["seahorse", "", "", ""]', 'cells = ["bottle", "", "", ""]'))
    s = table(step=flow.FLOWER, game=game, board={"a1": "sea", "b1": "SEA-SH-x-MR-0"})
    assert "flower a1" not in offers(s), "it shows a bottle and nothing else"
    choose(s, "flower b1")
    assert offers(s) == ["element seahorse", "element manta"]


def test_p6_5_the_element_is_worth_more_for_everybody() -> None:
    others = {1: {"island": "SEA-SH-0-SH-0@0,0"}, 2: {"island": "SEA-SH-SH-SH-x@0,0"}}
    s = table("sea@0,0", step=flow.FLOWER, others=others, board={"a1": "SEA-SH-SH-0-0"})
    before = s.scores()
    gains = [int(scoring.gain_of_flower(s, seat, 0)) for seat in range(4)]
    choose(s, "flower a1")
    assert gains == [1, 2, 3, 0]
    assert s.scores() == [points + gain for points, gain in zip(before, gains, strict=True)]


def test_p6_6_a_flower_has_to_be_added() -> None:
    s = table(step=flow.FLOWER)
    assert offers(s) == offers(s, "flower")


def test_p6_7_an_element_may_rise_several_times() -> None:
    board = {"a1": "hut", "b1": "hut"}
    s = table(seats=2, step=flow.FLOWER, board=board, flowers="9 hut")
    choose(s, "flower a1", "flower b1")
    assert int(s.flowers[ELEMENT_NAMES.index("hut")]) == 11


def test_p6_8_flowers_are_added_on_the_last_day_too() -> None:
    s = table(day=8, step=flow.FLOWER, board={"a1": "hut", "b1": "tiki"})
    choose(s, "flower a1", "flower b1")
    assert s.awaiting() == NOBODY
    assert flowers(s) == "1 hut 1 tiki"


def test_p6_9_a_flower_that_nobody_can_add_is_left_out() -> None:
    s = table(day=8, step=flow.FLOWER)
    for row in range(5):
        s.paddles[row] = 0
    log: list[object] = []
    s.settle(log)  # type: ignore[arg-type]
    assert kinds(log)[:2] == ["left_out_flower"] * 2
    assert s.awaiting() == NOBODY
