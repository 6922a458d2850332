"""6: what a seat knows beyond what lies open."""

from __future__ import annotations

from dataclasses import dataclass

from tests.fire_and_stone.reference.table import Memory, Table


@dataclass
class Sight:
    """The secrets of one seat."""

    objective: str
    animals: dict[str, int]
    peeked: dict[str, str]  # face-down tiles and their kinds
    forests: dict[str, Memory]
    hunted: list[str]  # the tiles at which the seat is looking


def sight(table: Table, seat: int) -> Sight:
    player = table.players[seat]
    looks = bool(table.looking) and seat == table.active
    return Sight(
        objective=player.objective,
        animals=dict(+player.animals),
        peeked=dict(player.peeked),
        forests=dict(player.memory),
        hunted=sorted(table.forests[table.looking].kinds) if looks else [],
    )
