"""Ends that no game on the shelf reaches, as the terminal prints them."""

from __future__ import annotations

import pytest

from motu.cli.screen import Screen
from motu.core.game import ScoreLine, State
from motu.core.places import places
from motu.shelf import games
from motu.words import LANGUAGES, Words
from tests.support.play import EXAMPLE, played


class Drowned(type(games[EXAMPLE])):  # type: ignore[misc]  # any game
    """Nobody wins."""

    def ranking(self, state: State) -> list[int]:
        return places(state.scores(), lost=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_all_have_lost_nobody_is_named_as_the_first(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = Drowned()
    Screen(game, language, ["Ann", "Bob", "Eve"]).ranking(game.new(3, {}))
    shown = capsys.readouterr().out
    assert shown.strip() == Words(EXAMPLE, language).text("terminal-all-lost", {})


class Indebted(type(games[EXAMPLE])):  # type: ignore[misc]
    """Points below zero."""

    def ledger(self, state: State) -> list[list[ScoreLine]]:
        return [
            [ScoreLine(played(EXAMPLE).sources[0], 4), ScoreLine(played(EXAMPLE).sources[1], -7)]
            for _ in state.scores()
        ]


def test_points_that_were_lost_are_listed_below_zero(capsys: pytest.CaptureFixture[str]) -> None:
    game = Indebted()
    Screen(game, "en", ["Ann", "Bob"]).ledger(game.new(2, {}))
    assert capsys.readouterr().out.count("-7") == 2
