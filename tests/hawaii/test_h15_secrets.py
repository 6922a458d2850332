"""H15: what is known to whom."""

from __future__ import annotations

import json

import pytest

from motu.core.dice import Dice
from motu.core.errors import CannotUndo
from motu.core.game import SPECTATOR
from motu.core.table import Table
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import HAWAII, choose, offers, purse, table
from tests.hawaii.invariants import Watch


def guessed(s: HawaiiState, seat: int, seed: int = 1) -> HawaiiState:
    guess = HAWAII.guess(s, seat, Dice(seed))
    assert isinstance(guess, HawaiiState)
    return guess


def test_h15_1_resources_are_seen_by_their_owner_only() -> None:
    poor = table("3 shell", tokens={"hula": "2"}, others={1: {"purse": ""}})
    rich = table("3 shell", tokens={"hula": "2"}, others={1: {"purse": "9 shell 9 foot 9 fruit"}})
    assert HAWAII.view(poor, 0) == HAWAII.view(rich, 0)
    assert HAWAII.view(poor, SPECTATOR) == HAWAII.view(rich, SPECTATOR)
    assert HAWAII.view(poor, 1) != HAWAII.view(rich, 1)


def test_h15_1_a_question_to_another_seat_tells_nothing_of_its_resources() -> None:
    """Whether somebody has one way to pay or several is nobody else's business."""
    for resources in ("9 shell 2 foot", "9 shell 2 foot 2 fruit"):
        s = table(resources, tokens={"kahunas": "2"})
        choose(s, "go kahunas")
        told = HAWAII.view(s, 1)
        assert told["step"] == "act"
        kinds = {handle.partition(":")[0] for handle in told["handles"]}
        assert not kinds & {"walk", "pay", "sail", "tiki", "price"}


def test_h15_1_who_kept_count_knows_them() -> None:
    s = table("3 shell", others={1: {"purse": "5 foot 2 fruit"}})
    assert purse(guessed(s, 0), 1) == "5 foot 2 fruit"


