"""The worked examples of the rulebook, and those derived from it."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import NOBODY
from tests.hawaii.board import (
    HAWAII,
    boats,
    choose,
    fish_left,
    offers,
    order_tokens,
    posts,
    purse,
    stock,
    table,
    tokens,
    village,
    whatever,
)
from tests.hawaii.test_h2_laying import before_laying, draw, draw_places
from tests.hawaii.test_h4_walking import feet
from tests.hawaii.test_h12_round_end import ended


def test_g1_the_third_token_stays_at_a_sum_of_11() -> None:
    s = before_laying("shells_feet")
    draw(s, "3", "5", "3")
    assert tokens(s, "shells_feet") == "3 5 3"


def test_g2_the_third_token_becomes_fish_at_a_sum_of_14() -> None:
    s = before_laying("shells_feet")
    draw(s, "3", "5", "6")
    assert tokens(s, "shells_feet") == "3 5 -"
    assert len(fish_left(s)) == 1


def test_g3_the_second_token_becomes_fish_at_a_sum_of_9() -> None:
    s = before_laying("boats")
    draw(s, "4", "5")
    assert tokens(s, "boats") == "4 -"
    assert len(fish_left(s)) == 1


@pytest.mark.parametrize("value", ["2", "3", "4", "5", "6"])
def test_g4_a_single_space_with_the_number_5(value: str) -> None:
    s = before_laying("long_irrigation")
    draw(s, value)
    assert tokens(s, "long_irrigation") == ("-" if value == "6" else value)


def test_g5_order_tokens_of_four_players() -> None:
    s = before_laying("gods", seats=4)
    draw_places(s, keep="r5 3 5")
    draw(s, "r5", "3", "5")
    assert order_tokens(s) == ["-", "3", "5", "r5"]
    assert sum(s.bag) == 1


def test_g6_through_a_place_without_token_to_the_one_behind() -> None:
    s = table("9 shell 2 foot", tokens={"shells_feet": "3"})
    assert offers(s, "go") == ["go shells_feet"]
    choose(s, "go shells_feet")
    assert purse(s) == "9 shell"


def test_g7_what_moves_cost() -> None:
    assert feet(table(), "kahunas") == 2
    assert feet(table(at="shells_feet"), "tikis") == 1, "diagonal"
    assert feet(table(at="tikis"), "tikis") == 1, "staying"
    s = table("1 foot", at="gods", fish="1")
    choose(s, "fish")
    assert purse(s) == "", "to the beach for nothing, a foot for the fish"


@pytest.mark.parametrize(("price", "left"), [("single orange 3", "10 shell"), ("double orange 3", "7 shell")])
def test_g8_a_trade_hut_with_the_last_token(price: str, left: str) -> None:
    s = table("13 shell 3 foot", tokens={"spears_trade": "- 3"})
    choose(s, "go spears_trade", "buy trade_hut", price, "village 2")
    assert purse(s) == left
    assert s.players[0].sum == 3
    assert tokens(s, "spears_trade") == "- -"


def test_g9_fishing_with_the_small_boat() -> None:
    s = table("7 foot", fish="3 1")
    choose(s, "fish", "catch 3", "no more fish")
    assert (purse(s), s.players[0].sum, boats(s)) == ("6 foot", 3, "")
    s = table("7 foot", fish="3 1")
    choose(s, "fish", "catch 3", "catch 1")
    assert purse(s) == "5 foot"


def test_g10_a_visit_to_the_hula_island() -> None:
    s = table("7 foot", boats="small large_1", posts="points_a hula fruit tikis")
    choose(s, "visit 2")
    assert (s.scores()[0], village(s, 1), purse(s), boats(s)) == (3, "hula:2", "3 foot", "")
    assert s.players[0].sum == 0


def test_g11_finishing_on_space_2() -> None:
    s = table("1 shell", order="- 4", others={1: {"purse": ""}})
    choose(s, "finish 2")
    assert (s.players[0].sum, purse(s)) == (4, "1 shell")
    choose(s, "finish 1")
    whatever(s)
    assert list(s.order) == [1, 0]


def test_g12_totals_14_11_9_8() -> None:
    assert ended("6 6 2", "5 6", "5 4", "4 4").scores() == [8, 5, 2, 0]


def test_g13_totals_11_11_10_9() -> None:
    assert ended("6 5", "5 6", "6 4", "5 4").scores() == [8, 8, 2, 2]


def test_g14_incomes_after_round_1() -> None:
    s = ended("2", "2", mine={"villages": ["shell_hut kane"]}, seat_1={"villages": ["taro:2"]})
    assert purse(s, 0) == "12 shell 6 foot"
    assert purse(s, 1) == "10 shell 6 foot 2 fruit"


def test_g15_the_islands_move_up() -> None:
    s = table("", posts="points_a - fruit -", returned="hula tikis", others={1: {"finished": 1}})
    choose(s, "finish 2")
    while not offers(s, "arrive"):
        s.play(s.moves()[0])
    choose(s, "arrive surfer", "arrive kahunas")
    assert posts(s) == ["points_a", "fruit", "surfer", "kahunas"]


def test_g16_a_whole_round_of_red() -> None:
    others = {seat: {"finished": space} for seat, space in ((1, 1), (2, 3), (3, 4))}
    s = table(
        "13 shell 7 foot",
        seats=4,
        tokens={"long_irrigation": "2", "shells_feet": "3 6", "gods": "5"},
        order="- 3",
        gods="kane pele",
        others=others,
    )
    choose(s, "go long_irrigation", "buy long_hut", "double orange 2", "village 1")
    assert purse(s) == "9 shell 6 foot"
    choose(s, "go shells_feet", "buy shell_hut", "single orange 3", "village 2")
    assert purse(s) == "6 shell 5 foot"
    choose(s, "go gods", "buy god 1", "village 1", "no tiki", "uncover laka")
    assert purse(s) == "1 shell 3 foot"
    choose(s, "finish 2")
    assert s.scores()[0] == 8, "2 + 3 + 5 + 3 reaches 9"
    whatever(s)
    assert list(s.order).index(0) == 1
    assert purse(s) == "13 shell 9 foot", "1 and 3 kept, 10 and 6 handed out, 2 from shell hut and KANE"


def final(villages: list[str], **more: Any) -> tuple[int, dict[str, int]]:
    s = table("", round=5, villages=villages, others={1: {"finished": 1}}, **more)
    choose(s, "finish 2")
    assert s.awaiting() == NOBODY
    return s.scores()[0], {line.source: line.points for line in HAWAII.ledger(s)[0]}


def test_g17_a_corner_worth_44() -> None:
    villages = [
        "foot_hut hula",
        "shell_hut hula irrigation breadfruit taro coconut:2 laka:2",
        "trade_hut spear_hut surfer kanaola",
        "foot_hut",
    ]
    total, lines = final(villages, tikis=3, kahunas=4, boats="small 2 large_1")
    assert lines == {"kahunas": 15, "kanaola": 8, "laka": 8, "hula": 7, "irrigation": 6}
    assert total == 44


def test_g18_a_corner_worth_42() -> None:
    villages = [
        "hula:2 shell_hut foot_hut laka",
        "trade_hut hula irrigation breadfruit taro coconut banana surfer",
        "spear_hut kanaola",
    ]
    total, lines = final(villages, tikis=2, kahunas=3)
    assert lines == {"kahunas": 10, "laka": 4, "hula": 18, "irrigation": 10}
    assert total == 42


def test_g19_paying_in_fruit() -> None:
    s = table("4 shell 1 foot 5 fruit", tokens={"tikis": "4"}, at="tikis")
    choose(s, "go tikis", "pay 1 foot")
    assert offers(s) == ["pay 4 shell", "pay 4 fruit"]
    s = table("9 shell 2 foot 2 fruit", tokens={"kahunas": "4"})
    choose(s, "go kahunas")
    assert offers(s) == ["pay 2 foot", "pay 2 fruit"]
    assert offers(table("9 shell 1 foot 1 fruit", tokens={"kahunas": "4"}), "go") == []


def test_g20_a_large_boat_of_side_2_alone() -> None:
    s = table("3 foot 3 fruit", boats="large_2")
    choose(s, "visit 2")
    assert offers(s) == ["pay 3 foot", "pay 3 fruit"]


def test_g21_pele() -> None:
    assert [feet(table(villages=["pele"]), place) for place in ("gods", "hula")] == [2, 1]
    assert [feet(table(villages=["pele:2"]), place) for place in ("gods", "hula")] == [1, 1]


def test_g22_two_tikis_with_room_for_one() -> None:
    s = table("9 foot", boats="2 large_2", tikis=5, posts="tikis hula fruit points_a")
    choose(s, "visit 1", "send 1 large_2")
    assert (s.players[0].tikis, stock(s, "tiki"), s.scores()[0]) == (6, 9, 2)


@pytest.mark.parametrize(("hut", "possible"), [("trade_hut:2", True), ("trade_hut", False)])
def test_g23_three_shells_a_foot_and_a_fruit_for_5(hut: str, possible: bool) -> None:
    s = table("3 shell 2 foot 1 fruit", tokens={"tikis": "5"}, at="tikis", villages=[hut])
    assert (offers(s, "go") == ["go tikis"]) == possible
    if possible:
        choose(s, "go tikis", "pay 1 foot")
        assert purse(s) == "", "3 shells, a foot and a fruit"


def test_g24_totals_14_11_11_9() -> None:
    assert ended("6 6 2", "5 6", "r6 5", "5 4").scores() == [8, 5, 5, 2]


def test_g25_a_surfer_against_a_higher_total() -> None:
    assert ended("6 4", "4 4", round=2, seat_1={"villages": ["surfer:2"]}).scores() == [0, 9]
    assert ended("6 5", "4 4", round=2, seat_1={"villages": ["surfer:2"]}).scores() == [9, 6]


def test_g26_boats_for_post_4_and_for_one_fish() -> None:
    assert "visit 4" not in offers(table("9 foot", boats="small large_1"))
    s = table("9 foot 9 fruit", boats="small large_2")
    choose(s, "visit 4")
    assert offers(s) == ["pay 5 foot", "pay 5 fruit"]
    s = table("9 foot 9 fruit", boats="small 2 large_2")
    choose(s, "visit 4")
    assert offers(s) == ["send 1 small 1 large_2", "send 2 large_2"], "not all three"
    choose(s, "send 2 large_2")
    assert offers(s) == ["pay 4 foot", "pay 4 fruit"]
    s = table("1 foot", fish="1", boats="small large_2")
    choose(s, "fish", "send 1 large_2")
    assert purse(s) == "1 foot"
    s = table("1 foot", fish="1", boats="small large_2")
    choose(s, "fish", "send 1 small")
    assert purse(s) == ""


def test_g27_a_trade_hut_cannot_pay_for_itself() -> None:
    assert offers(table("2 shell 4 foot", tokens={"spears_trade": "3"}), "go") == []


def test_g28_the_hut_is_used_up_by_the_walk() -> None:
    s = table("4 shell 1 foot", tokens={"kahunas": "3"}, villages=["trade_hut"])
    choose(s, "go kahunas")
    assert (purse(s), s.players[0].kahunas) == ("", 1)
    assert offers(table("4 shell 1 foot", tokens={"kahunas": "4"}, villages=["trade_hut"]), "go") == []


def test_g29_shells_of_the_track_come_too_late_for_the_double_price() -> None:
    s = table("7 shell 2 foot", tokens={"kahunas": "4"}, kahunas=1)
    choose(s, "go kahunas")  # single, because nothing else is possible
    assert (s.players[0].kahunas, purse(s)) == (2, "5 shell")


def test_g30_a_spear_hut_scores_the_token_it_was_bought_with() -> None:
    s = table(tokens={"spears_trade": "r3"}, order="- r4", others={1: {"purse": ""}})
    choose(s, "go spears_trade", "buy spear_hut", "double red 3", "village 1")
    assert s.scores()[0] == 2
    choose(s, "finish 1", "finish 2")  # seat 1, then seat 0
    assert {line.source: line.points for line in HAWAII.ledger(s)[0]}["spears"] == 4


def test_g31_a_long_hut_brings_the_village_under_the_tiki() -> None:
    assert final(["long_hut:2 hula surfer"], tikis=2)[0] == 9
    assert final(["long_hut:2 hula surfer"], tikis=2, settings={"long_hut_width": "1"})[0] == 0


def test_g32_six_tikis_score_a_village_with_the_printed_hut_alone() -> None:
    assert final([], tikis=6, kahunas=2)[0] == 5, "and nothing for the kahuna beside the empty row"
