"""Why a click does nothing now: a phrase and the number of the rule."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import decisions
from motu.core.decisions import OTHERS, Rules, Why, said
from motu.core.game import Reason, Seat, because
from motu.games.pagaie import flow, moves
from motu.games.pagaie.handles import BUILDING, handles, on_the_table, slot_of
from motu.games.pagaie.moves import CELL_X, CELL_Y, tile_at
from motu.games.pagaie.names import CELLS, COLUMN_NAMES, CONSTRUCTION, ELEMENT_NAMES, MOST_SIDE, SAND, SEA, line_name
from motu.games.pagaie.rules import building, choosing
from motu.games.pagaie.rules.tiles import tile
from motu.games.pagaie.state import FIXED, NONE, Island, PagaieState
from motu.games.pagaie.wording import icon, line, slot

COMMON = Rules(shown="P10.1", turn="P2.2", over="P7.3")
RULES = {int(SAND): "P5.3", int(CONSTRUCTION): "P5.4"}
NOWHERE = {int(SAND): "why-sand-nowhere", int(CONSTRUCTION): "why-construction-nowhere"}
ON_NOTHING = {int(SAND): "why-sand-on-nothing", int(CONSTRUCTION): "why-construction-on-nothing"}
LINE_NAMED: Why[PagaieState] = said("P3.2", "why-line-named")
TILES_TAKEN: Why[PagaieState] = said("P2.4", "why-tiles-taken")
TILE_FIRST: Why[PagaieState] = said("P4.2", "why-tile-first")
ON_ONE = {int(SAND): "why-sand-on-one", int(CONSTRUCTION): "why-construction-on-one"}


def why_not(s: PagaieState, seat: Seat, handle: str) -> Reason | None:
    """None when the handle is part of an option; else the reason."""
    return decisions.why_not(s, seat, handle, on_the_table(s, seat), handles, WHILE, COMMON)


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
    index = slot_of(thing)
    for number in (index // int(MOST_SIDE), int(MOST_SIDE) + index % int(MOST_SIDE)):
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


def no_place_yet(s: PagaieState, seat: Seat, thing: str) -> Reason:
    """[P4.2] No tile is chosen yet: the first one in hand that has a place is meant, unless it could go there."""
    island = s.players[seat].island
    for held in s.players[seat].held:
        level = int(s.box.level[held >> 1])
        if island.has_place(level):
            below = island.below(level)
            spots = [f"{moves.x_at(place, below)}:{moves.y_at(place, below)}" for place in island.places(level)]
            return TILE_FIRST(s, seat, thing) if thing in spots else against(island, level, thing)
    return TILE_FIRST(s, seat, thing)


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


def no_flower(s: PagaieState, _seat: Seat, thing: str) -> Reason:
    """[P3.5] Blocked; [P6.4] or it shows no element."""
    return blocked(s, thing) or because("P6.4", "why-no-element", slot=slot(thing))


def no_element(s: PagaieState, _seat: Seat, thing: str) -> Reason:
    """[P6.3] The tile does not show it."""
    index = s.agenda[-1].a
    shown = [name for name in dict.fromkeys(tile(s.box, s.slots[index])["cells"]) if name in ELEMENT_NAMES]
    return because("P6.3", "why-not-shown", element=icon(thing), shown=tuple(icon(name) for name in shown))


WHILE: dict[tuple[int, str], Why[PagaieState]] = {
    (flow.LINE, "row"): no_row,
    (flow.LINE, "column"): no_column,
    (flow.LINE, "slot"): line_first,
    (flow.LINE, OTHERS): said("P3.2", "why-line-first"),
    (flow.TAKE, "row"): LINE_NAMED,
    (flow.TAKE, "column"): LINE_NAMED,
    (flow.TAKE, "slot"): no_tile,
    (flow.TAKE, OTHERS): said("P3.1", "why-tiles-first"),
    (flow.AT, "place"): no_place,
    (flow.AT, OTHERS): said("P4.2", "why-place-first"),
    (flow.TURN, "turn"): said("P0.5", "why-looks-alike"),
    (flow.TURN, OTHERS): said("P0.5", "why-turn-first"),
    (flow.FLOWER, "slot"): no_flower,
    (flow.FLOWER, "element"): said("P6.3", "why-slot-first"),
    (flow.FLOWER, OTHERS): said("P6.3", "why-flower-first"),
    (flow.ELEMENT, "element"): no_element,
    (flow.ELEMENT, OTHERS): said("P6.3", "why-element-first"),
    **{(step, kind): TILES_TAKEN for step in BUILDING for kind in ("row", "column", "slot")},
}
for menu in (flow.MENU, flow.ASKED_MENU):
    WHILE |= {
        (menu, "taken"): no_place_for,
        (menu, "pontoon"): no_place_for,
        (menu, "discard"): no_discard,
        (menu, "end_turn"): no_end,
        (menu, "place"): no_place_yet,
        (menu, "turn"): TILE_FIRST,
        (menu, OTHERS): said("P4.1", "why-building"),
    }
