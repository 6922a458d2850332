"""F9: stash and cave."""

from __future__ import annotations

from tests.fire_and_stone.board import bags, choose, food, kinds, offers, score, scouts, table, tile


def test_f9_1_a_stash_brings_a_bag_and_food_and_no_action() -> None:
    s = table("cape", hidden=("kalahari",))
    choose(s, "move kalahari", "reveal stash")
    assert (bags(s), food(s), tile(s, "kalahari"), s.awaiting()) == (1, 1, "", 1)


def test_f9_2_discovery_then_rule_then_action() -> None:
    s = table("caucasus", found=3, hidden=("aral",), food=2)
    log = choose(s, "move aral", "reveal cave", "card cave_paintings")
    assert kinds(log) == ["moved", "revealed", "found_cave", "scored"]
    assert (score(s), offers(s)) == (1, ["use", "pass"])


def test_f9_3_later_visitors_take_the_action_only() -> None:
    s = table("caucasus", cave="cave_paintings", food=2)
    log = choose(s, "move persia", "use")
    assert kinds(log) == ["moved", "paid", "placed_marker", "scored"]
    assert score(s) == 2


def test_f9_3_a_card_without_an_action_offers_nothing() -> None:
    s = table("caucasus", cave="hot_springs")
    choose(s, "move persia")
    assert (s.awaiting(), food(s)) == (1, 0)


def test_f9_4_a_cave_with_huts_does_not_let_everybody_build() -> None:
    s = table("caucasus", cave="garden_of_eden", huts={"persia": "2 1"}, food=2, bags=2)
    choose(s, "move persia")
    assert s.awaiting() == 1, "no storage for three food, and no other way to build"


def test_f9_5_once_per_player_is_marked_on_the_card() -> None:
    s = table("caucasus", cave="hide_store", marker=True)
    choose(s, "move persia")
    assert s.awaiting() == 1
    s = table("caucasus", cave="hide_store")
    choose(s, "move persia", "use")
    assert s.players[0].marker == 1


def test_f9_6_building_and_gaining_needs_a_hut_and_storage_for_all_of_the_food() -> None:
    s = table("caucasus", cave="garden_of_eden", huts={"persia": "1 1"}, bags=1, cards="timber_frame stone_axe")
    choose(s, "move persia", "use", "return altai")
    assert (food(s), scouts(s), s.awaiting()) == (2, ["altai"], 1)
    s = table("caucasus", cave="garden_of_eden", huts={"persia": "1 1"}, huts_left=0)
    choose(s, "move persia")
    assert s.awaiting() == 1
