"""F3: food and bags."""

from __future__ import annotations

import pytest

from tests.fire_and_stone.board import bags, choose, food, kinds, offers, score, storage, table, told


def test_f3_1_storage_is_two_and_more_with_bags_and_pots() -> None:
    assert storage(table()) == 2
    assert storage(table(bags=3)) == 5
    assert storage(table(bags=3, cards="clay_pots")) == 8
    assert storage(table(bags=3, cards="clay_pots=4")) == 5


def test_f3_2_food_beyond_storage_is_lost() -> None:
    s = table(tiles={"kalahari": "apple"}, food=1)
    log = choose(s, "move kalahari", "leave")
    assert (food(s), told(log, "gained").food, told(log, "gained").lost) == (2, 1, 1)


def test_f3_3_the_bank_has_food_for_everybody() -> None:
    others = {seat: {"food": 12, "bags": 10} for seat in (1, 2)}
    s = table(seats=3, tiles={"kalahari": "apple"}, food=0, bags=4, others=others)
    choose(s, "move kalahari", "leave")
    assert food(s) == 2


def test_f3_4_when_bags_run_out_none_are_gained() -> None:
    s = table("cape", hidden=("kalahari",), bags_left=0, food=1)
    log = choose(s, "move kalahari", "reveal stash")
    assert (bags(s), food(s), told(log, "gained").bags) == (0, 2, 0)


def test_f3_5_bags_come_first() -> None:
    s = table("cape", hidden=("kalahari",), food=2)
    choose(s, "move kalahari", "reveal stash")
    assert (bags(s), food(s)) == (1, 3)


def test_f3_6_food_beyond_a_smaller_storage_is_lost_at_once() -> None:
    s = table(tiles={"kalahari": "apple"}, tracks=["apple apple"], cards="clay_pots", food=5, display="boats bow crops")
    log = choose(s, "move kalahari", "take", "track 1", "points")
    assert (food(s), told(log, "lost_food").lost) == (2, 3)


def test_f3_7_food_is_worth_nothing_at_the_end() -> None:
    s = table(food=2, trigger=1, turns_left=[1, 0], tiles={"kalahari": "-"})
    choose(s, "move kalahari")
    assert score(s) == 0


def test_f3_8_a_card_works_from_the_moment_it_is_taken() -> None:
    s = table(tiles={"kalahari": "apple"}, tracks=["apple apple"], food=2, display="clay_pots bow crops")
    choose(s, "move kalahari", "take", "track 1", "learn clay_pots")
    assert food(s) == 4


@pytest.mark.parametrize(("stored", "asked"), [(1, ["take", "leave", "pass"]), (2, ["take", "pass"])])
def test_f3_9_leaving_is_not_offered_with_full_storage(stored: int, asked: list[str]) -> None:
    s = table(tiles={"kalahari": "apple"}, food=stored)
    choose(s, "move kalahari")
    assert offers(s) == asked


def test_f3_9_foraging_is_not_offered_with_full_storage_but_cooking_is() -> None:
    s = table("cape", tiles={"kalahari": "-"}, food=2)
    assert kinds(choose(s, "move kalahari")) == ["moved"]
    assert s.awaiting() == 1
    s = table("kalahari", food=2, mat="boar")
    choose(s, "move cape")
    assert offers(s) == ["done", "cook boar"]
