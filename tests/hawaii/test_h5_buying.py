"""H5: buying."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hawaii.board import HAWAII, boats, choose, offers, purse, stock, table, tokens, village


def test_h5_1_who_stops_buys_exactly_one_product() -> None:
    s = table("9 shell 9 foot", tokens={"shells_feet": "2 3 4"})
    choose(s, "go shells_feet")
    assert offers(s) == ["buy shell_hut", "buy foot_hut"]
    choose(s, "buy foot_hut", "single orange 2", "village 1")
    assert s.awaiting() == 1
    assert village(s, 1) == "foot_hut"


@pytest.mark.parametrize(
    ("resources", "possible"),
    [
        ("3 shell 2 foot", True),
        ("2 shell 2 foot", False),
        ("3 shell 1 foot", False),
        ("3 shell 2 fruit", True),  # the walk in fruit
        ("2 foot 3 fruit", True),  # the price in fruit
        ("5 fruit", True),
        ("4 fruit", False),
        ("2 shell 2 foot 2 fruit", False),
        ("2 shell 1 foot 1 fruit", False),
    ],
)
def test_h5_1_nobody_stops_where_walk_and_price_cannot_be_paid(resources: str, possible: bool) -> None:
    for lying in ("6 r3", "r3 6"):
        s = table(resources, tokens={"kahunas": lying})
        assert (offers(s, "go") == ["go kahunas"]) == possible


def test_h5_1_a_walk_must_be_paid_so_that_a_purchase_is_left() -> None:
    s = table("2 shell 2 foot 3 fruit", tokens={"kahunas": "3"})
    choose(s, "go kahunas")  # in feet, because the price takes all the fruit
    assert purse(s) == "2 shell"
    assert s.players[0].kahunas == 1


def test_h5_2_only_what_is_in_stock_at_the_place_can_be_bought() -> None:
    s = table(tokens={"fruits": "2 3"}, stock={"taro": 0})
    choose(s, "go fruits")
    assert offers(s) == ["buy breadfruit", "buy coconut", "buy banana"]


def test_h5_2_of_the_gods_only_the_two_on_top() -> None:
    s = table(tokens={"gods": "2"}, gods="kane laka")
    choose(s, "go gods")
    assert offers(s) == ["buy god 1", "buy god 2"]
    choose(s, "buy god 2", "single orange 2")
    assert village(s, 1) == "laka"


def test_h5_2_two_equal_tops_are_two_choices() -> None:
    s = table(tokens={"gods": "2"}, gods="lono lono")
    choose(s, "go gods")
    assert offers(s) == ["buy god 1", "buy god 2"]


def test_h5_2_a_pile_of_gods_runs_out_by_itself() -> None:
    s = table("9 shell 9 foot", tokens={"gods": "2"}, gods="ku pele", others={1: {"finished": 1}})
    s.below[0], s.below[1] = 0, sum(s.hidden)
    choose(s, "go gods", "buy god 1", "single orange 2")
    assert s.awaiting() == 0, "nothing is uncovered"
    assert (s.tops[0], sum(s.hidden)) == (-1, 10)
    (gods,) = [place for place in HAWAII.view(s, 0)["places"] if place["place"] == "gods"]
    assert [offer["pile"] for offer in gods["offers"]] == [2]


def test_h5_3_a_token_once_for_side_1_or_twice_for_side_2() -> None:
    s = table("12 shell 3 foot", tokens={"surfers": "r4 3"})
    choose(s, "go surfers")
    assert offers(s) == ["single orange 3", "double orange 3", "single red 4", "double red 4"]
    choose(s, "double red 4")
    assert village(s, 1) == "surfer:2"
    assert purse(s) == "4 shell"


@pytest.mark.parametrize(("price", "n", "left"), [("single orange 3", 1, "6 shell"), ("double orange 3", 2, "3 shell")])
def test_h5_3_kahunas_and_tikis_one_or_two(price: str, n: int, left: str) -> None:
    s = table("9 shell 3 foot", tokens={"tikis": "3"}, tikis=2)
    choose(s, "go tikis", price)
    assert s.players[0].tikis == 2 + n
    assert stock(s, "tiki") == 13 - n
    assert purse(s).startswith(left)


@pytest.mark.parametrize(("price", "boat"), [("single orange 3", "large_1"), ("double orange 3", "large_2")])
def test_h5_3_a_boat_is_ready_at_once_on_the_side_paid_for(price: str, boat: str) -> None:
    s = table("9 shell 4 foot", tokens={"boats": "3"})
    choose(s, "go boats", price)
    assert boats(s) == f"1 small 1 {boat}"
    assert stock(s, "large_boat") == 7


def test_h5_4_the_token_is_taken_from_where_it_lies() -> None:
    for lying in ("- r6", "r6 -", "5 r6"):
        s = table("9 shell 9 foot", tokens={"surfers": lying, "boats": "r6 -"})
        choose(s, "go surfers", *(["single red 6"] if "5" in lying else []))
        assert s.players[0].sum == 6
        assert (tokens(s, "surfers"), tokens(s, "boats")) == (lying.replace("r6", "-"), "r6 -")


def test_h5_4_the_token_counts_its_value_once() -> None:
    s = table("9 shell 9 foot", tokens={"surfers": "4"}, taken="2")
    choose(s, "go surfers", "double orange 4")
    assert s.players[0].sum == 6
    assert tokens(s, "surfers") == "- -"
    kept = HAWAII.view(s, 1)["players"][0]["taken"]
    assert kept == [{"value": 2, "colour": "orange"}, {"value": 4, "colour": "orange"}]


def test_h5_4_equal_tokens_are_one_choice() -> None:
    s = table("5 shell 9 foot", tokens={"shells_feet": "3 3 r3"}, stock={"foot_hut": 0})
    choose(s, "go shells_feet")
    assert offers(s) == ["single orange 3", "single red 3"]


def test_h5_5_what_cannot_be_placed_cannot_be_bought() -> None:
    s = table(tokens={"hula": "2"}, villages=["hula"])
    assert offers(s, "go") == []
    s = table(tokens={"hula": "2"}, villages=["hula", "shell_hut"])
    assert offers(s, "go") == ["go hula"]


@pytest.mark.parametrize("place", ["tikis", "kahunas"])
def test_h5_5_two_need_two_free_spaces_and_two_in_stock(place: str) -> None:
    piece = place.rstrip("s")
    full = {"tikis": 6, "kahunas": 5}[place]
    almost: dict[str, Any] = {place: full - 1}
    one_left = table(tokens={place: "2 3"}, **almost)
    choose(one_left, f"go {place}")
    assert offers(one_left) == ["single orange 2", "single orange 3"]
    almost[place] = full
    assert offers(table(tokens={place: "2"}, **almost), "go") == []
    last = table(tokens={place: "2 3"}, stock={piece: 1})
    choose(last, f"go {place}")
    assert offers(last) == ["single orange 2", "single orange 3"]


def test_h5_6_the_product_stands_before_the_token_is_taken() -> None:
    s = table(tokens={"spears_trade": "r3"})
    choose(s, "go spears_trade", "buy spear_hut", "double red 3", "village 2")
    assert s.scores()[0] == 2
    s = table(tokens={"gods": "r3"}, gods="ku pele")
    choose(s, "go gods", "buy god 1", "single red 3")
    assert s.scores()[0] == 1


def test_h5_6_what_is_paid_must_have_been_there_before() -> None:
    s = table("7 shell 3 foot", tokens={"kahunas": "4"}, kahunas=1)
    choose(s, "go kahunas")  # the double price would need 8
    assert s.players[0].kahunas == 2
    assert purse(s) == "5 shell 1 foot", "3 left, and 2 from the space"


def test_h5_6_in_this_order() -> None:
    s = table("9 shell 9 foot", tokens={"kahunas": "r4"}, kahunas=1, villages=["spear_hut"])
    log = choose(s, "go kahunas", "single red 4")
    assert [event.kind for event in log] == ["walked", "bought_piece", "speared", "given"]


def test_h5_7_out_of_stock() -> None:
    s = table(tokens={"spears_trade": "3", "boats": "2"}, stock={"trade_hut": 0, "large_boat": 0})
    assert offers(s, "go") == ["go spears_trade"]
    choose(s, "go spears_trade")
    assert offers(s)[0] == "single orange 3", "only spear huts are left"


def test_h5_7_no_stock_for_kane_and_islands_either() -> None:
    s = table(tokens={"gods": "2"}, gods="kane pele", stock={"tiki": 0})
    choose(s, "go gods", "buy god 1", "single orange 2")
    assert s.awaiting() != 0, "no offer"
    s = table("9 foot", boats="small large_2", stock={"tiki": 0})
    choose(s, "visit 4")
    assert s.players[0].tikis == 0
    assert s.scores()[0] == 9


def test_h5_8_the_walk_is_paid_first_and_the_rest_together() -> None:
    s = table("9 shell 9 foot 9 fruit", tokens={"surfers": "3 2"}, villages=["hula", "shell_hut"])
    choose(s, "go surfers", "pay 3 foot")
    assert purse(s) == "9 shell 6 foot 9 fruit"
    choose(s, "double orange 3", "pay 6 fruit")
    assert purse(s) == "9 shell 6 foot 9 fruit"
    assert (tokens(s, "surfers"), stock(s, "surfer"), village(s, 2)) == ("3 2", 10, "shell_hut")
    choose(s, "village 2")
    assert purse(s) == "9 shell 6 foot 3 fruit"
    assert (tokens(s, "surfers"), stock(s, "surfer"), village(s, 2)) == ("- 2", 9, "shell_hut surfer:2")
