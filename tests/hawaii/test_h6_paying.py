"""H6: paying."""

from __future__ import annotations

import pytest

from tests.hawaii.board import choose, offers, purse, table, village, with_printed

TRADE = ["trade_hut"]
TRADE_2 = ["trade_hut:2"]


def test_h6_1_prices_in_shells_and_walks_in_feet() -> None:
    s = table("4 shell 2 foot", tokens={"kahunas": "4"})
    choose(s, "go kahunas")
    assert purse(s) == ""


def test_h6_1_fishing_and_visits_in_feet() -> None:
    s = table("9 shell 1 foot", fish="1")
    choose(s, "fish")
    assert purse(s) == "9 shell"
    s = table("9 shell 3 foot", boats="small large_1")
    choose(s, "visit 1")
    assert purse(s) == "9 shell"


def test_h6_2_a_price_is_paid_all_in_fruit_or_without_any() -> None:
    s = table("4 shell 1 foot 4 fruit", tokens={"surfers": "4"}, at="surfers")
    choose(s, "go surfers", "pay 1 foot")
    assert offers(s) == ["pay 4 shell", "pay 4 fruit"]
    s = table("3 shell 1 foot 3 fruit", tokens={"surfers": "4"}, at="surfers")
    assert offers(s, "go") == []


def test_h6_2_walk_and_price_are_two_payments() -> None:
    s = table("3 shell 2 fruit", tokens={"kahunas": "3"})
    choose(s, "go kahunas")
    assert purse(s) == "", "fruit for the walk, shells for the price"


def test_h6_3_a_trade_hut_lets_one_unit_be_anything() -> None:
    s = table("3 shell 1 foot 1 fruit", tokens={"kahunas": "4"}, at="kahunas", villages=TRADE)
    choose(s, "go kahunas", "pay 1 foot")
    assert purse(s) == "", "3 shells and a fruit"


def test_h6_3_all_payments_are_offered_the_plain_ones_first() -> None:
    s = table("9 shell 9 foot 9 fruit", tokens={"tikis": "3"}, at="tikis", villages=TRADE)
    choose(s, "go tikis", "pay 1 foot", "single orange 3")
    assert offers(s) == [
        "pay 3 shell",
        "pay 3 fruit",
        "pay 2 shell 1 foot",
        "pay 2 shell 1 fruit",
        "pay 1 foot 2 fruit",
        "pay 1 shell 2 fruit",
    ]


@pytest.mark.parametrize(("huts", "possible"), [(["trade_hut"], False), (["trade_hut:2"], True)])
def test_h6_3_side_2_swaps_two_units(huts: list[str], possible: bool) -> None:
    s = table("3 shell 2 foot 1 fruit", tokens={"kahunas": "5"}, at="kahunas", villages=huts)
    assert (offers(s, "go") == ["go kahunas"]) == possible


def test_h6_3_several_huts_work_in_one_payment() -> None:
    s = table("3 shell 2 foot 1 fruit", tokens={"kahunas": "5"}, at="kahunas", villages=["trade_hut", "trade_hut"])
    choose(s, "go kahunas", "pay 1 foot")
    assert purse(s) == "", "3 shells, a foot and a fruit"


def test_h6_3_each_payment_is_offered_once_however_many_units_are_swapped() -> None:
    s = table("9 shell 9 foot 9 fruit", tokens={"tikis": "3"}, at="tikis", villages=TRADE_2)
    choose(s, "go tikis", "pay 1 foot", "single orange 3")
    assert sorted(offers(s)) == [
        "pay 1 foot 2 fruit",
        "pay 1 shell 1 foot 1 fruit",
        "pay 1 shell 2 foot",
        "pay 1 shell 2 fruit",
        "pay 2 foot 1 fruit",
        "pay 2 shell 1 foot",
        "pay 2 shell 1 fruit",
        "pay 3 fruit",
        "pay 3 shell",
    ], "all but 3 feet"


