"""H9: fishing."""

from __future__ import annotations

import pytest

from tests.hawaii.board import boats, chief, choose, fish_left, offers, purse, table, whatever, with_printed


def test_h9_1_at_least_one_token_each_for_a_foot_and_a_space() -> None:
    s = table("2 foot", fish="3 1 2")
    choose(s, "fish")
    assert offers(s) == ["catch 3", "catch 2", "catch 1"], "no way to take none"
    choose(s, "catch 3")
    assert offers(s) == ["catch 2", "catch 1", "no more fish"]
    choose(s, "catch 2")
    assert purse(s) == ""
    assert fish_left(s) == [1]
    assert s.players[0].sum == 5


@pytest.mark.parametrize(
    ("resources", "fish", "ready"), [("", "2", "small"), ("1 foot", "", "small"), ("1 foot", "2", "")]
)
def test_h9_1_without_token_foot_or_boat_there_is_no_fishing(resources: str, fish: str, ready: str) -> None:
    s = table(resources, fish=fish, boats=ready, away="" if ready else "small")
    assert "fish" not in offers(s)


def test_h9_1_the_number_of_fish_does_not_matter_for_the_cost() -> None:
    s = table("1 foot", fish="3")
    choose(s, "fish")
    assert purse(s) == ""
    assert s.players[0].sum == 3


def test_h9_1_feet_and_spaces_limit_the_catch() -> None:
    s = table("1 foot", fish="1 1 1", boats="small large_2")
    choose(s, "fish", "catch 1")  # two feet, one of them brought along; the first pick follows by itself
    assert s.players[0].sum == 2
    s = table("9 foot", fish="1 1 1")
    choose(s, "fish", "catch 1")
    assert s.players[0].sum == 2, "two spaces"
    assert fish_left(s) == [1]


def test_h9_2_boats_are_chosen_and_used_up() -> None:
    s = table("9 foot", fish="1", boats="small large_1")
    choose(s, "fish")
    assert offers(s) == ["send 1 small", "send 1 large_1"]
    choose(s, "send 1 large_1")
    assert boats(s) == "1 small"


def test_h9_2_several_boats_go_together() -> None:
    s = table("9 foot", fish="1 1 1 1", boats="small large_1")
    choose(s, "fish", "catch 1", "catch 1", "catch 1")
    assert boats(s) == ""
    assert purse(s) == "5 foot"


def test_h9_2_needless_boats_stay() -> None:
    s = table("9 foot", fish="1 1", boats="small large_1 large_2")
    choose(s, "fish", "catch 1")
    assert offers(s) == ["send 1 small", "send 1 large_1", "send 1 large_2"]


def test_h9_2_a_second_large_boat_is_needed_for_the_foot_it_brings() -> None:
    s = table("9 foot", fish="1 1", boats="small 2 large_2")
    choose(s, "fish", "catch 1")
    assert offers(s) == ["send 1 small", "send 1 large_2", "send 2 large_2"], "beside a large one the small is needless"


def test_h9_2_a_foot_that_nobody_needs_sends_no_boat() -> None:
    s = table("9 foot", fish="1", boats="2 large_2")
    choose(s, "fish")
    assert (boats(s), purse(s)) == ("1 large_2", "9 foot"), "the first one pays for all"


def test_h9_3_the_tokens_lie_as_fish_and_count_their_fish() -> None:
    s = table("1 foot", fish="3", taken="4")
    (washed_up,) = s.beach
    choose(s, "fish")
    assert [number % 2 for number in s.players[0].taken] == [0, 1]
    assert s.players[0].taken[1] // 2 == washed_up, "the token that lay there"
    assert s.players[0].sum == 7


def test_h9_3_a_catch_counts_as_many_fish_as_are_printed() -> None:
    s = table("1 foot", fish="3", game=with_printed(("fish = 3", "fish = 5")))
    choose(s, "fish")
    assert (s.players[0].sum, len(s.players[0].taken)) == (5, 1)


def test_h9_4_again_on_a_later_turn_with_other_boats() -> None:
    s = table("9 foot", fish="1 2", boats="small large_1", others={1: {"finished": 1}})
    choose(s, "fish", "catch 2", "no more fish", "send 1 small")
    assert chief(s) == "harbour"
    choose(s, "fish")
    assert (boats(s), s.players[0].sum) == ("", 3)


def test_h9_5_spaces_and_feet_of_the_boats() -> None:
    for boat, most in (("small", 2), ("large_1", 3), ("large_2", 4)):
        s = table("9 foot", fish="1 1 1 1 1", boats=boat)
        choose(s, "fish")
        while "catch 1" in offers(s):
            choose(s, "catch 1")
        assert s.players[0].sum == most
    s = table("", fish="2", boats="large_2")
    choose(s, "fish")
    assert s.players[0].sum == 2, "the foot brought along is enough for one"


def test_h9_5_all_boats_are_ready_again_in_the_next_round() -> None:
    s = table("", boats="large_1", away="small large_2", others={1: {"finished": 1, "boats": "", "away": "small"}})
    choose(s, "finish 2")
    whatever(s)
    assert boats(s) == "1 small 1 large_1 1 large_2"
    assert boats(s, 1) == "1 small"
    assert not any(sum(player.away) for player in s.players)
    s = table("9 foot", fish="1", others={1: {"finished": 1}})
    choose(s, "fish")
    assert boats(s) == ""
    choose(s, "finish 2")
    whatever(s)
    assert boats(s) == "1 small"


def test_h9_6_never_more_fish_after_fewer() -> None:
    s = table("9 foot", fish="3 2 2 1", boats="small large_1")
    choose(s, "fish", "catch 2")
    assert offers(s) == ["catch 2", "catch 1", "no more fish"]
    choose(s, "catch 1")
    assert offers(s, "catch") == [], "no smaller ones are left"
