"""M8: stores."""

from __future__ import annotations

import pytest

from motu.games.moorea.components import GOOD_NAMES
from tests.moorea.board import MOOREA, at_action, choose, hand, offers, play_lines, stored

STORES = {p["id"]: p for p in MOOREA.components()["product"] if p["class"] == "store"}


@pytest.mark.parametrize("store", STORES)
@pytest.mark.parametrize("good", GOOD_NAMES)
def test_m8_1_a_store_takes_only_what_it_shows(store: str, good: str) -> None:
    s = at_action(f"1 {good}", owns=store, display="2 two_man_canoe")
    offered = [line for line in offers(s) if line.startswith("lay ")]
    assert offered == ([f"lay {store}"] if good in STORES[store]["accepts"] else [])


def test_m8_1_cards_are_laid_only_at_ones_own_store() -> None:
    assert "lay wood_store" not in offers(at_action("wood"))


def test_m8_2_laying_is_an_action() -> None:
    s = at_action("3 wood", owns="wood_store", display="canoe")
    play_lines(s, "buy canoe")
    assert s.active == 1


def test_m8_2_a_canoe_bought_now_is_laid_next_turn() -> None:
    s = at_action("2 wood", owns="landing_stage", display="canoe", seats=2)
    assert "lay landing_stage" not in offers(s)
    play_lines(s, "buy canoe")
    assert s.active == 1
    play_lines(s, "pass")
    play_lines(s, "lay landing_stage")
    assert stored(s) == "1 landing_stage:canoe"


def test_m8_3_as_many_cards_as_one_likes_are_laid_and_at_least_one() -> None:
    s = at_action("3 wood", owns="wood_store")
    choose(s, "lay wood_store")
    assert offers(s) == ["lay count 1", "lay count 2", "lay count 3"]
    choose(s, "lay count 2")
    assert (hand(s), stored(s)) == ("1 wood", "2 wood_store:wood")


def test_m8_3_one_action_serves_one_store() -> None:
    s = at_action("2 canoe", owns="landing_stage market", display="hut")
    play_lines(s, "lay landing_stage", "lay count 1")
    assert s.active == 1
    assert (hand(s), stored(s)) == ("1 canoe", "1 landing_stage:canoe")


def test_m8_4_the_market_takes_any_mix() -> None:
    s = at_action("2 canoe 3 hut stoneware", owns="market", display="jetty")
    choose(s, "lay market")
    assert offers(s) == ["lay count 0", "lay count 1", "lay count 2"]
    choose(s, "lay count 1")
    assert offers(s) == ["lay count 0", "lay count 1", "lay count 2", "lay count 3"]
    choose(s, "lay count 3")
    assert offers(s) == ["lay count 0", "lay count 1"]
    choose(s, "lay count 0")
    assert (hand(s), stored(s)) == ("1 canoe 1 stoneware", "1 market:canoe 3 market:hut")


def test_m8_4_a_half_told_mix_can_be_stored_and_loaded() -> None:
    s = at_action("2 canoe 3 hut stoneware", owns="market", display="jetty")
    choose(s, "lay market", "lay count 2", "lay count 3")
    assert MOOREA.load(s.dump()).dump() == s.dump()


@pytest.mark.parametrize("store", STORES)
def test_m8_5_each_laid_card_scores_the_number_of_the_store(store: str) -> None:
    good = STORES[store]["accepts"][0]
    s = at_action(f"3 {good}", owns=store, display="2 two_man_canoe")
    before = s.scores()[0]
    choose(s, f"lay {store}", "lay count 3")
    assert s.scores()[0] - before == 3 * STORES[store]["points_per_card"]


def test_m8_5_laid_cards_never_come_back() -> None:
    s = at_action("2 wood", owns="wood_store", laid="3 wood_store:wood", seats=2)
    play_lines(s, "lay wood_store", "lay count 2", "pass", "pass", "pass")
    assert stored(s) == "5 wood_store:wood"


def test_m8_6_equal_stores_are_one() -> None:
    s = at_action("2 wood", owns="2 wood_store", laid="3 wood_store:wood", seats=4)
    assert offers(s).count("lay wood_store") == 1
    assert s.scores()[0] == 3
    choose(s, "lay wood_store", "lay count 2")
    assert s.scores()[0] == 5
