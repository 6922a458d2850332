"""Strategies of a seat by the end of a game of Moorea: for statistics."""

from __future__ import annotations

from motu.core import bag
from motu.games.moorea.components import FIRST_POINT, FIRST_SITE, FIRST_STORE, NECKLACE, TOOL_NAMES
from motu.games.moorea.state import MooreaState


def strategies(s: MooreaState, seat: int) -> list[str]:
    """By the cart, by stores, by sites, by necklaces; and each other tool."""
    player = s.players[seat]
    stores = bag.total(player.products[FIRST_STORE:FIRST_POINT])
    sites = bag.total(player.products[FIRST_SITE:FIRST_STORE])
    found = [
        "cart" if player.has(s.box.draw_tool) else "no cart",
        f"{min(3, stores)}{' or more' if stores > 2 else ''} stores",
        f"{min(3, sites)}{' or more' if sites > 2 else ''} sites",
    ]
    if player.products[NECKLACE] > 2:
        found.append("3 or more necklaces")
    others = [tool for tool in range(len(TOOL_NAMES)) if tool != s.box.draw_tool and player.has(tool)]
    return found + [TOOL_NAMES[tool].replace("_", " ") for tool in others]
