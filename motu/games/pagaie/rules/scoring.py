"""P8: points and places."""

from __future__ import annotations

from mypy_extensions import i64

from motu.core import places as core
from motu.core.game import ScoreLine
from motu.games.pagaie.names import BOTTLE, ICON_NAMES
from motu.games.pagaie.state import PagaieState, Player


def ledger(s: PagaieState, player: Player) -> list[ScoreLine]:
    """[P8.1] Elements, [P8.2] bottles; [P8.3] only what can be seen on the island."""
    found: list[ScoreLine] = []
    for icon, name in enumerate(ICON_NAMES):
        seen = int(player.island.seen[icon])
        points = seen * int(s.worth(icon))
        if points:
            found.append(ScoreLine("bottles" if icon == BOTTLE else name, points, seen))
    return found


def marks(s: PagaieState) -> list[tuple[int, int]]:
    """[P8.5] By what seats are ranked: points, then few bottles; more is better."""
    points = s.scores()
    return [(points[seat], -int(player.island.seen[BOTTLE])) for seat, player in enumerate(s.players)]


def places(s: PagaieState) -> list[int]:
    """[P8.5] The place of each seat; equal ones share it."""
    return core.places(marks(s))


def gain_of_flower(s: PagaieState, seat: i64, element: i64) -> i64:
    """[P6.5] What one more flower of an element would bring a seat."""
    return s.players[seat].island.seen[element] * s.box.points[element]
