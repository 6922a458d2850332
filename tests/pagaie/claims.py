"""How claims about Pagaie show in its states."""

from __future__ import annotations

from typing import Any

from motu.games.pagaie import names
from motu.games.pagaie.state import NONE, PagaieState
from tests.support.claims import Led, next_points, points


def shown(s: PagaieState, seat: int, icon: str) -> int:
    return int(s.players[seat].island.seen[names.ICON_NAMES.index(icon)])


def animals(line: Led, args: dict[str, Any]) -> bool:
    more = shown(line.turn, line.seat, args["what"]) - shown(line.start, line.seat, args["what"])
    return bool(more == args["count"])


def bottles(line: Led, args: dict[str, Any]) -> bool:
    return bool(shown(line.start, line.seat, "bottle") - shown(line.turn, line.seat, "bottle") == args["count"])


def flower(line: Led, args: dict[str, Any]) -> bool:
    element = names.ELEMENT_NAMES.index(args["what"])
    counts = [shown(line.turn, seat, args["what"]) for seat in range(line.turn.seats())]
    ahead = counts.pop(line.seat) - max(counts)
    return bool(line.turn.flowers[element] > line.start.flowers[element] and ahead == args["count"])


def places(line: Led, args: dict[str, Any]) -> bool:
    island = line.turn.players[line.seat].island
    ready = len(island.sand_places) + len(island.build_places)
    return bool(ready >= args["count"]) and (args["count"] == 4 or ready == args["count"])


def taken(line: Led, args: dict[str, Any]) -> bool:
    """The tile left its slot while the rival was asked, and not to become a flower."""
    column, row = args["slot"].lower()
    slot = names.COLUMN_NAMES.index(column) + (int(row) - 1) * int(names.MOST_SIDE)
    return any(
        before.slots[slot] != NONE
        and after.slots[slot] == NONE
        and before.awaiting() == args["seat"]
        and sum(before.turned) == sum(after.turned)
        for before, after in line.steps("others")
    )


HOLDS = {
    "points": points,
    "animals": animals,
    "bottles": bottles,
    "flower": flower,
    "kept": lambda line, args: len(line.turn.players[line.seat].held) == args["count"],
    "places": places,
    "discarded": lambda line, args: sum(line.turn.discard) - sum(line.start.discard) == args["count"],
    "taken": taken,
    "next_points": next_points,
}
