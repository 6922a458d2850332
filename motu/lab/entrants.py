"""Entrants of the arena: a bot of the shelf or a search of so many simulations, with weights of its own or not."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from motu import shelf
from motu.bots.bot import Bot
from motu.bots.levels import Searcher
from motu.core import weights
from motu.core.errors import BadSetting
from motu.core.game import Game

TAUGHT: Final = "@"  # between a bot and what it has learned
BY_HAND: Final = "hand"  # in the place of a file of weights: values and priors written by hand


@lru_cache
def title(name: str, edition: str) -> Game:
    """A game from the shelf, in the edition asked for; made once in each process."""
    game = shelf.game(name)
    return game.with_edition(edition) if edition else game


def known(name: str) -> Bot:
    """The bot of a name: `elder`, `1000` for a search of so many simulations, or one of them with `@` and a file of
    weights, or `@hand`.

    Raises NotOnShelf for a bot and BadSetting for a file that does not exist.
    """
    bot, _, file = name.partition(TAUGHT)
    if file and file != BY_HAND and not Path(file).is_file():
        raise BadSetting(f"{name}: there is no file {file}; name one that `motu train` has written, or {BY_HAND!r}.")
    if bot.isascii() and bot.isdigit() and int(bot) > 0:
        return Searcher(bot, int(bot))
    return shelf.bot(bot)


@lru_cache
def entrant(name: str, game: str, edition: str) -> tuple[Bot, Game]:
    """The bot, and the game with the search model that the bot plays by."""
    found = title(game, edition)
    file = name.partition(TAUGHT)[2]
    if not file:
        return known(name), found
    taught = found.with_edition(edition)
    taught.model = found.own_model() if file == BY_HAND else weights.learned(taught, Path(file).read_text("utf-8"))
    return known(name), taught
