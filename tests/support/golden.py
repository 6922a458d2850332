"""Games kept for ever as records, so that a change of the rules is noticed and can be read."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from motu.core.dice import Dice
from motu.core.game import NOBODY, Game, Json, Move, Settings
from motu.core.table import Table

Styles = Mapping[str, Callable[[Any, Dice], Move]]


class GoldenGame(NamedTuple):
    """How a game came about."""

    name: str
    seats: int
    settings: Settings
    style: str
    seed: int


def played(game: Game, kept: GoldenGame, styles: Styles) -> Json:
    """The record of a game in that style."""
    table = Table(game, kept.seats, kept.settings, kept.seed)
    dice = Dice(kept.seed)
    while table.state.awaiting() != NOBODY:
        table.play(table.state.awaiting(), styles[kept.style](table.state, dice))
    return table.record()


def written(record: Json) -> str:
    """One line for each move, so that a change can be read."""
    plays = ",\n    ".join(json.dumps(play) for play in record["plays"])
    rest = json.dumps({**record, "plays": []}, indent=2)
    return rest.replace('"plays": []', f'"plays": [\n    {plays}\n  ]') + "\n"


def path(game: str, name: str) -> Path:
    return Path(__file__).parents[1] / game / "records" / f"{name}.json"


def write(game: Game, games: list[GoldenGame], styles: Styles) -> None:
    """Play these games anew and keep them."""
    for kept in games:
        file = path(game.name, kept.name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(played(game, kept, styles)), encoding="utf-8")
