"""R2: where a scout can go."""

from __future__ import annotations

from tests.fire_and_stone.reference.table import Player, Table


def step_limit(table: Table, player: Player, origin: str) -> int:
    """R2.2."""
    limit = table.printed.setup["steps"] + table.works(player, "steps")
    if table.is_fire_area(origin):
        limit += table.works(player, "steps_from_fire")
    if player.marker_on_cave:
        limit += table.rule("steps_with_marker")
    if table.works(player, "sea_routes"):
        limit += table.rule("steps_with_boats")
    return min(limit, table.printed.setup["most_steps"])


def sails(table: Table, player: Player) -> bool:
    """R2.4."""
    return table.works(player, "sea_routes") + table.rule("sea_routes") > 0


def targets(table: Table, player: Player, origin: str) -> list[str]:
    """R2.1 to R2.10: every area that can be reached; the paths do not matter, so a walk of every length is tried."""
    reached = {origin}
    edge = {origin}
    for _ in range(step_limit(table, player, origin)):
        near: set[str] = set()
        for area in edge:
            near |= table.printed.land[area]
            if sails(table, player):
                near |= table.printed.sea[area]
        edge = {area for area in near if table.is_open(table.printed.region[area])} - reached
        reached |= edge
    return [area for area in table.printed.areas if area in reached - {origin}]
