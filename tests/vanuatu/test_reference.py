"""Whole games beside a second reading of the rules: the same questions, the same answers, the same table, the same end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from motu.core.game import CHANCE, NOBODY, Game, Settings, State
from motu.games.vanuatu.state import VanuatuState
from tests.support.reference_turns import Followed
from tests.support.speaking import offers
from tests.support.styles import Style
from tests.vanuatu.board import VANUATU, with_printed
from tests.vanuatu.reference import engine
from tests.vanuatu.reference.asking import Chance, Question
from tests.vanuatu.reference.course import game
from tests.vanuatu.reference.preparing import new_table
from tests.vanuatu.reference.printed import Printed
from tests.vanuatu.reference.scoring import ranking
from tests.vanuatu.styles import STYLES


def differences(found: Any, known: Any, where: str = "") -> list[str]:
    """Every number in which the game and the second reading differ, with its place."""
    if isinstance(known, (dict, list)) and type(found) is type(known) and len(found) == len(known):
        keys = list(known) if isinstance(known, dict) else range(len(known))
        return [line for key in keys for line in differences(found[key], known[key], f"{where} {key}")]
    return [] if found == known else [f"{where.strip()}: {found}, not {known}"]


class FollowedVanuatu(Followed[VanuatuState]):
    """A whole game: the second reading keeps a table of its own, and hears only what is answered."""

    state = VanuatuState

    def __init__(self, box: Game, s: State, seed: int, style: Style, settings: Settings, read: Game) -> None:
        super().__init__(box, s, seed, style)
        self.table = new_table(Printed(read.components()), engine.choices(settings), len(s.scores()))
        self.decisions = 0

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
        if isinstance(asked, Chance):
            assert self.s.awaiting() == CHANCE, f"chance, {asked.kind}: {offers(self.game, self.s)}"
            weights = dict(zip(offers(self.game, self.s), self.s.odds(), strict=True))
            assert weights == Counter(engine.line(self.table, asked.kind, outcome) for outcome in asked.outcomes)
            return known[self.thrown()]
        assert self.s.awaiting() == asked.seat, f"{asked.kind} of seat {asked.seat}"
        if asked.kind != "buy 2":  # in the middle of an action
            self.compare()
        self.decisions += 1
        return known[self.answer(list(known))]

    def thrown(self) -> str:
        """What chance answers, by the odds."""
        bag = [move for move, weight in zip(self.s.moves(), self.s.odds(), strict=True) for _ in range(weight)]
        move = bag[self.dice.below(len(bag))]
        line = self.game.write(self.s, move)
        self.s.play(move)
        return line

    def compare(self) -> None:
        found, known = engine.Dump(self.s, self.table.printed).read(), engine.expected(self.table)
        assert found == known, differences(found, known)

    def compare_ends(self) -> None:
        assert self.s.awaiting() == NOBODY
        self.compare()
        assert self.game.ranking(self.s) == ranking(self.table)


def test_draft() -> None:
    for seats in range(2, 6):
        for seed in range(20):
            style = list(STYLES.values())[seed % 4]
            settings: Settings = {"rising_waters": "on"} if seed % 3 == 0 else {}
            FollowedVanuatu(VANUATU, VANUATU.new(seats, settings), seed, style, settings, VANUATU).play()
