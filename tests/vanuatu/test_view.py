"""The view, number by number."""

from __future__ import annotations

from typing import Any

from tests.vanuatu.board import VANUATU, choose, table

IDLE = {1: {"markers": "rest"}}


def cell(view: Any, name: str) -> Any:
    return next(cell for cell in view["cells"] if cell["cell"] == name)


def space(view: Any, name: str) -> Any:
    return next(space for space in view["actions"] if space["action"] == name)


def test_spaces_show_everybody_in_turn_order_and_who_may_act() -> None:
    others = {1: {"markers": "fish 2"}, 2: {"markers": "fish 2 draw"}}
    view = VANUATU.view(table("fish draw", first=2, others=others), 0)
    fish = space(view, "fish")
    assert fish["stacks"] == [{"seat": 2, "count": 2}, {"seat": 0, "count": 1}, {"seat": 1, "count": 2}]
    assert (fish["queue"], fish["holder"]) == ([2, 1, 0], 2)
    assert fish["own"]["before"] == [2, 1]
    assert fish["own"]["blocked_by"] == "more"
    assert space(view, "draw")["own"]["blocked_by"] == "order"
    assert space(view, "draw")["own"]["possible"]
    assert "own" not in space(VANUATU.view(table("fish"), -3), "fish")


def test_neutral_markers_block() -> None:
    view = VANUATU.view(table("draw", seats=2, neutral="draw 2"), 0)
    assert space(view, "draw")["own"]["blocked_by"] == "neutral"
    assert space(view, "draw")["holder"] is None


def test_v11_2_a_stack_that_the_neutral_markers_keep_from_acting_is_told() -> None:
    """Other players; with three players there are no neutral markers."""
    crowd = {1: {"markers": "draw 3 fish"}}
    view = VANUATU.view(table("draw fish 2", seats=2, neutral="draw 2 fish", others=crowd), 0)
    assert {name: space(view, name)["own"]["stuck"] for name in ("draw", "fish", "sail")} == {
        "draw": True, "fish": False, "sail": False,
    }  # fmt: skip
    assert space(view, "draw")["own"]["blocked_by"] == "more"
    assert not space(VANUATU.view(table("draw", others=crowd), 0), "draw")["own"]["stuck"]


def test_spaces_show_what_may_be_programmed() -> None:
    view = VANUATU.view(table(step="mark", left=2, vatus=1), 0)
    assert [a["action"] for a in view["actions"] if a["own"]["programmable"]] == [
        "sail", "buy", "draw", "tourist", "rest",
    ]  # fmt: skip


def test_v6_2_a_space_shows_who_would_come_before_one_marker_more() -> None:
    others = {1: {"markers": "draw"}, 2: {"markers": "draw 2 tourist"}}
    view = VANUATU.view(table("draw", step="mark", left=1, vatus=1, first=1, others=others), 0)
    joining = {name: space(view, name)["own"]["joining"] for name in ("draw", "tourist", "rest", "fish")}
    assert joining == {
        "draw": {"before": [2], "stuck": False},  # two each, and seat 2 is earlier
        "tourist": {"before": [2], "stuck": False},
        "rest": {"before": [], "stuck": False},
        "fish": None,  # not possible
    }
    assert space(VANUATU.view(table("draw"), 0), "draw")["own"]["joining"] is None, "no markers are laid now"


def test_v11_2_a_space_shows_that_one_marker_more_would_not_do() -> None:
    view = VANUATU.view(table(step="mark", left=2, seats=2, neutral="draw tourist 2", character="artist"), 0)
    stuck = {name: space(view, name)["own"]["joining"]["stuck"] for name in ("draw", "tourist", "rest")}
    assert stuck == {"draw": False, "tourist": True, "rest": False}, "the artist needs as many only"


def test_cells_show_ways_and_neighbours() -> None:
    view = VANUATU.view(table("sail", vatus=1, others=IDLE), 0)
    assert cell(view, "a3")["sailing"] == {"steps": 1, "vatus": 1}
    assert "sailing" not in cell(view, "b3"), "two steps cannot be paid"
    assert cell(view, "b3")["boats"] == [0, 1, 2]
    assert cell(view, "b3")["beside"] == ["a2"]
    assert cell(view, "c6")["tile"] is None


def test_islands_show_what_stands_there_and_what_the_water_does() -> None:
    s = table(settings={"rising_waters": "on"}, round=2, die=2, huts="efate 2", tourists="efate 3", water="efate 3")
    efate = cell(VANUATU.view(s, 0), "a2")["island"]
    assert efate["huts"] == [{"seat": 0, "count": 2}]
    assert (efate["water"], efate["coming"], efate["sinking"], efate["penalty"]) == (3, 3, True, 5)
    assert [side["side"] for side in efate["sides"] if side["ocean"]] == ["e", "se", "sw"]
    flood = VANUATU.view(s, 0)["flood"]
    assert flood is not None
    assert (flood["rounds"], flood["die"], flood["dikes"]) == ([2, 4, 6, 8], 2, 20)
    assert VANUATU.view(table(), 0)["flood"] is None


def test_goods_show_the_ship_that_takes_the_next_cube() -> None:
    view = VANUATU.view(table(ships=["1 copra kava", "9", "3"]), 0)
    goods = {good["good"]: good for good in view["goods"]}
    assert (goods["beef"]["slot"], goods["beef"]["worth"]) == (1, 7)
    assert (goods["kava"]["slot"], goods["kava"]["worth"]) == (2, 1)


def test_players_show_what_the_end_would_bring() -> None:
    view = VANUATU.view(table(vatus=7, treasures="2", huts="efate", tourists="efate 2"), 0)
    me = view["players"][0]
    assert me["final"] == {"first_player": 3, "vatus": 2, "treasures": 4, "huts": 4}
    assert me["projected"] == 13
    assert (me["markers"], me["huts"], me["boat"]) == (5, 7, "b3")


def test_rest_tokens_are_remembered_by_whoever_looked() -> None:
    s = table("sail draw", rests="1 first, 0 coin, 2 both")
    assert VANUATU.view(s, 0)["rests_seen"] == ["both", "point"]
    assert VANUATU.view(s, 1)["rests_seen"] == ["both", "point", "coin"]
    assert VANUATU.view(s, -3)["rests_seen"] is None
    s = table("rest draw", rests="1 first")
    choose(s, "resolve rest")
    assert VANUATU.view(s, 0)["rests_seen"] == ["both", "point", "coin"]
    assert VANUATU.view(s, 2)["rests_left"] == 3
