"""7: the final scoring."""

from __future__ import annotations

from collections import Counter

from tests.fire_and_stone.reference.table import Player, Table


def leads(table: Table, player: Player, area: str) -> bool:
    """More huts than each opponent."""
    huts = table.huts[area]
    return all(huts[player.seat] > huts[other.seat] for other in table.players if other is not player)


def majorities(table: Table, player: Player) -> list[str]:
    return [area for area in table.huts if leads(table, player, area)]


def majority_points(table: Table, player: Player) -> int:
    """R13.19: the Totem adds a point to each in region II."""
    each = table.printed.rewards["majority_points"]
    areas = majorities(table, player)
    return sum(each + table.rule("majority_points", table.printed.region[area]) for area in areas)


def passes(table: Table, objective: str, area: str) -> bool:
    """1.6."""
    card = table.printed.objectives[objective]
    near = table.printed.land[area]
    match card["test"]:
        case "lake":
            return area in table.printed.at_a_lake
        case "forest":
            return any(table.face_up.get(other) == "forest" for other in near)
        case "fire_tile":
            return any(table.has_fire_tile(other) for other in near)
        case "huts":
            return table.huts_in(area) >= int(card["huts"])
        case "settlement":
            return any(table.huts_in(other) for other in near)
    raise AssertionError(card)


def objective_points(table: Table, player: Player) -> int:
    each: int = table.printed.objectives[player.objective]["points"]
    return each * sum(passes(table, player.objective, area) for area in majorities(table, player))


def grave_points(table: Table, player: Player) -> int:
    """R13.17."""
    counts: Counter[int] = Counter()
    for area, huts in table.huts.items():
        if table.rule("most_huts", table.printed.region[area]):
            counts.update(huts)
    best = max(counts.values(), default=0)
    if not best or counts[player.seat] < best:
        return 0
    alone = list(counts.values()).count(best) == 1
    return table.rule("most_huts" if alone else "most_huts_shared", 2)


def points(table: Table, player: Player) -> dict[str, int]:
    """By source."""
    built = sum(huts[player.seat] for huts in table.huts.values())
    return {
        "fires": player.vp["fires"],
        "cave": player.vp["cave"],
        "vp_cards": sum(player.inventions.values()),
        "huts": built * table.printed.rewards["hut_points"],
        "majorities": majority_points(table, player),
        "objective": objective_points(table, player),
        "most_huts": grave_points(table, player),
    }


def ranking(table: Table) -> list[int]:
    """Places from 1. Ties are shared; with `tie_break` more majorities, then more food decide first."""
    results: list[tuple[int, ...]] = []
    for player in table.players:
        total = sum(points(table, player).values())
        breaks = (len(majorities(table, player)), player.food)
        results.append((total, *breaks) if table.settings["tie_break"] == "majorities" else (total,))
    return [1 + sum(other > mine for other in results) for mine in results]
