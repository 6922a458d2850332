"""P10: what a seat sees. Built up from nothing."""

from __future__ import annotations

from motu.core.decisions import step_name
from motu.core.game import Seat
from motu.games.pagaie import flow
from motu.games.pagaie.handles import is_building, on_the_table
from motu.games.pagaie.names import ELEMENT_NAMES
from motu.games.pagaie.state import PagaieState
from motu.games.pagaie.view.island import places, players
from motu.games.pagaie.view.table import board, bottles, discarded, element, pickers, stack, turns
from motu.games.pagaie.view.types import PagaieView

__all__ = ["STEP_NAMES", "PagaieView", "view"]

STEPS = ["line", "tiles", "build", "flower"]  # the parts of a day, in the order in which they are asked
STEP_NAMES = {
    flow.LINE: "line",
    flow.TAKE: "tiles",
    flow.MENU: "build",
    flow.ASKED_MENU: "build",
    flow.AT: "build",
    flow.TURN: "build",
    flow.FLOWER: "flower",
    flow.ELEMENT: "flower",
}


def view(s: PagaieState, seat: Seat) -> PagaieView:
    """[P10.1] Everything on the table; [P10.2] of the stack only what is in it; places for whoever is building."""
    return {
        "game": "pagaie",
        "seat": seat,
        "active": int(s.waiting) if s.waiting >= 0 else int(s.first),
        "awaiting": int(s.waiting),
        "step": step_name(s, STEP_NAMES),
        "steps": STEPS,
        "last_turns": None,  # [P2.1] the last day is known from the start
        "round": int(s.day) + 1,
        "days": int(s.options.days),
        "first": int(s.first),
        "turns": turns(s),
        "pickers": pickers(s),
        "board": board(s),
        "elements": [element(s, e) for e in range(len(ELEMENT_NAMES))],
        "bottles": bottles(s),
        "unused_starts": [name for e, name in enumerate(ELEMENT_NAMES) if s.starts[e]],  # [P1.3]
        "stack": stack(s),
        "discarded": discarded(s),
        "pontoon": int(s.box.pontoon),
        "players": players(s, seat),
        "places": places(s, seat) if seat >= 0 and is_building(s, seat) else None,
        "handles": on_the_table(s, seat),
    }
