"""Whole games beside a second reading of the rules: the same questions, the same table, the same end."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY, Game, Setting, Settings
from motu.games.vanuatu import moves
from motu.games.vanuatu.names import BUY, BUYER
from motu.games.vanuatu.state import VanuatuState
from tests.support.reference_turns import Followed
from tests.support.speaking import offers
from tests.support.styles import Style, any_move
from tests.vanuatu.board import VANUATU, with_printed
from tests.vanuatu.reference import engine, shown
from tests.vanuatu.reference.asking import Chance, Question
from tests.vanuatu.reference.course import game
from tests.vanuatu.reference.preparing import new_table
from tests.vanuatu.reference.printed import Printed
from tests.vanuatu.reference.scoring import ranking
from tests.vanuatu.styles import STYLES, dike_builders, fishers, often, tricksters

VIEWS = 11  # a view is looked at with every so many questions


def differences(found: Any, known: Any, where: str = "") -> list[str]:
    """Every number in which the game and the second reading differ, with its place."""
    if isinstance(known, dict) and isinstance(found, dict) and known.keys() == found.keys():
        keys: Any = known
    elif isinstance(known, list) and isinstance(found, list) and len(known) == len(found):
        keys = range(len(known))
    else:
        return [] if found == known else [f"{where.strip()}: {found}, not {known}"]
    return [line for key in keys for line in differences(found[key], known[key], f"{where} {key}")]


class FollowedVanuatu(Followed[VanuatuState]):
    """A whole game: the second reading keeps a table of its own, and hears only what is answered."""

    state = VanuatuState

    def __init__(self, box: Game, seats: int, settings: Settings, seed: int, style: Style) -> None:
        super().__init__(box, box.new(seats, settings), seed, style)
        self.heard_of: Counter[str] = Counter()  # what was asked, of players and of chance
        self.read(box, settings)

    def read(self, box: Game, settings: Settings) -> None:
        """The numbers and settings by which the second reading goes."""
        self.table = new_table(Printed(box.components()), engine.choices(settings), len(self.s.players))

    def play(self) -> None:
        course = game(self.table)
        try:
            asked = next(course)
            while True:
                asked = course.send(self.heard(asked))
        except StopIteration:
            self.compare_ends()

    def heard(self, asked: Question | Chance) -> Any:
        """The same question is open in the game; what is answered there."""
        known = engine.lines(self.table, asked)
        self.heard_of[asked.kind] += 1
        if isinstance(asked, Chance):
            return known[self.thrown(asked)]
        assert self.s.awaiting() == asked.seat, f"{asked.kind} of seat {asked.seat}"
        if asked.kind != "buy 2":  # the game has paid for the first cube already
            self.compare()
            if self.heard_of.total() % VIEWS == 0:
                self.compare_views(asked)
        return known[self.answer(list(known))]

    def thrown(self, asked: Chance) -> str:
        """What chance answers in the game, where each answer is as likely as the second reading has it."""
        assert self.s.awaiting() == CHANCE, f"{asked.kind}: {offers(self.game, self.s)}"
        answers, odds = self.s.moves(), self.s.odds()
        weights = dict(zip(offers(self.game, self.s), odds, strict=True))
        assert weights == Counter(engine.line(self.table, asked.kind, outcome) for outcome in asked.outcomes)
        bag = [move for move, weight in zip(answers, odds, strict=True) for _ in range(weight)]
        move = bag[self.dice.below(len(bag))]
        line = self.game.write(self.s, move)
        self.s.play(move)
        return line

    def compare(self) -> None:
        """Everything on the table, and what is hidden."""
        found, known = engine.Dump(self.s, self.table.printed).read(), engine.expected(self.table)
        assert found == known, differences(found, known)

    def compare_views(self, asked: Question) -> None:
        """Derived facts that are only shown."""
        for seat in (asked.seat, self.dice.below(len(self.table.players))):
            found = shown.read(self.game.view(self.s, seat))
            known = shown.expected(self.table, seat, asked.kind if seat == asked.seat else "")
            assert found == known, differences(found, known)

    def compare_ends(self) -> None:
        assert self.s.awaiting() == NOBODY
        self.compare()
        assert self.game.ranking(self.s) == ranking(self.table)
        ledger = [{line.source: line.points for line in lines} for lines in self.game.ledger(self.s)]
        assert ledger == [{source: n for source, n in player.earned.items() if n} for player in self.table.players]


def sensible(s: VanuatuState, dice: Dice) -> int:
    """What the bots think likely, more often."""
    legal, weights = s.moves(), [int(1000 * weight) + 1 for weight in VANUATU.search_model().priors(s)]
    drawn = dice.below(sum(weights))
    for move, weight in zip(legal, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return move
    raise AssertionError("weights add up")


def anyhow(s: VanuatuState, dice: Dice) -> int:
    """Now in one way, now in another."""
    styles = [any_move, sensible, sensible, dike_builders, fishers, tricksters]
    return styles[dice.below(len(styles))](s, dice)


def buyers(s: VanuatuState, dice: Dice) -> int:
    """Ships fill fast."""
    return often(s, dice, [moves.MARK + BUY, moves.RESOLVE + BUY, moves.CHARACTER + BUYER, moves.EXTRA + 1])


WAYS: dict[str, Style] = {**STYLES, "sensible": sensible, "anyhow": anyhow}
RICH = [("[setup]\nvatus = 3", "[setup]\nvatus = 9"), ("hut_vatus = 3", "hut_vatus = 1")]
SCARCE = [  # islands stay empty
    ("cubes = 10", "cubes = 3"),
    ("cubes = 8", "cubes = 2"),
    ("cubes = 6\nprice = 3", "cubes = 1\nprice = 3"),
    ("cube_total = 24", "cube_total = 6"),
]
DEEP = [  # games with Rising Waters are played to the end
    ("sinks_at = 5", "sinks_at = 7"),
    ("penalty = [1, 3, 5, 7]", "penalty = [1, 3, 5, 7, 9, 11]"),
    ("water_markers = 20", "water_markers = 30"),
    ("lost_at = 3", "lost_at = 5"),
]
SUNKEN = [  # boats touch no island
    ("sinks_at = 5", "sinks_at = 2"),
    ("penalty = [1, 3, 5, 7]", "penalty = [1]"),
    ("lost_at = 3", "lost_at = 5"),
]
BACKWARDS = [  # islands late: tiles often find no place by the rules
    ('letters = ["A", "B", "C", "D", "E", "F", "A", "B",', 'letters = ["F", "E", "D", "C", "B", "A", "F", "E",'),
    ('"C", "D", "E", "F"]\nsource', '"D", "C", "B", "A"]\nsource'),
]
FACES = {tuple(entry["goods"]) for entry in VANUATU.components()["ship"]}
TRADE = [  # ships come back
    *[(f"goods = {json.dumps(face)}", 'goods = ["kava", "kava", "kava"]') for face in FACES],
    ("kava = 1\n", "kava = 3\n"),
    ("cubes = 10\nprice = 1", "cubes = 40\nprice = 0"),
    ("cube_total = 24", "cube_total = 54"),
]
BOXES = {
    "printed": VANUATU,
    "rich": with_printed(*RICH),
    "scarce": with_printed(*SCARCE),
    "deep": with_printed(*RICH, *DEEP),
    "sunken": with_printed(*SUNKEN),
    "backwards": with_printed(*BACKWARDS),
}
FLOODS = ("water_penalty_per", "flood_at_the_end", "governor_counts_for_flood", "retrieval_counts_for_flood")
SETTINGS: list[Settings] = [
    {},
    {"characters": "off"},
    {"rising_waters": "on"},
    {"rising_waters": "on", "water_penalty_per": "hut", "retrieval_counts_for_flood": "yes"},
    {"rising_waters": "on", "flood_at_the_end": "no", "governor_counts_for_flood": "yes", "vendor_needs_island": "no"},
    {"sell_price_drop_per": "tile", "governor_may_repeat": "no", "placement_pair_lookahead": "no"},
    {"confirm_end_of_turn": "on"},
    {"characters": "off", "rising_waters": "on", "confirm_end_of_turn": "on"},
]


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_the_second_reading_agrees(number: int, pytestconfig: pytest.Config) -> None:
    settings, boxes, ways = SETTINGS[number], list(BOXES.values()), list(WAYS.values())
    fewest = 3 if settings.get("characters") == "off" else 2
    for game_number in range(150 if pytestconfig.getoption("thorough") else 5):
        mixed = 3 * number + game_number
        seats = fewest + mixed % (6 - fewest)
        box = boxes[0] if mixed % 2 else boxes[mixed // 2 % len(boxes)]
        FollowedVanuatu(box, seats, settings, 1000 * number + game_number, ways[mixed % len(ways)]).play()


def test_the_second_reading_agrees_when_ships_come_back() -> None:
    box = with_printed(*TRADE)
    come = 0
    for seed in range(6):
        followed = FollowedVanuatu(box, 5, {}, seed, buyers)
        followed.play()
        come = max(come, followed.heard_of["ship"])
    assert come > len(followed.table.printed.ships)  # the discards were shuffled


def disagree(games: int, box: Game, settings: Settings, read_box: Game, read_settings: Settings) -> bool:
    """Whether the second reading sees in one of some games that it goes by other numbers or settings."""
    for seed in range(games):
        followed = FollowedVanuatu(box, 3 + seed % 3, settings, seed, anyhow)
        followed.read(read_box, read_settings)
        try:
            followed.play()
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("drawing_points = 3", "drawing_points = 4"),
        ("hut_vatus = 3", "hut_vatus = 2"),
        ("last_crate_points = 2", "last_crate_points = 3"),
        ("first_player_points = 3", "first_player_points = 4"),
        ("points_per_tourist = 2", "points_per_tourist = 1"),
        ("marker_passes = [2, 2, 1]", "marker_passes = [2, 1, 2]"),
    ],
)
def test_the_second_reading_is_awake(printed: str, read: str) -> None:
    """A table on which another number is printed does not agree."""
    assert disagree(9, with_printed((printed, read)), {}, VANUATU, {})


@pytest.mark.parametrize("setting", VANUATU.settings, ids=lambda setting: setting.name)
def test_the_second_reading_sees_settings(setting: Setting) -> None:
    """A table that differs in one setting does not agree."""
    box = BOXES["sunken"] if setting.name == "vendor_needs_island" else VANUATU
    usual: Settings = {"rising_waters": "on"} if box is not VANUATU or setting.name in FLOODS else {}
    assert disagree(20, box, {**usual, setting.name: setting.values[1]}, box, usual)
