"""V1: the course of the game, vatus and points."""

from __future__ import annotations

import pytest

from motu.core.game import NOBODY
from motu.games.vanuatu import flow
from tests.vanuatu.board import VANUATU, boat, choose, happened, markers, money, offers, run_out, table, whatever
from tests.vanuatu.test_v0_setup import begun


def test_v1_1_eight_rounds_and_the_first_begins_with_the_characters() -> None:
    s = begun()
    assert s.agenda[-1].step == flow.CHARACTER
    run_out(s)
    assert (s.round, s.awaiting()) == (7, NOBODY)


def test_v1_2_clockwise_from_the_first_player() -> None:
    s = begun(4, "first 3")
    seats = []
    for character in ("artist", "beggar", "builder", "buyer"):
        seats.append(s.awaiting())
        choose(s, f"take {character}")
    assert seats == [2, 3, 0, 1]
    assert s.awaiting() == 2, "and in the next phase again"


@pytest.mark.parametrize(("vatus", "end"), [(6, (9, 0)), (7, (0, 5)), (9, (2, 5))])
def test_v1_3_ten_vatus_become_five_points(vatus: int, end: tuple[int, int]) -> None:
    s = table("sell", vatus=vatus, fish="1", huts="efate", others={1: {"markers": "rest"}})
    log = choose(s, "resolve sell")
    assert money(s) == end
    assert bool(happened(log, "converted")) == (end[1] > 0)


def test_v1_4_a_gain_counts_as_a_whole() -> None:
    s = table("sell", vatus=9, fish="3 3", huts="efate", others={1: {"markers": "rest"}})
    log = choose(s, "resolve sell", "sell 2 of value 3")
    assert [event.points for event in happened(log, "converted")] == [10]  # type: ignore[attr-defined]
    assert money(s) == (7, 10)


def test_v1_5_points_have_no_limit_and_the_beggar_gives_only_what_is_there() -> None:
    s = table("draw", points=70, others={1: {"markers": "rest"}})
    choose(s, "resolve draw")
    assert money(s)[1] == 73
    s = table("draw sail", points=2, character="beggar")
    assert offers(s, "beg") == ["beg 1", "beg 2"]


def test_v1_6_oceans_of_the_boat_and_islands_beside_it() -> None:
    s = table("draw", boat="c4", lay="A1 b4, C1 c4", others={1: {"markers": "rest"}})
    choose(s, "resolve draw")
    assert s.drawings[1] == 1, "A1 is beside c4, Efate is not"
    s = table("sail", vatus=1, boat="c4", lay="A1 b4, C1 c4", others={1: {"markers": "rest"}})
    choose(s, "resolve sail")
    assert boat(s) == "b3", "c3 and c5 are empty"


def test_v1_7_boats_share_an_ocean() -> None:
    s = table("sail", vatus=1, boat="a3", others={1: {"boat": "b3", "markers": "rest"}, 2: {"boat": "b3"}})
    choose(s, "resolve sail")
    assert boat(s) == "b3"


def test_v1_8_a_single_answer_is_given_by_itself() -> None:
    s = table("draw sail", vatus=0, others={1: {"markers": "rest"}})
    choose(s, "resolve draw")
    assert (markers(s), s.drawings[0], s.awaiting()) == ("sail", 1, 1), "one island to draw on"
    s = table("explore", others={1: {"markers": "explore"}})
    choose(s, "resolve explore")
    assert markers(s, 1) == "", "nothing else was left to resolve"
    whatever(s)
    assert s.round == 1
    assert VANUATU.decision is not None
