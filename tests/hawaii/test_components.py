"""The component file: everything printed is data, and a broken file is refused with its line."""

from __future__ import annotations

import pytest

from motu.core.edition import standard
from motu.core.errors import BadEdition
from motu.games.hawaii.game import Hawaii
from tests.hawaii.board import HAWAII, choose, offers, purse, table, with_printed
from tests.support.editions import assert_refused


def test_a_changed_value_changes_the_game() -> None:
    game = with_printed(("effects = { income_shell = [1, 2] }", "effects = { income_shell = [3, 5] }"))
    s = table("", villages=["shell_hut:2"], others={1: {"finished": 1}}, game=game)
    choose(s, "finish 2")
    assert purse(s) == "15 shell 6 foot"


def test_an_effect_may_move_to_another_tile() -> None:
    game = with_printed(("effects = { per_tile = [1, 2] }", "effects = { spear_points = [3, 3] }"))
    s = table(order="- r4", villages=["hula"], game=game)
    choose(s, "finish 2")
    assert s.scores()[0] == 3


def test_a_shorter_island_is_a_data_change() -> None:
    game = with_printed(('corner = ["B1-C2", "B2-C1", "B2-C3", "B3-C2"]', 'corner = ["A1-D1"]'))
    s = table("9 shell 2 foot", tokens={"gods": "2"}, game=game)
    assert offers(s, "go") == ["go gods"]


@pytest.mark.parametrize(("tikis", "places"), [(3, ["go tikis"]), (4, ["go tikis"]), (5, [])])
def test_more_tikis_for_a_price_need_more_room(tikis: int, places: list[str]) -> None:
    """Where the single price brings two, nobody stops who has room for one only."""
    game = with_printed(('goes_to = "tiki_track"\ntokens = [1, 2]', 'goes_to = "tiki_track"\ntokens = [2, 3]'))
    s = table(tokens={"tikis": "2"}, tikis=tikis, game=game)
    assert offers(s, "go") == places
    if places:
        choose(s, "go tikis", "single orange 2") if tikis == 3 else choose(s, "go tikis")
        assert s.players[0].tikis == tikis + 2


@pytest.mark.parametrize(
    ("before", "after", "said", "line"),
    [
        ("start_shells = 13", "start_shells = -1", "`start_shells`", "start_shells"),
        ("start_shells = 13", "start_shels = 13", "`start_shells`", "[setup]"),
        ("rounds = 5", "rounds = 6", "`rounds`", "rounds"),
        ('"A1-A2", "A1-B1"', '"A1-A9", "A1-B1"', "`side`", "side = ["),
        ('"C2-D2", "C3-D2", "D1-D2",', "", "reached", "[edges]"),
        ('products = ["hula"]', 'products = ["hula", "surfer"]', "sold elsewhere", 'products = ["surfer"]'),
        ('products = ["surfer"]', 'products = ["tiki"]', "sold elsewhere", 'products = ["tiki"]'),
        ('"taro", "coconut", "banana"]', '"taro", "coconut"]', "no place sells the banana", "[[place]]"),
        ("number = 12", "number = 0", "`number`", "number = 0"),
        ('colour = "red"\nfish = 3\ncount = 2', 'colour = "pink"\nfish = 3\ncount = 2', "`colour`", "pink"),
        ('"orange"\nfish = 2', '"orange"\nfish = 1', "stands twice", "value = 2"),
        ("per_tile = [1, 2]", "per_tail = [1, 2]", "per_tail", "effects"),
        ("per_tile = [1, 2]", "per_tile = [1, 2, 3]", "`per_tile`", "effects"),
        ("founds = true\nwidth = 2", "founds = false\nwidth = 2", "`founds`", "founds = false"),
        ('kahuna_track"\ntokens = [1, 2]', 'kahuna_track"\ntokens = [2, 1]', "double price", "tokens = [2, 1]"),
        ('id = "kane"', 'id = "zeus"', "`id`", "zeus"),
        ("order = 3\n", "order = 4\n", "`order`", "order = 4"),
        ("points = [0, 1, 3, 6, 10]", "points = [0, 1, 3, 6]", "`points`", "points = [0, 1, 3, 6]"),
        ('gives = "fruit"', 'gives = "gold"', "`gives`", "gold"),
        ('product = "surfer"', 'product = "kahuna"', "`product`", 'product = "kahuna"'),
        ("product_total = 126", "product_total = 125", "`product_total`", "product_total"),
        ("token_total = 25", "token_total = 24", "`token_total`", "token_total"),
        ("token_space_total = 21", "token_space_total = 20", "`token_space_total`", "token_space_total"),
        ("island_total = 10", "island_total = 11", "`island_total`", "island_total"),
        ('source = "public"', 'source = "hearsay"', "`source`", "hearsay"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(before: str, after: str, said: str, line: str) -> None:
    assert_refused(HAWAII, before, after, said, line)


def test_too_few_tokens_are_refused() -> None:
    fewer = [(f"fish = {fish}\ncount = 2", f"fish = {fish}\ncount = 1") for fish in (1, 2, 3)]
    with pytest.raises(BadEdition, match="need 25 cost tokens"):
        with_printed(*fewer, ("token_total = 25", "token_total = 21"))


def test_an_odd_number_of_gods_is_refused() -> None:
    text = standard("hawaii")
    first = text.index('id = "ku"')
    one = text[:first] + text[first:].replace("count = 2", "count = 1", 1).replace(
        "product_total = 126", "product_total = 125"
    )
    with pytest.raises(BadEdition, match="equal piles"):
        Hawaii(one)
