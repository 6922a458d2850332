"""Text boards: every position, reader and language."""

from __future__ import annotations

import re

import pytest

from motu import boards
from motu.boards import plain
from motu.core.dice import Dice
from motu.core.game import NOBODY, SPECTATOR, Game, Json
from motu.shelf import games
from motu.words import LANGUAGES, Words
from tests.support.random_games import places
from tests.support.text_boards import NAMES, printed, shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.values(), ids=games)
def test_every_moment_can_be_drawn(game: Game, language: str) -> None:
    usual, *_, changed = [place for place in places(game) if place.seats == game.seat_counts[-1]]
    s, dice, number = (usual if language == "en" else changed).new(), Dice(4), 0
    while s.awaiting() != NOBODY:
        if number % 35 == 0:
            text = shown(game, s, number % 3 if number % 4 < 3 else SPECTATOR, language)
            assert not re.search(r"\b(board|name|place|step)-[a-z]", text)
        moves = s.moves()
        s.play(moves[dice.below(len(moves))])
        number += 1
    assert shown(game, s, 0, language)


def test_a_game_without_a_board_of_its_own_is_drawn_plainly() -> None:
    view: Json = {"game": "chess", "round": 3, "players": [{"seat": 0, "score": 5}], "handles": ["a1", "a2"]}
    text = printed(boards.draw(view, Words("", "en"), NAMES))
    assert text == printed(plain.draw(view, Words("", "en"), NAMES))
    assert [line.split()[0] for line in text.splitlines()] == ["game", "round", "players"]
    assert "'score': 5" in text
    assert "a1" not in text, "what can be clicked is left out"


def test_only_files_in_boards_draw_a_game() -> None:
    assert "game" in printed(boards.draw({"game": "../seats", "handles": []}, Words("", "en"), NAMES))
