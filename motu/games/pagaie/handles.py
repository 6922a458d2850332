"""Handles: things that can be clicked, by name; and which of them make a move."""

from __future__ import annotations

from motu.core.game import Seat
from motu.core.notation import Row, alone, handle, numbers
from motu.games.pagaie import flow, moves
from motu.games.pagaie.names import (
    COLUMN_NAMES,
    ELEMENT_NAMES,
    MOST_SEATS,
    MOST_SIDE,
    SLOTS,
    TURNS,
    line_name,
    slot_name,
)
from motu.games.pagaie.rules.choosing import length, slot_in
from motu.games.pagaie.state import NONE, PagaieState

ROWS = [
    Row(moves.LINE, "row", "row", numbers(int(MOST_SIDE))),
    Row(moves.LINE + MOST_SIDE, "column", "column", COLUMN_NAMES),
    Row(moves.END_TURN, "end turn", "end_turn"),
    Row(moves.TURN, "turn", "turn", [str(quarters) for quarters in range(TURNS)]),
    Row(moves.FLOWER, "flower", "slot", [slot_name(slot) for slot in range(SLOTS)]),
    Row(moves.ELEMENT, "element", "element", ELEMENT_NAMES),
    Row(moves.START, "start", names=ELEMENT_NAMES),
    Row(moves.FIRST, "first", names=numbers(int(MOST_SEATS))),
]
BUILDING = (flow.MENU, flow.ASKED_MENU, flow.AT, flow.TURN)
REACH = range(-2, 3)  # how far the place of a tile lies from that of another one which it touches or covers


def line_handle(line: int) -> str:
    """`row:2` or `column:c`."""
    return line_name(line).replace(" ", ":")


def slot_handle(slot: int) -> str:
    """`slot:c2`."""
    return f"slot:{slot_name(slot)}"


def held_handle(s: PagaieState, held: int) -> str:
    """`taken:SEA-SH-0-0-0`, or `pontoon:...` for a tile of an earlier turn."""
    return f"{'taken' if held & 1 else 'pontoon'}:{s.box.ids[held >> 1]}"


def place_handle(column: int, row: int) -> str:
    """`place:3:-1`."""
    return f"place:{column}:{row}"


def spot(s: PagaieState, seat: Seat, move: int) -> tuple[int, int]:
    """Column and row of a place on an island."""
    below = s.players[seat].island.below(moves.level_at(move))
    return int(moves.x_at(move, below)), int(moves.y_at(move, below))


def slots(s: PagaieState, line: int, move: int) -> list[int]:
    """The slots of the tiles that a move takes from a line."""
    chosen = move - moves.TAKE + 1
    return [int(slot_in(line, place)) for place in range(length(s, line)) if chosen >> place & 1]


def handles(s: PagaieState, move: int) -> tuple[str, ...]:
    """Handles of a seat's legal move."""
    if known := handle(move, ROWS):
        return (known,)
    if move < moves.PLACE:
        return tuple(slot_handle(slot) for slot in slots(s, int(s.agenda[-1].a), move))
    if move < moves.DISCARD:
        return (held_handle(s, move - moves.PLACE),)
    if move < moves.END_TURN:
        return (f"discard:{held_handle(s, move - moves.DISCARD)}",)
    return (place_handle(*spot(s, s.waiting, move)),)


def on_the_table(s: PagaieState, seat: Seat) -> list[str]:
    """All handles of one time or another; those of a hand or an island for its player."""
    found = [f"row:{row + 1}" for row in range(s.options.rows)]
    found += [f"column:{COLUMN_NAMES[column]}" for column in range(s.options.columns)]
    found += [slot_handle(slot) for slot in range(SLOTS) if s.slots[slot] != NONE]
    found += [f"element:{name}" for name in ELEMENT_NAMES]
    found += [*alone(ROWS), *(f"turn:{quarters}" for quarters in range(TURNS))]
    if seat >= 0:
        hand = list(dict.fromkeys(held_handle(s, int(held)) for held in s.players[seat].held))
        found += [*hand, *(f"discard:{held}" for held in hand)]
        if is_building(s, seat):
            found += [place_handle(column, row) for column, row in near(s, seat)]
    return found


def is_building(s: PagaieState, seat: Seat) -> bool:
    """Whether a seat is asked about the tiles in its hand."""
    return s.waiting == seat and s.agenda[-1].step in BUILDING


def near(s: PagaieState, seat: Seat) -> list[tuple[int, int]]:
    """The places that somebody might try: where a tile would touch the island or lie on it, row by row."""
    tiles = [(int(moves.x_of(tile)), int(moves.y_of(tile))) for tile in s.players[seat].island.sea]
    found = {(x + right, y + down) for x, y in tiles for right in REACH for down in REACH} or {(0, 0)}
    return sorted(found, key=lambda place: (place[1], place[0]))


def slot_of(name: str) -> int:
    """The number of a slot: `c2`."""
    return (int(name[1:]) - 1) * int(MOST_SIDE) + COLUMN_NAMES.index(name[0])
