"""What the tiles are worth, in sentences."""

from __future__ import annotations

from motu.core.game import Phrase
from tests.skerry.game.components import TILE_NAMES, Components


def tooltips(box: Components) -> dict[str, Phrase]:
    return {
        name: Phrase("tip-tile", (("points", box.value[kind]), ("count", int(box.count[kind]))))
        for kind, name in enumerate(TILE_NAMES)
    }
