"""The middle of the table: board, score board, stack and the order of the day."""

from __future__ import annotations

from motu.core import bag
from motu.games.pagaie import flow
from motu.games.pagaie.events import Tile
from motu.games.pagaie.handles import BUILDING, line_handle, slot_handle
from motu.games.pagaie.names import BOTTLE, ELEMENT_NAMES, LINES, MOST_SIDE, SLOTS, TERRAIN_NAMES
from motu.games.pagaie.rules import choosing, days, scoring
from motu.games.pagaie.rules.tiles import tile
from motu.games.pagaie.state import FIXED, NONE, PagaieState
from motu.games.pagaie.view.types import (
    BoardView,
    BottleView,
    ElementView,
    LineView,
    SlotView,
    StackView,
    TurnView,
)


def board(s: PagaieState) -> BoardView:
    """[P10.1] Every slot and every line."""
    rows, columns = int(s.options.rows), int(s.options.columns)
    return {
        "rows": rows,
        "columns": columns,
        "slots": [slot_view(s, row, column) for row in range(rows) for column in range(columns)],
        "lines": [line_view(s, line) for line in range(LINES) if choosing.length(s, line)],
    }


def slot_view(s: PagaieState, row: int, column: int) -> SlotView:
    slot = row * int(MOST_SIDE) + column
    face = s.slots[slot]
    return {
        "handle": slot_handle(slot),
        "row": row + 1,
        "column": column + 1,
        "tile": None if face == NONE else tile(s.box, face),
        "free": bool(choosing.is_free(s, slot)),
    }


def line_view(s: PagaieState, line: int) -> LineView:
    """[P3.5] Whose paddle blocks it; [P1.7] the one that stays is nobody's."""
    owner = int(s.paddles[line])
    free = int(choosing.bits(choosing.free_in(s, line)))
    return {
        "handle": line_handle(line),
        "paddle": None if owner in (NONE, FIXED) else owner,
        "fixed": owner == FIXED,
        "free": free,
        "leaves": sum(choosing.is_free(s, slot) for slot in range(SLOTS)) - free,
    }


def element(s: PagaieState, e: int) -> ElementView:
    """[P8.1] What it is worth; [P6.5] what another flower would bring each seat."""
    return {
        "element": ELEMENT_NAMES[e],
        "terrain": TERRAIN_NAMES[s.box.terrain[e]],
        "factor": int(s.box.points[e]),
        "flowers": int(s.flowers[e]),
        "worth": int(s.worth(e)),
        "seen": [int(player.island.seen[e]) for player in s.players],
        "next_worth": int(s.worth(e) + s.box.points[e]),
        "next_flower": [int(scoring.gain_of_flower(s, seat, e)) for seat in range(s.seats())],
    }


def bottles(s: PagaieState) -> BottleView:
    """[P8.2] What each of them costs."""
    return {"costs": int(s.box.bottle_costs), "seen": [int(player.island.seen[BOTTLE]) for player in s.players]}


def stack(s: PagaieState) -> StackView:
    """[P10.2] Which tiles are in the stack; not their order."""
    by_terrain = dict.fromkeys(TERRAIN_NAMES, 0)
    by_tile: dict[str, int] = {}
    for face in range(s.box.faces()):
        by_terrain[TERRAIN_NAMES[s.box.level[face]]] += int(s.stack[face])
        if s.stack[face]:
            by_tile[s.box.ids[face]] = int(s.stack[face])
    return {"total": int(bag.total(s.stack)), "by_terrain": by_terrain, "by_tile": by_tile}


def discarded(s: PagaieState) -> list[Tile]:
    """[P4.6] The tiles that left the game, face up."""
    return [tile(s.box, face) for face in range(s.box.faces()) for _ in range(s.discard[face])]


def turns(s: PagaieState) -> list[TurnView]:
    """[P2.2] The turns of the day."""
    return course(s, [int(seat) for seat in days.turn_order(s)], int(flow.LINE), (flow.LINE, flow.TAKE, *BUILDING))


def pickers(s: PagaieState) -> list[TurnView]:
    """[P6.1] Who adds the flowers of the day."""
    return course(s, [int(seat) for seat in days.flower_order(s)], int(flow.FLOWER), (flow.FLOWER, flow.ELEMENT))


def course(s: PagaieState, seats: list[int], first: int, steps: tuple[int, ...]) -> list[TurnView]:
    """Parts of the day that are over, under way and to come: the agenda holds a frame for each that has not begun."""
    waiting = sum(frame.step == first for frame in s.agenda)
    top = s.agenda[-1].step if s.agenda else NONE
    now = len(seats) - waiting - (top in steps and top != first) if top in steps else NONE
    begun = len(seats) - waiting if all(frame.step != flow.FIRST_DAY for frame in s.agenda) else 0
    return [
        {"seat": seat, "done": number < begun and number != now, "now": number == now}
        for number, seat in enumerate(seats)
    ]
