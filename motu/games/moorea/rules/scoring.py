"""M11: points and places."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core import bag
from motu.games.moorea.components import TOOLS, Components
from motu.games.moorea.state import FEWER_PRODUCTS, FEWER_TOOLS, MooreaState


def necklaces(box: Components, owned: i64) -> i64:
    """[M11.2] The table of the necklaces; more than it shows score its last number."""
    last: i64 = len(box.necklace_points) - 1
    return box.necklace_points[min(owned, last)]


def places(s: MooreaState) -> list[int]:
    """[M11.4] Most points win; equal players share a place, [M12.2] unless a tie-break was chosen."""
    marks = [standing(s, seat) for seat in range(s.seats())]
    return [1 + len([other for other in marks if other > mark]) for mark in marks]


def standing(s: MooreaState, seat: i64) -> tuple[int, int]:
    """What is compared: [M11.3] points on the table, hand cards count nothing; then the chosen tie-break."""
    player = s.players[seat]
    second: i64 = 0
    if s.options.tie_break == FEWER_PRODUCTS:
        second = -bag.total(player.products)
    elif s.options.tie_break == FEWER_TOOLS:
        for tool in range(TOOLS):
            if player.has(tool):
                second -= 1
    return player.points, second
