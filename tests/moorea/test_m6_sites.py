"""M6: sites."""

from __future__ import annotations

import pytest

from tests.moorea.board import at_action, buys, choose, discard, hand, offers, owned, play_lines

SITES = ["forest", "clay_pit", "bamboo_forest", "seashell_beach"]


@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("good", ["wood", "clay", "bamboo", "seashell", "fish"])
def test_m6_1_a_site_costs_four_equal_commodities_of_any_kind(site: str, good: str) -> None:
    s = at_action(f"4 {good}", display=site)
    choose(s, f"buy {site}")
    assert (hand(s), owned(s), discard(s)) == ("", f"1 {site}", f"4 {good}")


def test_m6_1_a_site_is_not_paid_with_three_or_with_four_different_cards() -> None:
    for held in ["3 wood", "3 wood clay", "2 wood 2 clay", "4 canoe"]:
        assert buys(at_action(held, display="forest", deck="")) == []


@pytest.mark.parametrize(
    ("site", "product", "held"),
    [
        ("forest", "jetty", "2 wood"),
        ("clay_pit", "tiles", "2 clay"),
        ("bamboo_forest", "palisades", "2 bamboo"),
        ("seashell_beach", "seashell_necklace", "seashell"),
    ],
)
def test_m6_2_the_owner_of_a_site_pays_one_card_less(site: str, product: str, held: str) -> None:
    assert buys(at_action(held, display=product)) == []
    s = at_action(held, display=product, owns=site)
    choose(s, f"buy {product}")
    assert hand(s) == ""


def test_m6_3_one_card_in_a_purchase_however_often_it_is_printed() -> None:
    assert buys(at_action("wood", display="jetty", owns="forest")) == []
    s = at_action("3 wood", display="jetty", owns="forest")
    choose(s, "buy jetty")
    assert (hand(s), discard(s)) == ("1 wood", "2 wood")


def test_m6_4_different_sites_each_save_on_the_same_product() -> None:
    s = at_action("2 wood bamboo", display="bridge", owns="forest bamboo_forest")
    choose(s, "buy bridge")
    assert (hand(s), discard(s)) == ("", "2 wood 1 bamboo")


def test_m6_5_a_product_without_the_commodity_is_not_cheaper() -> None:
    assert buys(at_action("2 clay", display="tiles", owns="forest")) == []
    s = at_action("3 clay wood", display="tiles", owns="forest")
    choose(s, "buy tiles")
    assert hand(s) == "1 wood"


def test_m6_5_of_four_equal_ones_the_chosen_commodity_counts_as_shown() -> None:
    assert buys(at_action("3 wood", display="clay_pit", owns="forest")) == ["clay_pit"]
    assert buys(at_action("3 bamboo", display="clay_pit", owns="forest")) == []


def test_m6_6_sites_never_help_with_tools() -> None:
    assert "tool basket" not in offers(at_action("2 wood", owns="forest"))
    s = at_action("3 clay 2 wood", owns="forest")
    choose(s, "tool basket")
    assert hand(s) == "2 wood", "two wood and a forest are no third choice"


def test_m6_6_sites_save_nothing_in_an_exchange_or_at_a_store() -> None:
    s = at_action("wood", owns="forest wood_store")
    assert offers(s) == ["pass", "lay wood_store"]
    choose(s, "lay wood_store")
    assert hand(s) == ""


def test_m6_7_a_site_works_from_the_purchase_after_its_own() -> None:
    assert buys(at_action("3 wood", display="forest")) == []
    s = at_action("6 wood", display="forest jetty", seats=2)
    play_lines(s, "buy forest")
    assert hand(s) == "2 wood"
    play_lines(s, "pass")
    assert "buy jetty" in offers(s)
