"""F0: setting up."""

from __future__ import annotations

import pytest

from motu.core.game import CHANCE
from motu.games.fire_and_stone import names
from tests.fire_and_stone.board import BOX, FIRE, at_setup, choose, offers, stacks, table, told, track, whatever


def test_f0_1_tiles_lie_face_down_on_every_food_area() -> None:
    s = at_setup(2)
    for entry, tile in zip(BOX["area"], s.tile, strict=True):
        assert tile == (-1 if entry["icon"] == "fire" else names.FACE_DOWN)
    assert [sum(s.left[region * 9 : region * 9 + 9]) for region in range(3)] == [24, 25, 14]


def test_f0_2_animals_lie_in_stacks_of_three() -> None:
    s = at_setup(3)
    assert stacks(s) == [3, 4, 1]
    assert sum(s.wild) == 24 == 3 * sum(stacks(s))


def test_f0_3_the_cave_card_is_drawn_when_it_is_found() -> None:
    s = table("caucasus", found=3, hidden=("aral",))
    choose(s, "move aral", "reveal cave")
    assert s.awaiting() == CHANCE
    assert len(offers(s, "card ")) == 12
    assert s.odds() == [1] * 12


def test_f0_4_three_inventions_are_shown() -> None:
    s = at_setup(2)
    choose(s, "first 1")
    whatever(s)
    assert len([card for card in s.display if card >= 0]) == 3
    assert sum(s.deck) == 14


def test_f0_5_the_pile_of_vp_cards_is_fixed() -> None:
    assert list(FIRE.box.pile) == [4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1]


def test_f0_6_there_are_24_bag_tokens() -> None:
    assert at_setup(4).bags_left == 24


def test_f0_7_everybody_begins_with_huts_and_a_scout_and_nothing_else() -> None:
    for player in at_setup(4).players:
        assert list(player.scouts) == [names.AREA_NAMES.index("cape"), -1]
        assert (player.huts, player.food, player.bags, player.marker, player.points()) == (20, 0, 0, 0, 0)


def test_f0_8_everybody_gets_an_objective_in_secret() -> None:
    s = at_setup(2)
    log = choose(s, "first 1", "objective hearths", "objective lakes")
    events = [event for event in log if event.kind == "dealt_objective"]
    assert [(event.seat, event.objective, event.audience) for event in events] == [(0, "hearths", 0), (1, "lakes", 1)]


def test_f0_8_no_objective_is_dealt_twice() -> None:
    s = at_setup(2)
    choose(s, "first 1", "objective hearths")
    assert offers(s) == ["objective lakes", "objective forests", "objective great_settlements", "objective neighbours"]


@pytest.mark.parametrize(
    ("seats", "settings", "tracks"),
    [
        (2, {}, [("", ""), ("", "")]),
        (3, {}, [("apple", ""), ("nut", ""), ("mushroom", "")]),
        (3, {"three_player_symbol": "moon"}, [("", "nut"), ("", "mushroom"), ("", "root")]),
        (4, {}, [("apple", "nut"), ("nut", "mushroom"), ("mushroom", "root"), ("root", "apple")]),
    ],
)
def test_f0_9_starting_tiles_depend_on_the_number_of_players(
    seats: int, settings: dict[str, str], tracks: list[tuple[str, str]]
) -> None:
    s = at_setup(seats, settings)
    assert [(track(s, 1, seat), track(s, 2, seat)) for seat in range(seats)] == tracks


def test_f0_10_chance_says_who_begins() -> None:
    s = at_setup(3)
    assert offers(s) == ["first 1", "first 2", "first 3"]
    assert told(choose(s, "first 3"), "began").seat == 2
    whatever(s)
    assert s.awaiting() == 2


def test_f0_11_chance_answers_in_the_order_of_the_rules() -> None:
    s = at_setup(2, {"starting_inventions": "on"})
    choose(s, "first 2", "objective lakes", "objective forests")
    choose(s, "show boats", "show bow", "show crops")
    assert offers(s) == ["offer digging_stick", "offer hide_pouch", "offer hide_shoes", "offer hand_axe"]
    choose(s, "offer hand_axe", "offer hide_shoes")
    assert s.awaiting() == 0
