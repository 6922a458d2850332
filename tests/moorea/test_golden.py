"""The golden examples of the specification, every sentence of each."""

from __future__ import annotations

import pytest

from motu.core.game import CHANCE, NOBODY
from motu.games.moorea.components import TOOL_NAMES
from tests.moorea.board import (
    MOOREA,
    at_action,
    at_draw,
    at_limit,
    buys,
    chance,
    choose,
    discard,
    display,
    first_table,
    gone,
    hand,
    offers,
    owned,
    pile,
    play_lines,
    row,
    stored,
    whatever,
)


def test_e1_forest_and_jetty() -> None:
    s = at_action("2 wood fish", display="jetty", owns="forest")
    choose(s, "buy jetty")
    assert (discard(s), owned(s), hand(s)) == ("2 wood", "1 forest 1 jetty", "1 fish")
    assert buys(at_action("2 wood fish", display="jetty")) == []


def test_e2_andrea_lays_at_the_market() -> None:
    s = at_action("2 canoe hut 2 wood", owns="market", display="tiles")
    before = s.scores()[0]
    choose(s, "lay market", "lay count 2", "lay count 1")
    assert (stored(s), hand(s)) == ("2 market:canoe 1 market:hut", "2 wood")
    assert s.active == 1
    assert s.scores()[0] - before == 3 * 5


def test_e3_store_values() -> None:
    s = at_action(
        owns="wood_store seashell_chest landing_stage",
        laid="4 wood_store:wood 3 seashell_chest:seashell 2 landing_stage:canoe",
    )
    assert s.scores()[0] == 16
    points = {line.source: line.points for line in MOOREA.ledger(s)[0]}
    assert points == {"wood_store_cards": 4, "seashell_chest_cards": 6, "landing_stage_cards": 6}


def test_e4_necklaces() -> None:
    points = [at_action(owns=f"{k} seashell_necklace", seats=5).scores()[0] for k in range(8)]
    assert points == [0, 2, 5, 9, 14, 20, 20, 20]


def test_e5_the_price_of_the_market() -> None:
    s = at_action("canoe hut stoneware", display="market 4 canoe 4 hut", deck="4 stoneware")
    assert gone(s) == ""
    choose(s, "buy market")
    assert (gone(s), discard(s), owned(s), hand(s)) == ("1 canoe 1 hut 1 stoneware", "", "1 market", "")
    assert "market" not in buys(at_action("2 canoe hut", display="market"))
    assert "market" not in buys(at_action("2 canoe hut 5 fish", display="market", tools="fishing_net"))


@pytest.mark.parametrize("site", ["forest", "clay_pit", "bamboo_forest", "seashell_beach"])
def test_e6_the_price_of_a_site(site: str) -> None:
    assert site in buys(at_action("4 fish", display=site))
    assert site in buys(at_action("4 wood", display=site))
    assert site not in buys(at_action("3 wood clay", display=site))
    assert site in buys(at_action("3 wood fish", display=site, tools="fishing_net"))
    assert site in buys(at_action("3 wood", display=site, owns="forest", seats=4))


def test_e7_net_and_tools() -> None:
    assert "tool basket" not in offers(at_action("2 wood fish", tools="fishing_net"))
    assert "tool basket" in offers(at_action("3 fish", tools="fishing_net"))


def test_e8_net_and_store() -> None:
    assert "lay wood_store" not in offers(at_action("3 fish", tools="fishing_net", owns="wood_store"))


def test_e9_net_and_intermediates() -> None:
    s = at_action("canoe 5 fish bamboo", tools="fishing_net", display="two_man_canoe")
    assert "two_man_canoe" not in buys(s)


def test_e10_basket() -> None:
    s = at_limit("5 wood 4 clay", tools="basket")
    choose(s, "discard wood")
    assert s.active == 1
    assert at_limit("5 wood 3 clay", tools="basket").active == 1
    s = at_draw("6 wood", tools="cart")
    chance(s, "deal clay")
    choose(s, "draw pile")
    chance(s, "deal clay")
    choose(s, "pass", "discard clay")
    assert s.awaiting() == 0
    choose(s, "discard wood")
    assert (s.active, hand(s)) == (1, "5 wood 1 clay")


