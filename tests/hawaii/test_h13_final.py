"""H13: the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import NOBODY
from tests.hawaii.board import HAWAII, choose, table


def final(*villages: str, **more: Any) -> dict[str, int]:
    """The final points of a corner by source."""
    s = table(more.pop("purse", ""), round=5, villages=list(villages), others={1: {"finished": 1}}, **more)
    choose(s, "finish 2")
    assert s.awaiting() == NOBODY
    lines = HAWAII.ledger(s)[0]
    assert sum(line.points for line in lines) == s.scores()[0]
    return {line.source: line.points for line in lines}


@pytest.mark.parametrize(
    ("tikis", "widths"),
    [(0, []), (1, [6, 7]), (2, [5, 6, 7]), (3, [4, 5, 6, 7]), (5, [2, 3, 4, 5, 6, 7]), (6, [1, 2, 3, 4, 5, 6, 7])],
)
def test_h13_1_a_village_is_scored_when_it_reaches_under_a_tiki(tikis: int, widths: list[int]) -> None:
    tiles = ["shell_hut", "foot_hut", "spear_hut", "trade_hut", "breadfruit", "taro"]
    for width in range(1, 8):
        scored = final(" ".join(tiles[: width - 1]), tikis=tikis, kahunas=1)
        assert scored == ({"kahunas": 5} if width in widths else {}), f"{width} wide"


def test_h13_1_columns_count_and_not_tiles() -> None:
    assert final("long_hut hula surfer", tikis=2) == {"hula": 4}, "4 tiles, 5 columns"


def test_h13_2_kahunas_beside_scored_villages() -> None:
    rows = ["", "shell_hut", "shell_hut", "shell_hut", "shell_hut"]
    for kahunas, points in enumerate([5, 10, 20, 30, 45], 1):
        assert final(*rows, tikis=6, kahunas=kahunas) == {"kahunas": points}


def test_h13_3_long_huts_of_side_2() -> None:
    assert final("long_hut:2", "long_hut:2", "long_hut", tikis=6) == {"long_huts": 10}


@pytest.mark.parametrize(("side", "points"), [("hula", 5), ("hula:2", 10)])
def test_h13_4_hula_for_every_tile_of_its_village(side: str, points: int) -> None:
    assert final(f"{side} long_hut taro surfer", tikis=6) == {"hula": points}, "the printed hut and the hula count"
    assert final("taro", f"shell_hut {side} taro surfer banana", tikis=6) == {"hula": points}, "the founding hut counts"


@pytest.mark.parametrize(
    ("fruits", "points"),
    [("", 0), ("taro", 1), ("taro banana:2", 3), ("taro banana coconut", 6), ("taro banana coconut breadfruit", 10)],
)
def test_h13_5_irrigation_for_the_fruit_tiles_of_its_village(fruits: str, points: int) -> None:
    expected = {"irrigation": points} if points else {}
    assert final(f"irrigation {fruits}", "shell_hut taro", tikis=6) == expected
    assert final("taro", f"shell_hut irrigation:2 {fruits}", tikis=6) == expected


def test_h13_5_each_irrigation_counts_its_own_village() -> None:
    assert final("irrigation taro", "shell_hut irrigation taro banana", tikis=6) == {"irrigation": 4}


@pytest.mark.parametrize(("god", "points"), [("laka", 4), ("laka:2", 8)])
def test_h13_6_laka_for_the_fruit_on_all_scored_tiles(god: str, points: int) -> None:
    assert final(f"{god} taro banana:2", "shell_hut taro", tikis=6) == {"laka": points}
    assert final(f"{god} taro banana:2", "shell_hut taro", tikis=4, purse="9 fruit") == {"laka": points // 4 * 3}


@pytest.mark.parametrize(("god", "points"), [("kanaola", 8), ("kanaola:2", 16)])
def test_h13_7_kanaola_for_all_boats_and_scored_surfers(god: str, points: int) -> None:
    boats = {"boats": "large_1", "away": "small large_2"}
    assert final(f"{god} surfer", tikis=6, **boats) == {"kanaola": points}
    assert final(f"{god} taro", "shell_hut surfer:2", tikis=4, **boats) == {"kanaola": points // 4 * 3}


def test_h13_8_what_is_not_scored_is_lost() -> None:
    lost = "hula:2 irrigation taro laka:2"
    assert final(lost, "shell_hut kanaola:2", kahunas=5, tikis=0) == {}
    assert final("", lost.replace("hula", "shell_hut hula"), kahunas=1, tikis=2) == {
        "hula": 10,
        "irrigation": 1,
        "laka": 2,
    }, "village 1 with its kahuna is lost"


def test_h13_8_a_kahuna_beside_an_empty_row_and_resources_score_nothing() -> None:
    assert final("", kahunas=5, tikis=6, purse="30 shell 30 foot 30 fruit") == {"kahunas": 5}


def test_h13_9_most_points_win_and_equal_players_share() -> None:
    def ranks(mine: str, other: str) -> list[int]:
        s = table("9 shell", round=5, taken=mine, others={1: {"finished": 1, "taken": other}})
        choose(s, "finish 2")
        return HAWAII.ranking(s)

    assert ranks("6 6 5", "6 r6 4") == [1, 2]
    assert ranks("6 5", "6 4") == [1, 1]
