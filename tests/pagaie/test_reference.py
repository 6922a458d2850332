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
from tests.pagaie.compared import Compared, ledger_of, line_text, slot_text
from tests.pagaie.reference.box import BOTTLE, Box, Face, Options
from tests.pagaie.reference.course import END, Question, game
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


def options(settings: Settings, side: int = 0) -> Options:
    return Options(
        side or int(settings.get("board_size", "5")),
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

    def play(self) -> None:
        course = game(self.table)
        question = next(course)
        while True:
            try:
                question = course.send(self.answered(question))
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
        Compared(self.s, self.table, question.seat, question.about in BUILDING).all()
        return by_text[self.answer(list(by_text))]

    def drawn(self, expected: Counter[str]) -> str:
        """Chance answers what is as likely in both."""
        moves, odds = self.s.moves(), self.s.odds()
        found = {self.game.write(self.s, move): n for move, n in zip(moves, odds, strict=True)}
        assert found == expected, f"{found}, not {expected}"
        move = moves[self.dice.pick(vec[i64](odds))]
        line = self.game.write(self.s, move)
        self.s.play(move)
        return line

    def finish(self) -> None:
        assert self.s.awaiting() == NOBODY
        Compared(self.s, self.table, SPECTATOR, building=False).all()
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


def follow(seats: int, settings: Settings, style: str, seed: int) -> FollowedPagaie:
    table = Table(Box(), options(settings), seats)
    followed = FollowedPagaie(PAGAIE, PAGAIE.new(seats, settings), table, seed, PLAYED[style])
    followed.play()
    return followed


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_the_second_reading_agrees(number: int, pytestconfig: pytest.Config) -> None:
    """Every combination of settings; many games with each when there is time."""
    styles = list(PLAYED)
    for game_number in range(60 if pytestconfig.getoption("thorough") else 1):
        turn = number + game_number
        follow(2 + turn % 3, SETTINGS[number], styles[turn % len(styles)], 1000 * number + game_number)
