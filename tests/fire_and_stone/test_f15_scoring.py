"""F15: the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import NOBODY
from motu.games.fire_and_stone import names
from tests.fire_and_stone.board import FIRE, area, choose, score, table


def end(**mine: Any) -> Any:
    """The game has just ended."""
    seats = mine.get("seats", 2)
    s = table("cape", trigger=1, turns_left=[1] + [0] * (seats - 1), **mine)
    choose(s, "move kalahari")
    while s.awaiting() != NOBODY:
        s.play(s.moves()[-1])
    return s


def lines(s: Any, seat: int = 0) -> dict[str, int]:
    return {line.source: line.points for line in FIRE.ledger(s)[seat]}


def test_f15_1_track_cards_and_huts() -> None:
    s = end(huts={"gaul": "2 3"}, tiles={"kalahari": "-"}, cards="crops=4 boats=3", score=5, objective="lakes")
    assert lines(s) == {"fires": 5, "vp_cards": 7, "huts": 2}
    assert score(s) == 14


def test_f15_2_a_majority_needs_more_than_anybody_else() -> None:
    s = end(
        seats=3,
        huts={"gaul": "2 2 0", "atlas": "1 0 0", "libya": "1 2 1"},
        tiles={"kalahari": "-"},
        objective="forests",
    )
    assert [lines(s, seat).get("majorities", 0) for seat in range(3)] == [1, 1, 0]


@pytest.mark.parametrize(
    ("objective", "mine", "points"),
    [
        ("lakes", {"huts": {"chad": "1 0", "gaul": "1 0"}}, 1),
        ("forests", {"huts": {"chad": "1 0"}, "forests": {"libya": ""}}, 1),
        ("forests", {"huts": {"chad": "1 0"}, "forests": {"gaul": ""}}, 0),
        ("hearths", {"huts": {"chad": "1 0"}, "tiles": {"kalahari": "-", "libya": "fire"}}, 1),
        ("hearths", {"huts": {"gaul": "1 0"}}, 0),
        ("great_settlements", {"huts": {"chad": "3 1"}}, 1),
        ("great_settlements", {"huts": {"chad": "2 1"}}, 0),
        ("neighbours", {"huts": {"chad": "1 0", "libya": "0 1"}}, 1),
        ("neighbours", {"huts": {"kalahari": "1 0", "guinea": "0 1"}}, 0),
    ],
)
def test_f15_3_objectives(objective: str, mine: dict[str, Any], points: int) -> None:
    placed = {"tiles": {"kalahari": "-"}, **mine}
    if "kalahari" in placed.get("huts", {}):
        del placed["tiles"]
    s = end(objective=objective, **placed)
    assert lines(s).get("objective", 0) == points


def test_f15_4_a_card_that_was_never_found_has_no_effect() -> None:
    s = end(huts={"arabia": "2 0", "gaul": "0 1"}, found=3, tiles={"kalahari": "-"})
    assert "most_huts" not in lines(s)
    s = end(huts={"persia": "2 0"}, cave="hot_springs", tiles={"kalahari": "-"}, objective="lakes")
    assert lines(s) == {"huts": 2, "majorities": 1, "objective": 1}, "a cave with huts is a settlement"


def test_f15_5_equal_players_share_the_victory() -> None:
    s = end(huts={"gaul": "1 0", "atlas": "0 1"}, tiles={"kalahari": "-"}, objective="forests")
    assert (s.scores(), FIRE.ranking(s)) == ([2, 2], [1, 1])


def test_f15_6_points_and_huts_never_become_fewer() -> None:
    s = table("cape", huts={"gaul": "1 0"}, score=3, tiles={"kalahari": "-"})
    before = (s.scores(), list(s.huts))
    choose(s, "move kalahari", "pass")
    assert (s.scores(), list(s.huts)) == before
    assert s.huts[area("gaul") * 2] == 1
    assert names.SOURCES == 7
