"""Dumps of Moorea: the way back is refused by name where something does not fit."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.errors import BadState
from motu.games.moorea import flow
from motu.games.moorea.components import COMMODITIES, PRODUCTS, TOOLS
from tests.moorea.board import MOOREA, at_action, at_draw, chance, choose

LARGEST = 1 << 40


def loaded(*path: str | int, value: Any) -> Any:
    """The second dump of a table in whose first dump one value was changed."""
    data = at_action("2 wood", seats=2).dump()
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return MOOREA.load(data).dump()


@pytest.mark.parametrize(
    ("path", "within", "beyond", "said"),
    [
        (("row", 0), [-1, 0], [-2, COMMODITIES], "no card or piece"),
        (("display", 9), [-1], [-2, PRODUCTS], "no card or piece"),
        (("pile", 0), [0], [-1], "cannot be negative"),
        (("players", 1, "hand", 7), [0], [-1], "cannot be negative"),
        (("players", 1, "tools"), [0, (1 << TOOLS) - 1], [-1, 1 << TOOLS], "no such tools"),
        (("players", 1, "points"), [-4, LARGEST - 1], [-5, LARGEST, True, 1.0, "1"], "small whole number"),
        (("turn", 1), [0, 1], [-1, 2], "no seat"),
        (("agenda", 0, 0), [flow.ACT], [-1, len(flow.BOOK)], "no such step"),
        (("agenda", 0, 1), [0, 1], [-1, 2], "no such step"),
    ],
)
def test_a_number_beyond_its_bounds_is_refused(
    path: tuple[str | int, ...], within: list[Any], beyond: list[Any], said: str
) -> None:
    for value in within:
        loaded(*path, value=value)
    for value in beyond:
        with pytest.raises(BadState, match=said):
            loaded(*path, value=value)


@pytest.mark.parametrize("value", [[15] * 4, [15] * 6, "15151", {}, None])
def test_a_bag_has_a_number_for_each_kind(value: object) -> None:
    with pytest.raises(BadState, match="Expected 5 numbers"):
        loaded("pile", value=value)


@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (5, True), (6, False)])
def test_a_table_has_two_to_five_players(seats: int, fits: bool) -> None:
    players = MOOREA.new(2, {}).dump()["players"][:1] * seats
    if fits:
        assert len(loaded("players", value=players)["players"]) == seats
    else:
        with pytest.raises(BadState, match=f"2 to 5 players, not {seats}"):
            loaded("players", value=players)


@pytest.mark.parametrize("step", [flow.PAY, flow.PAY_TOOL])
def test_a_question_about_a_card_that_does_not_exist_is_refused(step: int) -> None:
    with pytest.raises(BadState, match="not a dump of a Moorea table"):
        loaded("agenda", value=[[step, 0, PRODUCTS, 0]])


def test_a_clone_knows_that_chance_has_spoken() -> None:
    """[M12.5] Where there is nothing to take back, the end of a turn is not confirmed."""
    s = at_draw()
    chance(s, "deal clay")
    assert s.after_chance
    assert s.clone().dump() == s.dump()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        (("pile", 0), "wood: 16 of them are too many, there can be 15"),
        (("discard", 4), "fish: 16 of them"),
        (("stack_two", 0), "canoe: 8 of them"),
        (("removed", 1), "hut: 8 of them"),
        (("players", 0, "hand", 1), "clay: 16 of them"),
        (("players", 0, "hand", 7), "stoneware: 8 of them"),
        (("players", 1, "known", 0), "wood: "),
        (("players", 1, "products", 20), "statue: 3 of them"),
        (("players", 0, "laid", 0), "wood: 16 of them"),
        (("players", 0, "saves", 0), "wood: 1 of them are too many, there can be 0"),
    ],
)
def test_no_card_is_there_too_often(path: tuple[str | int, ...], said: str) -> None:
    data = at_action("2 wood", seats=2).dump()
    MOOREA.load(data)
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] += 1
    with pytest.raises(BadState, match=said):
        MOOREA.load(data)


def test_a_question_without_an_answer_is_refused() -> None:
    s = at_action("3 wood fish", display="jetty", tools="fishing_net", seats=2)
    choose(s, "buy jetty")
    data = s.dump()
    data["players"][0]["hand"] = [0] * len(data["players"][0]["hand"])
    with pytest.raises(BadState, match="a question that has no answer"):
        MOOREA.load(data)


def test_no_hand_is_larger_than_a_hand_can_be() -> None:
    data = at_action("2 wood", seats=2).dump()
    data["pile"][0] -= 10
    data["players"][0]["hand"][0] += 9
    with pytest.raises(BadState, match="No hand has 11 cards"):
        MOOREA.load(data)
