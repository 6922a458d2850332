"""Facts by which tests play a game: PLAYED in tests/<game>/play.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Final

from motu.core.edition import standard
from motu.core.game import Game, Settings
from motu.shelf import games

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = next(iter(games))  # for tests that are about no game in particular
# A game in the making may be on the shelf before tests can play it or its table is drawn; a test of its own complains.
PLAYABLE: Final = [game for game in games if (ROOT / "tests" / game / "play.py").is_file()]
DRAWN: Final = [game for game in PLAYABLE if (ROOT / "web" / "src" / "games" / game / "board.ts").is_file()]


@dataclass(frozen=True, kw_only=True)
class Played:
    """A game as tests play it. Handles are named by how they begin: `display:`."""

    # words
    steps: list[str]  # all that a view can say in `step`
    sources: list[str]  # all that points can come from
    examples: str = ""  # chapters of the rules of which the specification has an example: each is drawn on the page
    # bots
    richer: tuple[str, str]  # a change of the component file that brings more points
    scores: Mapping[int, tuple[float, float]]  # what sensible players score, at least and at most, by number of seats
    # at the drawn table
    late: Callable[[], Game]  # the game in a prepared position: the last turns, in which everything is asked
    seats: int  # of whole games, which are short with so many
    devices: tuple[str, ...]  # by which whole games are played: mouse, keyboard, phone
    asked: str  # every question that `late` leads to
    changed: str = ""  # parts of a turn that can be changed before it is sent
    wished: str  # handles that a keen player clicks, the best first
    keen: str = "last"  # which of several buttons a keen player presses: the first or the last
    put_off: str = ""  # handles and buttons that end a turn or the game
    parts: str = ""  # handles outside the slip that change a part of a turn
    settings: Settings = field(default_factory=dict)  # with which the visitor has the first turn
    pictured: Settings = field(default_factory=dict)  # with which the pictures in docs/gallery are taken


def richer(game: str) -> str:
    """A component file with which more points are made."""
    before, after = played(game).richer
    text = standard(game)
    assert before in text
    return text.replace(before, after)


def played(game: str) -> Played:
    found = import_module(f"tests.{game}.play").PLAYED
    assert isinstance(found, Played)
    return found
