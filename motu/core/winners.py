"""The ways in which winners of a game make their points: means of many games of bots, `winners.toml` beside components.

`motu winners` writes the file. It holds for the components that the games were played with, and for no others.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from motu.core.game import Game
from motu.core.weights import fingerprint

FILE: Final = "winners.toml"


class Winners(NamedTuple):
    """What each source brings on average, and who found out."""

    bot: str
    games: int
    seats: int
    seed: int
    components: str  # their fingerprint
    winners: dict[str, float]  # by source, of those who won
    all: dict[str, float]  # by source, of everybody


def read(text: str) -> Winners:
    """The means of a file; raises TypeError for a field that is missing or that there is not."""
    data: dict[str, Any] = tomllib.loads(text)
    return Winners(**data)


def write(found: Winners) -> str:
    """The file that `read` reads."""
    rows = [
        f'# How the winners of a game make their points. Written by `motu winners`, not by hand.\n\nbot = "{found.bot}"'
    ]
    rows += [f"{name} = {getattr(found, name)}" for name in ("games", "seats", "seed")]
    rows.append(f'components = "{found.components}"')
    for name in ("winners", "all"):
        rows += ["", f"[{name}]", *(f"{source} = {mean}" for source, mean in getattr(found, name).items())]
    return "\n".join(rows) + "\n"


@cache
def winners_of(game: Game) -> Winners | None:
    """The means that lie beside the game's code; None where there are none for its components."""
    file = files(type(game).__module__.rpartition(".")[0]) / FILE
    found = read(file.read_text(encoding="utf-8")) if file.is_file() else None
    return found if found and found.components == fingerprint(game) else None
