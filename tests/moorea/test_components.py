"""The component file: every number is looked at, and a broken file is refused with its line."""

from __future__ import annotations

import pytest

from motu.core.errors import BadEdition
from tests.moorea.board import MOOREA, with_printed
from tests.support.editions import assert_refused

BOUNDS = [
    ("hand_size", 6, 1, 12),
    ("open_commodities", 3, 1, 5),
    ("product_display", 10, 1, 20),
    ("hand_limit", 6, 1, 12),
    ("hand_limit_with_basket", 8, 1, 16),
    ("draws_per_turn", 1, 1, 4),
    ("draws_per_turn_with_cart", 2, 1, 4),
    ("min_cards_handed_over_per_product", 1, 0, 1),
    ("stall_rounds_without_progress", 10, 1, 100),
    ("discount_amount", 1, 1, 9),
    ("points_per_card", 1, 0, 99),
]
FOREST = "copies = [ { stack = 1, min_players = 2, count = 1 }, { stack = 1, min_players = 4, count = 1 } ]"
NECKLACES = "by_count = [0, 2, 5, 9, 14, 20]"


@pytest.mark.parametrize(("field", "printed", "low", "high"), BOUNDS)
def test_a_number_beyond_its_bounds_is_refused(field: str, printed: int, low: int, high: int) -> None:
    for wrong in (low - 1, high + 1):
        line = f"\n{field} = {wrong}"
        assert_refused(MOOREA, f"\n{field} = {printed}", line, f"`{field}` must be a whole number from", line.strip())


@pytest.mark.parametrize(("field", "printed", "low", "high"), BOUNDS)
def test_numbers_at_their_bounds_are_accepted(field: str, printed: int, low: int, high: int) -> None:
    for fits in (low, high):
        changes = [(f"\n{field} = {printed}\n", f"\n{field} = {fits}\n")]
        if field == "hand_limit_with_basket":
            changes.append(("effect_value = 8", f"effect_value = {fits}"))
        if field == "draws_per_turn_with_cart":
            changes.append(("effect_value = 2", f"effect_value = {fits}"))
        with_printed(*changes)


