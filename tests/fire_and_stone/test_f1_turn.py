"""F1: the turn."""

from __future__ import annotations

from tests.fire_and_stone.board import choose, food, offers, scouts, storage, table, targets


def test_f1_1_turns_go_round_clockwise() -> None:
    s = table("cape", seats=3, tiles={"kalahari": "-"}, active=2)
    choose(s, "move kalahari", "pass")
    assert s.awaiting() == 0


def test_f1_2_each_scout_is_used_once_in_the_order_of_choice() -> None:
    s = table("cape danube", found=5, tiles={"kalahari": "-", "alps": "-"}, others={1: {"scouts": "cape cape"}})
    assert offers(s) == ["scout cape", "scout danube"]
    choose(s, "scout danube", "move alps", "pass")
    assert s.awaiting() == 0
    assert "kalahari" in targets(s)
    choose(s, "move kalahari", "forage")
    assert scouts(s) == ["kalahari", "alps"]
    assert s.awaiting() == 1


def test_f1_2_two_scouts_in_one_area_are_alike() -> None:
    s = table("cape cape", found=5, tiles={"kalahari": "-", "angola": "-"}, others={1: {"scouts": "cape cape"}})
    choose(s, "move kalahari", "pass", "move angola", "pass")
    assert scouts(s) == ["kalahari", "angola"]


def test_f1_3_moving_is_compulsory_and_actions_are_not() -> None:
    s = table("cape", tiles={"kalahari": "-"})
    assert all(line.startswith("move ") for line in offers(s))
    choose(s, "move kalahari")
    assert offers(s) == ["forage", "pass"]


def test_f1_4_storage_counts_in_other_players_turns_and_crops_do_not() -> None:
    s = table("cape", tiles={"kalahari": "-", "angola": "-"}, others={1: {"cards": "clay_pots crops"}})
    assert storage(s, 1) == 5
    choose(s, "move kalahari", "pass")
    assert food(s, 1) == 1
    choose(s, "move angola", "pass")
    assert food(s, 1) == 1
