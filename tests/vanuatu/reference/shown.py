"""Derived facts shown with the table: the second reading works them out by itself."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any

from tests.vanuatu.reference.actions import berth, open_sides, step_cost, walks, ways
from tests.vanuatu.reference.course import has_majority
from tests.vanuatu.reference.printed import ACTIONS
from tests.vanuatu.reference.programming import copied_player, programmable
from tests.vanuatu.reference.scoring import final_scoring
from tests.vanuatu.reference.table import Island, Table


def expected(table: Table, seat: int, doing: str) -> dict[str, Any]:
    """For a seat: laying markers, looking at rest tokens, or anything else."""
    may = programmable(table, seat) if doing == "place marker" else []
    seen = table.rest if doing == "rest 1" else table.players[seat].seen
    return {
        "order": table.order(),
        "spaces": {action: space(table, seat, action, may) for action in ACTIONS},
        "sailing": sailing(table, seat),
        "islands": {cell: island(table, cell) for cell, tile in table.map.items() if isinstance(tile, Island)},
        "goods": {good: export(table, good) for good in table.printed.goods},
        "final": final(table),
        "rests left": len(table.rest),
        "rests seen": None if seen is None else sorted(seen),
        "hidden": hidden(table),
        "tokens": {seat: sorted(table.players[seat].tokens)},
    }


def space(table: Table, seat: int, action: str, may: list[str]) -> dict[str, Any]:
    """R7.3: who has the majority, why not this seat; R2: whether it could act."""
    order, markers = table.order(), [player.markers[action] for player in table.players]
    queue = sorted(
        (other for other in order if markers[other]), key=lambda other: (-markers[other], order.index(other))
    )
    before = queue[: queue.index(seat)] if seat in queue else []
    blocked = "neutral" if not before else "more" if markers[before[0]] > markers[seat] else "order"
    return {
        "holder": next((other for other in order if has_majority(table, other, action)), None),
        "queue": queue,
        "blocked": blocked if seat in queue and not has_majority(table, seat, action) else None,
        "possible": bool(ways(table, seat, action)),
        "programmable": action in may,
    }


def sailing(table: Table, seat: int) -> dict[str, tuple[int, int]]:
    """The shortest way to each cell that can be paid: steps and vatus."""
    cost = step_cost(table, seat)
    found: dict[str, tuple[int, int]] = {}
    for steps, cells in walks(table, seat).items():
        for cell in cells:
            if steps * cost <= table.players[seat].vatus:
                found.setdefault(cell, (steps, steps * cost))
    return found


def island(table: Table, cell: str) -> dict[str, Any]:
    """R12.6, R12.7: what the next rise would do."""
    here = table.island(cell)
    coming = len(open_sides(table, cell)) if table.choices.rising_waters and not here.submerged else 0
    sinks = here.water + coming >= table.printed.waters["sinks_at"]
    return {"coming": coming, "sinking": sinks, "penalty": table.printed.penalty.get(here.water, 0)}


def export(table: Table, good: str) -> dict[str, Any]:
    """R8.7: where the next cube goes, and what it scores."""
    slot = berth(table, good)
    if slot is None:
        return {"slot": None, "worth": 0}
    last = len(table.ships[slot].free) == 1
    return {"slot": slot + 1, "worth": table.printed.goods[good]["points"] + last * table.printed.full_ship}


def final(table: Table) -> list[dict[str, int]]:
    """Section 7, if the game were over now: what each seat would score, by source."""
    end = copy(table)
    end.players = [copied_player(player) for player in table.players]
    final_scoring(end)
    found = []
    for now, then in zip(table.players, end.players, strict=True):
        gains = {source: then.earned[source] - now.earned[source] for source in then.earned}
        found.append({source: points for source, points in gains.items() if points})
    return found


def hidden(table: Table) -> tuple[list[list[str]], dict[str, int], list[int]]:
    """Section 6: what may come, as everybody knows it: the letters of tiles are open, which one comes first is not."""
    coming = table.printed.letters[len(table.tiles_seen) :]
    tiles = [[tile for tile in table.printed.tiles_of(letter) if tile not in table.tiles_seen] for letter in coming]
    tourists = {str(value): count for value, count in Counter(table.tourist_deck).items()}
    return tiles, tourists, sorted(table.ship_deck)


def read(view: Any) -> dict[str, Any]:
    """The same from a view of the game."""
    cells = view["cells"]
    lying = [cell for cell in cells if cell["island"]]
    return {
        "order": view["order"],
        "spaces": {entry["action"]: read_space(entry) for entry in view["actions"]},
        "sailing": {
            cell["cell"]: (cell["sailing"]["steps"], cell["sailing"]["vatus"]) for cell in cells if "sailing" in cell
        },
        "islands": {
            cell["cell"]: {key: cell["island"][key] for key in ("coming", "sinking", "penalty")} for cell in lying
        },
        "goods": {entry["good"]: {"slot": entry["slot"], "worth": entry["worth"]} for entry in view["goods"]},
        "final": [player["final"] for player in view["players"]],
        "rests left": view["rests_left"],
        "rests seen": None if view["rests_seen"] is None else sorted(view["rests_seen"]),
        "hidden": (view["hidden_tiles"], view["hidden_tourists"], view["hidden_ships"]),
        "tokens": {player["seat"]: sorted(player["tokens"]) for player in view["players"] if "tokens" in player},
    }


def read_space(entry: Any) -> dict[str, Any]:
    own = entry["own"]
    return {
        "holder": entry["holder"],
        "queue": entry["queue"],
        "blocked": own["blocked_by"],
        "possible": own["possible"],
        "programmable": own["programmable"],
    }
