"""H10: islands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hawaii.board import HAWAII, boats, chief, choose, offers, posts, purse, stock, table, village, whatever


@pytest.mark.parametrize(
    ("fleet", "reachable"),
    [
        ("small", []),
        ("large_1", [1]),
        ("large_2", [1, 2]),
        ("small large_1", [1, 2, 3]),
        ("small large_2", [1, 2, 3, 4]),
    ],
)
def test_h10_1_the_boats_need_as_many_spaces_as_the_post_asks_feet(fleet: str, reachable: list[int]) -> None:
    s = table("9 foot", boats=fleet)
    assert offers(s, "visit") == [f"visit {post}" for post in reachable]


def test_h10_1_a_visit_needs_the_feet_that_are_printed_at_the_post() -> None:
    assert offers(table("4 foot", boats="2 large_1"), "visit") == ["visit 1", "visit 2"]
    assert offers(table("4 foot", boats="2 large_2"), "visit") == ["visit 1", "visit 2", "visit 3", "visit 4"]
    assert offers(table("3 foot 2 fruit", boats="2 large_1"), "visit") == ["visit 1"]


def test_h10_1_what_an_island_gives_cannot_help_to_pay_for_the_visit() -> None:
    s = table("4 foot", boats="2 large_1", posts="tikis hula fruit points_a")
    assert offers(s, "visit") == ["visit 1", "visit 2"], "the fruit of post 3 would pay for it"


def test_h10_2_points_of_the_post_then_the_gift_on_side_2() -> None:
    s = table("9 foot", boats="small large_1", posts="points_a hula fruit tikis")
    log = choose(s, "visit 2")
    assert [event.kind for event in log] == ["visited", "placed"]
    assert s.scores()[0] == 3
    assert chief(s) == "post:2"
    assert village(s, 1) == "hula:2"
    assert purse(s) == "5 foot", "no shells"
    assert s.players[0].sum == 0, "and no token"
    assert stock(s, "hula") == 9


@pytest.mark.parametrize("island", ["foot_hut", "shell_hut"])
def test_h10_3_a_hut_may_found_a_village(island: str) -> None:
    s = table("9 foot", boats="large_1", posts=f"{island} hula fruit tikis")
    choose(s, "visit 1")
    assert offers(s) == ["village 1", "village 2"]
    choose(s, "village 2")
    assert village(s, 2) == f"{island}:2"


def test_h10_3_what_cannot_be_placed_or_is_sold_out_is_not_given() -> None:
    both: list[dict[str, Any]] = [{"villages": ["hula"]}, {"stock": {"hula": 0}}]
    for more in both:
        s = table("9 foot", boats="small large_1", posts="points_a hula fruit tikis", **more)
        log = choose(s, "visit 2")
        assert [event.kind for event in log] == ["visited", "declined"]
        assert s.scores()[0] == 3
        assert s.awaiting() == 1


@pytest.mark.parametrize(
    ("piece", "placed", "left", "n"),
    [
        ("tiki", 0, 15, 2),
        ("tiki", 5, 10, 1),
        ("tiki", 6, 9, 0),
        ("tiki", 0, 1, 1),
        ("kahuna", 4, 21, 1),
        ("kahuna", 1, 0, 0),
    ],
)
def test_h10_3_as_many_kahunas_or_tikis_as_possible_are_given(piece: str, placed: int, left: int, n: int) -> None:
    more: dict[str, Any] = {f"{piece}s": placed}
    s = table("9 foot", boats="2 large_2", posts=f"{piece}s hula fruit points_a", stock={piece: left}, **more)
    choose(s, "visit 1", "send 1 large_2")
    player = s.players[0]
    assert (player.tikis if piece == "tiki" else player.kahunas) == placed + n
    assert stock(s, piece) == left - n


def test_h10_3_the_fruit_tile_is_of_a_kind_of_choice() -> None:
    s = table("9 foot", boats="large_1", posts="fruit_tile hula fruit tikis", villages=["taro"], stock={"banana": 0})
    choose(s, "visit 1")
    assert offers(s) == ["buy breadfruit", "buy coconut"]
    choose(s, "buy coconut")
    assert village(s, 1) == "taro coconut:2"
    s = table(
        "9 foot", boats="large_1", posts="fruit_tile hula fruit tikis", villages=["taro breadfruit coconut banana"]
    )
    log = choose(s, "visit 1")
    assert [event.kind for event in log] == ["visited", "declined"]


def test_h10_3_the_last_one_in_stock_and_the_only_kind_that_fits_are_taken() -> None:
    s = table("9 foot", boats="small large_1", posts="points_a hula fruit tikis", stock={"hula": 1})
    choose(s, "visit 2")
    assert (village(s, 1), stock(s, "hula")) == ("hula:2", 0)
    s = table("9 foot", boats="large_1", posts="fruit_tile hula fruit tikis", villages=["taro breadfruit coconut"])
    choose(s, "visit 1")
    assert village(s, 1) == "taro breadfruit coconut banana:2"


def test_h10_4_points_and_fruits() -> None:
    s = table("9 foot", boats="small large_1", posts="points_b hula fruit tikis")
    choose(s, "visit 1")
    assert s.scores()[0] == 2 + 5
    s = table("9 foot", boats="small large_1", posts="points_b hula fruit tikis")
    choose(s, "visit 3")
    assert (s.scores()[0], purse(s)) == (4, "4 foot 4 fruit")


def test_h10_5_the_post_stays_empty_and_the_island_goes_under_the_stack() -> None:
    s = table("9 foot", boats="2 large_1", others={1: {"finished": 1}})
    choose(s, "visit 1")
    assert posts(s) == ["-", "hula", "fruit", "tikis"]
    assert sum(s.returned) == 1
    assert sum(s.stack) == 6
    assert "visit 1" not in offers(s)
    assert chief(s) == "post:1"
    assert boats(s) == "1 large_1"


def test_h10_6_islands_slide_to_the_left_and_the_stack_fills_the_rest() -> None:
    s = table("", posts="points_a - fruit -", returned="hula tikis", others={1: {"finished": 1}})
    choose(s, "finish 2")
    while offers(s, "draw"):
        s.play(s.moves()[0])
    assert posts(s) == ["points_a", "fruit", "-", "-"]
    assert offers(s) == [
        f"arrive {name}" for name in ("points_b", "foot_hut", "surfer", "kahunas", "shell_hut", "fruit_tile")
    ]
    choose(s, "arrive kahunas", "arrive surfer")
    assert posts(s) == ["points_a", "fruit", "kahunas", "surfer"]
    assert HAWAII.view(s, 0)["stack"] == {
        "face_down": ["points_b", "foot_hut", "shell_hut", "fruit_tile"],
        "face_up": ["hula", "tikis"],
    }, "what was visited still lies face up"


def test_h10_6_the_stack_is_shuffled_as_soon_as_a_face_up_island_comes_to_its_top() -> None:
    returned = "points_b foot_hut surfer kahunas shell_hut fruit_tile tikis"
    s = table("", posts="points_a - fruit -", returned=returned, others={1: {"finished": 1}})
    log = choose(s, "finish 2")
    while not offers(s, "arrive"):
        s.play(s.moves()[0], log)
    assert posts(s)[2] == "hula", "the last one face down comes by itself"
    assert [event.kind for event in log[-2:]] == ["arrived", "reshuffled"]
    assert (sum(s.stack), sum(s.returned)) == (7, 0)
    log = choose(s, "arrive tikis")
    assert [event.kind for event in log] == ["arrived"]
    whatever(s)


def test_h10_6_the_stack_is_shuffled_before_the_next_island_is_needed() -> None:
    """So an island visited in the next round lies face up under the others, and cannot come back before them."""
    returned = "points_b foot_hut surfer kahunas shell_hut fruit_tile"
    sailor = {"purse": "9 foot", "boats": "small large_1", "finished": 1}
    s = table("", posts="points_a hula fruit -", returned=returned, others={1: sailor})
    choose(s, "finish 2")
    whatever(s)
    assert posts(s) == ["points_a", "hula", "fruit", "tikis"]
    assert HAWAII.view(s, 0)["stack"]["face_up"] == []
    choose(s, "visit 2")
    assert HAWAII.view(s, 0)["stack"]["face_up"] == ["hula"]


def test_h10_6_no_islands_are_laid_after_the_last_round() -> None:
    s = table("", round=5, posts="points_a - fruit -", returned="hula tikis", others={1: {"finished": 1}})
    choose(s, "finish 2")
    assert posts(s) == ["points_a", "-", "fruit", "-"]


def test_h10_7_paid_before_the_gift_comes() -> None:
    s = table("3 foot", boats="large_1", posts="tikis hula fruit points_a", tikis=1)
    choose(s, "visit 1")
    assert purse(s) == "1 foot", "three paid, and one from the second tiki space"