def test_e11_the_basket_counts_at_once() -> None:
    s = at_draw("3 wood 3 fish", tools="cart", seats=2)
    chance(s, "deal clay")
    choose(s, "draw pile")
    chance(s, "deal clay")
    choose(s, "tool basket", "pay tool wood")
    assert (s.active, hand(s)) == (1, "2 clay 3 fish")
    play_lines(s, "pass", "draw pile")
    assert sum(s.players[0].hand) == 7
    play_lines(s, "pass")
    assert s.active == 1
    play_lines(s, "pass", "draw pile")
    assert sum(s.players[0].hand) == 9
    play_lines(s, "pass")
    assert (s.awaiting(), offers(s)[0][:7]) == (0, "discard")
    play_lines(s, offers(s)[0])
    assert (s.active, sum(s.players[0].hand)) == (1, 8)


def test_e12_cart_and_spear() -> None:
    s = at_draw(tools="cart spear", row="wood clay fish")
    choose(s, "draw open wood")
    chance(s, "deal bamboo")
    assert row(s) == "bamboo clay fish"
    assert sorted(offers(s)) == ["draw open bamboo", "draw open clay", "draw open fish", "draw pile", "stop"]


def test_e13_spear_without_cart() -> None:
    s = at_draw("2 clay", tools="spear", row="wood wood wood")
    choose(s, "draw open wood")
    chance(s, "deal seashell")
    assert hand(s) == "1 wood 2 clay"
    choose(s, "exchange", "give clay clay")
    assert offers(s) == ["take wood", "take seashell"]


@pytest.mark.parametrize(("seats", "products", "deck"), [(5, 70, 60), (4, 64, 54), (3, 50, 40), (2, 50, 40)])
def test_e14_setup(seats: int, products: int, deck: int) -> None:
    s = first_table(seats)
    assert s.deck_size() == products
    whatever(s)
    assert (len(display(s)), s.deck_size()) == (10, deck)


@pytest.mark.parametrize("c_buys", [False, True])
def test_e15_the_end(c_buys: bool) -> None:
    s = at_action("3 wood", seat=1, display="jetty tiles", deck="", others={2: "3 clay"})
    choose(s, "buy jetty")
    assert len(display(s)) == 9
    whatever(s)
    assert (s.active, s.last_turns) == (2, 3)
    play_lines(s, "buy tiles" if c_buys else "pass")
    assert len(display(s)) == (8 if c_buys else 9)
    assert (s.active, s.last_turns) == (0, 2)
    play_lines(s, "pass")
    assert (s.active, s.last_turns) == (1, 1)
    play_lines(s, "pass")
    assert s.awaiting() == NOBODY


def test_e16_the_last_product_turned_up() -> None:
    s = at_action("3 wood", display="jetty", deck="hut")
    play_lines(s, "buy jetty")
    assert (len(display(s)), s.deck_size()) == (10, 0)
    assert (s.rung, s.last_turns) == (False, -1)


def test_e17_exchange() -> None:
    s = at_action("2 clay fish", row="wood wood seashell")
    choose(s, "exchange", "give clay fish", "take seashell")
    assert (discard(s), hand(s)) == ("1 clay 1 fish", "1 clay 1 seashell")
    chance(s, "deal bamboo")
    assert row(s) == "wood wood bamboo"


def test_e18_paid_intermediates() -> None:
    s = at_action("2 stoneware seashell", display="chinaware 3 stoneware 5 canoe", deck="5 hut")
    assert gone(s) == ""
    choose(s, "buy chinaware")
    assert (discard(s), gone(s), hand(s)) == ("1 seashell", "2 stoneware", "")


@pytest.mark.parametrize(
    ("product", "held", "paid"), [("canoe", "3 wood", 1), ("jetty", "3 wood", 1), ("bridge", "3 wood 2 bamboo", 3)]
)
def test_e19_floor(product: str, held: str, paid: int) -> None:
    s = at_action(held, owns="2 forest", display=product, seats=4)
    before = sum(s.players[0].hand)
    choose(s, f"buy {product}")
    assert sum(s.players[0].hand) - (product == "canoe") == before - paid
    assert discard(s) == ("1 wood 2 bamboo" if product == "bridge" else "1 wood")


