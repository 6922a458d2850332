"""F11: the hut track."""

from __future__ import annotations

from typing import Any

from tests.fire_and_stone.board import choose, kinds, offers, scouts, table, targets, told


def found(space: int, **mine: Any) -> tuple[Any, list[Any]]:
    """A table at which the hut tile of a space has just been found in the second region or the first."""
    s = table("cape", found=space - 1, hidden=("kalahari",), **mine)
    place = "kalahari" if "reveal hut" in hidden_huts(s) else "arabia"
    if place == "arabia":
        s = table("levant", found=space - 1, hidden=("arabia", "persia"), **mine)
    return s, choose(s, f"move {place}", "reveal hut")


def hidden_huts(s: Any) -> list[str]:
    """Whether the first region still has a hut tile."""
    return ["reveal hut"] if s.left[5] else []


def test_f11_1_the_third_and_the_ninth_open_regions() -> None:
    s, log = found(3)
    assert (s.opened, told(log, "opened_region").region) == (3, "II")
    s, log = found(9)
    assert (s.opened, told(log, "opened_region").region) == (7, "III")
    s, log = found(4)
    assert "opened_region" not in kinds(log)


def test_f11_2_all_second_scouts_come_the_discoverer_first() -> None:
    s, _ = found(5, seats=3, others={1: {"scouts": "cape"}, 2: {"scouts": "arabia"}})
    assert (s.awaiting(), targets(s, "second")) == (0, ["altai", "sunda"])
    choose(s, "second sunda", "second danube", "second altai", "return altai")
    assert (scouts(s, 0), scouts(s, 1), scouts(s, 2)) == (
        ["altai", "sunda"],
        ["cape", "danube"],
        ["arabia", "altai"],
    )
    assert s.awaiting() == 0, "the new one is used in this turn"
    assert "mekong" in targets(s)
    assert "yenisei" not in targets(s), "the first one has been used"


def test_f11_3_the_eleventh_triggers_the_end_and_a_twelfth_nothing() -> None:
    s = table("kolyma", found=10, hidden=("alaska",))
    log = choose(s, "move alaska", "reveal hut")
    assert (s.trigger, told(log, "triggered").cause) == (0, "tiles")
    s = table("kolyma", found=11, hidden=("alaska",), others={1: {"scouts": "cape cape"}}, trigger=1, turns_left=[2, 1])
    assert kinds(choose(s, "move alaska", "reveal hut")) == ["moved", "revealed", "built", "found_hut"]


def test_f11_4_the_track_comes_before_the_way_back() -> None:
    s, _ = found(5)
    assert targets(s, "second")
    assert not targets(s, "return")


def test_f11_5_any_fire_of_the_region_will_do() -> None:
    s, _ = found(5, tiles={"atlas": "fire"}, others={1: {"scouts": "cape"}})
    choose(s, "second altai")
    assert (s.awaiting(), targets(s, "second")) == (1, ["cape", "atlas", "danube"])
    choose(s, "second cape", "return altai")
    assert s.awaiting() == 0
    assert offers(s, "scout") == []


def test_f11_6_nothing_happens_where_the_region_is_open() -> None:
    s = table("levant", found=8, cave="ice_passage", hidden=("arabia",), others={1: {"scouts": "cape cape"}})
    log = choose(s, "move arabia", "reveal hut")
    assert (s.found, s.opened) == (9, 7)
    assert "opened_region" not in kinds(log)
