"""F14: the inventions."""

from __future__ import annotations

from tests.fire_and_stone.board import (
    at_setup,
    bags,
    cards,
    choose,
    food,
    huts,
    mat,
    offers,
    score,
    storage,
    table,
    targets,
    track,
    whatever,
)


def test_f14_1_boats_mix_land_and_sea() -> None:
    near = targets(table("kalahari", cards="boats"))
    assert {"guinea", "atlas", "sahara", "cape", "zambezi"} <= set(near)


def test_f14_2_the_sledge_helps_both_scouts() -> None:
    s = table("cape cape", found=5, cards="transport_sledge", tiles={"chad": "-"}, others={1: {"scouts": "cape cape"}})
    choose(s, "move chad", "pass")
    assert "chad" in targets(s)


def test_f14_3_the_stone_axe_lowers_every_hut_of_a_settlement_action() -> None:
    s = table("cape", huts={"kalahari": "1 1"}, food=3, bags=1, cards="stone_axe timber_frame")
    choose(s, "move kalahari", "build", "build")
    assert food(s) == 0
    s = table("caucasus", cave="dwelling_cave", huts={"persia": "1 0"}, cards="stone_axe")
    choose(s, "move persia", "build")
    assert huts(s, "persia") == [2, 0]


def test_f14_4_no_second_hut_after_a_free_one() -> None:
    s = table("cape", hidden=("kalahari",), food=2, cards="timber_frame")
    choose(s, "move kalahari", "reveal hut")
    assert targets(s, "return")
    s = table("caucasus", found=3, hidden=("aral",), food=2, cards="timber_frame")
    choose(s, "move aral", "reveal cave", "card dwelling_cave")
    assert targets(s, "return")


def test_f14_5_the_basket_feeds_before_the_card() -> None:
    s = table(tiles={"kalahari": "nut"}, tracks=["nut nut", "root"], cards="basket")
    choose(s, "move kalahari", "take")
    assert food(s) == 2
    assert offers(s, "learn")
    s = table(tiles={"kalahari": "nut"}, tracks=["apple", "root"], cards="basket")
    choose(s, "move kalahari", "take", "track 1")
    assert food(s) == 2, "also where a track was emptied"


def test_f14_5_the_basket_does_not_help_with_the_tile_that_brings_it() -> None:
    s = table(tiles={"kalahari": "nut"}, tracks=["nut nut", "root"])
    choose(s, "move kalahari", "take", "learn basket")
    assert food(s) == 0


def test_f14_6_with_barter_any_three_tiles_bring_a_card() -> None:
    s = table(tiles={"kalahari": "nut"}, tracks=["apple root"], cards="barter")
    choose(s, "move kalahari", "take", "track 1")
    assert track(s, 1) == "apple root nut"
    assert offers(s, "learn")


def test_f14_7_clay_pots() -> None:
    s = table(tiles={"kalahari": "nut"}, tracks=["nut nut", "root"], display="clay_pots boats basket")
    choose(s, "move kalahari", "take", "learn clay_pots")
    assert (food(s), storage(s)) == (2, 5)


def test_f14_8_crops_come_at_the_start_of_each_own_turn() -> None:
    s = table("cape", tiles={"kalahari": "-", "angola": "-"}, cards="crops", others={1: {"scouts": "cape"}})
    choose(s, "move kalahari", "pass")
    assert food(s) == 0
    choose(s, "move angola", "pass")
    assert (food(s), s.awaiting()) == (1, 0)


def test_f14_9_the_bow_takes_one_or_two() -> None:
    s = table("cape", forests={"kalahari": "hare 2 boar"}, cards="bow")
    choose(s, "move kalahari", "hunt", "catch boar")
    assert offers(s) == ["stop", "catch hare", "catch boar"]
    choose(s, "catch boar")
    assert (mat(s), s.awaiting()) == ("2 boar", 1)
    s = table("cape", forests={"kalahari": "hare"}, cards="bow")
    choose(s, "move kalahari", "hunt", "catch hare")
    assert s.awaiting() == 1, "nothing is left to take"


def test_f14_10_fishing_at_a_lake() -> None:
    s = table("zambezi", cards="fishing", tiles={"rift": "-", "horn": "-"})
    choose(s, "move rift")
    assert food(s) == 1
    s = table("rift", cards="fishing", tiles={"horn": "-"})
    choose(s, "move horn")
    assert food(s) == 0


def test_f14_11_the_fire_drill_cooks_anywhere_but_at_a_fire() -> None:
    s = table("cape", tiles={"kalahari": "-"}, cards="fire_drill", mat="2 boar", bags=9)
    choose(s, "move kalahari")
    assert offers(s) == ["done", "cook boar"]
    choose(s, "cook boar", "done")
    assert (food(s), offers(s)) == (5, ["forage", "pass"])
    s = table("kalahari", cards="fire_drill", mat="boar", bags=9)
    choose(s, "move cape", "done")
    assert s.awaiting() == 1, "one question at a fire"
    s = table("cape", hidden=("kalahari",), cards="fire_drill", mat="2 boar", bags=12)
    choose(s, "move kalahari", "cook boar", "done", "reveal fire")
    assert offers(s) == ["done", "cook boar"], "a face-down fire is no fire yet"


def test_f14_12_starting_inventions_work_from_the_start() -> None:
    s = at_setup(2, {"starting_inventions": "on"})
    choose(s, "first 1", "objective lakes", "objective forests", "show boats", "show bow", "show crops")
    choose(s, "offer hide_pouch", "offer hand_axe", "start hide_pouch")
    assert (bags(s, 1), food(s, 1), cards(s, 1), cards(s, 0)) == (1, 1, ["hide_pouch"], ["hand_axe"])


def test_f14_13_starting_inventions_may_be_covered() -> None:
    s = table(tiles={"kalahari": "nut"}, tracks=["nut nut", "root"], cards="hand_axe")
    choose(s, "move kalahari", "take", "points")
    assert (cards(s), score(s)) == (["hand_axe=4"], 4)
    s = at_setup(3)
    choose(s, "first 1")
    whatever(s)
    assert all(card < 11 for card in s.display)
