"""The component file: everything printed is data, and a broken file is refused with its line."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.flow import playout
from tests.pagaie.board import BOX, PAGAIE, choose, flowers, offers, places, table, with_printed
from tests.support.editions import assert_refused


def test_the_box_is_that_of_the_specification() -> None:
    counts = dict.fromkeys((*PAGAIE.box.ids[:0], *(entry["id"] for entry in BOX["element"]), "bottle"), 0)
    for entry in BOX["tile"]:
        for icon in entry["cells"]:
            if icon:
                counts[icon] += entry["count"]
    assert list(counts.values()) == [35, 35, 35, 35, 24, 24, 24, 11, 11, 31]
    assert len(BOX["tile"]) == 78


def test_a_changed_value_changes_the_game() -> None:
    game = with_printed(("points = 7", "points = 9"))
    s = table("sea@0,0 sea@2,0 sea@0,2 sea@2,2 sand@1,0 sand@1,2 hut@1,1", flowers="2 hut", game=game)
    assert s.scores()[0] == 18


def test_a_face_may_change() -> None:
    game = with_printed(
        (
            'id = "SEA-SH-0-0-0"\nterrain = "sea"\ncells = ["seahorse", "", "", ""]',
            'id = "SEA-SH-0-0-0"\nterrain = "sea"\ncells = ["fish", "fish", "fish", "fish"]',
        )
    )
    s = table("sea@0,0", taken="sea", game=game, flowers="1 fish")
    assert s.scores()[0] == 4
    choose(s, "place sea-sh-0-0-0")
    assert len(offers(s)) == len(places(s, "sea"))
    log = choose(s, "at 2 0")
    assert log[0].kind == "placed", "it looks the same however it is turned"


def test_a_tile_may_show_three_elements() -> None:
    game = with_printed(('cells = ["seahorse", "bottle", "manta", ""]', 'cells = ["seahorse", "octopus", "manta", ""]'))
    s = table(step=10, game=game, board={"a1": "SEA-SH-x-MR-0"})
    choose(s, "flower a1")
    assert offers(s) == ["element seahorse", "element manta", "element octopus"]


def test_other_numbers_of_players_days_and_start_tiles() -> None:
    game = with_printed(
        ("days = 8\nshort_days = 4", "days = 2\nshort_days = 1"), ("start_tiles_drawn = 4", "start_tiles_drawn = 0")
    )
    s = game.new(4, {})
    playout(s, Dice(1))
    assert (s.day + 1, sum(s.flowers)) == (2, 4)
    assert flowers(s)


def test_a_larger_pontoon() -> None:
    game = with_printed(("capacity = 2", "capacity = 4"))
    s = table(pontoon="2 sand", taken="2 hut", game=game, settings={"confirm_end_of_turn": "on"})
    assert offers(s) == ["end turn"]


@pytest.mark.parametrize(
    ("before", "after", "said", "line"),
    [
        ('id = "pagaie"', 'id = "paddle"', "`id`", "paddle"),
        ("rows = 5", "rows = 9", "`rows`", "rows = 9"),
        ("columns = 5", "colums = 5", "`columns`", "[board]"),
        ("capacity = 2", "capacity = 0", "`capacity`", "capacity = 0"),
        ('lies_on = "last_row"', 'lies_on = "first_row"', "`lies_on`", "first_row"),
        ("players = 3", "players = 5", "`players`", "players = 5"),
        ("days = 9", "days = 10", "more than 27 tiles", "days = 10"),
        ("short_days = 6", "short_days = 10", "`short_days`", "short_days = 10"),
        ("paddles = 2\n", "paddles = 1\n", "`turns`", "turns = 2"),
        ('flowers = ["last", "before_last"]', 'flowers = ["last", "middle"]', "`flowers`", "middle"),
        ('flowers = ["last", "before_last"]', "flowers = 2", "`flowers`", "flowers = 2"),
        ('id = "crab"', 'id = "lobster"', "`id`", "lobster"),
        ('terrain = "construction"\npoints = 7', 'terrain = "sky"\npoints = 7', "`terrain`", "sky"),
        ("costs = 3", "costs = -3", "`costs`", "costs = -3"),
        ('id = "SEA-MR-0-0-0"', 'id = "sea-sh-0-0-0"', "stands twice", "sea-sh-0-0-0"),
        ('id = "SEA-MR-0-0-0"', 'id = "SEA MR"', "letters and digits", "SEA MR"),
        ('cells = ["manta", "", "", ""]', 'cells = ["", "", "seahorse", ""]', "shows the same", '"seahorse", ""]'),
        ('cells = ["manta", "", "", ""]', 'cells = ["turtle", "", "", ""]', "`cells` may show", "turtle"),
        ('cells = ["manta", "", "", ""]', 'cells = ["manta", "", ""]', "a list of 4", "cells ="),
        ('cells = ["hut"]', 'cells = ["hut", "hut"]', "a list of 1", "cells ="),
        ("tile_total = 142", "tile_total = 141", "`tile_total`", "tile_total"),
        ("sand_total = 48", "sand_total = 47", "`sand_total`", "sand_total"),
        ("start_tile_total = 7", "start_tile_total = 9", "`start_tile_total`", "start_tile_total"),
        ("start_tiles_drawn = 4", "start_tiles_drawn = 8", "cannot be drawn", "[setup]"),
        ('source = "deduced"', 'source = "hearsay"', "`source`", "hearsay"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(before: str, after: str, said: str, line: str) -> None:
    assert_refused(PAGAIE, before, after, said, line)