def test_h15_2_everything_else_is_public() -> None:
    s = table(
        tokens={"hula": "2 r3"}, fish="3 1", order="- 5", villages=["hula:2"], tikis=2, kahunas=1, taken="4", caught="2"
    )
    for seat in (0, 1, SPECTATOR):
        shown = HAWAII.view(s, seat)
        corner = shown["players"][0]
        assert [tile["product"] for tile in corner["villages"][0]["tiles"]] == ["hula"]
        assert corner["taken"] == [{"value": 4, "colour": "orange"}, {"fish": 2}]
        assert corner["sum"] == 6
        assert shown["harbour"]["fish"] == [3, 1]
        assert [coin["value"] for coin in shown["harbour"]["seen"]] == [s.box.face[kind] // 2 for kind in s.beach]
        assert [space["token"] for space in shown["order_spaces"]] == [None, {"value": 5, "colour": "orange"}]
        (hula,) = [place for place in shown["places"] if place["place"] == "hula"]
        assert (hula["rings"], hula["turtle"]) == ([{"value": 2, "colour": "orange"}], {"value": 3, "colour": "red"})


def test_h15_3_nobody_looks_into_the_bag_nor_at_the_backs_of_tokens() -> None:
    s = table(tokens={"kahunas": "2 3 4"}, taken="5 r5 6", order="- 6")
    dealt = {json.dumps([guessed(s, 0, seed).dump()[name] for name in ("tokens", "bag")]) for seed in range(30)}
    assert len(dealt) > 10
    for seed in range(30):
        guess = guessed(s, 0, seed)
        assert HAWAII.view(guess, 0) == HAWAII.view(s, 0)
        assert guess.players[0].sum == s.players[0].sum


def test_h15_3_what_lay_on_the_beach_was_seen_and_no_token_is_made_or_lost() -> None:
    s = table(tokens={"kahunas": "2 3 4"}, fish="3 1", taken="5 r5 6", caught="2 3", order="- 6")
    before = list(s.players[0].taken)
    hands = set()
    for seed in range(30):
        guess = guessed(s, 1, seed)
        Watch(HAWAII, guess)  # counts everything when it begins
        taken = list(guess.players[0].taken)
        assert (taken[3:], list(guess.beach)) == (before[3:], list(s.beach))
        hands.add(tuple(taken[:3]))
    assert len(hands) > 3, "the backs of the others are anybody's guess"


def test_h15_4_the_island_stack_is_known_as_a_set() -> None:
    s = table("9 foot", posts="- hula fruit tikis", returned="points_a")
    stack = HAWAII.view(s, 1)["stack"]
    assert stack["face_up"] == ["points_a"]
    assert stack["face_down"] == ["points_b", "foot_hut", "surfer", "kahunas", "shell_hut", "fruit_tile"]


def test_h15_5_of_the_gods_the_tops_the_numbers_and_who_is_hidden() -> None:
    shown = HAWAII.view(table(gods="ku pele"), 1)
    (gods,) = [place for place in shown["places"] if place["place"] == "gods"]
    assert gods["products"] == [{"pile": 1, "product": "ku", "below": 5}, {"pile": 2, "product": "pele", "below": 5}]
    assert shown["gods"] == {"ku": 1, "kane": 2, "pele": 1, "lono": 2, "laka": 2, "kanaola": 2}


def test_h15_6_of_a_purchase_in_the_making_the_others_see_the_walk() -> None:
    s = table("9 shell 9 foot 9 fruit", tokens={"surfers": "3 2"})
    choose(s, "go surfers", "pay 3 foot", "double orange 3")
    assert HAWAII.view(s, 1)["players"][0]["chief"] == "place:surfers"
    assert offers(guessed(s, 0))[0] == "pay 6 shell"
    assert HAWAII.view(guessed(s, 1), 1) == HAWAII.view(s, 1)
    assert guessed(s, 1).moves() != s.moves()


def test_h15_6_of_a_trip_in_the_making_nothing() -> None:
    s = table("9 foot", fish="3 1")
    choose(s, "fish")
    assert offers(s) == ["catch 3", "catch 1"]
    assert "finish 1" in offers(guessed(s, 1))
    assert HAWAII.view(guessed(s, 1), 1) == HAWAII.view(s, 1)


def test_h15_6_how_a_walk_is_paid_is_not_known_to_others() -> None:
    s = table("9 shell 2 foot 2 fruit", tokens={"kahunas": "2"})
    choose(s, "go kahunas")
    assert offers(s) == ["pay 2 foot", "pay 2 fruit"]
    assert "finish 1" in offers(guessed(s, 1)), "the chief has not gone yet"
    assert offers(guessed(s, 0)) == offers(s)


def test_h15_6_what_everybody_can_see_is_no_secret() -> None:
    given = table("9 foot", boats="large_1", posts="fruit_tile hula fruit tikis")
    choose(given, "visit 1")
    chosen = table("", villages=["irrigation:2"], others={1: {"finished": 1}})
    choose(chosen, "finish 2")
    offered = table("9 shell 9 foot", tokens={"gods": "2"}, gods="kane pele")
    choose(offered, "go gods", "buy god 1", "single orange 2")
    for s in (given, chosen, offered):
        assert s.awaiting() == 0
        assert guessed(s, 1).moves() == s.moves()


def test_h15_7_the_next_god_is_uncovered_when_the_turn_is_over() -> None:
    s = table("9 shell 9 foot", tokens={"gods": "2"}, gods="lono pele", settings={"confirm_end_of_turn": "on"})
    choose(s, "go gods", "buy god 1", "single orange 2")
    assert s.tops[0] == -1
    assert (s.awaiting(), offers(s)) == (0, ["end turn"])
    log = choose(s, "end turn", "uncover kane")
    assert [event.kind for event in log] == ["uncovered"]
    assert list(s.below) == [4, 5]
    (gods,) = [place for place in HAWAII.view(s, 1)["places"] if place["place"] == "gods"]
    assert [pile["product"] for pile in gods["products"]] == ["kane", "pele"]


def test_h15_7_until_then_the_whole_turn_can_be_taken_back() -> None:
    at = Table(HAWAII, 2, {"confirm_end_of_turn": "on"}, 5)
    seat = at.state.awaiting()
    before = at.record()
    steps = 0
    at.play(seat, at.state.moves()[0])
    steps += 1
    while len(at.state.moves()) > 1 or HAWAII.write(at.state, at.state.moves()[0]) != "end turn":
        at.play(seat, at.state.moves()[0])
        steps += 1
    assert steps > 1
    assert at.undo(seat) == steps
    assert at.record() == before
    with pytest.raises(CannotUndo):
        at.undo(seat)