def test_e20_two_sites_on_one_card() -> None:
    s = at_action("3 wood 2 bamboo", owns="forest bamboo_forest", display="bridge")
    choose(s, "buy bridge")
    assert discard(s) == "2 wood 1 bamboo"


def test_e21_no_second_trigger() -> None:
    hands = {2: "3 clay", 0: "3 bamboo"}
    s = at_action("5 wood", seat=1, display="jetty tiles palisades canoe", deck="", others=hands)
    left = []
    for product, shown in [("jetty", 9), ("tiles", 8), ("palisades", 7), ("canoe", 6)]:
        play_lines(s, f"buy {product}")
        assert len(display(s)) == shown
        left.append(s.last_turns)
    assert left == [3, 2, 1, 0]
    assert s.awaiting() == NOBODY


def test_e22_two_equal_stores() -> None:
    s = at_action("4 wood", owns="2 wood_store", seats=4)
    assert offers(s).count("lay wood_store") == 1
    play_lines(s, "lay wood_store", "lay count 2", "pass", "pass", "pass", "lay wood_store")
    play_lines(s, "lay count 2")
    assert stored(s) == "4 wood_store:wood"
    assert s.scores()[0] == 4


def test_e23_floor_and_net() -> None:
    s = at_action("wood fish", owns="2 forest", tools="fishing_net", display="canoe", seats=4)
    choose(s, "buy canoe")
    assert offers(s) == ["pay wood 1", "pay fish 1"]


def test_e24_payments_with_the_net() -> None:
    s = at_action("3 wood 2 bamboo 5 fish", tools="fishing_net basket cart", display="bridge")
    choose(s, "buy bridge")
    assert len(set(offers(s))) == 12
    s = at_action("4 fish", tools="fishing_net", owns="forest", display="clay_pit")
    choose(s, "buy clay_pit")
    assert offers(s) == ["pay fish 3", "pay fish 4"]


def test_e25_a_reshuffle_between_two_draws() -> None:
    s = at_draw(tools="cart", pile="wood", discard="3 wood 3 clay 3 bamboo", row="fish fish fish", seats=5)
    assert (sum(s.pile), sum(s.discard)) == (0, 9)
    choose(s, "draw pile")
    assert s.awaiting() == CHANCE
    chance(s, "deal bamboo")
    assert (sum(s.pile), sum(s.discard)) == (8, 0)
    assert row(s) == "fish fish fish"


def test_e26_nothing_to_draw() -> None:
    s = at_draw("bamboo fish", pile="", discard="", row="fish fish", display="wood_store", seats=5)
    assert (hand(s), s.awaiting()) == ("1 bamboo 1 fish", 0)
    assert "pass" in offers(s)
    s.players[1].tools |= 1 << TOOL_NAMES.index("spear")  # so that the next player is asked before drawing
    choose(s, "buy wood_store")
    chance(s, "turn up canoe")
    assert discard(s) == "1 bamboo 1 fish"
    chance(s, "deal bamboo")
    assert (row(s), pile(s), discard(s)) == ("fish fish bamboo", "1 fish", "")


def test_e27_stall() -> None:
    s = at_action(seats=2, idle=19, others={1: "3 wood"}, display="jetty", deck="2 canoe 3 hut")
    choose(s, "pass")
    assert (s.idle, s.last_turns) == (20, 2)
    whatever(s)
    play_lines(s, "buy jetty")
    assert (len(display(s)), s.deck_size()) == (10, 4)
    assert s.active == 0
    play_lines(s, "pass")
    assert s.awaiting() == NOBODY


def test_e28_market_mix() -> None:
    for canoes, stoneware, laid in [
        (0, "", "1 market:stoneware"),
        (1, "lay count 0", "1 market:canoe"),
        (2, "lay count 1", "2 market:canoe 1 market:stoneware"),
    ]:
        s = at_action("2 canoe stoneware 3 wood", owns="market", display="tiles")
        choose(s, "lay market")
        assert offers(s) == ["lay count 0", "lay count 1", "lay count 2"]
        choose(s, f"lay count {canoes}")
        if canoes:
            assert offers(s) == ["lay count 0", "lay count 1"]
            choose(s, stoneware)
        assert s.active == 1
        assert stored(s) == laid
