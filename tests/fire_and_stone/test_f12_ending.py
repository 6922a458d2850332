"""F12: the end."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.game import NOBODY
from tests.fire_and_stone.board import choose, kinds, offers, score, table, told


def idle_turn(s: Any) -> int:
    """A turn in which a scout walks to and fro; says whose it was."""
    seat = int(s.awaiting())
    while s.awaiting() == seat and offers(s):
        listed = offers(s)
        wanted = [line for line in ("pass", "done", "move kalahari", "move cape", "scout cape") if line in listed]
        choose(s, wanted[0] if wanted else listed[0])
        if s.fresh():
            break
    return seat


def seats_until_the_end(s: Any) -> list[int]:
    """Whose turns there are from here on."""
    order = []
    while s.awaiting() != NOBODY:
        order.append(idle_turn(s))
    return order


def test_f12_1_the_last_own_hut_triggers_the_end() -> None:
    s = table("cape", huts={"kalahari": "1 0"}, food=1, huts_left=1)
    log = choose(s, "move kalahari", "build")
    assert (s.trigger, told(log, "triggered").cause) == (0, "huts")


def test_f12_1_only_the_first_trigger_counts() -> None:
    s = table("cape", huts={"kalahari": "1 0"}, food=1, huts_left=1, trigger=1, turns_left=[2, 1])
    log = choose(s, "move kalahari", "build")
    assert "triggered" not in kinds(log)
    assert s.trigger == 1


def test_f12_2_one_more_turn_for_the_trigger_and_two_for_the_others() -> None:
    s = table("cape", seats=3, huts={"kalahari": "1 0 0"}, food=1, huts_left=1, tiles={"angola": "-"})
    choose(s, "move kalahari", "build", "return cape")
    assert list(s.turns_left) == [1, 2, 2]
    assert seats_until_the_end(s) == [1, 2, 0, 1, 2]


def test_f12_2_the_last_turn_of_the_trigger_is_announced() -> None:
    s = table("cape", trigger=1, turns_left=[2, 1], tiles={"kalahari": "-"}, others={1: {"scouts": "cape"}})
    assert "last_turn" in kinds(choose(s, "move kalahari", "pass"))


def test_f12_3_then_comes_the_final_scoring() -> None:
    s = table("cape", huts={"angola": "2 0"}, trigger=1, turns_left=[1, 0], tiles={"kalahari": "-"}, objective="lakes")
    log = choose(s, "move kalahari", "pass")
    assert s.awaiting() == NOBODY
    assert kinds(log)[-4:] == ["counted", "showed_objective", "counted", "showed_objective"]
    assert score(s) == 3


@pytest.mark.parametrize(
    ("guard", "idle", "ends"), [("15", 28, False), ("15", 29, True), ("50", 98, False), ("50", 99, True)]
)
def test_f12_4_rounds_without_progress_end_the_game(guard: str, idle: int, ends: bool) -> None:
    s = table("cape", idle=idle, tiles={"kalahari": "-"}, settings={"stall_guard": guard})
    log = choose(s, "move kalahari", "forage")
    assert ("triggered" in kinds(log)) == ends
    assert s.trigger == (0 if ends else -1)


def test_f12_4_what_counts_as_progress() -> None:
    for mine, lines in (
        ({"hidden": ("kalahari",)}, ["reveal stash"]),
        ({"tiles": {"kalahari": "apple"}}, ["take", "track 1"]),
        ({"huts": {"kalahari": "1 0"}, "food": 1}, ["build", "return cape"]),
        ({"forests": {"kalahari": "hare"}}, ["hunt", "catch hare"]),
    ):
        s = table("cape", idle=29, **mine)
        choose(s, "move kalahari", *lines)
        assert s.trigger == -1, lines


def test_f12_4_tiles_from_a_discard_are_no_progress() -> None:
    s = table("caucasus", cave="mushroom_grotto", gathered="nut", idle=29)
    choose(s, "move persia", "use", "track 1")
    assert s.trigger == 0
    s = table("caucasus", cave="returning_herds", cooked="hare boar", idle=29)
    choose(s, "move persia", "use", "draw hare")
    assert s.trigger == 0


def test_f12_5_two_triggers_at_once_are_one() -> None:
    s = table("kolyma", found=10, hidden=("alaska",), huts_left=1, others={1: {"scouts": "cape cape"}})
    log = choose(s, "move alaska", "reveal hut")
    assert kinds(log).count("triggered") == 1


def test_f12_5_who_has_no_huts_left_plays_on() -> None:
    s = table("cape", huts_left=0, trigger=0, turns_left=[1, 2], tiles={"kalahari": "apple"})
    choose(s, "move kalahari", "leave")
    assert s.awaiting() == 1
