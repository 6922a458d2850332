"""H3: a turn."""

from __future__ import annotations

from tests.hawaii.board import chief, choose, offers, table


def test_h3_1_buy_fish_visit_or_finish_and_nothing_else() -> None:
    s = table("13 shell 7 foot", tokens={"hula": "3"}, fish="2", boats="small large_2")
    assert offers(s) == ["go hula", "fish", "visit 1", "visit 2", "visit 3", "visit 4", "finish 1", "finish 2"]


def test_h3_1_there_is_no_empty_turn() -> None:
    s = table("", tokens={"hula": "3"}, fish="2")
    assert offers(s) == ["finish 1", "finish 2"]


def test_h3_2_chiefs_share_a_place_but_not_an_order_space() -> None:
    s = table(tokens={"hula": "3 2"}, others={1: {"purse": "9 shell 9 foot", "at": "hula"}})
    choose(s, "go hula", "single orange 2")
    assert chief(s, 0) == chief(s, 1) == "place:hula"
    choose(s, "finish 2")
    assert offers(s, "finish") == ["finish 1"]


def test_h3_2_chiefs_share_the_harbour() -> None:
    s = table(fish="1 1", others={1: {"purse": "2 foot"}})
    choose(s, "fish", "no more fish", "fish")
    assert chief(s, 0) == chief(s, 1) == "harbour"