@pytest.mark.parametrize(
    ("resources", "possible"),
    [
        ("3 shell 1 foot", False),  # nothing is left to be swapped
        ("1 foot 3 fruit", False),
        ("3 shell 2 foot", True),
        ("2 foot 3 fruit", True),
        ("1 shell 1 foot 3 fruit", True),
    ],
)
def test_h6_3_what_stands_in_for_a_unit_must_be_there(resources: str, possible: bool) -> None:
    s = table(resources, tokens={"kahunas": "4"}, at="kahunas", villages=TRADE)
    assert (offers(s, "go") == ["go kahunas"]) == possible
    if possible:
        choose(s, "go kahunas")  # one way to pay
        assert (purse(s), s.players[0].kahunas) == ("", 1)


def test_h6_4_each_trade_hut_helps_once_per_turn() -> None:
    s = table("4 shell 1 foot", tokens={"kahunas": "3"}, villages=TRADE)
    choose(s, "go kahunas")  # a foot and a shell; 3 shells are left
    assert purse(s) == ""
    assert offers(table("4 shell 1 foot", tokens={"kahunas": "4"}, villages=TRADE), "go") == []
    assert offers(table("5 shell 1 foot", tokens={"kahunas": "4"}, villages=TRADE), "go") == ["go kahunas"]


def test_h6_4_the_huts_are_fresh_in_the_next_turn() -> None:
    s = table("9 shell 1 foot", tokens={"kahunas": "3 3"}, villages=TRADE, others={1: {"finished": 1}})
    choose(s, "go kahunas", "single orange 3")
    assert purse(s) == "5 shell"
    choose(s, "go kahunas")
    assert purse(s) == "3 shell", "a shell for the foot, 3 for the kahuna; 2 from its space"


def test_h6_4_the_least_huts_that_suffice_are_used() -> None:
    """A foot swapped in the walk uses side I, so that side II is left for the price."""
    s = table("5 shell 1 foot 2 fruit", tokens={"kahunas": "6 5"}, villages=["trade_hut:2", "trade_hut"])
    choose(s, "go kahunas", "pay 1 shell 1 foot")
    assert s.used_huts == 0b10
    choose(s, "single orange 6")
    assert purse(s) == "", "4 shells and 2 fruits"


def test_h6_4_of_equal_trade_huts_the_uppermost_is_used() -> None:
    s = table("9 shell 1 foot", tokens={"kahunas": "4"}, villages=["hula", "trade_hut", "trade_hut", "trade_hut"])
    choose(s, "go kahunas", "pay 1 shell 1 foot")
    assert s.used_huts == 0b10


def test_h6_4_as_many_trade_huts_help_as_are_needed() -> None:
    s = table("9 shell 9 fruit", tokens={"kahunas": "4"}, villages=["trade_hut", "trade_hut"])
    choose(s, "go kahunas", "pay 2 shell", "single orange 4")
    assert s.used_huts == 0b11
    assert offers(s) == ["pay 4 shell", "pay 4 fruit"]


def test_h6_4_the_fewest_of_those_that_are_just_enough() -> None:
    s = table("9 shell 9 fruit", tokens={"kahunas": "4"}, villages=["trade_hut", "trade_hut", "trade_hut:2"])
    choose(s, "go kahunas", "pay 2 shell")
    assert s.used_huts == 0b100


def test_h6_4_a_hut_used_for_the_walk_is_not_used_for_the_price() -> None:
    settings = {"confirm_end_of_turn": "on"}
    villages = ["hula", "trade_hut", "trade_hut"]
    s = table("9 shell 1 foot 9 fruit", tokens={"kahunas": "3"}, villages=villages, settings=settings)
    choose(s, "go kahunas", "pay 1 shell 1 foot", "single orange 3", "pay 2 shell 1 fruit")
    assert s.used_huts == 0b110


def test_h6_4_feet_for_a_trip_need_no_hut() -> None:
    settings = {"confirm_end_of_turn": "on"}
    s = table("3 foot", boats="large_1", villages=["trade_hut:2", "trade_hut:2"], settings=settings)
    choose(s, "visit 1")
    assert (purse(s), s.used_huts) == ("", 0)


