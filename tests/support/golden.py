"""Golden records: stored games by which a change of the rules is noticed and can be read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import ClassVar, NamedTuple

import pytest

from motu.core.dice import Dice
from motu.core.events import Event
from motu.core.game import NOBODY, Game, Json, Settings
from motu.core.record import from_json, game_of, replay, steps, verify
from motu.core.table import Table
from tests.support.styles import Styles


class GoldenGame(NamedTuple):
    """How a game came about, and how it ended."""

    name: str
    seats: int
    settings: Settings
    style: str
    seed: int
    scores: list[int]


def played(game: Game, golden: GoldenGame, styles: Styles) -> Json:
    """The record of a game in that style."""
    table = Table(game, golden.seats, golden.settings, golden.seed)
    dice = Dice(golden.seed)
    while table.state.awaiting() != NOBODY:
        table.play(table.state.awaiting(), styles[golden.style](table.state, dice))
    return table.record()


def written(record: Json) -> str:
    """One line for each move, so that a change can be read."""
    plays = ",\n    ".join(json.dumps(play) for play in record["plays"])
    rest = json.dumps({**record, "plays": []}, indent=2)
    return rest.replace('"plays": []', f'"plays": [\n    {plays}\n  ]') + "\n"


def folder(game: Game) -> Path:
    return Path(__file__).parents[1] / game.name / "records"


def stored(game: Game, name: str) -> Json:
    """The record of a golden game."""
    return json.loads((folder(game) / f"{name}.json").read_text(encoding="utf-8"))


def events(game: Game, name: str) -> list[Event]:
    """All events of a golden game."""
    record = from_json(stored(game, name))
    return [event for moment in steps(record, game_of(record)) for event in moment.events]


def write(game: Game, games: list[GoldenGame], styles: Styles) -> None:
    """Play these games anew and keep them."""
    folder(game).mkdir(parents=True, exist_ok=True)
    for golden in games:
        text = written(played(game, golden, styles))
        (folder(game) / f"{golden.name}.json").write_text(text, encoding="utf-8")


class GoldenTests:
    """The tests of a game's golden records."""

    game: ClassVar[Game]
    games: ClassVar[list[GoldenGame]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "golden" in metafunc.fixturenames:
            metafunc.parametrize("golden", self.games, ids=[golden.name for golden in self.games])

    def test_every_record_is_one_that_we_can_make(self) -> None:
        names = [file.stem for file in folder(self.game).iterdir()]
        assert sorted(names) == sorted(golden.name for golden in self.games)

    def test_a_record_still_plays_the_same(self, golden: GoldenGame) -> None:
        data = stored(self.game, golden.name)
        state = replay(data)
        assert state.awaiting() == NOBODY
        assert state.scores() == golden.scores
        assert verify(data).seed is not None
