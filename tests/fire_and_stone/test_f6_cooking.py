"""F6: fires."""

from __future__ import annotations

from tests.fire_and_stone.board import bags, choose, cooked, food, kinds, mat, offers, score, table, tile, told


def test_f6_1_who_reveals_a_fire_scores_a_point() -> None:
    s = table("cape", hidden=("kalahari",))
    log = choose(s, "move kalahari", "reveal fire")
    assert (score(s), told(log, "scored").points, told(log, "scored").cause) == (1, 1, "fire")
    s = table("kalahari")
    choose(s, "move cape")
    assert score(s) == 0


def test_f6_2_any_number_of_tiles_may_be_cooked() -> None:
    s = table("kalahari", mat="2 hare boar", bags=9)
    choose(s, "move cape", "cook hare", "cook boar", "done")
    assert (mat(s), food(s), bags(s)) == ("1 hare", 6, 10)
    s = table("kalahari", mat="2 hare")
    assert kinds(choose(s, "move cape", "done")) == ["moved"]
    assert (mat(s), s.awaiting()) == ("2 hare", 1)


def test_f6_3_all_bags_come_before_all_food() -> None:
    s = table("kalahari", mat="boar cave_bear")
    log = choose(s, "move cape", "cook boar", "cook cave_bear")
    assert (bags(s), food(s), cooked(s)) == (2, 4, "1 boar 1 cave_bear")
    event = told(log, "cooked")
    assert (event.animals, event.bags, event.food, event.lost) == ({"boar": 1, "cave_bear": 1}, 2, 4, 1)


def test_f6_3_fire_drill_and_ice_age_add_food_for_each_tile() -> None:
    s = table("kalahari", mat="2 boar", bags=20, cards="fire_drill", cave="ice_age")
    choose(s, "move cape", "cook boar", "cook boar")
    assert food(s) == 12


def test_f6_4_fires_stay_and_nobody_builds_there() -> None:
    s = table("cape", tiles={"kalahari": "fire"}, mat="boar", food=2)
    choose(s, "move kalahari")
    assert offers(s) == ["done", "cook boar"]
    choose(s, "cook boar")
    assert tile(s, "kalahari") == "fire"


def test_f6_5_nothing_is_shown_before_the_choice_is_finished() -> None:
    s = table("kalahari", mat="boar hare")
    log = choose(s, "move cape", "cook boar")
    assert kinds(log) == ["moved"]
    assert (mat(s), cooked(s)) == ("1 hare 1 boar", "")
    log = choose(s, "done")
    assert kinds(log) == ["cooked"]
    assert log[0].reveals
