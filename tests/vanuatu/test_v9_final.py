"""V9: the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import NOBODY
from motu.games.vanuatu.rules import scoring
from motu.games.vanuatu.state import VanuatuState
from tests.vanuatu.board import FULL, VANUATU, choose, money, table


def ended(**set_up: Any) -> VanuatuState:
    """The end of a game, with seat 2 as first player."""
    s = table("explore", round=8, lay=FULL, **{"first": 2, "vatus": 0, "tokens": {"S3": (0, 0)}, **set_up})
    choose(s, "resolve explore")
    assert s.awaiting() == NOBODY
    return s


def source(s: VanuatuState, name: str, seat: int = 0) -> int:
    return sum(line.points for line in VANUATU.ledger(s)[seat] if line.source == name)


@pytest.mark.parametrize(("vatus", "fish", "end"), [(2, "1", (3, 1)), (8, "3", (1, 5)), (0, "3 3 2 2", (0, 5))])
def test_v9_1_unsold_fish_bring_vatus(vatus: int, fish: str, end: tuple[int, int]) -> None:
    assert money(ended(vatus=vatus, fish=fish)) == end


def test_v9_2_the_first_player_scores_3() -> None:
    assert source(ended(first=0), "first_player") == 3
    assert source(ended(first=1, rests="0 first"), "first_player") == 3, "a token of the last round counts"
    assert source(ended(first=1), "first_player") == 0


@pytest.mark.parametrize(("vatus", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_v9_3_three_vatus_a_point(vatus: int, points: int) -> None:
    s = ended(vatus=vatus)
    assert (source(s, "vatus"), money(s)[0]) == (points, vatus)


def test_v9_4_treasures_score_twice() -> None:
    assert source(ended(treasures="3 1"), "treasures") == 8


def test_v9_5_huts_score_for_tourists() -> None:
    s = ended(huts="efate 2 A1", tourists="efate 4 A1 1 A2 4")
    assert source(s, "huts") == 18


def test_v9_6_points_then_huts_then_vatus() -> None:
    s = table(points=5, huts="efate", vatus=1, others={1: {"points": 5, "huts": "efate"}, 2: {"points": 6}})
    assert scoring.places(s) == [3, 2, 1]
    s = table(points=5, others={1: {"points": 5, "huts": "efate"}, 2: {"points": 5}})
    assert scoring.places(s) == [2, 1, 2]
    assert VANUATU.ranking(s) == [2, 1, 2]
