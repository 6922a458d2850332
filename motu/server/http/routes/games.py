"""Routes of the shelf: the games, their settings, rules, components, tooltips and guides."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from litestar import Router, get

from motu.bots.levels import LEVELS
from motu.core.coach import coach_of
from motu.core.errors import BadSetting
from motu.core.game import Game, Settings
from motu.server.http.dependencies import GameName, Language, ServicesDependency
from motu.server.http.openapi import REFUSALS
from motu.server.readers.guides import wire_guide
from motu.server.readers.to_wire import wire_phrase
from motu.server.services import Services
from motu.server.wire.errors import Refusal
from motu.server.wire.guide import WireGuide
from motu.server.wire.messages import GameInfo, SettingInfo, WirePhrase
from motu.words import LANGUAGES
from motu.words.rules import digest


def on_shelf(games: Mapping[str, Game], name: str) -> Game:
    if name not in games:
        raise Refusal("no_such_game", f"There is no game {name!r:.60} on the shelf.")
    return games[name]


def admits(game: Game, seats: int, settings: Settings) -> bool:
    """Whether a table can be made with these seats and settings."""
    try:
        game.new(seats, settings)
    except BadSetting:
        return False
    return True


@cache
def settings_of(game: Game) -> list[SettingInfo]:
    """The settings of a game; cached, because every value is tried with every seat count."""
    defaults = game.settings_for_people()
    found: list[SettingInfo] = []
    for name, values, _ in game.settings:
        admitted = {value: [n for n in game.seat_counts if admits(game, n, {name: value})] for value in values}
        found.append(SettingInfo(name, list(values), defaults[name], admitted))
    return found


def game_info(game: Game, services: Services) -> GameInfo:
    levels = [level.name for level in LEVELS if level.name in services.bots]
    counts, bots = list(game.seat_counts), list(services.bots)
    coached = coach_of(game) is not None
    return GameInfo(game.name, game.version, counts, settings_of(game), bots, levels, coached)


@get("/games", responses=REFUSALS)
async def list_games(services: ServicesDependency) -> list[GameInfo]:
    """All games on the shelf."""
    return [game_info(game, services) for game in services.games.values()]


@get("/games/{game:str}/rules", responses=REFUSALS, media_type="text/markdown")
async def read_rules(game: GameName, services: ServicesDependency, language: Language = LANGUAGES[0]) -> str:
    """The numbered digest of the rules."""
    return digest(on_shelf(services.games, game), language)


@get("/games/{game:str}/components", responses=REFUSALS)
async def read_components(game: GameName, services: ServicesDependency) -> dict[str, Any]:
    """The component sheet, each value with its provenance."""
    found: dict[str, Any] = on_shelf(services.games, game).components()
    return found


@get("/games/{game:str}/tooltips", responses=REFUSALS)
async def read_tooltips(game: GameName, services: ServicesDependency) -> dict[str, WirePhrase]:
    """Tooltips of the printed pieces, by name in the component sheet."""
    return {name: wire_phrase(tooltip) for name, tooltip in on_shelf(services.games, game).tooltips().items()}


@get("/games/{game:str}/guide", responses=REFUSALS)
async def read_guide(game: GameName, services: ServicesDependency) -> WireGuide:
    """What stands behind "?": the turn overview, what scores, and how winners make their points."""
    return wire_guide(on_shelf(services.games, game))


router = Router("/", route_handlers=[list_games, read_rules, read_components, read_tooltips, read_guide])
