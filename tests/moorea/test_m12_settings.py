"""M12: settings."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.core.dice import Dice
from motu.core.errors import BadSetting
from motu.core.events import Event
from motu.core.game import CHANCE, EVERYONE, NOBODY, SPECTATOR, State
from motu.games.moorea.components import GOOD_NAMES
from motu.games.moorea.events import Bought, BoughtTool, Exchanged, Laid, ThrewAway, Took
from tests.moorea.board import (
    MOOREA,
    at_action,
    at_draw,
    buys,
    chance,
    choose,
    first_table,
    hand,
    offers,
    play_lines,
    whatever,
)

CONFIRM = {"confirm_end_of_turn": "on"}
TRACKER = {"hand_tracker": "on"}


def known(s: State, seat: int = 0) -> dict[str, int]:
    """The public part of a hand."""
    shown: dict[str, int] = MOOREA.view(s, SPECTATOR)["players"][seat]["known"]
    return shown


@pytest.mark.parametrize("number", [1, 2, 3])
def test_m12_1_a_chosen_seat_begins(number: int) -> None:
    s = first_table(3, starting_player=str(number))
    whatever(s)
    assert s.awaiting() == number - 1


def test_m12_1_by_default_chance_decides() -> None:
    assert offers(first_table(2)) == ["starts 0", "starts 1"]


def test_m12_1_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetting, match="starting_player"):
        first_table(2, starting_player="3")


@pytest.mark.parametrize(
    ("rule", "places"), [("shared", [2, 2, 1]), ("fewer_products", [3, 2, 1]), ("fewer_tools", [2, 3, 1])]
)
def test_m12_2_the_tie_break_decides_between_equal_players(rule: str, places: list[int]) -> None:
    s = at_action("4 wood", others={1: "4 clay"}, display="forest", settings={"tie_break": rule})
    play_lines(s, "buy forest", "tool spear")
    assert s.scores()[:2] == [2, 2]
    assert MOOREA.ranking(s) == places


@pytest.mark.parametrize("rule", ["fewer_products", "fewer_tools"])
def test_m12_2_who_is_still_equal_shares(rule: str) -> None:
    assert MOOREA.ranking(at_action(settings={"tie_break": rule})) == [2, 2, 1]


@pytest.mark.parametrize("rule", ["fewer_products", "fewer_tools"])
def test_m12_2_points_come_first(rule: str) -> None:
    s = at_action(owns="jetty", tools="basket", settings={"tie_break": rule})
    assert MOOREA.ranking(s) == [2, 3, 1]


def test_m12_2_laid_cards_are_no_products() -> None:
    s = at_action(
        "2 wood",
        owns="wood_store",
        laid="2 wood_store:wood",
        others={1: "4 clay"},
        settings={"tie_break": "fewer_products"},
    )
    play_lines(s, "pass", "tool spear")
    assert s.scores()[:2] == [2, 2]
    assert MOOREA.ranking(s)[:2] == [3, 2], "one store against none"


def test_m12_3_equal_sites_add_up_or_not() -> None:
    two = {"owns": "2 forest", "display": "jetty", "seats": 4}
    assert buys(at_action("wood", **two)) == ["jetty"]
    assert buys(at_action("wood", settings={"same_sites_add_up": "no"}, **two)) == []
    assert buys(at_action("2 wood", settings={"same_sites_add_up": "no"}, **two)) == ["jetty"]


def test_m12_3_equal_sites_that_are_bought_save_once() -> None:
    s = at_action("4 wood", display="forest jetty", seats=4, settings={"same_sites_add_up": "no"})
    play_lines(s, "buy forest")
    assert list(s.players[0].saves) == [1, 0, 0, 0, 0], "the first one saves"
    s = at_action("4 wood", owns="forest", display="forest jetty", seats=4, settings={"same_sites_add_up": "no"})
    play_lines(s, "buy forest")
    assert list(s.players[0].saves) == [1, 0, 0, 0, 0]
    s = at_action("4 wood", owns="forest", display="forest jetty", seats=4)
    play_lines(s, "buy forest")
    assert list(s.players[0].saves) == [2, 0, 0, 0, 0]


def test_m12_3_different_sites_are_not_concerned() -> None:
    s = at_action("2 wood bamboo", owns="forest bamboo_forest", display="bridge", settings={"same_sites_add_up": "no"})
    assert buys(s) == ["bridge"]


def test_m12_4_the_tracker_is_off_by_default() -> None:
    assert "known" not in MOOREA.view(at_action("canoe"), 1)["players"][0]


def test_m12_4_the_tracker_counts_what_came_openly() -> None:
    s = at_draw("2 wood", tools="spear cart", row="fish clay clay", settings=TRACKER)
    choose(s, "draw open fish")
    whatever(s)
    choose(s, "draw pile")
    chance(s, "deal seashell")
    assert known(s) == {"fish": 1}, "the seashell was drawn from the pile"


def test_m12_4_a_bought_canoe_and_an_exchanged_card_came_openly() -> None:
    s = at_action("2 wood", display="canoe", settings=TRACKER)
    play_lines(s, "buy canoe")
    assert known(s) == {"canoe": 1}
    s = at_action("2 wood", row="clay clay clay", settings=TRACKER)
    play_lines(s, "exchange")
    assert known(s) == {"clay": 1}


def test_m12_4_the_tracker_counts_one_less_when_a_known_card_left() -> None:
    s = at_action("3 wood 1 clay", known="2 wood", display="jetty", settings=TRACKER)
    assert known(s) == {"wood": 2}
    play_lines(s, "buy jetty")
    assert (known(s), hand(s)) == ({}, "1 clay")


def test_m12_4_a_dealt_hand_is_not_known() -> None:
    s = first_table(4, hand_tracker="on")
    whatever(s)
    assert [known(s, seat) for seat in range(4)] == [{}, {}, {}, {}]


def listen(known: list[Counter[str]], event: Event) -> None:
    """What somebody who pays attention learns of the hands from a public event."""
    hand = known[event.seat]
    if isinstance(event, Took | Exchanged):
        hand[event.card] += 1
    if isinstance(event, Bought) and event.product in GOOD_NAMES:
        hand[event.product] += 1


def forget(known: list[Counter[str]], event: Event) -> None:
    """Cards that leave a hand before all eyes."""
    hand = known[event.seat]
    if isinstance(event, Bought | BoughtTool):
        hand.subtract(event.paid)
    if isinstance(event, Laid):
        hand.subtract(event.cards)
    if isinstance(event, Exchanged):
        hand.subtract(event.given)
    if isinstance(event, ThrewAway):
        hand[event.card] -= 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m12_4_the_tracker_knows_what_an_attentive_onlooker_knows(seats: int) -> None:
    s = first_table(seats, hand_tracker="on")
    heard = [Counter[str]() for _ in range(seats)]
    dice = Dice(seats)
    while s.awaiting() != NOBODY:
        log: list[Event] = []
        moves = s.moves()
        s.play(moves[dice.below(len(moves))], log)
        for event in log:
            if event.audience == EVERYONE:
                forget(heard, event)
                heard[event.seat] = +heard[event.seat]  # never below none
                listen(heard, event)
        assert [known(s, seat) for seat in range(seats)] == [dict(hand) for hand in heard]


def test_m12_5_the_end_of_a_turn_is_confirmed() -> None:
    s = at_action("wood", settings=CONFIRM)
    choose(s, "pass")
    assert (s.awaiting(), offers(s)) == (0, ["end turn"])
    choose(s, "end turn")
    assert s.active == 1


def test_m12_5_off_by_default() -> None:
    s = at_action("wood")
    choose(s, "pass")
    assert s.active == 1


@pytest.mark.parametrize("action", ["tool basket", "lay wood_store"])
def test_m12_5_asked_where_nothing_hidden_came_out(action: str) -> None:
    s = at_action("3 wood", owns="wood_store", settings=CONFIRM)
    choose(s, action)
    if action == "lay wood_store":
        choose(s, "lay count 2")
    assert offers(s) == ["end turn"]


def test_m12_5_asked_after_a_purchase_that_turned_up_nothing() -> None:
    s = at_action("3 wood", display="jetty", deck="", settings=CONFIRM)
    choose(s, "buy jetty")
    assert offers(s) == ["end turn"]


def test_m12_5_nobody_confirms_a_turn_in_which_nothing_can_be_taken_back() -> None:
    s = at_action("3 wood", display="jetty", settings=CONFIRM)
    choose(s, "buy jetty")
    assert s.awaiting() == CHANCE
    chance(s, offers(s)[0])
    assert s.active == 1


def test_m12_5_nobody_confirms_a_turn_in_which_the_only_card_was_turned_up() -> None:
    s = at_action("3 wood", display="jetty", deck="forest", settings=CONFIRM)
    choose(s, "buy jetty")
    assert s.active == 1, "a card was turned up, though chance had no choice"


def test_m12_5_asked_again_after_a_discard_that_followed_a_reveal() -> None:
    s = at_action("4 wood 6 clay", display="jetty", tools="cart", settings=CONFIRM)
    choose(s, "buy jetty")
    whatever(s)
    choose(s, "discard clay")
    assert offers(s) == ["end turn"]
