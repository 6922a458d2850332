"""Whole games beside a second reading of the rules: the same questions, the same table, the same outcome."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY, SPECTATOR, Settings
from motu.games.pagaie.game import Pagaie
from motu.games.pagaie.state import PagaieState
from tests.pagaie.board import PAGAIE, with_printed
from tests.pagaie.compared import Compared, ledger_of, line_text, retold, slot_text
from tests.pagaie.reference import course, result
from tests.pagaie.reference.box import SEA, Box, Face, Options
from tests.pagaie.reference.course import END, Question, game
from tests.pagaie.reference.island import Cell, Island, square
from tests.pagaie.reference.result import places, score
from tests.pagaie.reference.table import Table
from tests.pagaie.styles import STYLES
from tests.support.reference_turns import Followed
from tests.support.styles import Style

BUILDING = ("menu", "position", "turn")
SWITCHES = {"board_size": "56", "start_flowers_sea": "12"}
SWITCHED = ("free_discard", "short_game", "confirm_end_of_turn")
SETTINGS: list[Settings] = [
    dict(zip([*SWITCHES, *SWITCHED], values, strict=True))
    for values in product(*SWITCHES.values(), *[("off", "on")] * len(SWITCHED))
]


def mixed(s: PagaieState, dice: Dice) -> int:
    """Players who change their mind at every question."""
    ways = list(STYLES.values())
    return int(ways[dice.below(len(ways))](s, dice))


PLAYED: dict[str, Style] = {**STYLES, "mixed": mixed}


def options(settings: Settings, smaller_side: int) -> Options:
    return Options(
        6 if settings.get("board_size") == "6" else smaller_side,
        int(settings.get("start_flowers_sea", "1")),
        *(settings.get(name) == "on" for name in SWITCHED),
    )


class FollowedPagaie(Followed[PagaieState]):
    """A game in lock step with the second reading, which is told every answer and asks the next question."""

    state = PagaieState

    def __init__(self, played: Pagaie, s: PagaieState, table: Table, seed: int, style: Style) -> None:
        super().__init__(played, s, seed, style)
        self.table = table
        self.decisions = 0
        self.log: list[Any] = []

    def play(self) -> None:
        questions = game(self.table)
        question = next(questions)
        while True:
            try:
                question = questions.send(self.answered(question))
            except StopIteration:
                break
        self.finish()

    def answered(self, question: Question) -> Any:
        """A single answer is given without asking, but for the questions of building at a table that wants them."""
        by_text = {self.text(question, answer): answer for answer in question.answers}
        asked_always = question.about == "menu" and self.table.options.confirm_end_of_turn
        if len(by_text) == 1 and not asked_always:
            return question.answers[0]
        assert self.s.awaiting() == question.seat, f"{self.s.awaiting()} is asked, not {question.seat}"
        if question.seat == CHANCE:
            return by_text[self.drawn(Counter(self.text(question, answer) for answer in question.answers))]
        self.decisions += 1
        assert len(by_text) == len(question.answers)
        self.compare(question.seat, building=question.about in BUILDING)
        return by_text[self.answer(list(by_text))]

    def compare(self, reader: int, *, building: bool) -> None:
        """What has happened since the last time, and what lies there now."""
        assert [retold(event) for event in self.log] == self.table.told
        self.log.clear()
        self.table.told.clear()
        Compared(self.s, self.table, reader, building).all()

    def carry_out(self, move: int) -> str:
        line = self.game.write(self.s, move)
        self.s.play(move, self.log)
        return line

    def drawn(self, expected: Counter[str]) -> str:
        """Chance answers what is as likely in both."""
        moves, odds = self.s.moves(), self.s.odds()
        found = {self.game.write(self.s, move): n for move, n in zip(moves, odds, strict=True)}
        assert found == expected, f"{found}, not {expected}"
        return self.carry_out(moves[self.dice.pick(vec[i64](odds))])

    def finish(self) -> None:
        assert self.s.awaiting() == NOBODY
        self.compare(SPECTATOR, building=False)
        for seat, lines in enumerate(self.game.ledger(self.s)):
            assert {line.source: line.points for line in lines} == ledger_of(self.table, seat)
        assert self.s.scores() == [score(self.table, seat) for seat in range(self.table.seats)]
        assert self.game.ranking(self.s) == places(self.table)

    def text(self, question: Question, answer: Any) -> str:
        """An answer as the game writes it."""
        match question.about:
            case "line":
                return line_text(answer)
            case "tiles":
                return " ".join(["take", *map(slot_text, sorted(answer))])
            case "menu":
                return menu_text(answer)
            case "position":
                return f"at {answer[0]} {answer[1]}"
            case "flower tile":
                return f"flower {slot_text(answer)}"
            case "first player":
                return f"first {answer + 1}"
            case "tile":
                return f"draw {answer.name.lower()}"
        return f"{question.about.split()[0].replace('flower', 'element')} {answer}"


def menu_text(answer: Any) -> str:
    if answer == END:
        return "end turn"
    what, face, fresh = answer
    return f"{what} {face.name.lower()}" + ("" if fresh else " from pontoon")


def follow(seats: int, settings: Settings, style: str, seed: int, edition: str = "printed") -> FollowedPagaie:
    """A whole game; an edition has its own box for both sides."""
    played, box, side = EDITIONS[edition]
    table = Table(box, options(settings, side), seats)
    followed = FollowedPagaie(played, played.new(seats, settings), table, seed, PLAYED[style])
    followed.play()
    return followed


def scarce_box() -> Box:
    """One tile of each face. One of the sea shows only bottles, one of the sand nothing."""
    tiles = Counter(dict.fromkeys(Box().tiles, 1))
    for name, cells in (("SEA-FI-0-FI-0", ("bottle", "", "bottle", "")), ("SAND-TU-0-TU-0", ("", "", "", ""))):
        face = Box().face(name)
        del tiles[face]
        tiles[Face(name, face.level, cells)] = 1
    return replace(Box(), tiles=tiles)


SCARCE = with_printed(
    *((f"count = {n}\n", "count = 1\n") for n in (2, 5, 9, 11)),
    ("tile_total = 142\nsea_total = 72", "tile_total = 78\nsea_total = 52"),
    ("sand_total = 48\nconstruction_total = 22", "sand_total = 24\nconstruction_total = 2"),
    ('cells = ["fish", "", "fish", ""]', 'cells = ["bottle", "", "bottle", ""]'),
    ('cells = ["turtle", "", "turtle", ""]', 'cells = ["", "", "", ""]'),
)
TINY = with_printed(("rows = 5\ncolumns = 5", "rows = 2\ncolumns = 2"))
EDITIONS = {"printed": (PAGAIE, Box(), 5), "scarce": (SCARCE, scarce_box(), 5), "tiny": (TINY, Box(), 2)}


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_the_second_reading_agrees(number: int, pytestconfig: pytest.Config) -> None:
    """Every combination of settings; many games with each when there is time."""
    styles = list(PLAYED)
    for game_number in range(40 if pytestconfig.getoption("thorough") else 1):
        turn = number + game_number
        follow(2 + turn % 3, SETTINGS[number], styles[turn % len(styles)], 1000 * number + game_number)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["scarce", "tiny"])
def test_the_second_reading_agrees_when_tiles_run_out(edition: str, seats: int, pytestconfig: pytest.Config) -> None:
    """Stacks that are empty, lines without a free tile, days without a flower [R3.8, R6.11, R7.3]."""
    for number in range(40 if pytestconfig.getoption("thorough") else 2):
        settings: Settings = {"free_discard": "on"} if number % 2 else {}
        follow(seats, settings, list(PLAYED)[number % len(PLAYED)], number, edition)


def play_some(played: Pagaie, seats: int = 4) -> None:
    """Games of an edition, read with the numbers that are really printed."""
    for seed in range(5):
        table = Table(Box(), Options(), seats)
        FollowedPagaie(PAGAIE, played.new(seats, {}), table, seed, PLAYED["mixed"]).play()


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("points = 7", "points = 6"),
        ("costs = 3", "costs = 4"),
        ("tiles = 3", "tiles = 2"),
        ("capacity = 2", "capacity = 3"),
        ("days = 8", "days = 7"),
        ('["last", "before_last"]', '["before_last", "last"]'),
        ('cells = ["seahorse", "octopus", "", ""]', 'cells = ["seahorse", "", "octopus", "bottle"]'),
        ("count = 11", "count = 10"),
    ],
)
def test_the_second_reading_is_awake(printed: str, read: str) -> None:
    """A table on which another number is printed does not agree."""
    changes = [(printed, read)]
    if read == "count = 10":
        changes += [("tile_total = 142", "tile_total = 140"), ("construction_total = 22", "construction_total = 20")]
    box = with_printed(*changes)
    with pytest.raises(AssertionError):
        play_some(box)


def touches_by_a_corner(island: Island, anchor: Cell) -> bool:
    x, y = anchor
    sea = island.levels[SEA]
    near = [(x + across, y + down) for across in range(-1, 3) for down in range(-1, 3)]
    return any(cell in sea for cell in near) if sea else anchor == (0, 0)


MISREADINGS: dict[str, tuple[Any, str, Any]] = {
    "sea may touch by a corner": (Island, "touches_sea", touches_by_a_corner),
    "sand may lie on one sea tile": (
        Island,
        "is_astride",
        lambda self, level, anchor: all(cell in self.levels[level - 1] for cell in square(anchor)),
    ),
    "covered icons count": (
        Island,
        "visible",
        lambda self: Counter(icon for tile in self.laid for icon in tile.face.cells if icon),
    ),
    "turns that look alike are two choices": (Face, "turns", lambda self: list(range(4))),
    "any tile may be discarded": (course, "may_discard", lambda table, player: len(player.held) > 2),
    "a paddle covers only empty slots": (Table, "covered", lambda self: set(self.to_fill())),
    "the fixed paddle is taken back": (Table, "take_paddles_back", lambda self: self.paddles.clear()),
    "the pirogue stays": (Table, "order", lambda self: list(range(self.seats))),
    "nothing is worth anything": (result, "points", lambda table, seat: {}),
}


@pytest.mark.parametrize("what", MISREADINGS)
def test_the_second_reading_minds_every_rule(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reading with one mistake does not agree with the game."""
    monkeypatch.setattr(*MISREADINGS[what])
    with pytest.raises(AssertionError):
        play_some(PAGAIE, 3)
