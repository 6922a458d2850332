"""M11: points and places."""

from __future__ import annotations

import pytest

from motu.games.moorea.components import PRODUCT_NAMES
from motu.games.moorea.state import MooreaState
from tests.moorea.board import MOOREA, at_action, choose

PRINTED = {product["id"]: product for product in MOOREA.components()["product"]}
WORTH = {name: card["points"] for name, card in PRINTED.items() if card["class"] in ("site", "store", "point")}


def lines(s: MooreaState, seat: int = 0) -> dict[str, int]:
    """Where the points of a seat come from."""
    return {line.source: line.points for line in MOOREA.ledger(s)[seat]}


@pytest.mark.parametrize("product", WORTH)
def test_m11_1_products_score_what_is_printed_on_them(product: str) -> None:
    s = at_action(owns=product)
    assert s.scores()[0] == WORTH[product]
    assert lines(s) == ({product: WORTH[product]} if WORTH[product] else {})


@pytest.mark.parametrize(("tool", "points"), [("basket", 1), ("spear", 2), ("fishing_net", 2), ("cart", 3)])
def test_m11_1_tools_score(tool: str, points: int) -> None:
    s = at_action(tools=tool)
    assert s.scores()[0] == points
    assert lines(s) == {tool: points}


def test_m11_1_points_of_every_kind_add_up() -> None:
    s = at_action(
        owns="forest jetty seashell_chest two_man_canoe 3 seashell_necklace",
        laid="5 seashell_chest:seashell",
        tools="basket cart",
        display="tiles",
    )
    assert s.scores()[0] == 39
    assert lines(s) == {
        "forest": 2,
        "jetty": 4,
        "two_man_canoe": 10,
        "basket": 1,
        "cart": 3,
        "seashell_chest_cards": 10,
        "seashell_necklace": 9,
    }


@pytest.mark.parametrize(
    ("action", "points"), [("tool cart", 3), ("tool basket", 1), ("buy jetty", 4), ("buy forest", 2), ("buy canoe", 0)]
)
def test_m11_1_points_come_with_what_is_bought(action: str, points: int) -> None:
    s = at_action("5 wood", display="jetty forest canoe")
    choose(s, action)
    assert s.scores()[0] == points


def test_m11_1_every_copy_of_a_product_counts() -> None:
    s = at_action(owns="2 jetty")
    assert (s.scores()[0], lines(s)) == (8, {"jetty": 8})


@pytest.mark.parametrize(("owned", "points"), list(enumerate([0, 2, 5, 9, 14, 20, 20, 20])))
def test_m11_2_the_table_of_the_necklaces(owned: int, points: int) -> None:
    s = at_action(owns=f"{owned} seashell_necklace", seats=5)
    assert s.scores()[0] == points
    assert lines(s) == ({"seashell_necklace": points} if owned else {})


@pytest.mark.parametrize(("owned", "points"), list(enumerate([2, 5, 9, 14, 20, 20, 20])))
def test_m11_2_a_bought_necklace_adds_its_step(owned: int, points: int) -> None:
    s = at_action("2 seashell", owns=f"{owned} seashell_necklace", display="seashell_necklace", seats=5)
    choose(s, "buy seashell_necklace")
    assert s.scores()[0] == points


def test_m11_3_hand_cards_score_nothing() -> None:
    s = at_action("wood clay bamboo seashell fish canoe hut stoneware", tools="cart")
    assert lines(s) == {"cart": 3}
    assert s.scores()[0] == 3


def test_m11_4_most_points_win() -> None:
    s = at_action(owns="jetty", display="tiles", seats=3)
    points = s.scores()
    assert points[2] > points[0] > points[1]
    assert MOOREA.ranking(s) == [2, 3, 1]


def test_m11_4_equal_players_share_their_place() -> None:
    s = at_action(owns="", seats=4)
    assert s.scores()[:3] == [0, 0, 0]
    assert MOOREA.ranking(s) == [2, 2, 2, 1]


def test_m11_4_every_kind_has_a_place_in_the_box() -> None:
    assert list(PRINTED) == PRODUCT_NAMES
