"""P3: choosing tiles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.games.pagaie.events import Took
from motu.games.pagaie.moves import LINE, TAKE
from motu.games.pagaie.names import MOST_SIDE, line_name, slot_name
from motu.games.pagaie.rules.tiles import tile
from motu.games.pagaie.state import NONE, PagaieState


def is_free(s: PagaieState, slot: i64) -> bool:
    """[P3.3] A tile lies there, and [P3.5] no paddle on its row or column."""
    if s.slots[slot] == NONE:
        return False
    return s.paddles[slot // MOST_SIDE] == NONE and s.paddles[MOST_SIDE + slot % MOST_SIDE] == NONE


def slot_in(line: i64, place: i64) -> i64:
    """The slot at a place of a line, counted from 0."""
    return line * MOST_SIDE + place if line < MOST_SIDE else place * MOST_SIDE + line - MOST_SIDE


def length(s: PagaieState, line: i64) -> i64:
    """How many slots a line of the board has; 0 when the board has no such line."""
    if line < MOST_SIDE:
        return s.options.columns if line < s.options.rows else 0
    return s.options.rows if line - MOST_SIDE < s.options.columns else 0


def free_in(s: PagaieState, line: i64) -> i64:
    """[P3.3] The free tiles of a line: a bit for each of its places; [P3.6] none when a paddle lies on it."""
    found: i64 = 0
    for place in range(length(s, line)):
        if is_free(s, slot_in(line, place)):
            found |= 1 << place
    return found


def lines(s: PagaieState) -> vec[i64]:
    """[P3.2] The lines with a free tile; [P3.4] a single tile can be taken by its row and by its column."""
    found = vec[i64](capacity=12)
    for line in range(2 * MOST_SIDE):
        if free_in(s, line):
            found = append(found, LINE + line)
    return found


def sets(s: PagaieState, line: i64) -> vec[i64]:
    """[P3.1] Every choice of free tiles in a line, one to as many as a turn allows; [P3.2] neighbours or not."""
    free = free_in(s, line)
    found = vec[i64](capacity=41)
    for chosen in range(i64(1), free + 1):
        if chosen & free == chosen and bits(chosen) <= s.options.tiles:
            found = append(found, TAKE + chosen - 1)
    return found


def bits(chosen: i64) -> i64:
    """How many places are chosen."""
    count: i64 = 0
    while chosen:
        chosen &= chosen - 1
        count += 1
    return count


def take(s: PagaieState, seat: i64, line: i64, chosen: i64, log: Log | None) -> None:
    """[P3.1] Tiles leave the board for the hand, [P3.8] whether they have a place or not; [P3.4] the paddle is laid.

    [P3.7] Their slots stay empty for the rest of the day.
    """
    held = s.players[seat].held[:]
    slots = vec[i64]()
    for place in range(length(s, line)):
        if chosen >> place & 1:
            slots = append(slots, slot_in(line, place))
    if log is not None:
        tiles = [tile(s.box, s.slots[slot]) for slot in slots]
        log.append(Took(int(seat), line=line_name(line), slots=[slot_name(slot) for slot in slots], tiles=tiles))
    for slot in slots:
        held = append(held, s.slots[slot] * 2 + 1)
        s.slots[slot] = NONE
    s.players[seat].held = held
    s.paddles = bag.changed(s.paddles, line, seat)
