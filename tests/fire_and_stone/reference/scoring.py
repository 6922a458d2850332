"""7: the final scoring."""

from __future__ import annotations

from tests.fire_and_stone.reference.table import Player, Table

SOURCES = ["vp_track", "vp_cards", "huts", "majorities", "objective", "ancestor_grave"]


def settlements(table: Table) -> list[str]:
    return [area for area in table.printed.areas if table.huts_in(area)]


def majorities(table: Table, player: Player) -> list[str]:
    """The settlements in which the player has more huts than each opponent."""
    return [
        area
        for area in settlements(table)
        if all(
            table.huts[area][player.seat] > table.huts[area][other.seat]
            for other in table.players
            if other is not player
        )
    ]


def majority_points(table: Table, player: Player) -> int:
    """R13.19."""
    totem = table.rule("majority_value")
    each = table.printed.constants["vp_per_majority"]
    return sum(
        int(totem["vp"]) if totem and table.printed.region[area] == totem["region"] else each
        for area in majorities(table, player)
    )


def passes(table: Table, objective: str, area: str) -> bool:
    """1.6."""
    card = table.printed.objectives[objective]
    near = table.printed.land[area]
    match card["test"]:
        case "borders_lake":
            return area in table.printed.at_a_lake
        case "adjacent_forest_tile":
            return any(table.face_up.get(other) == "forest" for other in near)
        case "adjacent_fire_tile":
            return any(table.has_fire_tile(other) for other in near)
        case "min_huts":
            return table.huts_in(area) >= int(card["min_huts"])
        case "adjacent_settlement":
            return any(table.huts_in(other) for other in near)
    raise AssertionError(card)


def objective_points(table: Table, player: Player) -> int:
    each: int = table.printed.objectives[player.objective]["vp_each"]
    return each * sum(passes(table, player.objective, area) for area in majorities(table, player))


def grave_points(table: Table, player: Player) -> int:
    """R13.17."""
    grave = table.rule("most_huts_bonus")
    if not grave:
        return 0
    counts = [
        sum(huts[p.seat] for area, huts in table.huts.items() if table.printed.region[area] == grave["region"])
        for p in table.players
    ]
    best = max(counts)
    if best < grave["min_huts"] or counts[player.seat] < best:
        return 0
    return int(grave["vp_alone"] if counts.count(best) == 1 else grave["vp_tied"])


def points(table: Table, player: Player) -> dict[str, int]:
    """By source."""
    built = sum(huts[player.seat] for huts in table.huts.values())
    return {
        "vp_track": player.vp,
        "vp_cards": sum(player.inventions.values()),
        "huts": built * table.printed.constants["vp_per_hut"],
        "majorities": majority_points(table, player),
        "objective": objective_points(table, player),
        "ancestor_grave": grave_points(table, player),
    }


def ranking(table: Table) -> list[int]:
    """Places from 1. Ties are shared; with `tie_break` more majorities, then more food decide first."""
    results: list[tuple[int, ...]] = []
    for player in table.players:
        total = sum(points(table, player).values())
        breaks = (len(majorities(table, player)), player.food)
        results.append((total, *breaks) if table.settings["tie_break"] == "majorities" else (total,))
    return [1 + sum(other > mine for other in results) for mine in results]