def test_h6_4_side_2_does_not_split_its_units_over_two_payments() -> None:
    s = table("9 shell 1 foot 9 fruit", tokens={"kahunas": "3"}, villages=TRADE_2)
    choose(s, "go kahunas", "pay 1 shell 1 foot", "single orange 3")
    assert offers(s) == ["pay 3 shell", "pay 3 fruit"]


def test_h6_5_feet_brought_along_are_taken_off_first() -> None:
    s = table("3 foot 3 fruit", boats="large_2")
    choose(s, "visit 2")
    assert offers(s) == ["pay 3 foot", "pay 3 fruit"]


def test_h6_6_kane_offers_a_tiki_for_any_two_resources() -> None:
    s = table("3 shell 6 foot 1 fruit", tokens={"gods": "2"}, gods="kane pele")
    choose(s, "go gods", "buy god 1")
    assert offers(s) == [
        "pay 1 shell 1 foot",
        "pay 1 shell 1 fruit",
        "pay 2 foot",
        "pay 1 foot 1 fruit",
        "no tiki",
    ]
    choose(s, "pay 1 shell 1 fruit")
    assert purse(s) == "2 foot"
    assert s.players[0].tikis == 1


def test_h6_6_kane_offers_as_many_tikis_as_are_printed_on_the_side_paid_for() -> None:
    game = with_printed(("tiki_offer = [2, 2]", "tiki_offer = [2, 3]"))
    s = table("9 shell 4 foot", tokens={"gods": "2"}, gods="kane pele", game=game)
    choose(s, "go gods", "buy god 1", "double orange 2")
    assert offers(s) == ["pay 3 shell", "no tiki"]


def test_h6_6_no_offer_without_two_resources_or_room() -> None:
    s = table("2 shell 5 foot", tokens={"gods": "2"}, gods="kane pele")
    choose(s, "go gods", "buy god 1")
    assert (s.players[0].tikis, s.awaiting()) == (0, -1), "one foot is left, and the next god is uncovered"
    s = table("9 shell 9 foot", tokens={"gods": "2"}, gods="kane pele", tikis=6)
    choose(s, "go gods", "buy god 1", "single orange 2")
    assert s.awaiting() == -1


def test_h6_6_trade_huts_do_not_matter_for_it() -> None:
    s = table("3 shell 5 foot 1 fruit", tokens={"gods": "2"}, gods="kane pele", villages=TRADE)
    choose(s, "go gods", "pay 4 foot", "buy god 1", "single orange 2", "pay 2 shell")
    assert "pay 1 foot 1 fruit" in offers(s)
    assert s.used_huts == 0


def test_h6_7_one_pays_exactly_and_the_bank_never_runs_out() -> None:
    s = table("99 shell 9 foot", tokens={"surfers": "r6"}, at="surfers")
    choose(s, "go surfers", "double red 6")
    assert purse(s) == "87 shell 8 foot"


def test_h6_8_a_trade_hut_does_not_help_to_pay_for_itself() -> None:
    s = table("2 shell 4 foot", tokens={"spears_trade": "3"})
    assert offers(s, "go") == []


def test_h6_8_a_new_trade_hut_is_not_used_up_by_its_own_price() -> None:
    """The hut that swapped the unit is the old one, though the new one would have been just enough."""
    settings = {"confirm_end_of_turn": "on"}
    s = table("2 shell 4 foot", tokens={"spears_trade": "3"}, villages=["trade_hut:2"], settings=settings)
    choose(s, "go spears_trade", "buy trade_hut")
    assert (village(s, 2), purse(s)) == ("trade_hut", ""), "2 shells and a foot"
    assert s.used_huts == 0b1


def test_h6_9_a_double_price_is_one_payment() -> None:
    s = table("3 shell 1 foot 3 fruit", tokens={"surfers": "3"}, at="surfers")
    choose(s, "go surfers", "pay 1 foot")
    assert offers(s) == ["pay 3 shell", "pay 3 fruit"], "the single price; no double one in 3 shells and 3 fruits"
    choose(s, "pay 3 shell")
    assert village(s, 1) == "surfer"
