"""S8: what a seat sees. Built up from nothing."""

from __future__ import annotations

from motu.core import bag
from motu.core.decisions import step_name
from motu.core.game import Seat
from tests.skerry.game import flow
from tests.skerry.game.components import CELL_NAMES, CELLS, TILE_NAMES
from tests.skerry.game.handles import on_the_table
from tests.skerry.game.rules import laying, scoring
from tests.skerry.game.state import EMPTY, SkerryState
from tests.skerry.game.view.types import CellView, Player, SkerryView

__all__ = ["STEP_NAMES", "SkerryView", "view"]

STEP_NAMES = {flow.TILE: "tile", flow.CELL: "place", flow.TURN: "place", flow.CONFIRM: "confirm"}


def view(s: SkerryState, seat: Seat) -> SkerryView:
    """[S8.1] Everything but the hands of others and what they are about to lay."""
    free = laying.free_cells(s)
    return {
        "game": "skerry",
        "seat": seat,
        "active": s.active,
        "awaiting": s.waiting,
        "step": "tile" if flow.asked_in_turn(s) and s.waiting != seat else step_name(s, STEP_NAMES),
        "steps": ["tile", "place"],
        "round": 1 + s.turns // s.seats(),
        "last_turns": None,
        "players": [player(s, other, place) for other, place in enumerate(scoring.ranking(s))],
        "handles": on_the_table(s, seat),
        "cells": [cell(s, number, free) for number in range(len(CELLS))],
        "hand": hand(s, seat) if seat >= 0 else [],
        "bag": bag.total(s.tiles),
        "waves": s.waves,
        "most_waves": s.box.waves if s.rough else 0,
        "lost": s.lost(),
    }


def player(s: SkerryState, seat: Seat, place: int) -> Player:
    taken = (s.turns + s.seats() - 1 - seat) // s.seats()
    held = bag.total(s.players[seat].hand)
    return {"seat": seat, "score": s.scores()[seat], "place": place, "held": held, "turns": s.box.turns - taken}


def cell(s: SkerryState, number: int, free: list[int]) -> CellView:
    (q, r), tile, owner = CELLS[number], s.reef[number], s.owners[number]
    return {
        "cell": CELL_NAMES[number],
        "q": q,
        "r": r,
        "tile": None if tile == EMPTY else TILE_NAMES[tile],
        "turn": max(0, s.axes[number]),
        "owner": None if owner < 0 else int(owner),
        "free": number in free,
    }


def hand(s: SkerryState, seat: Seat) -> list[str]:
    return [name for kind, name in enumerate(TILE_NAMES) for _ in range(s.players[seat].hand[kind])]
