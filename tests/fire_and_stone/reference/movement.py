"""R2: where a scout can go."""

from __future__ import annotations

from tests.fire_and_stone.reference.table import Player, Table


def step_limit(table: Table, player: Player, origin: str) -> int:
    """R2.2."""
    limit = table.printed.constants["base_step_limit"] + table.works(player, "step_limit")
    if table.is_fire_area(origin):
        limit += table.works(player, "step_limit_from_fire")
    if player.marker_on_cave:
        action = table.printed.caves[table.cave]["action_effect"]
        limit += int(action["amount"]) if action["id"] == "step_limit" else 0
    bridges = table.rule("sea_routes_for_all")
    if bridges and table.works(player, "sea_routes"):
        limit += int(bridges["boats_step_limit"])
    return min(limit, table.printed.constants["max_step_limit"])


def sails(table: Table, player: Player) -> bool:
    """R2.4."""
    return table.works(player, "sea_routes") > 0 or table.rule("sea_routes_for_all") is not None


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
