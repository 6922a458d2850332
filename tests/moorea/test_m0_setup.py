"""M0: setting up the table."""

from __future__ import annotations

import pytest

from motu.core.game import CHANCE
from motu.games.moorea.components import PRODUCT_NAMES, TOOL_NAMES
from motu.games.moorea.state import MooreaState
from tests.moorea.board import (
    MOOREA,
    at_action,
    chance,
    choose,
    discard,
    display,
    first_table,
    hand,
    offers,
    pile,
    row,
    whatever,
)
from tests.support.piece_words import spoken

IN_PLAY = {2: (27, 23), 3: (27, 23), 4: (35, 29), 5: (36, 34)}


def dealt(seats: int) -> MooreaState:
    """A table at the first draw: seat 0 begins, everything laid out."""
    s = first_table(seats, starting_player="1")
    for _ in range(6 * seats + 3 + 10):
        s.play(s.moves()[0])
    return s


def products(s: MooreaState) -> str:
    """All products that can still come, face down or for sale."""
    counts = [a + b for a, b in zip(s.stack_one, s.stack_two, strict=True)]
    return spoken([n + display(s).count(name) for n, name in zip(counts, PRODUCT_NAMES, strict=True)], PRODUCT_NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m0_1_everybody_is_dealt_six_commodities(seats: int) -> None:
    s = first_table(seats, starting_player="1")
    assert pile(s) == "15 wood 15 clay 15 bamboo 15 seashell 15 fish"
    for _ in range(6 * seats):
        s.play(s.moves()[-1])
    assert [sum(player.hand) for player in s.players] == [6] * seats
    assert sum(s.pile) == 75 - 6 * seats


@pytest.mark.parametrize(("seats", "left"), [(2, 60), (3, 54), (4, 48), (5, 42)])
def test_m0_2_three_commodities_lie_open_beside_the_pile(seats: int, left: int) -> None:
    s = dealt(seats)
    assert "-" not in row(s)
    assert sum(s.pile) == left
    assert discard(s) == ""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m0_3_five_of_each_tool_with_any_number_of_players(seats: int) -> None:
    s = dealt(seats)
    assert [s.tools_left(t) for t in range(len(TOOL_NAMES))] == [5, 5, 5, 5]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m0_4_marked_products_stay_in_the_box(seats: int) -> None:
    in_play = dict(zip(products(dealt(seats)).split()[1::2], products(dealt(seats)).split()[::2], strict=True))
    sheet = {p["id"]: p["copies"] for p in MOOREA.components()["product"]}
    fitting = {name: sum(c["count"] for c in copies if c["min_players"] <= seats) for name, copies in sheet.items()}
    assert {name: int(n) for name, n in in_play.items()} == fitting
    assert sum(fitting.values()) == sum(IN_PLAY[seats])


@pytest.mark.parametrize(("seats", "boxed"), [(3, {"forest": 1, "bridge": 1}), (4, {"bridge": 1}), (5, {})])
def test_m0_4_what_is_in_the_box_can_be_seen(seats: int, boxed: dict[str, int]) -> None:
    shown = MOOREA.view(dealt(seats), 0)["boxed"]
    assert {name: n for name, n in shown.items() if name in ("forest", "bridge")} == boxed
    assert sum(shown.values()) == 70 - sum(IN_PLAY[seats])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m0_5_two_stacks_of_products(seats: int) -> None:
    s = first_table(seats, starting_player="1")
    assert (sum(s.stack_one), sum(s.stack_two)) == IN_PLAY[seats]


def test_m0_5_stack_i_lies_on_top_of_stack_ii() -> None:
    s = first_table(3, starting_player="1")
    for _ in range(21):
        s.play(s.moves()[0])
    assert "turn up jetty" in offers(s)
    assert "turn up bridge" not in offers(s)
    assert sum(s.odds()) == 27


def test_m0_5_stack_ii_comes_when_stack_i_is_used_up() -> None:
    s = at_action("2 wood fish", display="pottery", shown=10, deck="forest bridge canoe canoe canoe")
    choose(s, "buy pottery")
    assert offers(s) == ["turn up canoe", "turn up forest"]

    s = at_action("2 wood fish", display="pottery 2 canoe", deck="bridge canoe")
    choose(s, "buy pottery")
    assert offers(s) == ["turn up canoe", "turn up bridge"]


@pytest.mark.parametrize(("seats", "left"), [(2, 40), (3, 40), (4, 54), (5, 60)])
def test_m0_6_ten_products_are_for_sale(seats: int, left: int) -> None:
    s = dealt(seats)
    assert len(display(s)) == 10
    assert s.deck_size() == left
    assert [card and card["stack"] for card in MOOREA.view(s, 0)["display"]] == [1] * 10
    assert s.scores() == [0] * seats, "and nobody has anything yet"


def test_m0_7_any_seat_may_begin() -> None:
    s = first_table(4)
    assert offers(s) == ["starts 0", "starts 1", "starts 2", "starts 3"]
    assert s.odds() == [1, 1, 1, 1]
    chance(s, "starts 2")
    whatever(s)
    assert s.awaiting() == 2


def test_m0_7_play_goes_clockwise_from_there() -> None:
    s = first_table(3)
    chance(s, "starts 2")
    whatever(s)
    turns = []
    for _ in range(4):
        turns.append(s.active)
        while s.active == turns[-1]:
            choose(s, offers(s)[0])
    assert turns == [2, 0, 1, 2]


def test_m0_8_chance_answers_in_order() -> None:
    s = first_table(2)
    chance(s, "starts 1")
    chance(s, *["deal wood"] * 6)
    assert (hand(s, 0), hand(s, 1)) == ("6 wood", "")
    chance(s, *["deal clay"] * 6)
    assert (hand(s, 0), hand(s, 1)) == ("6 wood", "6 clay")
    chance(s, "deal fish", "deal bamboo", "deal fish")
    assert row(s) == "fish bamboo fish"
    chance(s, "turn up jetty", "turn up jetty", "turn up forest", *["turn up tiles"] * 2, *["turn up palisades"] * 2)
    chance(s, "turn up village", "turn up well", "turn up hut")
    assert s.active == 1
    chance(s, "deal seashell")
    assert hand(s, 1) == "6 clay 1 seashell"
    assert s.awaiting() == 1


def test_m0_8_every_card_of_a_deck_is_as_likely() -> None:
    s = first_table(2, starting_player="1")
    chance(s, "deal wood", "deal wood", "deal fish")
    assert dict(zip(offers(s), s.odds(), strict=True)) == {
        "deal wood": 13,
        "deal clay": 15,
        "deal bamboo": 15,
        "deal seashell": 15,
        "deal fish": 14,
    }


def test_m0_8_a_reshuffle_and_a_deck_of_equal_cards_need_no_chance() -> None:
    s = at_action("2 wood clay", pile="", discard="2 bamboo", seats=5)
    choose(s, "pass")
    assert s.awaiting() == 1, "the next player drew bamboo without a throw"
    assert "1 bamboo" in hand(s, 1)
    assert (pile(s), discard(s)) == ("1 bamboo", "")


def test_m0_8_no_throw_for_a_seat_that_was_chosen() -> None:
    s = first_table(2, starting_player="2")
    assert s.awaiting() == CHANCE
    assert offers(s)[0] == "deal wood"
    assert s.first == 1
