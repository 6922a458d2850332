"""H2: laying out the cost tokens."""

from __future__ import annotations

import pytest

from motu.games.hawaii.state import HawaiiState
from tests.hawaii.board import BOX, HAWAII, choose, fish_left, offers, order_tokens, tokens

PLACES = [entry["id"] for entry in BOX["place"]]


def before_laying(first: str, seats: int = 2) -> HawaiiState:
    """A table with empty places, the named one first."""
    s = HAWAII.new(seats, {})
    assert isinstance(s, HawaiiState)
    rest = [name for name in PLACES if name not in first.split()]
    choose(s, *[f"lay {name}" for name in [*first.split(), *rest]][:9])
    while not offers(s, "draw"):
        s.play(s.moves()[0])
    return s


def draw(s: HawaiiState, *values: str) -> None:
    """Chance draws tokens of these values, red ones as `r4`, whatever their fish."""
    for value in values:
        choose(s, offers(s, f"draw {face(value)} ")[0])


def draw_places(s: HawaiiState, keep: str = "") -> None:
    """Anything on all places, but one token of each of these faces stays in the bag."""
    while sum(token >= 0 for token in s.tokens) + len(s.beach) < 21:
        faces = [" ".join(line.split()[1:3]) for line in offers(s)]
        kept = [face(word) for word in keep.split()]
        left = {name: sum(n for other, n in zip(faces, s.odds(), strict=True) if other == name) for name in faces}
        choice = max(range(len(faces)), key=lambda i: (faces[i] not in kept, left[faces[i]]))
        s.play(s.moves()[choice])


def face(word: str) -> str:
    """`r5` as it is written: `red 5`."""
    return f"{'red' if word.startswith('r') else 'orange'} {word.lstrip('r')}"


def test_h2_1_all_tokens_are_in_the_bag_and_places_are_served_in_order() -> None:
    s = before_laying("boats hula")
    assert sum(s.bag) == 25
    assert sum(s.odds()) == 25
    draw(s, "2", "3", "4", "5")
    assert tokens(s, "boats") == "2 3"
    assert tokens(s, "hula") == "4 5"


def test_h2_2_unnumbered_spaces_get_a_token_of_either_colour() -> None:
    s = before_laying("shells_feet")
    draw(s, "r6", "5")
    assert tokens(s, "shells_feet") == "r6 5 -"


@pytest.mark.parametrize(("last", "left", "fish"), [("2", "3 5 2", 0), ("4", "3 5 4", 0), ("5", "3 5 -", 1)])
def test_h2_3_the_last_token_stays_if_the_sum_is_not_above_the_number(last: str, left: str, fish: int) -> None:
    s = before_laying("shells_feet")
    draw(s, "3", "5", last)
    assert tokens(s, "shells_feet") == left
    assert len(fish_left(s)) == fish


def test_h2_4_the_last_token_is_drawn_though_the_number_is_passed_already() -> None:
    s = before_laying("kahunas")
    draw(s, "6", "6", "2")
    assert tokens(s, "kahunas") == "6 6 -"
    assert len(fish_left(s)) == 1


@pytest.mark.parametrize(("value", "left"), [("2", "2"), ("5", "5"), ("r5", "r5"), ("6", "-")])
def test_h2_5_a_place_with_one_space_may_be_left_without_a_token(value: str, left: str) -> None:
    s = before_laying("gods")
    draw(s, value)
    assert tokens(s, "gods") == left
    assert [entry["id"] for entry in BOX["place"] if not entry["unnumbered"]] == ["long_irrigation", "gods"]


def test_h2_6_order_tokens_are_sorted_orange_before_red_and_space_1_has_none() -> None:
    s = before_laying("gods", seats=4)
    draw_places(s, keep="r5 3 5")
    draw(s, "r5", "3", "5")
    assert order_tokens(s) == ["-", "3", "5", "r5"]
    assert sum(s.bag) == 1


def test_h2_6_only_as_many_order_spaces_are_used_as_there_are_players() -> None:
    s = before_laying("gods", seats=2)
    draw_places(s, keep="6")
    draw(s, "6")
    assert order_tokens(s) == ["-", "6"]
    assert offers(s, "finish") == ["finish 1", "finish 2"]
