"""What the page needs is in the view, by name."""

from __future__ import annotations

from typing import Any

from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import HAWAII, choose, table


def place(s: HawaiiState, name: str, seat: int = 0) -> Any:
    (found,) = [shown for shown in HAWAII.view(s, seat)["places"] if shown["place"] == name]
    return found


def row(s: HawaiiState, number: int, seat: int = 0) -> Any:
    return HAWAII.view(s, seat)["players"][seat]["villages"][number - 1]


def test_a_place_shows_what_it_sells_and_what_it_asks() -> None:
    s = table(tokens={"shells_feet": "3 r5 -"}, at="shells_feet")
    shown = place(s, "shells_feet")
    assert shown["space"] == "B1"
    assert shown["number"] == 12
    assert shown["products"] == [{"product": "shell_hut", "stock": 5}, {"product": "foot_hut", "stock": 5}]
    assert shown["rings"] == [{"value": 3, "colour": "orange"}, {"value": 5, "colour": "red"}]
    assert shown["turtle"] is None
    assert shown["chiefs"] == [0]
    assert shown["walk"] == {"feet": 1, "way": ["B1"]}
    assert "walk" not in place(s, "shells_feet", -3), "a spectator walks nowhere"


def test_a_village_says_what_it_scores_and_what_it_needs() -> None:
    s = table(villages=["hula:2 taro", "shell_hut hula taro banana laka"], tikis=1, kahunas=1)
    assert row(s, 1)["scored"] is False
    assert row(s, 1)["points"] == 2 * 3 + 5, "if it were scored"
    assert (row(s, 1)["tikis_lacking"], row(s, 1)["columns_lacking"]) == (3, 3)
    assert row(s, 2)["points"] == 5 + 2
    assert (row(s, 2)["tikis_lacking"], row(s, 2)["columns_lacking"]) == (1, 1)
    assert row(s, 3)["points"] == 0
    assert row(s, 3)["tikis_lacking"] is None, "an empty row needs a hut first"


def test_a_village_without_tikis_needs_them() -> None:
    s = table(villages=["hula taro"])
    assert (row(s, 1)["tikis_lacking"], row(s, 1)["columns_lacking"]) == (4, None)


def test_laka_makes_fruit_elsewhere_worth_more() -> None:
    s = table(villages=["laka:2 taro", "shell_hut banana:2"], tikis=6)
    assert row(s, 2)["points"] == 2 * 2
    assert row(s, 1)["points"] == 2 * 3
    assert HAWAII.view(s, 0)["players"][0]["projected"] == 2 * 3


def test_an_offer_says_what_it_would_add() -> None:
    s = table(tokens={"hula": "3"}, villages=["taro", "shell_hut taro banana"], tikis=3)
    (offer,) = place(s, "hula")["offers"]
    assert offer["product"] == "hula"
    lost = {"village": 1, "gain": 0, "width": 3, "scored": False}
    scored = {"village": 2, "gain": 4, "width": 4, "scored": True}
    assert offer["sides"] == [[lost, scored], [lost, {**scored, "gain": 8}]]
    assert "offers" not in place(s, "hula", 1), "only while the seat is asked"


def test_an_offer_of_what_goes_elsewhere_says_what_it_would_add() -> None:
    def gains(name: str, **more: Any) -> list[int]:
        s = table(tokens={name: "3"}, villages=["kanaola:2", "shell_hut"], **more)
        (offer,) = place(s, name)["offers"]
        return [side["gain"] for (side,) in offer["sides"]]

    assert gains("boats", tikis=5) == [4, 4], "one more for KANAOLA"
    assert gains("kahunas", tikis=5) == [5, 5], "village 2 is not scored"
    assert gains("kahunas", tikis=6) == [5, 10]
    assert gains("tikis", tikis=3) == [0, 4], "the second reaches village 1"


def test_the_goal_shows_everybodys_sum_and_what_it_would_score() -> None:
    s = table(taken="5 5", others={1: {"taken": "4", "villages": ["surfer"]}})
    lanes = HAWAII.view(s, 1)["goal"]["lanes"]
    assert lanes == [
        {"seat": 0, "sum": 10, "goal": 9, "reached": True, "prize": 8, "rank": 1},
        {"seat": 1, "sum": 4, "goal": 7, "reached": False, "prize": 0, "rank": None},
    ]


