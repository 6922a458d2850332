"""The games by name: the only file that knows them all."""

from __future__ import annotations

from motu.core.game import Game
from motu.games.moorea.game import Moorea

games: dict[str, Game] = {game.name: game for game in (Moorea(),)}
