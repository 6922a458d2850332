"""All games and bots by name: the only file that lists them.

Packages outside add their own through entry points: `motu.games` and `motu.bots` name classes that are made without
arguments, a Game and a Bot. An entry that does not load is left out with a warning; no name of this file is replaced.
"""

from __future__ import annotations

import warnings
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

from motu.bots.bot import Bot
from motu.bots.levels import LEVELS
from motu.bots.simple import Greedy, Random
from motu.core.errors import NotOnShelf
from motu.core.game import Game

T = TypeVar("T", Game, Bot)

TITLES = [  # in the order in which they are shown; a game is one line here
    "motu.games.moorea.game:Moorea",
    "motu.games.hawaii.game:Hawaii",
    "motu.games.vanuatu.game:Vanuatu",
    "motu.games.pagaie.game:Pagaie",
    "motu.games.fire_and_stone.game:FireAndStone",
]


def with_outside(group: str, kind: type[T], known: dict[str, T]) -> dict[str, T]:
    """The known ones, and those of other packages."""
    for entry in entry_points(group=group):
        try:
            brought = entry.load()()
        except Exception as error:  # noqa: BLE001 - any fault of one entry leaves the others playable
            warnings.warn(f"{group}: {entry.name} ({entry.value}) is left out: {error!r}", stacklevel=2)
            continue
        if isinstance(brought, kind):
            known.setdefault(brought.name, brought)
        else:
            warnings.warn(
                f"{group}: {entry.name} ({entry.value}) is left out: it makes no {kind.__name__}", stacklevel=2
            )
    return known


def title(place: str) -> Game:
    """A game of this package, from the line that names its class."""
    game = EntryPoint(place, place, "motu.games").load()()
    assert isinstance(game, Game)
    return game


games: dict[str, Game] = with_outside("motu.games", Game, {game.name: game for game in map(title, TITLES)})
FROM_WEAK_TO_STRONG = [Random(), *LEVELS[:2], Greedy(), *LEVELS[2:]]
bots: dict[str, Bot] = with_outside("motu.bots", Bot, {bot.name: bot for bot in FROM_WEAK_TO_STRONG})


def game(name: str) -> Game:
    """The game of this name; raises NotOnShelf, which says what there is."""
    if name not in games:
        raise NotOnShelf(f"There is no game {name!r}; there are: {', '.join(games)}.")
    return games[name]


def bot(name: str) -> Bot:
    """The bot of this name; raises NotOnShelf, which says what there is."""
    if name not in bots:
        raise NotOnShelf(f"There is no bot {name!r}; there are: {', '.join(bots)}.")
    return bots[name]