@pytest.mark.parametrize(
    ("before", "after", "said", "line"),
    [
        ("format_version = 1", "format_version =", "this is not TOML", "format_version"),
        ("format_version = 1", "format_version = 2", "`format_version`", "format_version"),
        ('id = "moorea"', 'id = "hawaii"', "`id`", 'id = "hawaii"'),
        ('title = "Moorea"', 'title = ""', "`title`", "title"),
        ("year = 2018", "year = 0", "`year`", "year"),
        ("max_players = 5", "max_players = 6", "`max_players`", "max_players"),
        ("minutes = 30", "minutes = 30.0", "must be a whole number", "minutes"),
        ("minutes = 30", "minutes = true", "must be a whole number", "minutes"),
        ("minutes = 30", "minutes = 30\nrating = 7", "`rating` (7)", "rating"),
        ('"youngest"', '"oldest"', "`first_player_rule`", "first_player_rule"),
        ("hand_size = 6", "hand_size = 6\nhands = 6", "`hands`", "hands = 6"),
        ("p2 = {", "p6 = {}\np2 = {", "`p6`", "p6 ="),
        ("total = 50 }", "total = 50, rest = 1 }", "`rest`", "rest = 1"),
        ("tools_of_each_kind_per_player = 1", "tools_of_each_kind_per_player = 2", "must be 1", "tools_of_each"),
        ("exchange_give = 2", "exchange_give = 3", "must be 2", "exchange_give"),
        ("exchange_take = 1", "exchange_take = 2", "must be 1", "exchange_take"),
        ("exchange_take = 1", "exchange_take = 1\nlent = 1", "[limits]: `lent`", "lent"),
        ("stall_rounds", "stalls = 1\nstall_rounds", "[limits.digital]: `stalls`", "stalls"),
        ("count = 15", "count = 61", "commodity wood: `count`", "count = 61"),
        ("sort = 2", "sort = 1", "commodity clay: `sort` must be 2", "sort = 1"),
        ('ui_color = "#8a5a2b"', 'ui_color = ""', "`ui_color`", "ui_color"),
        ('name_fr = "argile"', 'name_it = "argilla"', "`name_fr` is missing", "[[commodity]]"),
        ('name_fr = "argile"', 'name_fr = "argile"\nsmell = 1', "`smell`", "smell"),
        ("count = 5\ncost_same = 3", "count = 4\ncost_same = 3", "tool basket: `count`", "count = 4"),
        ("cost_same = 3", "cost_same = 10", "tool basket: `cost_same`", "cost_same = 10"),
        ("points = 1\neffect", "points = 100\neffect", "tool basket: `points`", "points = 100"),
        ('"draw_from_open"', '"hand_limit"\n', "the basket has this effect already", 'effect = "hand_limit"'),
        ('_open"\neffect_value = 1', '_open"\neffect_value = 2', "`effect_value` must be 1", "effect_value = 2"),
        ('name_de = "Korb"', 'name_de = "Korb"\nhandle = 1', "`handle`", "handle"),
        ('class = "site"', 'class = "store"', "product forest: `class`", "class"),
        ("to_hand = false", "to_hand = true", "`to_hand` must be false", "to_hand = true"),
        ("to_hand = true", "to_hand = 1", "`to_hand` must be true", "to_hand = 1"),
        ("points = 0\nto_hand = true", "points = 1\nto_hand = true", "`points` must be 0", "points = 1"),
        ("cost = { seashell = 2 }\npoints = 0", "cost = { seashell = 2 }\npoints = 1", "`points`", "points = 1"),
        ("sort = 8", "sort = 7", "product stoneware: `sort` must be 8", "sort = 7"),
        ("cost_same = 4\ndiscount", "cost_same = 10\ndiscount", "product forest: `cost_same`", "cost_same = 10"),
        ("cost = { clay = 2 }", "cost = { slate = 2 }", "not 'slate'", "slate"),
        ("cost = { clay = 2 }", "cost = { clay = 0 }", "product stoneware: `clay`", "clay = 0"),
        ("cost = { clay = 2 }", "cost = {}", "the cost is empty", "cost = {}"),
        ("cost = { clay = 2 }", "cost = 2", "`cost` must be a table", "cost = 2"),
        ('discount_commodity = "wood"', 'discount_commodity = "hut"', "`discount_commodity`", '"hut"'),
        ('accepts = ["wood"]', "accepts = []", "`accepts` must be a list", "accepts = []"),
        ('accepts = ["wood"]', 'accepts = "wood"', "`accepts` must be a list", 'accepts = "wood"'),
        ('accepts = ["wood"]', 'accepts = ["wood", "wood"]', "once, not 'wood'", "accepts"),
        ('accepts = ["wood"]', 'accepts = ["jetty"]', "not 'jetty'", "jetty"),
        ('accepts = ["wood"]', "accepts = [1]", "not 1", "accepts = [1]"),
        (FOREST, FOREST.replace("min_players = 4", "min_players = 3"), "for 2, 4 or 5 players", "min_players = 3"),
        (FOREST, FOREST.replace("min_players = 4", "min_players = 6"), "`min_players`", "min_players = 6"),
        (FOREST, FOREST.replace("stack = 1, min_players = 4", "stack = 3, min_players = 4"), "`stack`", "stack = 3"),
        (FOREST, FOREST.replace("count = 1 } ]", "count = 21 } ]"), "`count` must be", "count = 21"),
        (FOREST, FOREST.replace("count = 1 } ]", "count = 1, torn = 1 } ]"), "copies number 2: `torn`", "torn"),
        (FOREST, "copies = 2", "`copies` must be a list of tables", "copies = 2"),
        (FOREST, "copies = [2]", "`copies` must be a list of tables", "copies = [2]"),
        (FOREST, "copies = []", "`copies` must be a list of tables", "copies = []"),
        ('id = "clay_pit"', 'id = "forest"', "product forest: this id stands twice", 'id = "forest"'),
        (NECKLACES, "by_count = [1, 2, 5, 9]", "begin with 0", "by_count"),
        (NECKLACES, "by_count = [0, 2, 1, 9]", "never fall", "by_count"),
        (NECKLACES, "by_count = [0]", "a list of 2 whole numbers", "by_count"),
        (NECKLACES, "by_count = 20", "a list of 6 whole numbers", "by_count"),
        (NECKLACES, "by_count = [0, 100]", "from 0 to 99", "by_count"),
        (NECKLACES, NECKLACES + "\nmore = 1", "`more`", "more = 1"),
        ('rule = "shared_victory"', 'rule = "fight"', "`rule`", "fight"),
        ('rule = "shared_victory"', 'rule = "shared_victory"\nduel = 1', "`duel`", "duel"),
        ("tool_total = 20", "tool_total = 20\ncoin_total = 0", "`coin_total`", "coin_total"),
        ("[tie_break]", "[luck]\n[tie_break]", "the file: `luck`", "[luck]"),
        ('note = "kind of commodity deduced', 'note = ""\nnots = "', "`note` must be a text", "note ="),
        ('source_copies = "invented"', 'source_copies = "heard"', "`source_copies`", "heard"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(before: str, after: str, said: str, line: str) -> None:
    assert_refused(MOOREA, before, after, said, line)


def test_a_file_that_breaks_off_is_refused_with_its_last_line() -> None:
    with pytest.raises(BadEdition, match=r"^line 3: this is not TOML"):
        MOOREA.with_edition("format_version = 1\nnote = [\n1,")


def test_hands_and_open_row_need_their_cards() -> None:
    """[M0.1] [M0.2] Five hands of six and three open cards are 33, of the 35 that seven of each make."""
    seven = (
        ("count = 15", "count = 7"),
        ("commodity_total = 75", "commodity_total = 35"),
        ("_total = 165", "_total = 125"),
    )
    with_printed(*seven)
    with pytest.raises(BadEdition, match="hands and open row need 33 commodity cards"):
        with_printed(("count = 15\nsort = 1", "count = 4\nsort = 1"), *seven)


def test_the_display_needs_its_products() -> None:
    """[M0.6] Where all products are for five players only, two have none."""
    few = [(f"min_players = {seats}, ", "min_players = 5, ") for seats in (2, 4)]
    decks = [("stack1 = 27, stack2 = 23, total = 50", "stack1 = 0, stack2 = 0, total = 0")]
    with pytest.raises(BadEdition, match="the display needs 10 products; there are 0"):
        with_printed(*few, *decks)
