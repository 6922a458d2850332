"""Why a click does nothing: the reason is the one that a player could mend, with the number of its rule."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import SPECTATOR
from motu.games.hawaii.state import HawaiiState
from motu.words import Words
from tests.hawaii.board import HAWAII, choose, table

ENGLISH = Words("hawaii", "en", strict=True)
NAMES = ["Lea", "Jonas", "Anouk"]


def why(s: HawaiiState, handle: str, seat: int = 0) -> tuple[str, str]:
    """The rule and the sentence."""
    reason = HAWAII.why_not(s, seat, handle)
    assert reason is not None
    return reason.rule, ENGLISH.say(reason.phrase, NAMES, seat)


@pytest.mark.parametrize(
    ("resources", "more", "handle", "rule", "said"),
    [
        ("9 shell 9 foot", {}, "place:hula", "H4.5", "no token is left"),
        ("9 shell", {"tokens": {"kahunas": "2"}}, "place:kahunas", "H4.2", "costs 2 feet. You have 9 shells"),
        (
            "1 shell 9 foot",
            {"tokens": {"kahunas": "2"}},
            "place:kahunas",
            "H5.1",
            "costs 2 feet, the cheapest product 2 s",
        ),
        ("1 shell 2 foot", {"tokens": {"kahunas": "2"}}, "place:kahunas", "H5.1", "the cheapest product 2 shells"),
        ("9 shell 9 foot", {"tokens": {"hula": "2"}, "villages": ["hula"]}, "place:hula", "H5.5", "no room"),
        ("9 shell 9 foot", {"tokens": {"hula": "2"}, "stock": {"hula": 0}}, "place:hula", "H5.7", "sold out"),
        ("9 foot", {}, "harbour", "H9.1", "no fish"),
        ("9 foot", {"fish": "1", "boats": "", "away": "small"}, "harbour", "H9.2", "None of your boats"),
        ("9 shell", {"fish": "1"}, "harbour", "H9.1", "nothing to pay it with"),
        ("9 foot", {"posts": "- hula fruit tikis", "returned": "points_a"}, "post:1", "H10.5", "has been visited"),
        ("9 foot", {}, "post:2", "H10.1", "2 spaces short"),
        ("9 foot", {"boats": "large_1"}, "post:2", "H10.1", "1 space short"),
        ("2 foot", {"boats": "large_1"}, "post:1", "H10.1", "costs 3 feet. You have 2 feet"),
        ("3 foot", {"boats": "2 large_2"}, "post:4", "H10.1", "costs 4 feet. You have 3 feet"),
        ("", {"others": {1: {"finished": 2}}}, "order:2", "H3.2", "Jonas has taken"),
        ("", {}, "product:hula", "H5.1", "First send your chief"),
        ("", {"fish": "1"}, "fish:1", "H9.1", "First choose the harbour"),
        ("", {}, "boat:small", "H9.2", "harbour or a post"),
        ("", {}, "end_turn", "H3.1", "what your chief does"),
    ],
)
def test_before_the_action(resources: str, more: dict[str, Any], handle: str, rule: str, said: str) -> None:
    found, sentence = why(table(resources, **more), handle)
    assert (found, said in sentence) == (rule, True), sentence


def test_while_a_village_is_chosen() -> None:
    villages = ["hula surfer", "shell_hut", "foot_hut surfer"]
    s = table("9 shell 9 foot", tokens={"surfers": "5"}, villages=[villages[0], villages[1], villages[2], "foot_hut"])
    choose(s, "go surfers")
    assert HAWAII.why_not(s, 0, "village:2") is None
    assert why(s, "village:1") == ("H7.3", "Surfer: one is in this village already.")
    rule, sentence = why(s, "village:5")
    assert (rule, sentence) == ("H7.2", "Surfer: an empty row begins with a hut.")


def test_a_gap_names_the_village_to_found() -> None:
    s = table("9 shell 9 foot", tokens={"spears_trade": "5"})
    choose(s, "go spears_trade", "buy trade_hut")
    assert why(s, "village:4") == ("H7.2", "Begin village 2 first: rows are used from the top down.")


def test_while_a_product_is_chosen() -> None:
    s = table("9 shell 9 foot", tokens={"fruits": "3"}, villages=["taro"], gods="ku pele")
    choose(s, "go fruits")
    assert why(s, "product:taro") == ("H5.5", "None of your villages can take the taro.")
    assert why(s, "product:hula")[0] == "H5.2"
    assert why(s, "pile:2")[0] == "H5.2"
    assert why(s, "pile:2")[1].startswith("PELE: not for sale")
    assert why(s, "price:orange:3:1") == ("H5.8", "First choose the product, then its price.")


def test_while_a_fruit_tile_is_given() -> None:
    s = table("9 foot", boats="large_1", posts="fruit_tile hula fruit tikis")
    choose(s, "visit 1")
    assert why(s, "village:1") == ("H10.3", "First choose the kind of fruit tile.")


def test_gods_have_their_own_reasons() -> None:
    s = table("9 shell 9 foot", tokens={"gods": "5"}, villages=["laka", "shell_hut", "foot_hut"], gods="ku lono")
    choose(s, "go gods", "buy god 1")
    assert why(s, "village:1") == ("H7.4", "This village has a god already.")


def test_while_a_price_is_chosen() -> None:
    s = table("9 shell 9 foot", tokens={"tikis": "3 6"}, tikis=5)
    choose(s, "go tikis")
    assert why(s, "price:orange:3:2") == ("H5.5", "Tiki: twice the price needs two in stock and two free spaces.")
    s = table("9 shell 9 foot", tokens={"surfers": "3 6"})
    choose(s, "go surfers")
    assert why(s, "price:orange:6:2") == ("H5.3", "The price is 12 shells. You have 9 shells and 6 feet.")


def test_while_fish_and_boats_are_chosen() -> None:
    s = table("9 foot", fish="3 2 1", boats="large_1 large_2", away="small")
    choose(s, "fish", "catch 2")
    assert why(s, "fish:3")[0] == "H9.6"
    choose(s, "no more fish")
    assert why(s, "boat:small") == ("H9.2", "That boat has been used in this round.")


def test_all_fish_of_a_kind_are_taken() -> None:
    s = table("9 foot", fish="3 2 1", boats="large_1")
    choose(s, "fish", "catch 3")
    assert why(s, "fish:3") == ("H9.1", "You have taken all of these.")


def test_a_boat_may_be_needless_or_too_dear() -> None:
    s = table("9 foot", boats="small large_1 large_2")
    choose(s, "visit 1")
    assert why(s, "boat:small") == ("H9.2", "This trip does not need that boat.")
    s = table("1 foot", fish="1 1", boats="small 2 large_2")
    choose(s, "fish", "catch 1")
    assert why(s, "boat:small") == ("H9.1", "The trip costs 2 feet. You have 1 foot.")
    s = table("2 foot", boats="large_1 2 large_2")
    choose(s, "visit 1")
    assert why(s, "boat:large_1") == ("H10.1", "The trip costs 3 feet. You have 2 feet.")


def test_somebody_elses_turn() -> None:
    s = table()
    assert why(s, "harbour", 1) == ("H1.2", "It is Lea’s turn. Wait until it comes round to you.")
    assert why(s, "nonsense") == ("H15.2", "There is nothing like that on the table now.")
    assert why(s, "harbour", SPECTATOR) == ("H1.2", "You are watching. Only the players at this table move.")


def test_nobodys_turn() -> None:
    s = table("", others={1: {"finished": 1}})
    choose(s, "finish 2")
    assert why(s, "harbour")[0] == "H2.3", "tokens are laid out"
    s = table("", round=5, others={1: {"finished": 1}})
    choose(s, "finish 2")
    assert why(s, "harbour") == ("H1.1", "The game is over.")
