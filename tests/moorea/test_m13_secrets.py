"""M13: what is known to whom."""

from __future__ import annotations

import pytest

from motu.core.errors import CannotUndo
from motu.core.events import Event
from motu.core.game import EVERYONE, SPECTATOR
from motu.core.table import Table
from motu.games.moorea.events import Drew
from tests.moorea.board import (
    MOOREA,
    at_action,
    at_draw,
    at_limit,
    chance,
    choose,
    hand,
    offers,
    whatever,
)

ONLOOKERS = [1, 2, SPECTATOR]


def told(events: list[Event], seat: int) -> list[str]:
    """Events that a seat hears."""
    return [event.kind for event in events if event.audience in (EVERYONE, seat)]


def play(table: Table, line: str) -> None:
    table.play(table.state.awaiting(), MOOREA.read(table.state, line))


def lines(table: Table) -> list[str]:
    return [MOOREA.write(table.state, move) for move in table.state.moves()]


def test_m13_1_a_hand_is_seen_by_its_owner_only() -> None:
    s = at_action("2 wood fish", others={1: "3 clay", 2: "hut"})
    assert MOOREA.view(s, 0)["players"][0]["hand"] == {"wood": 2, "fish": 1}
    for seat in ONLOOKERS:
        assert "hand" not in MOOREA.view(s, seat)["players"][0]
    assert all("hand" not in place for place in MOOREA.view(s, SPECTATOR)["players"])


@pytest.mark.parametrize("seat", [0, *ONLOOKERS])
def test_m13_1_the_size_of_a_hand_is_public(seat: int) -> None:
    s = at_action("2 wood fish", others={1: "3 clay", 2: "hut"})
    assert [place["held"] for place in MOOREA.view(s, seat)["players"]] == [3, 3, 1]


@pytest.mark.parametrize("seat", [0, *ONLOOKERS])
def test_m13_2_what_lies_on_the_table_is_public(seat: int) -> None:
    s = at_action(
        owns="forest wood_store", laid="2 wood_store:wood", tools="cart", row="fish clay fish", display="3 hut 4 canoe",
        deck="2 hut",
    )  # fmt: skip
    view = MOOREA.view(s, seat)
    assert {card["product"]: card["count"] for card in view["players"][0]["cards"]} == {"forest": 1, "wood_store": 1}
    assert view["players"][0]["stores"][0]["laid"] == {"wood": 2}
    assert view["players"][0]["tools"] == ["cart"]
    assert view["row"] == ["fish", "clay", "fish"]
    assert [card and card["product"] for card in view["display"]][:7] == ["hut"] * 3 + ["canoe"] * 4
    assert [tool["left"] for tool in view["tools"]] == [5, 5, 5, 4]
    assert view["removed"] == {"canoe": 1, "hut": 0, "stoneware": 5}
    assert view["boxed"]["bridge"] == 1


@pytest.mark.parametrize("seat", [0, *ONLOOKERS])
def test_m13_3_the_decks_show_their_size_and_the_next_stack(seat: int) -> None:
    s = at_action("2 wood", pile="2 wood clay", deck="forest village bridge", seats=5)
    view = MOOREA.view(s, seat)
    assert view["pile"] == 3
    assert view["deck"] == {"left": 3, "stack": 1}
    assert {name: n for name, n in view["unseen"].items() if n} == {"forest": 1, "village": 1, "bridge": 1}
    assert MOOREA.view(at_action(deck="bridge"), seat)["deck"] == {"left": 1, "stack": 2}
    assert MOOREA.view(at_action(deck=""), seat)["deck"] == {"left": 0, "stack": 0}


def test_m13_3_a_card_shows_the_stack_it_came_from() -> None:
    s = at_action("3 wood", display="jetty", deck="bridge village")
    choose(s, "buy jetty")
    whatever(s)
    (village,) = [card for card in MOOREA.view(s, 1)["display"] if card and card["product"] == "village"]
    assert village["stack"] == 1
    s = at_action("3 wood", display="jetty", deck="bridge")
    choose(s, "buy jetty")
    (bridge,) = [card for card in MOOREA.view(s, 1)["display"] if card and card["product"] == "bridge"]
    assert bridge["stack"] == 2


def test_m13_3_which_cards_the_pile_holds_is_nowhere_to_be_seen() -> None:
    one = at_action(pile="3 wood", others={1: "3 clay"}, seats=5)
    other = at_action(pile="3 clay", others={1: "3 wood"}, seats=5)
    assert MOOREA.view(one, 0) == MOOREA.view(other, 0)


@pytest.mark.parametrize("seat", [0, *ONLOOKERS])
def test_m13_4_the_discard_is_open(seat: int) -> None:
    assert MOOREA.view(at_action(discard="3 wood 2 fish"), seat)["discard"] == {"wood": 3, "fish": 2}


def test_m13_5_a_card_from_the_pile_is_known_to_its_drawer_only() -> None:
    events = chance(at_draw(), "deal clay")
    assert told(events, 0) == ["drew", "drew_card"]
    assert [told(events, seat) for seat in ONLOOKERS] == [["drew"]] * 3
    assert events[0] == Drew(0)


