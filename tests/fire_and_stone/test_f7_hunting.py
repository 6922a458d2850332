"""F7: forests."""

from __future__ import annotations

import pytest

from motu.core.game import CHANCE
from tests.fire_and_stone.board import choose, food, forest, kinds, mat, offers, stacks, table, told


def test_f7_1_a_new_forest_gets_a_stack_of_its_region() -> None:
    s = table("cape", hidden=("kalahari",))
    log = choose(s, "move kalahari", "reveal forest")
    assert stacks(s) == [2, 4, 1]
    assert (told(log, "laid_animals").area, told(log, "laid_animals").animals) == ("kalahari", 3)


def test_f7_2_a_hunter_sees_all_and_takes_one() -> None:
    s = table("cape", forests={"kalahari": None})
    choose(s, "move kalahari", "hunt")
    assert s.awaiting() == CHANCE
    log = choose(s, "draw boar", "draw hare", "draw boar")
    assert told(log, "saw_animals").animals == {"hare": 1, "boar": 2}
    assert told(log, "saw_animals").audience == 0
    assert offers(s) == ["catch hare", "catch boar"]
    log = choose(s, "catch boar")
    assert (mat(s), forest(s, "kalahari")) == ("1 boar", "1 hare 1 boar")
    assert (told(log, "took_animal").left, told(log, "caught").audience) == (2, 0)


def test_f7_3_an_empty_forest_offers_nothing() -> None:
    s = table("cape", forests={"kalahari": ""})
    choose(s, "move kalahari")
    assert (s.awaiting(), food(s)) == (1, 0)


def test_f7_4_there_is_no_limit_to_animals() -> None:
    s = table("cape", forests={"kalahari": "hare"}, mat="4 boar 4 partridge 3 bison 4 antelope")
    choose(s, "move kalahari", "hunt", "catch hare")
    assert mat(s).startswith("4 partridge 1 hare")


def test_f7_5_who_has_looked_must_take_one() -> None:
    s = table("cape", forests={"kalahari": "3 boar"})
    log = choose(s, "move kalahari", "hunt")
    assert offers(s) == ["catch boar"], "asked although there is one answer: else all would know that tiles are alike"
    assert "hunted" in kinds(log)
    s = table("cape", forests={"kalahari": "3 boar"})
    assert kinds(choose(s, "move kalahari", "pass")) == ["moved"]


@pytest.mark.parametrize("order", [("hare", "boar", "bison"), ("bison", "hare", "boar")])
def test_f7_6_only_kinds_matter(order: tuple[str, ...]) -> None:
    s = table("cape", forests={"kalahari": None})
    choose(s, "move kalahari", "hunt", *(f"draw {animal}" for animal in order))
    assert offers(s) == ["catch hare", "catch boar", "catch bison"]
