"""Games by name: the kernel's only upward import, made when a record is opened, a pickle loaded, an event printed."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

from motu.core.events import Event
from motu.core.game import Game, Json, State


def shelf() -> Any:
    """The module of all games. Imported late, because it imports every game, and they import the kernel."""
    return import_module("motu.shelf")


@lru_cache(maxsize=64)
def game(name: str, edition: str = "") -> Game:
    """The game of this name, in this edition; raises NotOnShelf or BadEdition."""
    found: Game = shelf().game(name)
    return found.with_edition(edition) if edition else found


def load_state(name: str, text: str, data: Json) -> State:
    """The state that was dumped at a table with the components of this text."""
    standard = game(name)
    return (standard if standard.components().text == text else game(name, text)).load(data)


def pickled_state(state: Any) -> tuple[Any, ...]:
    """The pickle of a state: the function that loads it, its game, its components and its dump."""
    printed = state.box.sheet
    return load_state, (printed["meta"]["id"], printed.text, state.dump())


def pickled_game(game_: Game) -> tuple[Any, ...]:
    """The pickle of a game: its name and its edition."""
    return game, (game_.name, game_.edition)


def sentence(happened: Event) -> str:
    """An event in English; as code where its game is not on the shelf."""
    for found in shelf().games.values():
        if type(happened) in found.events():
            text: str = import_module("motu.words").Words(found.name, "en").say(found.tell(happened))
            return text
    return repr(happened)
