"""The component file: everything printed is data, and a broken file is refused with its line."""

from __future__ import annotations

import pytest

from tests.fire_and_stone.board import BOX, FIRE, area, choose, food, scouts, table, targets, with_printed
from tests.support.editions import assert_refused


def test_the_map_is_as_the_specification_says() -> None:
    assert len(BOX["area"]) == 69
    assert len(BOX["land"]["edges"]) == 140
    assert len(BOX["sea"]["edges"]) == 16
    assert [sum(FIRE.box.lake[a] for a in FIRE.box.of_region[r]) for r in range(3)] == [11, 13, 5]
    degrees = [len(near) for near in FIRE.box.land]
    assert (min(degrees), max(degrees)) == (2, 7)


@pytest.mark.parametrize(
    ("fires", "steps"), [(("cape", "danube"), 8), (("altai", "sunda"), 4), (("plains", "chaco"), 4)]
)
def test_the_two_fires_of_a_region_are_far_apart(fires: tuple[str, str], steps: int) -> None:
    reached, away = {area(fires[0])}, 0
    while area(fires[1]) not in reached:
        reached |= {int(b) for a in reached for b in FIRE.box.land[a]}
        away += 1
    assert away == steps


def test_a_changed_value_changes_the_game() -> None:
    s = table("cape", tiles={"kalahari": "apple"}, bags=5, game=with_printed(("leave_food = 2", "leave_food = 4")))
    choose(s, "move kalahari", "leave")
    assert food(s) == 4


def test_a_new_border_is_a_data_change() -> None:
    game = with_printed(('"cape-kalahari",', '"cape-kalahari", "cape-danube",'))
    assert "danube" in targets(table("cape", game=game))


def test_an_effect_may_move_to_another_invention() -> None:
    game = with_printed(("effects = { steps = 1 }", "effects = { forage_food = 2 }"))
    s = table("cape", tiles={"kalahari": "-"}, bags=5, cards="transport_sledge", game=game)
    assert len(targets(s)) == 5
    choose(s, "move kalahari", "forage")
    assert (food(s), scouts(s)) == (3, ["kalahari"])


def test_a_threshold_of_the_hut_track_may_move() -> None:
    game = with_printed(("space = 3\neffect", "space = 2\neffect"))
    s = table("cape", found=1, hidden=("congo",), game=game)
    choose(s, "move congo", "reveal hut")
    assert s.opened == 3


@pytest.mark.parametrize(
    ("before", "after", "said", "line"),
    [
        ("huts = 20", "huts = 0", "`huts`", "huts = 0"),
        ("steps = 2 ", "steps = 9 ", "`steps`", "steps = 9"),
        ('start_area = "cape"', 'start_area = "atlantis"', "`start_area`", "atlantis"),
        ('start_area = "cape"', 'start_area = "alaska"', "region 1", "[setup]"),
        ("space = 5\n", "space = 3\n", "one space", "space = 3"),
        ("counts = [3, 3, 2]", "counts = [3, 3, 3]", "as many discovery tiles", "food_areas = 14"),
        ("counts = [0, 1, 0]", "counts = [0, 1, 1]", "one cave", "counts = [0, 1, 1]"),
        ("by_region = [3, 4, 1]", "by_region = [3, 3, 1]", "as many stacks", "by_region"),
        ("effects = { steps = 1 }", "effects = { stops = 1 }", "stops", "effects"),
        ('do = "cook"', 'do = "dance"', "`do`", "dance"),
        ('regions = ["II", "III"]', 'regions = ["IV"]', "`regions`", "IV"),
        ('"cape-kalahari",', '"cape-atlantis",', "`edges`", "edges"),
        ('icon = "fire"\nx = 235', 'icon = "food"\nx = 235', "food_areas", "food_areas = 24"),
        ("region = 1\nicon", "region = 4\nicon", "`region`", "region = 4"),
        ("inventions = 17", "inventions = 18", "`inventions`", "inventions = 18"),
        ("value = 4", "valeu = 4", "`value`", "[[vp_card]]"),
        ('level = "beginner"', 'level = "wizard"', "`level`", "wizard"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(before: str, after: str, said: str, line: str) -> None:
    assert_refused(FIRE, before, after, said, line)
