"""The places before the players: the island, the tiles in hand, and where they could go."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core.game import Seat
from motu.games.pagaie import moves
from motu.games.pagaie.components import NOTHING
from motu.games.pagaie.handles import held_handle, is_building, place_handle, spot
from motu.games.pagaie.moves import CELL_X, CELL_Y, tile_at
from motu.games.pagaie.names import BOTTLE, CELLS, CONSTRUCTION, ICON_NAMES, ICONS, LEVELS, SEA, TERRAIN_NAMES
from motu.games.pagaie.rules import building, days, scoring
from motu.games.pagaie.rules.tiles import icon_name, tile, turned_cells
from motu.games.pagaie.state import NONE, Island, PagaieState, covered, icon_at
from motu.games.pagaie.view.types import (
    Bounds,
    CellView,
    HeldView,
    IconView,
    Islander,
    IslandTile,
    IslandView,
    PlaceView,
)


def players(s: PagaieState, reader: Seat) -> list[Islander]:
    """Everybody, with the place each has now."""
    return [player(s, reader, seat, place) for seat, place in enumerate(scoring.places(s))]


def player(s: PagaieState, reader: Seat, seat: Seat, place: int) -> Islander:
    """[P10.1] Island and hand are public."""
    pickers = [int(picker) for picker in days.flower_order(s)]
    laid = sum(owner == seat for owner in s.paddles)
    return {
        "seat": seat,
        "score": int(s.worth_of(s.players[seat].island.seen)),
        "place": place,
        "pirogue": seat == s.first,
        "flowers": [number for number, picker in enumerate(pickers, 1) if picker == seat],
        "paddles": int(s.box.paddles[s.seats()]) - laid,
        "island": island(s, s.players[seat].island),
        "held": [held(s, reader, seat, int(one)) for one in s.players[seat].held],
    }


def island(s: PagaieState, of: Island) -> IslandView:
    """[P10.1] All its tiles, also those that are covered."""
    return {
        "tiles": [island_tile(s, of, level, lying) for level in range(LEVELS) for lying in of.tiles(level)],
        "bounds": bounds(of),
        "seen": {name: int(of.seen[icon]) for icon, name in enumerate(ICON_NAMES)},
        "tiles_of": {name: len(of.tiles(level)) for level, name in enumerate(TERRAIN_NAMES)},
    }


def bounds(of: Island) -> Bounds:
    """[P0.4] From the first to after the last column and row of cells."""
    columns = [int(moves.x_of(tile)) for tile in of.sea] or [0]
    rows = [int(moves.y_of(tile)) for tile in of.sea] or [0]
    size = 2 if len(of.sea) else 0
    return {"left": min(columns), "top": min(rows), "right": max(columns) + size, "bottom": max(rows) + size}


def island_tile(s: PagaieState, of: Island, level: int, lying: i64) -> IslandTile:
    """[P5.7] What its cells show, and which of them lie under another tile."""
    face, column, row = moves.face_of(lying), int(moves.x_of(lying)), int(moves.y_of(lying))
    return {
        "id": s.box.ids[face],
        "terrain": TERRAIN_NAMES[level],
        "level": level + 1,
        "column": column,
        "row": row,
        "turn": int(moves.turn_of(lying)),
        "cells": turned_cells(s.box, face, moves.turn_of(lying)),
        "covered": [is_covered(of, level, column + CELL_X[i], row + CELL_Y[i]) for i in range(CELLS)],
    }


def is_covered(of: Island, level: int, column: i64, row: i64) -> bool:
    return level < CONSTRUCTION and tile_at(of.tiles(level + 1), column, row) != NONE


def held(s: PagaieState, reader: Seat, seat: Seat, one: int) -> HeldView:
    """A tile in hand; for whoever is building what each of its places would change."""
    face = one >> 1
    level = int(s.box.level[face])
    of = s.players[seat].island
    worth = int(s.worth_of(s.box.shows[face * ICONS : (face + 1) * ICONS]))
    shown: HeldView = {
        "handle": held_handle(s, one),
        "discard": f"discard:{held_handle(s, one)}",
        "tile": tile(s.box, face),
        "taken": bool(one & 1),
        "worth": worth,
        "brings": icons(s, s.box.shows[face * ICONS : (face + 1) * ICONS], 1),
        "has_place": bool(of.has_place(level)),
        "may_discard": is_building(s, seat) and bool(building.may_discard(s, seat)),
        "looks": [turned_cells(s.box, face, turn) for turn in range(s.box.periods[face])],
    }
    if seat == reader and is_building(s, seat):
        lost = [covered_worth(s, of, level, *spot(s, seat, int(where))) for where in of.places(level)]
        shown["changes"] = [worth - loss for loss in lost]
    return shown


def covered_worth(s: PagaieState, of: Island, level: int, column: int, row: int) -> int:
    """The worth now of everything that a tile at this place would take out of sight."""
    return int(s.worth_of(covered(s.box, of, level, column, row)))


def places(s: PagaieState, seat: Seat) -> dict[str, list[PlaceView]]:
    """[P5.2] [P5.3] [P5.4] Where a tile of each terrain could go."""
    of = s.players[seat].island
    return {
        name: [place(s, of, level, *spot(s, seat, int(where))) for where in of.places(level)]
        for level, name in enumerate(TERRAIN_NAMES)
    }


def place(s: PagaieState, of: Island, level: int, column: int, row: int) -> PlaceView:
    """[P5.7] A place and what it would cover."""
    covers: list[CellView] = []
    for i in range(CELLS if level != SEA else 0):
        x, y = column + int(CELL_X[i]), row + int(CELL_Y[i])
        icon = icon_at(s.box, of.below(level), x, y)
        if icon != NOTHING:
            covers.append({"column": x, "row": y, "icon": icon_name(icon)})
    return {
        "handle": place_handle(column, row),
        "column": column,
        "row": row,
        "covers": covers,
        "covered_worth": covered_worth(s, of, level, column, row),
        "loses": icons(s, covered(s.box, of, level, column, row), -1),
    }


def icons(s: PagaieState, counts: vec[i64], sign: int) -> list[IconView]:
    """[P8.1] [P8.2] What these icons are worth now, kind by kind; those that are covered count the other way round."""
    worth = [int(s.worth(e)) for e in range(BOTTLE)] + [-int(s.box.bottle_costs)]
    return [
        {"icon": name, "count": int(counts[icon]), "points": sign * int(counts[icon]) * worth[icon]}
        for icon, name in enumerate(ICON_NAMES)
        if counts[icon]
    ]
