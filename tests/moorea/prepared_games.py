"""Moorea in a prepared position, near the end of the game: much to choose, and soon the last move."""

from __future__ import annotations

from motu.core.game import Settings
from motu.games.moorea.game import Moorea
from motu.games.moorea.state import MooreaState
from tests.moorea.board import at_action


class Evening(Moorea):
    """The last product has been turned up; a full hand, stores, cart, spear and net bring up every kind of question."""

    def new(self, seats: int, settings: Settings) -> MooreaState:
        return at_action(
            "4 wood 4 fish",
            seats=seats,
            owns="market wood_store",
            tools="cart spear fishing_net",
            display="jetty forest",
            deck="",
            settings=settings,
        )