def test_boats_tracks_and_incomes_are_shown() -> None:
    s = table(boats="large_2", away="small", kahunas=1, tikis=2, villages=["shell_hut:2 irrigation:2"])
    shown = HAWAII.view(s, 1)["players"][0]
    assert shown["boats"] == [
        {"boat": "small", "nth": 1, "spaces": 2, "prepaid": 0, "ready": False},
        {"boat": "large_2", "nth": 1, "spaces": 4, "prepaid": 1, "ready": True},
    ]
    assert shown["kahunas"][:2] == [
        {"points": 5, "shells": 0, "filled": True},
        {"points": 5, "shells": 2, "filled": False},
    ]
    assert [space["column"] for space in shown["tikis"] if space["filled"]] == [6, 5]
    assert shown["income"] == {"shell": 2, "foot": 0, "fruit": 0, "choice": 1}


def test_a_corner_says_what_the_end_of_the_round_brings() -> None:
    s = table(villages=["shell_hut:2 taro"], round=2)
    handout = HAWAII.view(s, 0)["goal"]["handout"]
    assert HAWAII.view(s, 1)["players"][0]["round_end"] == {
        "shell": handout["shell"] + 2,
        "foot": handout["foot"],
        "fruit": 1,
    }
    s = table(villages=["shell_hut:2 taro"], round=5)
    assert HAWAII.view(s, 0)["players"][0]["round_end"] is None, "nothing is handed out after the last round"


def test_what_the_end_of_the_round_has_brought_is_not_promised_again() -> None:
    s = table(villages=["irrigation:2"], others={1: {"finished": 1}})
    choose(s, "finish 2")
    assert HAWAII.view(s, 0)["step"] == "choose"
    assert [player["round_end"] for player in HAWAII.view(s, 0)["players"]] == [None, None]


def test_a_corner_says_how_wide_a_village_must_be() -> None:
    reaches = [HAWAII.view(table(tikis=tikis), 0)["players"][0]["reach"] for tikis in range(7)]
    assert reaches == [None, 6, 5, 4, 3, 2, 1]


def test_places_do_not_tell_who_has_more_behind_the_screen() -> None:
    s = table("9 shell", settings={"tie_break": "resources"}, others={1: {"purse": "2 foot"}})
    assert [player["place"] for player in HAWAII.view(s, 1)["players"]] == [1, 1]


def test_trade_huts_that_are_left_are_counted() -> None:
    s = table("9 shell 1 foot", tokens={"kahunas": "3"}, villages=["trade_hut:2", "trade_hut"])
    assert HAWAII.view(s, 0)["players"][0]["trade"] == 3
    choose(s, "go kahunas", "pay 1 shell 1 foot")
    assert HAWAII.view(s, 1)["players"][0]["trade"] == 2


def test_a_price_list_has_each_token_once_the_cheapest_first() -> None:
    s = table(tokens={"kahunas": "4 3 4"})
    asked = [
        (price["token"]["value"], price["token"]["colour"], price["due"]) for price in place(s, "kahunas")["prices"]
    ]
    assert asked == [(3, "orange", [3, 6]), (4, "orange", [4, 8])]


def test_an_offer_says_what_is_printed_on_each_side() -> None:
    printed = {
        offer["product"]: offer["effects"]
        for name in ("surfers", "boats", "tikis", "long_irrigation")
        for offer in place(table(tokens={name: "3"}), name)["offers"]
    }
    assert printed["surfer"] == [{"goal_reduction": 2}, {"goal_reduction": 4}]
    assert printed["large_boat"] == [{"spaces": 3}, {"spaces": 4}]
    assert printed["tiki"] == [{"pieces": 1}, {"pieces": 2}]
    assert printed["irrigation"][1]["income_choice"] == 1


def test_the_harbour_says_what_a_fish_token_costs() -> None:
    seen = {"seen": [{"colour": "red", "value": 2}, {"colour": "orange", "value": 2}]}
    assert HAWAII.view(table(fish="1 3"), 0)["harbour"] == {**seen, "fish": [3, 1], "feet": 1, "chiefs": []}
