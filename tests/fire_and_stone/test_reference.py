"""Whole games against a second reading of the rules: the same questions, the same tables, the same outcome."""

from __future__ import annotations

import pytest

from motu.core.dice import Dice
from motu.core.game import Settings
from motu.games.fire_and_stone import moves
from motu.games.fire_and_stone.game import FireAndStone
from motu.games.fire_and_stone.names import AREAS, CAVE_NAMES, GATHERED, INVENTION_NAMES
from motu.games.fire_and_stone.state import FireAndStoneState
from tests.fire_and_stone.board import BOX, FIRE, with_printed
from tests.fire_and_stone.followed import FollowedFireAndStone
from tests.fire_and_stone.styles import STYLES
from tests.support.styles import any_move

EARLY = (
    ('space = 3\neffect = "open_region_2"', 'space = 1\neffect = "open_region_2"'),
    ('space = 5\neffect = "second_scouts"', 'space = 2\neffect = "second_scouts"'),
    ('space = 9\neffect = "open_region_3"', 'space = 6\neffect = "open_region_3"'),
)
MUCH = (("storage = 2  ", "storage = 9  "), ("forage_food = 1\n", "forage_food = 5\n"))
FRUIT = (
    ('name_de = "Apfel"\ncounts = [3, 3, 2]', 'name_de = "Apfel"\ncounts = [6, 6, 4]'),
    ('name_de = "Nuss"\ncounts = [3, 3, 2]', 'name_de = "Nuss"\ncounts = [6, 6, 4]'),
    ('name_de = "Pilz"\ncounts = [3, 3, 2]', 'name_de = "Pilz"\ncounts = [0, 0, 0]'),
    ('name_de = "Wurzel"\ncounts = [3, 3, 2]', 'name_de = "Wurzel"\ncounts = [0, 0, 0]'),
)
RICH = with_printed(*EARLY, *MUCH)  # everything is built, bought and paid; the cave is found early
FRUITFUL = with_printed(*EARLY, *FRUIT, ("steps = 2  ", "steps = 3  "))  # many cards are gained, and covered
PLENTY = with_printed(*EARLY, *MUCH, *FRUIT)
BOATS = [  # hardly any other invention is ever in the display
    (f'"{card["domain"]}"\ncount = 2', f'"{card["domain"]}"\ncount = {9 if card["id"] == "boats" else 1}')
    for card in BOX["invention"]
    if card["count"] == 2
]
SCARCE = with_printed(  # huts, bags, inventions and VP cards run out
    *EARLY,
    *FRUIT,
    *BOATS,
    ("huts = 20", "huts = 6"),
    ("bag_tokens = 24", "bag_tokens = 3"),
    ("value = 4\ncount = 2", "value = 4\ncount = 1"),
    ("value = 3\ncount = 4", "value = 3\ncount = 1"),
    ("value = 2\ncount = 4", "value = 2\ncount = 1"),
    ("value = 1\ncount = 4", "value = 1\ncount = 1"),
    ("vp_cards = 14", "vp_cards = 4"),
    ("inventions = 17", "inventions = 19"),
)
BOXES = [FIRE, RICH, SCARCE, FRUITFUL]
SETTINGS: list[Settings] = [
    {},
    {"starting_inventions": "on", "cave_level": "any", "three_player_symbol": "moon", "confirm_end_of_turn": "on"},
    {"cave_level": "any", "tie_break": "majorities", "forest_memory": "off"},
    {"starting_inventions": "on", "cave_level": "expert", "tie_break": "majorities", "stall_guard": "50"},
]


def gatherers(s: FireAndStoneState, dice: Dice) -> int:
    """Players who fill their tracks and hunt for what they need: many cards are gained and many animals cooked."""
    legal = s.moves()
    tiles = [moves.MOVE + a for a in range(AREAS) if 0 <= s.tile[a] < GATHERED]
    forests = [moves.MOVE + a for a in s.forests]
    cards = [move for move in legal if moves.INVENTION <= move < moves.COVER or move == moves.POINTS]
    animals = [move for move in legal if moves.COOK <= move < moves.TRACK]
    for wanted in (cards, animals, [moves.TAKE, moves.HUNT, moves.USE], tiles, forests):
        found = [move for move in wanted if move in legal]
        if found and dice.below(4):
            return int(found[dice.below(len(found))])
    return any_move(s, dice)


WAYS = [*STYLES.values(), gatherers]


def followed(number: int) -> FollowedFireAndStone:
    """The games turn about through boxes, seat counts, settings, styles and cards."""
    box, seats = BOXES[number % 4], 2 + number // 4 % 3
    style, settings = WAYS[(number + number // 20) % 5], SETTINGS[number // 12 % 4]
    game = FollowedFireAndStone(box, box, seats, settings, number, style)
    game.card = CAVE_NAMES[(number * 7 + number // 24) % len(CAVE_NAMES)]
    game.early = number % 7 < 3
    game.invention = INVENTION_NAMES[number // 4 % len(INVENTION_NAMES)]
    return game


# Together these games come to every line of the second reading.
NUMBERS = [2, 3, 7, 15, 40, 78, 86, 120, 121, 150, 155, 162, 163, 181, 188, 191, 193, 198, 217, 1255, 2774]


@pytest.mark.parametrize("number", NUMBERS)
def test_the_second_reading_agrees(number: int, pytestconfig: pytest.Config) -> None:
    more = range(3000 + number * 40, 3040 + number * 40) if pytestconfig.getoption("thorough") else range(0)
    for game in [number, *more]:
        followed(game).play()


def play_some(box: FireAndStone) -> None:
    """Games read with the numbers that are really printed."""
    for seed in range(9):
        FollowedFireAndStone(box, PLENTY, 3, {}, seed, gatherers).play()


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("forage_food = 5", "forage_food = 4"),
        ("majority_points = 1  ", "majority_points = 2  "),
        ("effects = { storage = 3 }", "effects = { storage = 2 }"),
        ('"rift-horn", ', ""),
        ('name_de = "Wildschwein"\nfood = 4', 'name_de = "Wildschwein"\nfood = 3'),
        ("value = 4\ncount = 2", "value = 5\ncount = 2"),
    ],
)
def test_the_second_reading_is_awake(printed: str, read: str) -> None:
    """A table on which another number is printed does not agree."""
    box = with_printed(*EARLY, *MUCH, *FRUIT, (printed, read))
    with pytest.raises(AssertionError):
        play_some(box)
