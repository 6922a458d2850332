"""The shelf: which games there are, their rules and their components."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from litestar import Router, get

from motu.core.errors import BadSetting
from motu.core.game import Game, Settings
from motu.server.wire.errors import Refusal
from motu.server.http.dependencies import GameName, GivenHouse, Language
from motu.server.services import House
from motu.server.wire.messages import GameInfo, Phrase, SettingInfo
from motu.server.http.refusals import REFUSED
from motu.server.readers.messages import phrase
from motu.words import LANGUAGES
from motu.words.rules import digest


def on_shelf(games: Mapping[str, Game], name: str) -> Game:
    if name not in games:
        raise Refusal("no_such_game", f"There is no game {name!r:.60} on the shelf.")
    return games[name]


def admits(game: Game, seats: int, settings: Settings) -> bool:
    """Whether a table can be made with so many seats and these settings."""
    try:
        game.new(seats, settings)
    except BadSetting:
        return False
    return True


@cache
def settings_of(game: Game) -> list[SettingInfo]:
    """The settings of a game; worked out once, because every value is tried with every number of seats."""
    first = game.settings_for_people()
    found: list[SettingInfo] = []
    for name, values, _ in game.settings:
        seats = {value: [n for n in game.seat_counts if admits(game, n, {name: value})] for value in values}
        found.append(SettingInfo(name, list(values), first[name], seats))
    return found


def game_info(game: Game, house: House) -> GameInfo:
    return GameInfo(game.name, game.version, list(game.seat_counts), settings_of(game), list(house.bots))


@get("/games", responses=REFUSED)
async def list_games(house: GivenHouse) -> list[GameInfo]:
    """All games on the shelf."""
    return [game_info(game, house) for game in house.games.values()]


@get("/games/{game:str}/rules", responses=REFUSED, media_type="text/markdown")
async def read_rules(game: GameName, house: GivenHouse, language: Language = LANGUAGES[0]) -> str:
    """The numbered digest of the rules."""
    return digest(on_shelf(house.games, game), language)


@get("/games/{game:str}/components", responses=REFUSED)
async def read_components(game: GameName, house: GivenHouse) -> dict[str, Any]:
    """Everything that is printed, each value with its provenance."""
    found: dict[str, Any] = on_shelf(house.games, game).components()
    return found


@get("/games/{game:str}/tooltips", responses=REFUSED)
async def read_tooltips(game: GameName, house: GivenHouse) -> dict[str, Phrase]:
    """What each printed piece does, by its name in the component sheet."""
    return {name: phrase(told) for name, told in on_shelf(house.games, game).tooltips().items()}


router = Router("/", route_handlers=[list_games, read_rules, read_components, read_tooltips])
