"""What an option promises before it is confirmed: resources spent, points gained, and whether it can be taken back."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.core.events import Event
from motu.core.game import Option
from motu.games.hawaii.state import HawaiiState
from motu.words import Words
from tests.hawaii.board import HAWAII, choose, table
from tests.hawaii.styles import STYLES
from tests.support import positions

ENGLISH = Words("hawaii", "en", strict=True)


def asked(seats: int, style: str, seed: int) -> list[HawaiiState]:
    """Every position of a game in which a seat decides."""
    s = HAWAII.new(seats, {"confirm_end_of_turn": "on"})
    assert isinstance(s, HawaiiState)
    return positions.asked(s, STYLES[style], seed)


def labels(s: HawaiiState) -> list[str]:
    return [ENGLISH.say(option.label) for option in HAWAII.decision(s).options]


def options(s: HawaiiState) -> dict[str, Option]:
    return {HAWAII.write(s, option.move): option for option in HAWAII.decision(s).options}


@pytest.mark.parametrize("style", STYLES)
def test_an_option_says_whether_it_can_be_taken_back(style: str) -> None:
    for s in asked(3, style, 1):
        for option in HAWAII.decision(s).options:
            log: list[Event] = []
            after = s.clone()
            after.play(option.move, log)
            passes = after.awaiting() != s.awaiting()
            assert option.final == (passes or any(event.reveals for event in log)), HAWAII.write(s, option.move)


@pytest.mark.parametrize("seats", [2, 4])
def test_an_option_gains_the_points_it_promises(seats: int) -> None:
    for s in asked(seats, "any move", 2):
        for option in HAWAII.decision(s).options:
            after = s.clone()
            after.play(option.move)
            assert option.gain == after.scores()[s.awaiting()] - s.scores()[s.awaiting()]


def test_an_option_spends_what_it_ticks() -> None:
    s = table("9 shell 2 foot", tokens={"kahunas": "5"})
    assert Counter(options(s)["go kahunas"].spends) == {"purse:foot": 2, "purse:shell": 5}, "all follows by itself"
    s = table("9 shell 2 foot 2 fruit", tokens={"kahunas": "5"})
    assert options(s)["go kahunas"].spends == (), "how the walk is paid is not said yet"
    choose(s, "go kahunas")
    assert Counter(options(s)["pay 2 fruit"].spends) == {"purse:fruit": 2, "purse:shell": 5}
    s = table("9 shell 3 foot", tokens={"surfers": "3"}, villages=["hula", "shell_hut"])
    choose(s, "go surfers")
    assert Counter(options(s)["double orange 3"].spends) == {"purse:shell": 6}, "though the village is still to be said"


def test_options_read_well() -> None:
    s = table("9 shell 9 foot", tokens={"kahunas": "r3"}, fish="1", order="- 4", boats="small large_1")
    assert labels(s) == [
        "Walk to the kahunas for 2 feet",
        "Fish",
        "Visit post 1: 5 points, 2 points",
        "Visit post 2: a hula dancer (II), 3 points",
        "Visit post 3: 4 fruits, 4 points",
        "Finish as number 1",
        "Finish as number 2 and take the orange 4",
    ]
    choose(s, "go kahunas")
    assert labels(s) == ["1 kahuna with the red 3 for 3 shells", "2 kahunas with the red 3 for 6 shells"]


def test_payments_read_well() -> None:
    s = table("9 shell 9 foot 9 fruit", tokens={"surfers": "3"}, villages=["trade_hut"])
    choose(s, "go surfers", "pay 3 foot")
    assert labels(s)[0] == "Surfer (I) with the orange 3 for 3 shells"
    choose(s, "single orange 3")
    assert labels(s)[:3] == ["3 shells", "3 fruits", "2 shells and 1 foot, with a trade hut"]


def test_no_list_is_long() -> None:
    for seats in (2, 5):
        for style in STYLES:
            assert max(len(s.moves()) for s in asked(seats, style, 3)) <= 20


def test_a_price_says_when_only_trade_huts_help() -> None:
    s = table("3 shell 3 foot", tokens={"kahunas": "3 4"}, villages=["trade_hut"])
    choose(s, "go kahunas")
    while HAWAII.decision(s).prompt.id != "ask-price":
        s.play(s.moves()[0])
    said = {option.handles[0]: option.label.id for option in HAWAII.decision(s).options}
    assert said == {"price:orange:3:1": "price", "price:orange:4:1": "price-trading"}
    assert [option.uses for option in HAWAII.decision(s).options] == [(), ("trade_hut",)]


def test_a_payment_names_what_it_hands_over_and_whether_trade_huts_help() -> None:
    s = table("9 shell 9 foot 9 fruit", tokens={"surfers": "3"}, villages=["trade_hut"])
    choose(s, "go surfers", "pay 3 foot", "single orange 3")
    ways = [(option.pays, option.uses) for option in HAWAII.decision(s).options][:3]
    assert ways == [({"shell": 3}, ()), ({"fruit": 3}, ()), ({"shell": 2, "foot": 1}, ("trade_hut",))]


def test_finishing_is_asked_back_while_something_could_be_bought() -> None:
    s = table("9 shell 9 foot", tokens={"kahunas": "2", "tikis": "3"}, fish="2")
    doubts = {line: option.doubt for line, option in options(s).items() if option.doubt}
    assert set(doubts) == {"finish 1", "finish 2"}
    question = doubts["finish 1"].question
    assert ENGLISH.say(question).startswith("You can still buy at 2 places.")
    poor = table("", tokens={"kahunas": "2"})
    assert not any(option.doubt for option in options(poor).values())