def test_m13_5_all_else_is_seen_by_all() -> None:
    everything = choose(at_draw(tools="spear"), "draw open wood")
    everything += choose(at_action("2 wood", display="canoe"), "buy canoe")
    everything += choose(at_action("3 wood"), "tool basket")
    everything += choose(at_action("2 wood", row="clay clay clay"), "exchange")
    everything += choose(at_action("wood", owns="wood_store"), "lay wood_store")
    everything += choose(at_limit("4 wood 3 clay"), "discard clay")
    kinds = ["took", "bought", "bought_tool", "exchanged", "laid", "threw_away"]
    assert [event.kind for event in everything if event.kind in kinds] == kinds
    assert all(event.audience == EVERYONE for event in everything if event.kind in kinds)


@pytest.mark.parametrize("seat", [0, *ONLOOKERS])
def test_m13_6_the_standing_is_exact_at_any_time(seat: int) -> None:
    s = at_action("3 wood", owns="2 jetty 2 seashell_necklace", tools="cart")
    assert MOOREA.view(s, seat)["players"][0]["score"] == 8 + 5 + 3


def test_m13_7_a_single_answer_is_given_by_the_program() -> None:
    s = at_action("3 wood 1 canoe", display="jetty", owns="landing_stage")
    choose(s, "buy jetty")
    assert offers(s)[0].startswith("turn up"), "one way to pay"
    s = at_action("2 wood", row="fish fish fish")
    choose(s, "exchange")
    assert hand(s) == "1 fish", "one pair, one kind"
    s = at_action("canoe", owns="landing_stage")
    choose(s, "lay landing_stage")
    assert hand(s) == "", "one card"
    s = at_limit("7 wood")
    assert hand(s) == "6 wood", "one kind to throw away"


def test_m13_7_an_action_is_asked_even_if_passing_is_all_one_can_do() -> None:
    assert offers(at_action("")) == ["pass"]


def test_m13_8_a_step_can_be_taken_back_until_something_comes_out() -> None:
    table = Table(MOOREA, 2, {"starting_player": "1", "confirm_end_of_turn": "on"}, 1)
    seat = table.state.awaiting()
    before = table.state.dump()
    play(table, "exchange")
    play(table, lines(table)[0])
    table.undo(seat)
    table.undo(seat)
    assert table.state.dump() == before
    with pytest.raises(CannotUndo):
        table.undo(seat)


def test_m13_8_the_last_step_of_a_turn_too_where_its_end_is_confirmed() -> None:
    table = Table(MOOREA, 2, {"starting_player": "1", "confirm_end_of_turn": "on"}, 1)
    before = table.state.dump()
    play(table, "pass")
    while lines(table) != ["end turn"]:
        play(table, lines(table)[0])
    while table.state.dump() != before:
        table.undo(0)
    play(table, "pass")
    while lines(table) != ["end turn"]:
        play(table, lines(table)[0])
    play(table, "end turn")
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_m13_8_a_purchase_that_turned_up_a_card_cannot_be_taken_back() -> None:
    table = Table(MOOREA, 2, {"starting_player": "1"}, 1)
    while not [line for line in lines(table) if line.startswith("buy ")]:
        play(table, lines(table)[0])
    seat = table.state.awaiting()
    play(table, next(line for line in lines(table) if line.startswith("buy ")))
    if lines(table)[0].startswith("pay"):
        play(table, lines(table)[0])
    with pytest.raises(CannotUndo):
        table.undo(seat)


def test_m13_8_a_purchase_that_turned_up_the_only_card_cannot_be_taken_back() -> None:
    """The next draw is as certain: chance is not asked, and yet something came out."""
    table = Table(MOOREA, 5, {}, 1)
    table.state = at_action("3 wood", display="jetty", deck="forest", pile="3 clay", seats=5)
    play(table, "buy jetty")
    assert table.plays[-1].seat == 0
    with pytest.raises(CannotUndo, match="hidden"):
        table.undo(0)


@pytest.mark.parametrize("action", ["exchange", "buy jetty", "tool basket", "lay wood_store"])
def test_m13_9_a_half_made_choice_is_not_shown(action: str) -> None:
    s = at_action("3 wood 3 fish", tools="fishing_net", display="jetty", owns="wood_store", row="clay bamboo clay")
    before = [MOOREA.view(s, seat) for seat in ONLOOKERS]
    assert choose(s, action) == []
    assert s.awaiting() == 0, "there is something left to choose"
    assert [MOOREA.view(s, seat) for seat in ONLOOKERS] == before


def test_m13_8_chance_answers_reveal() -> None:
    s = at_draw(tools="spear")
    choose(s, "draw open wood")
    events = chance(s, "deal clay")
    assert all(event.reveals for event in events)
    s = at_action("3 wood", display="jetty", deck="forest")
    assert [event.kind for event in choose(s, "buy jetty") if event.reveals][:1] == ["turned_up"]
    whatever(s)
