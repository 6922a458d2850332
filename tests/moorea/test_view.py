"""What the page is told of a table: every number on it, counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import SPECTATOR, Json
from tests.moorea.board import MOOREA, at_action, at_draw, at_limit, choose, with_printed


def sold(product: str, hand: str = "", seat: int = 0, **more: Any) -> Json:
    """A product of the display as a seat sees it."""
    view = MOOREA.view(at_action(hand, display=product, **more), seat)
    return next(card for card in view["display"] if card and card["product"] == product)


def before(hand: str = "", **more: Any) -> Json:
    """The place before seat 0."""
    return MOOREA.view(at_action(hand, **more), 1)["players"][0]


def tool(name: str, hand: str = "", seat: int = 0, **more: Any) -> Json:
    view = MOOREA.view(at_action(hand, **more), seat)
    return next(tool for tool in view["tools"] if tool["tool"] == name)


def test_a_card_for_sale_shows_what_is_printed() -> None:
    assert sold("jetty", seat=SPECTATOR) == {
        "product": "jetty", "type": "point", "stack": 1, "points": 4, "per_card": 0, "accepts": [], "same": 0,
        "cost": {"wood": 3},
    }  # fmt: skip
    site = sold("clay_pit", seat=SPECTATOR)
    assert (site["type"], site["same"], site["cost"], site["saves"]) == ("site", 4, {}, {"clay": 1})
    market = sold("market", seat=SPECTATOR)
    assert (market["type"], market["per_card"]) == ("store", 5)
    assert "saves" not in market


@pytest.mark.parametrize(
    ("store", "accepts"),
    [("wood_store", ["wood"]), ("market", ["canoe", "hut", "stoneware"]), ("cult_site", []), ("seashell_beach", [])],
)
def test_a_store_for_sale_shows_what_it_takes(store: str, accepts: list[str]) -> None:
    assert sold(store)["accepts"] == accepts


@pytest.mark.parametrize(
    ("held", "more", "price", "lacking"),
    [
        ("", {}, ["lack", "lack", "lack"], {"wood": 3}),
        ("2 wood", {}, ["pay", "pay", "lack"], {"wood": 1}),
        ("2 wood", {"owns": "forest"}, ["pay", "pay", "saved"], {}),
        ("wood fish", {"tools": "fishing_net"}, ["pay", "fish", "lack"], {"wood": 1}),
        ("wood fish", {"tools": "fishing_net", "owns": "forest"}, ["pay", "fish", "saved"], {}),
    ],
)
def test_a_price_says_what_is_paid_saved_and_lacking(
    held: str, more: dict[str, Any], price: list[str], lacking: dict[str, int]
) -> None:
    """[M5.8] [M6.2]"""
    card = sold("jetty", held, **more)
    assert card["price"] == [{"good": "wood", "mark": mark} for mark in price]
    assert (card["lacking"], card["missing"]) == (lacking, sum(lacking.values()))


def test_a_price_of_equal_cards_names_none() -> None:
    """[M5.9] The kind of which fewest are lacking."""
    card = sold("forest", "wood 3 clay")
    assert card["price"] == [{"good": "any", "mark": mark} for mark in ("pay", "pay", "pay", "lack")]
    assert card["missing"] == 1


@pytest.mark.parametrize(("product", "gain"), [("canoe", 0), ("jetty", 4), ("seashell_necklace", 3)])
def test_a_card_for_sale_shows_what_it_would_bring(product: str, gain: int) -> None:
    """[M11.2] The second necklace brings three more points."""
    assert sold(product, owns="seashell_necklace")["gain"] == gain


def test_an_empty_place_of_the_display_shows_nothing() -> None:
    assert MOOREA.view(at_action(shown=9, deck=""), 0)["display"][9] is None


@pytest.mark.parametrize(
    ("held", "owned", "missing"),
    [("", False, 3), ("2 wood 2 clay", False, 1), ("3 wood", False, 0), ("4 wood", False, 0)],
)
def test_a_tool_says_how_many_cards_are_missing(held: str, owned: bool, missing: int) -> None:
    """[M7.2] Of the kind of which there are most."""
    face = tool("basket", held)
    assert (face["owned"], face["missing"], face["left"]) == (owned, missing, 5)


def test_a_tool_that_one_has_lacks_nothing() -> None:
    """[M7.3]"""
    face = tool("basket", tools="basket")
    assert (face["owned"], face["missing"], face["left"]) == (True, 0, 4)
    assert not {"owned", "missing"} & set(tool("basket", seat=SPECTATOR))


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        ("basket", {"effect": "hand_limit", "value": 8, "usual": 6, "cost": 3, "points": 1}),
        ("spear", {"effect": "draw_from_open", "cost": 4, "points": 2}),
        ("fishing_net", {"effect": "fish_is_joker_for_products", "cost": 4, "points": 2}),
        ("cart", {"effect": "draws_per_turn", "value": 2, "usual": 1, "cost": 5, "points": 3}),
    ],
)
def test_a_tool_says_what_it_does(name: str, effect: dict[str, Any]) -> None:
    """[M2.3] [M2.5] [M7.5] [M7.7]"""
    assert tool(name, seat=SPECTATOR) == {"tool": name, "left": 5, **effect}


def test_a_player_shows_the_limit_of_the_hand() -> None:
    """[M7.5]"""
    assert (before()["limit"], before(tools="basket cart")["limit"]) == (6, 8)


def test_products_before_a_player_show_what_they_are_worth_now() -> None:
    place = before(owns="2 jetty 2 forest 3 seashell_necklace canoe", seats=4)
    assert [(card["product"], card["type"], card["count"], card["points"]) for card in place["cards"]] == [
        ("forest", "site", 2, 4),
        ("jetty", "point", 2, 8),
        ("seashell_necklace", "necklace", 3, 9),
    ]
    assert place["cards"][0]["saves"] == place["saves"] == {"wood": 2}
    assert "saves" not in place["cards"][1]
    assert place["necklace"] == 9


def test_a_store_shows_what_lies_there_and_what_it_is_worth() -> None:
    """[M8.1]"""
    (wood,) = before(owns="wood_store", laid="3 wood_store:wood")["stores"]
    assert wood == {"store": "wood_store", "laid": {"wood": 3}, "per_card": 1, "points": 3}
    dear = with_printed(('accepts = ["wood"]\npoints_per_card = 1', 'accepts = ["wood"]\npoints_per_card = 2'))
    (wood,) = before(owns="wood_store", laid="3 wood_store:wood", game=dear)["stores"]
    assert (wood["per_card"], wood["points"]) == (2, 6)


def test_the_step_of_the_turn() -> None:
    """[M1.2] [M13.9] An action is an action, however far it has come."""
    assert MOOREA.view(at_draw(tools="spear"), 0)["step"] == "draw"
    assert MOOREA.view(at_draw(), 0)["step"] == "chance"
    s = at_action("3 wood 3 clay")
    assert MOOREA.view(s, 0)["step"] == "act"
    choose(s, "tool basket")
    assert MOOREA.view(s, 0)["step"] == "act"
    assert MOOREA.view(at_limit("4 wood 3 clay"), 0)["step"] == "limit"


@pytest.mark.parametrize(("turns", "seats", "number"), [(1, 3, 1), (3, 3, 1), (4, 3, 2), (6, 3, 2), (6, 5, 2)])
def test_a_round_is_a_turn_of_everybody(turns: int, seats: int, number: int) -> None:
    s = at_action(seats=seats)
    s.turns = turns
    assert MOOREA.view(s, 0)["round"] == number


def test_the_end_is_announced() -> None:
    """[M9.1] How many turns are left, once it has been rung in."""
    view = MOOREA.view(at_action(last_turns=2, seat=1), 0)
    assert (view["last_turns"], view["first"], view["active"]) == (2, 1, 1)
    assert MOOREA.view(at_action(), 0)["last_turns"] is None
    s = at_action("3 wood", display="jetty", deck="forest")
    assert MOOREA.view(s, 0)["rung"] is False
    s.rung = True
    assert MOOREA.view(s, 0)["rung"] is True


def test_what_can_be_clicked_lies_on_the_table() -> None:
    s = at_action("2 wood hut", row="fish clay fish", display="hut canoe", shown=2, owns="wood_store", deck="")
    always = ["pile", "pass", "exchange", "stop", "end_turn"]
    on_table = ["open:clay", "open:fish", "display:canoe", "display:hut"]
    tools = ["tool:basket", "tool:spear", "tool:fishing_net", "tool:cart"]
    own = ["hand:wood", "hand:hut", "store:wood_store", "count:0", "count:1", "count:2"]
    assert MOOREA.view(s, SPECTATOR)["handles"] == [*always, *on_table, *tools]
    assert MOOREA.view(s, 0)["handles"] == [*always, *on_table, *tools, *own]
