"""Eurogames by their complete rules: in the browser, in the terminal, and as fast environments for research.

At the prompt: `motu.Table("moorea", seats=3)`; see docs/library.md.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from motu import sources

sources.choose()

if TYPE_CHECKING:
    from motu.bots.bot import Bot as Bot
    from motu.core.dice import Dice as Dice
    from motu.core.errors import MotuError as MotuError
    from motu.core.game import Game as Game
    from motu.core.game import State as State
    from motu.core.record import Record as Record
    from motu.library import Table as Table
    from motu.library import load as load
    from motu.library import replay as replay
    from motu.library import verify as verify
    from motu.shelf import bots as bots
    from motu.shelf import games as games

    __version__: str

HOMES = {  # the module of each name; imported on first use, so that `import motu` costs nothing
    "Bot": "motu.bots.bot",
    "Dice": "motu.core.dice",
    "Game": "motu.core.game",
    "MotuError": "motu.core.errors",
    "Record": "motu.core.record",
    "State": "motu.core.game",
    "Table": "motu.library",
    "load": "motu.library",
    "replay": "motu.library",
    "verify": "motu.library",
}
COLLECTIONS = ("bots", "games")  # packages that are also mappings

__all__ = ["__version__", *HOMES, *COLLECTIONS]  # noqa: PLE0604 - the names are texts


def __getattr__(name: str) -> Any:
    if name in HOMES:
        return getattr(import_module(HOMES[name]), name)
    if name in COLLECTIONS:
        return import_module(f"motu.{name}")
    if name == "__version__":
        return import_module("importlib.metadata").version("motu")
    raise AttributeError(f"module 'motu' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
