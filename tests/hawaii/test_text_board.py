"""Hawaii as text: what a seat sees, and nothing else."""

from __future__ import annotations

from motu.core.game import SPECTATOR
from tests.hawaii.board import HAWAII, choose, table
from tests.support.text_boards import row, shown


def test_it_shows_the_island_with_prices_walks_and_stock() -> None:
    text = shown(HAWAII, table(tokens={"fruits": "3 r5 2"}, stock={"taro": 0}, gods="ku -", at="hula"))
    assert row(text, "B3") == ["B3", "Fruits", "1", "3 5⚔ 2", "Breadfruit ×4, Taro ×0, Coconut ×4, Banana ×4"]
    assert row(text, "D1") == ["D1", "Gods", "3", "-", "KU +6"]
    assert row(text, "A2") == ["A2", "Hula dancers", "1", "-", "Hula dancer ×10", "Lea"]
    assert text.index("  D1 ") < text.index("  C1 ") < text.index("  B1 ") < text.index("  A1 ") < text.index("Fish")


def test_it_shows_goal_beach_posts_and_order() -> None:
    s = table("9 foot", round=2, fish="3 1", order="- r4", boats="large_1", others={1: {"finished": 1}})
    text = shown(HAWAII, s)
    assert text.splitlines()[0] == ("Round 2 of 5 · Lea: Action · Goal 11: 9, 6 or 3 points · then 7 shells and 5 feet")
    assert "Fish on the beach: 3, 1\n" in text
    assert row(text, "1 ") == ["1", "3", "2", "5 points", "✓"]
    assert row(text, "2 ") == ["2", "4", "3", "Hula dancer (II)", "1"]
    assert row(text, "3 ") == ["3", "5", "4", "4 fruits", "2"]
    assert row(text, "4 ") == ["4", "6", "9", "2 tikis", "3"]
    assert "Order spaces:  1: Jonas  2: 4⚔\n" in text
    choose(s, "visit 1")
    text = shown(HAWAII, s)
    assert row(text, "1 ") == ["1", "3", "2", "-", "Lea", "3"]


def test_it_shows_who_fishes_and_says_nothing_of_a_round_to_come_in_the_last_one() -> None:
    s = table("9 foot", round=5, fish="3", others={1: {"finished": 1}})
    choose(s, "fish")
    text = shown(HAWAII, s)
    assert "Fish on the beach: - (Lea)" in text
    assert "then" not in text.splitlines()[0]


def test_it_shows_corners_and_the_own_resources() -> None:
    s = table(
        "2 shell 1 fruit",
        villages=["hula:2 trade_hut", "long_hut"],
        tikis=4,
        kahunas=1,
        boats="small large_2",
        away="large_1",
        taken="6 3",
        score=7,
        others={1: {"purse": "5 foot"}},
    )
    text = shown(HAWAII, s)
    lea = row(text, "Lea ")
    assert lea[:5] == ["Lea", "7", "9/9", "1 kahuna", "2 (3) 4"]
    assert lea[5] == "1: hut, Hula dancer II, Trade hut I ✓ 3 wide, 11 points"
    assert row(text, "4 tikis") == ["4 tikis", "2: Long hut I ✗ 2 wide, 0 points"]
    assert text.splitlines()[-1] == "You own: 2 shells and 1 fruit · trade huts swap 1 unit"
    assert "5 feet" not in text.replace("7 shells and 5 feet", ""), "behind a screen"
    spectator = shown(HAWAII, s, SPECTATOR)
    assert "You own" not in spectator
    assert "2 shells" not in spectator


def test_it_shows_everybodys_resources_where_they_lie_open() -> None:
    s = table("2 shell", others={1: {"purse": "5 fruit"}}, settings={"open_resources": "yes"})
    assert row(shown(HAWAII, s), "Jonas ")[-1] == "5 fruits"
    assert row(shown(HAWAII, s, SPECTATOR), "Lea ")[-1] == "2 shells"
