"""The component file: everything printed is data, and a broken file is refused with its line."""

from __future__ import annotations

import pytest

from motu.core.errors import BadEdition
from tests.support.editions import assert_refused
from tests.vanuatu.board import VANUATU, choose, money, offers, table, with_printed

IDLE = {1: {"markers": "rest"}}


def test_a_changed_value_changes_the_game() -> None:
    game = with_printed(("drawing_points = 3", "drawing_points = 4"))
    s = table("draw", others=IDLE, game=game)
    choose(s, "resolve draw")
    assert money(s)[1] == 4


def test_other_letters_are_a_data_change() -> None:
    """If the second islands turn out to have the letter E, only the file changes."""
    islands = [(f'id = "D{n}"\nletter = "D"', f'id = "D{n}"\nletter = "E"') for n in (1, 2)]
    oceans = [(f'id = "E{n}"\nletter = "E"', f'id = "E{n}"\nletter = "D"') for n in (1, 2)]
    game = with_printed(*islands, *oceans)
    s = table(step="place", round=2, volcano="A1 B1", game=game)
    choose(s, "lay a1 at b4", "lay b1 at a1", "reveal c1")
    assert offers(s) == ["reveal e1", "reveal e2"]


def test_another_board_is_a_data_change() -> None:
    game = with_printed(('id = "d1"\nq = 1', 'id = "d1"\nq = 2'))
    s = table(game=game, lay="A1 b4, C1 c4, A2 d1")
    assert s.shores[12] >> 2 & 1, "c4 touches d1 now"


@pytest.mark.parametrize(
    ("before", "after", "said", "line"),
    [
        ("vatus = 3\n", "vatus = 10\n", "`vatus`", "vatus = 10"),
        ("markers = 5", "markers = 6", "`markers`", "markers = 6"),
        ("rounds = 8", "rounds = 9", "`rounds`", "rounds = 9"),
        ("full = 10", "full = 99", "`full`", "full = 99"),
        ("prices = [3, 2, 1]", "prices = [1, 2, 3]", "goes down", "prices"),
        ("most_steps = 3", "most_steps = 4", "`most_steps`", "most_steps"),
        ('id = "artist"', 'id = "poet"', "`id`", "poet"),
        ('action = "draw"', 'action = "fish"', "`action`", 'action = "fish"'),
        ("most_points = 3", "most_points = 4", "`most_points`", "most_points"),
        ("first_player = true", "first_player = false", "`first_player`", "first_player"),
        ("value = 1\ncount = 8", "value = 1\ncount = 7", "8 oceans", "[[fish_tile]]"),
        ("value = 4\ncount = 1", "value = 3\ncount = 1", "stands twice", "value = 3"),
        ("tourist_tile_left_out = [4, 2, 0]", "tourist_tile_left_out = [5, 2, 0]", "`tourist_tile", "[5, 2, 0]"),
        ('goods = ["beef", "copra", "kava"]', 'goods = ["beef", "copra"]', "`goods`", 'goods = ["beef", "copra"]'),
        ('goods = ["beef", "copra", "kava"]', 'goods = ["tin", "tin", "tin"]', "`goods`", "tin"),
        ('id = "A1"\nletter = "A"', 'id = "A1"\nletter = "B"', "the letter A", "[[island]]"),
        ('id = "efate"', 'id = "efate"\nletter = "A"', "from the start", 'letter = "A"'),
        ("boats_start = true", "boats_start = false", "`boats_start`", "boats_start"),
        ('"E", "F", "A"', '"E", "E", "A"', "twice", "letters ="),
        ('id = "a3"\nq = 1', 'id = "a3"\nq = 0', "same place", "q = 0"),
        ('role = "start_island"', 'role = "open"', "one start island", "[[cell]]"),
        ("penalty = [1, 3, 5, 7]", "penalty = [1, 3, 5]", "`penalty`", "penalty"),
        ("water_markers = 20", "water_markers = 19", "`water_markers`", "water_markers"),
        ("fish_total = 14", "fish_total = 15", "`fish_total`", "fish_total"),
        ("cube_total = 24", "cube_total = 25", "`cube_total`", "cube_total"),
        ('source = "public"', 'source = "hearsay"', "`source`", "hearsay"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(before: str, after: str, said: str, line: str) -> None:
    assert_refused(VANUATU, before, after, said, line)


def test_a_tourist_tile_that_is_not_there_cannot_be_left_out() -> None:
    last = '[[tourist_tile]]\nvalue = 4\ncount = 1\nsource = "rulebook"\n'
    with pytest.raises(BadEdition, match="left out"):
        with_printed((last, ""), ("value = 2\ncount = 3", "value = 2\ncount = 4"))
