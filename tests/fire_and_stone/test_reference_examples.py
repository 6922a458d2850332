"""The examples of the rules, worked out on the second reading: it has to know them before it is believed."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeVar

import pytest

from motu.shelf import game
from tests.fire_and_stone.reference.asking import Course, Draw, Question
from tests.fire_and_stone.reference.cards import cards, gain_card, refill
from tests.fire_and_stone.reference.cave import cave_action, possible
from tests.fire_and_stone.reference.course import course, lay_out
from tests.fire_and_stone.reference.gathering import forage, gather, grotto
from tests.fire_and_stone.reference.hunting import cook, forest_action
from tests.fire_and_stone.reference.huts import cost, settle
from tests.fire_and_stone.reference.movement import targets
from tests.fire_and_stone.reference.scoring import grave_points, points
from tests.fire_and_stone.reference.sight import sight
from tests.fire_and_stone.reference.storage import capacity, gain
from tests.fire_and_stone.reference.table import Forest, Table
from tests.fire_and_stone.reference.turn import end_turn, reveal, turn

SHEET: Any = game("fire_and_stone").components()
T = TypeVar("T")
RED, BLUE, BLACK = 0, 1, 2


def drive(asked: Course[T], *answers: str) -> list[str]:
    """Every question and draw is answered in turn; what was asked."""
    heard = []
    rest = list(answers)
    try:
        step = next(asked)
        while True:
            heard.append(step.what if isinstance(step, Draw) else f"{step.seat} {step.step}")
            assert rest, f"no answer to {step}"
            step = asked.send(rest.pop(0))
    except StopIteration:
        assert not rest, f"nobody asked for {rest}"
    return heard


def set_up(seats: int = 3, **settings: str) -> Table:
    table = lay_out(SHEET, seats, settings)
    table.display = ["boats", "boats", "clay_pots"]
    table.deck -= Counter(table.display)
    for player, objective in zip(table.players, table.printed.objectives, strict=False):
        player.objective = objective
    return table


def found(table: Table, area: str, kind: str) -> None:
    """A tile of this kind lies face up there."""
    table.face_down.remove(area)
    table.hidden[table.printed.region[area]][kind] -= 1
    if kind != "hut":
        table.face_up[area] = kind


def hidden(table: Table, area: str, kind: str) -> None:
    """A tile of this kind lies face down there."""
    table.hidden[table.printed.region[area]][kind] -= 1
    table.fixed[area] = kind


def settled(table: Table, area: str, *huts: int) -> None:
    if area in table.face_down:
        found(table, area, "hut")
    table.huts[area] = Counter(dict(enumerate(huts)))
    for player, built in zip(table.players, huts, strict=False):
        player.huts -= built


def cave_found(table: Table, card: str) -> None:
    found(table, "tibet", "cave")
    table.cave = card
    table.hut_count = 3


def test_g1_g19_g28_storage() -> None:
    table = set_up()
    red = table.players[RED]
    gain(table, red, 0, 3)
    assert red.food == 2
    red.tracks[0] = ["apple"] * 3
    drive(gain_card(table, red, True, red.tracks[0]), "clay_pots", "crops")
    assert (capacity(table, red), red.food, table.display) == (5, 4, ["boats", "boats", "crops"])
    red.bags, red.food = 2, 6
    drive(gain_card(table, red, True, []), "vp")
    assert (capacity(table, red), red.food, red.inventions) == (4, 4, {"clay_pots": 4})
    blue = table.players[BLUE]
    blue.animals, blue.food = Counter(cave_bear=1, boar=1), 1
    drive(cook(table, blue, "cook_select"), "boar", "cave_bear")
    assert (blue.bags, blue.food, capacity(table, blue)) == (2, 4, 4)


def test_g2_g16_g22_a_forest() -> None:
    table = set_up()
    red, blue, black = table.players
    red.scouts = ["rift"]
    drive(reveal(table, red, "rift"), "forest")
    assert table.stacks[1] == 2
    drive(forest_action(table, red, "rift"), "hunt", "boar", "hare", "mammoth", "mammoth")
    assert +red.animals == Counter(mammoth=1)
    drive(forest_action(table, blue, "rift"), "hunt", "boar")
    assert table.forests["rift"].tiles() == 1
    assert sight(table, RED).forests["rift"].left == ["boar", "hare"]
    assert sight(table, RED).forests["rift"].taken == 1
    assert not sight(table, BLACK).forests
    assert drive(forest_action(table, black, "rift"), "hunt", "hare")[-1] == "2 pick_animal"
    assert drive(forest_action(table, red, "rift")) == []


def test_g3_g5_g13_g23_discoveries() -> None:
    table = set_up()
    blue = table.players[BLUE]
    blue.scouts, blue.animals = ["rift"], Counter(antelope=1, boar=1)
    table.active = BLUE
    drive(reveal(table, blue, "rift"), "fire")
    drive(cook(table, blue, "cook_select"), "antelope", "done")
    assert (blue.vp["fires"], blue.bags, blue.food, +blue.animals) == (1, 1, 3, Counter(boar=1))
    table.hut_count, blue.scouts = 2, ["congo"]
    assert drive(reveal(table, blue, "congo"), "hut", "rift") == ["tile", "1 return_fire"]
    assert (table.huts["congo"], table.hut_count, table.is_open(2)) == (Counter({BLUE: 1}), 3, True)
    table.hut_count, blue.scouts, table.players[BLACK].scouts = 4, ["zambezi"], ["altai"]
    hidden(table, "congo", "fire")  # G31: a face-down fire is no place for a scout
    heard = drive(reveal(table, blue, "zambezi"), "hut", "rift", "sunda", "danube", "cape")
    assert heard == ["tile", "1 place_second_scout", "2 place_second_scout", "0 place_second_scout", "1 return_fire"]
    assert [player.scouts for player in table.players] == [["cape", "danube"], ["cape", "rift"], ["altai", "sunda"]]
    assert table.unused == [1]


def test_g4_g8_g9_g15_g27_tracks_and_cards() -> None:
    table = set_up()
    red, blue, _ = table.players
    blue.tracks = [["apple", "apple"], ["root"]]
    found(table, "rift", "mushroom")
    drive(gather(table, blue, "rift"), "take", "0")
    assert blue.tracks == [["mushroom"], ["root"]]
    assert +table.gathering_discard == Counter(apple=2)
    assert "vp" not in cards(table, red)
    red.tracks = [["nut", "nut"], ["root"]]
    table.gathering_discard = Counter(nut=1)
    assert drive(grotto(table, red), "clay_pots", "crops") == ["0 gain_card", "display"]
    assert (red.food, red.tracks, +table.gathering_discard) == (2, [[], ["root"]], Counter(nut=3))
    red.inventions, table.vp_pile, table.display = {"crops": 0}, table.vp_pile[2:], ["crops"]
    table.deck.clear()
    drive(gain_card(table, red, True, []), "vp")
    assert points(table, red)["vp_cards"] == 3
    assert cards(table, red) == []


def test_g6_g20_g21_building() -> None:
    table = set_up()
    red = table.players[RED]
    settled(table, "rift", 0, 2, 0)
    red.food, red.scouts = 2, ["rift"]
    drive(settle(table, red, "rift"), "build", "danube")
    assert (red.food, table.huts_in("rift"), red.scouts) == (0, 3, ["danube"])
    settled(table, "congo", 0, 1, 0)
    red.food, red.inventions = 3, {"timber_frame": 0}
    assert drive(settle(table, red, "congo"), "build", "build", "cape")[1:] == ["0 build_again", "0 return_fire"]
    assert (red.food, table.huts_in("congo")) == (0, 3)
    settled(table, "horn", 1, 0, 0)
    red.food, red.inventions = 3, {"timber_frame": 0, "stone_axe": 0}
    drive(settle(table, red, "horn"), "build", "build", "cape")
    assert red.food == 2
    cave_found(table, "flint_vein")
    for huts, price in [(1, 0), (2, 0), (3, 1)]:
        settled(table, "indus", 0, huts, 0)
        assert cost(table, red, "indus") == price


def test_g7_the_garden_of_eden() -> None:
    table = set_up()
    blue = table.players[BLUE]
    cave_found(table, "garden_of_eden")
    settled(table, "tibet", 1, 1, 0)
    for food in (1, 2):
        blue.food = food
        assert not possible(table, blue, "tibet")
    blue.food = 0
    drive(cave_action(table, blue, "tibet"), "use", "sunda")
    assert (blue.food, table.huts_in("tibet"), blue.scouts) == (2, 3, ["sunda"])


def test_g10_g11_g26_scoring() -> None:
    table = set_up()
    red, _blue, black = table.players
    red.objective = "lakes"
    settled(table, "congo", 2, 1, 0)
    assert [points(table, red)[source] for source in ("huts", "majorities", "objective")] == [2, 1, 1]
    settled(table, "rift", 2, 3, 2)
    settled(table, "horn", 2, 2, 0)
    assert [points(table, p)["majorities"] for p in table.players] == [1, 1, 0]
    assert points(table, red)["objective"] == 1
    assert points(table, black)["huts"] == 2
    cave_found(table, "ancestor_grave")
    for huts, grave in [((5, 5, 3), [2, 2, 0]), ((4, 1, 0), [4, 0, 0]), ((0, 0, 0), [0, 0, 0])]:
        settled(table, "indus", *huts)
        assert [grave_points(table, p) for p in table.players] == grave


@pytest.mark.parametrize(("seats", "tracks"), [(2, [[], []]), (3, [["apple"], []]), (4, [["apple"], ["nut"]])])
def test_g12_g17_the_set_up(seats: int, tracks: list[list[str]]) -> None:
    table = set_up(seats)
    assert table.players[RED].tracks == tracks
    assert [table.hidden[1][kind] for kind in ("hut", "fire", "forest")] == [4, 3, 3]
    assert [table.hidden[region].total() for region in (1, 2, 3)] == [24, 25, 14]
    assert len(table.face_down) == 63


def test_g18_the_first_move() -> None:
    table = set_up()
    red = table.players[RED]
    near = {"kalahari", "zambezi", "angola", "rift", "congo"}
    assert set(targets(table, red, "cape")) == near
    red.inventions["hide_shoes"] = 0
    assert set(targets(table, red, "cape")) == near | {"upper_nile", "horn", "chad", "cameroon"}


@pytest.mark.parametrize(("seats", "trigger", "rest"), [(4, 1, [2, 3, 0, 1, 2, 3, 0]), (3, 2, [0, 1, 2, 0, 1])])
def test_g14_g24_the_last_turns(seats: int, trigger: int, rest: list[int]) -> None:
    table = set_up(seats)
    table.active = trigger
    table.pull_trigger(trigger)
    end_turn(table)
    played = []
    while not table.over:
        played.append(table.active)
        table.pull_trigger((trigger + 1) % seats)
        end_turn(table)
    assert played == rest


def test_g25_the_stall_guard() -> None:
    table = set_up()
    table.active = 2
    for quiet in range(45):
        assert table.trigger is None, quiet
        end_turn(table)
    played = []
    while not table.over:
        played.append(table.active)
        end_turn(table)
    assert (table.trigger, played) == (BLUE, [2, 0, 1, 2, 0])


def test_g29_a_stash() -> None:
    for food in (0, 2):
        table = set_up()
        red = table.players[RED]
        red.food = food
        hidden(table, "rift", "stash")
        assert drive(turn(table), "rift") == ["0 move"]
        assert (red.bags, red.food) == (1, food + 1)
        assert drive(forage(table, red, "rift"), "gain") == ["0 forage"] if food == 0 else True


def test_g30_starting_inventions() -> None:
    table = lay_out(SHEET, 3, {"starting_inventions": "on"})
    asked = course(table)
    outcomes = ["1", "lakes", "forests", "hearths", "boats", "crops", "bow", "hand_axe", "hide_pouch", "digging_stick"]
    step = next(asked)
    for outcome in outcomes:
        assert isinstance(step, Draw)
        step = asked.send(outcome)
    order = []
    for answer in ["hide_pouch", "hand_axe"]:
        assert isinstance(step, Question)
        order.append(step.seat)
        step = asked.send(answer)
    assert isinstance(step, Question)
    assert (order, step.seat, step.step) == ([0, 2], 1, "move")
    assert (table.players[0].bags, table.players[0].food) == (1, 1)
    assert list(table.players[1].inventions) == ["digging_stick"]


def test_an_empty_deck_is_not_refilled() -> None:
    table = set_up()
    table.display.clear()
    table.deck = Counter(crops=1)
    assert drive(refill(table), "crops") == ["display"]
    assert (table.display, Forest(0).tiles()) == (["crops"], 0)
