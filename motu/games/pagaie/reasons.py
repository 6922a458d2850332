"""Why a click does nothing now: a phrase and the number of the rule."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.decisions import not_asked
from motu.core.game import Reason, Seat, because
from motu.games.pagaie import flow, moves
from motu.games.pagaie.handles import BUILDING, handles, on_the_table, slot_of
from motu.games.pagaie.moves import CELL_X, CELL_Y, tile_at
from motu.games.pagaie.names import CELLS, COLUMN_NAMES, CONSTRUCTION, ELEMENT_NAMES, MOST_SIDE, SAND, SEA, line_name
from motu.games.pagaie.rules import building, choosing
from motu.games.pagaie.rules.tiles import tile
from motu.games.pagaie.state import FIXED, NONE, Island, PagaieState
from motu.games.pagaie.wording import icon, line, slot

RULES = {int(SAND): "P5.3", int(CONSTRUCTION): "P5.4"}
NOWHERE = {int(SAND): "why-sand-nowhere", int(CONSTRUCTION): "why-construction-nowhere"}
ON_NOTHING = {int(SAND): "why-sand-on-nothing", int(CONSTRUCTION): "why-construction-on-nothing"}
ON_ONE = {int(SAND): "why-sand-on-one", int(CONSTRUCTION): "why-construction-on-one"}


def why_not(s: PagaieState, seat: Seat, handle: str) -> Reason | None:
    """None when the handle is part of an option; else the reason, from the most general to the most special."""
    if handle not in on_the_table(s, seat):
        return because("P10.1", "why-no-such-thing")
    if s.waiting != seat:
        return not_asked(s, seat, turn="P2.2", over="P7.3")
    if any(handle in handles(s, move) for move in s.moves()):
        return None
    kind, _, thing = handle.partition(":")
    step = int(s.agenda[-1].step)
    special = WHILE.get((MENU_STEPS.get(step, step), kind))
    return special(s, seat, thing) if special else because(s.book[step].rule, ASKED[MENU_STEPS.get(step, step)])


def no_line(s: PagaieState, _seat: Seat, number: int) -> Reason:
    """[P3.6] A paddle lies there; [P3.3] or all its tiles are gone or blocked by others."""
    owner = int(s.paddles[number])
    name = line(line_name(number))
    if owner == FIXED:
        return because("P1.7", "why-fixed-paddle", line=name)
    if owner != NONE:
        return because("P3.6", "why-paddle", line=name, seat=owner)
    return because("P3.3", "why-no-free-tile", line=name)


def no_row(s: PagaieState, seat: Seat, thing: str) -> Reason:
    return no_line(s, seat, int(thing) - 1)


def no_column(s: PagaieState, seat: Seat, thing: str) -> Reason:
    return no_line(s, seat, int(MOST_SIDE) + COLUMN_NAMES.index(thing))


def blocked(s: PagaieState, thing: str) -> Reason | None:
    """[P3.5] Which paddle blocks a tile; None when it is free."""
    at = slot_of(thing)
    for number in (at // int(MOST_SIDE), int(MOST_SIDE) + at % int(MOST_SIDE)):
        owner = int(s.paddles[number])
        if owner == FIXED:
            return because("P1.7", "why-fixed-paddle", line=line(line_name(number)))
        if owner != NONE:
            return because("P3.5", "why-blocked", slot=slot(thing), line=line(line_name(number)), seat=owner)
    return None


def line_first(s: PagaieState, _seat: Seat, thing: str) -> Reason:
    """[P3.4] The line is named before the tiles."""
    return blocked(s, thing) or because("P3.4", "why-line-first")


def no_tile(s: PagaieState, _seat: Seat, thing: str) -> Reason:
    """[P3.2] Not in the line that was named, or [P3.5] blocked."""
    named = int(s.agenda[-1].a)
    found = [int(choosing.slot_in(named, place)) for place in range(choosing.length(s, named))]
    if slot_of(thing) not in found:
        return because("P3.2", "why-other-line", slot=slot(thing), line=line(line_name(named)))
    return blocked(s, thing) or because("P3.2", "why-asked")


def line_named(_s: PagaieState, _seat: Seat, _thing: str) -> Reason:
    """[P3.2] All tiles come from the line that was named."""
    return because("P3.2", "why-line-named")


def tiles_taken(_s: PagaieState, _seat: Seat, _thing: str) -> Reason:
    """[P2.4] One line a turn, then building."""
    return because("P2.4", "why-tiles-taken")


def no_place_for(s: PagaieState, seat: Seat, thing: str) -> Reason:
    """[P5.3] [P5.4] A tile in hand that fits nowhere; [P5.1] on an empty island only the sea does."""
    kind = s.box.ids.index(thing)
    level = int(s.box.level[kind])
    if not len(s.players[seat].island.sea):
        return because("P5.1", "why-sea-first")
    return because(RULES[level], NOWHERE[level])


def no_discard(s: PagaieState, seat: Seat, _thing: str) -> Reason:
    """[P4.3] There is room on the pontoon; [P4.4] or too few tiles without a place."""
    too_many = len(s.players[seat].held) - int(s.box.pontoon)
    if too_many <= 0:
        return because("P4.3", "why-room", count=int(s.box.pontoon))
    lost = int(building.without_place(s, seat))
    return because("P4.4", "why-no-discard", many=too_many, count=lost)


def no_end(s: PagaieState, seat: Seat, _thing: str) -> Reason:
    """[P4.3] Too many tiles for the pontoon."""
    return because("P4.3", "why-too-many", count=len(s.players[seat].held), most=int(s.box.pontoon))


def tile_first(_s: PagaieState, _seat: Seat, _thing: str) -> Reason:
    """[P4.2] Tile, then place, then turn."""
    return because("P4.2", "why-tile-first")


def place_first(_s: PagaieState, _seat: Seat, _thing: str) -> Reason:
    """[P4.2] The tile is in hand: its place comes next."""
    return because("P4.2", "why-place-first")


def no_place_yet(s: PagaieState, seat: Seat, thing: str) -> Reason:
    """[P4.2] No tile is chosen yet: the first one in hand that has a place is meant, unless it could go there."""
    island = s.players[seat].island
    for held in s.players[seat].held:
        level = int(s.box.level[held >> 1])
        if island.has_place(level):
            below = island.below(level)
            spots = [f"{moves.x_at(at, below)}:{moves.y_at(at, below)}" for at in island.places(level)]
            return tile_first(s, seat, thing) if thing in spots else against(island, level, thing)
    return tile_first(s, seat, thing)


def no_place(s: PagaieState, seat: Seat, thing: str) -> Reason:
    """[P5.6] Why the tile that was chosen cannot go there."""
    return against(s.players[seat].island, int(s.box.level[s.agenda[-1].a >> 1]), thing)


def against(island: Island, level: int, thing: str) -> Reason:
    """[P5.2] [P5.3] [P5.4] What stands against a tile of a level at a place."""
    column, row = (int(number) for number in thing.split(":"))
    if level == SEA:
        return no_sea(island, column, row)
    return no_support(island, level, column, row)


def no_sea(island: Island, column: int, row: int) -> Reason:
    """[P5.2] On a sea tile, or beside one by a corner only: further away there is nothing to click."""
    if borne(island.sea, column, row).count(int(NONE)) < CELLS:
        return because("P5.2", "why-sea-there")
    return because("P5.2", "why-corner")


def no_support(island: Island, level: int, column: int, row: int) -> Reason:
    """[P5.3] Sand, [P5.4] construction: what the four cells rest on; [P5.5] what lies there already."""
    if borne(island.built, column, row).count(int(NONE)) < CELLS:
        return because("P5.5", "why-construction-there")
    below = borne(island.below(level), column, row)
    if int(NONE) in below:
        return because(RULES[level], ON_NOTHING[level], count=below.count(int(NONE)))
    if level == SAND and borne(island.sand, column, row).count(int(NONE)) < CELLS:
        return because("P5.3", "why-sand-there")
    return because(RULES[level], ON_ONE[level])


def borne(tiles: vec[i64], column: int, row: int) -> list[int]:
    """Which of these tiles lies under each of the four cells at a place."""
    return [int(tile_at(tiles, column + CELL_X[i], row + CELL_Y[i])) for i in range(CELLS)]


def no_turn(_s: PagaieState, _seat: Seat, _thing: str) -> Reason:
    """[P0.5] Turns that look alike are one choice."""
    return because("P0.5", "why-looks-alike")


def no_flower(s: PagaieState, _seat: Seat, thing: str) -> Reason:
    """[P3.5] Blocked; [P6.4] or it shows no element."""
    return blocked(s, thing) or because("P6.4", "why-no-element", slot=slot(thing))


def slot_first(_s: PagaieState, _seat: Seat, _thing: str) -> Reason:
    """[P6.3] The tile is chosen before its element."""
    return because("P6.3", "why-slot-first")


def no_element(s: PagaieState, _seat: Seat, thing: str) -> Reason:
    """[P6.3] The tile does not show it."""
    at = s.agenda[-1].a
    shown = [name for name in dict.fromkeys(tile(s.box, s.slots[at])["cells"]) if name in ELEMENT_NAMES]
    return because("P6.3", "why-not-shown", element=icon(thing), shown=tuple(icon(name) for name in shown))


MENU_STEPS = {int(flow.ASKED_MENU): int(flow.MENU)}
WHILE: dict[tuple[int, str], Callable[[PagaieState, Seat, str], Reason]] = {
    (flow.LINE, "row"): no_row,
    (flow.LINE, "column"): no_column,
    (flow.LINE, "slot"): line_first,
    (flow.TAKE, "row"): line_named,
    (flow.TAKE, "column"): line_named,
    (flow.TAKE, "slot"): no_tile,
    (flow.MENU, "taken"): no_place_for,
    (flow.MENU, "pontoon"): no_place_for,
    (flow.MENU, "discard"): no_discard,
    (flow.MENU, "end_turn"): no_end,
    (flow.MENU, "place"): no_place_yet,
    (flow.MENU, "turn"): tile_first,
    (flow.AT, "place"): no_place,
    (flow.AT, "turn"): place_first,
    (flow.TURN, "turn"): no_turn,
    (flow.FLOWER, "slot"): no_flower,
    (flow.FLOWER, "element"): slot_first,
    (flow.ELEMENT, "element"): no_element,
    **{(step, kind): tiles_taken for step in BUILDING for kind in ("row", "column", "slot")},
}
ASKED = {
    int(flow.LINE): "why-line-first",
    int(flow.TAKE): "why-tiles-first",
    int(flow.MENU): "why-building",
    int(flow.AT): "why-place-first",
    int(flow.TURN): "why-turn-first",
    int(flow.FLOWER): "why-flower-first",
    int(flow.ELEMENT): "why-element-first",
}
