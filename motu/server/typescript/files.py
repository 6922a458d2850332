"""All generated files of the page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from motu.server.typescript import game_types, wire_types
from motu.shelf import games

PAGE: Final = Path(__file__).parents[3] / "web/src"


def files() -> dict[Path, str]:
    """Path and text of every file."""
    made = {PAGE / "lib/net" / name: content for name, content in wire_types.files().items()}
    for game in games.values():
        if not type(game).__module__.startswith("motu.games."):
            continue  # a game of another package has its page there
        for name, content in game_types.files(game).items():
            made[PAGE / "games" / game.name / name] = content
    return made
