"""Games kept for ever, one for each rulebook and seat count. Run this file to play them anew when the rules change:

python -m tests.hawaii.golden_records
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from motu.core.dice import Dice
from motu.core.game import NOBODY, Json, Settings
from motu.core.table import Table
from motu.games.hawaii.state import HawaiiState
from tests.hawaii.setting import HAWAII
from tests.hawaii.styles import STYLES

FOLDER = Path(__file__).parent.parent / "records" / "hawaii"


class Kept(NamedTuple):
    """How a game came about."""

    name: str
    seats: int
    settings: Settings
    style: str
    seed: int


GAMES = [
    Kept("french", 2, {}, "any move", 3),
    Kept("english", 3, {"preset": "english", "confirm_end_of_turn": "on"}, "sail first", 4),
    Kept("german", 5, {"preset": "german", "open_resources": "yes", "long_hut_width": "1"}, "tikis and huts", 5),
]


def played(kept: Kept) -> Json:
    """The record of a game in that style."""
    table = Table(HAWAII, kept.seats, kept.settings, kept.seed)
    dice = Dice(kept.seed)
    while table.state.awaiting() != NOBODY:
        assert isinstance(table.state, HawaiiState)
        table.play(table.state.awaiting(), STYLES[kept.style](table.state, dice))
    return table.record()


def written(record: Json) -> str:
    """One line for each move, so that a change can be read."""
    plays = ",\n    ".join(json.dumps(play) for play in record["plays"])
    rest = json.dumps({**record, "plays": []}, indent=2)
    return rest.replace('"plays": []', f'"plays": [\n    {plays}\n  ]') + "\n"


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for kept in GAMES:
        path(kept.name).write_text(written(played(kept)), encoding="utf-8")


if __name__ == "__main__":
    write()
