"""M13: what a seat sees. Built up from nothing."""

from __future__ import annotations

from motu.core import bag
from motu.core.decisions import step_name
from motu.core.game import Seat
from motu.games.moorea import flow
from motu.games.moorea.components import COMMODITY_NAMES, FIRST_SITE, GOOD_NAMES, PRODUCT_NAMES, TOOL_NAMES
from motu.games.moorea.handles import on_the_table
from motu.games.moorea.rules import scoring, setup
from motu.games.moorea.state import NO_CARD, NOT_YET, MooreaState
from motu.games.moorea.view.market import card, deck, tool
from motu.games.moorea.view.places import place
from motu.games.moorea.view.types import MooreaView

__all__ = ["STEP_NAMES", "MooreaView", "view"]

STEP_NAMES = {flow.DRAW: "draw", flow.DRAW_MORE: "draw", flow.LIMIT: "limit", flow.CONFIRM: "confirm"}


def view(s: MooreaState, seat: Seat) -> MooreaView:
    """[M13.2] Everything on the table, [M13.4] the discard too; [M13.1] of the hands only the own one.

    [M13.9] Whether an action is half made, the step does not tell.
    """
    return {
        "game": "moorea",
        "seat": seat,
        "first": s.first,
        "active": s.active,
        "awaiting": s.waiting,
        "step": step_name(s, STEP_NAMES),
        "steps": ["draw", "act", "limit"],
        "round": (s.turns + len(s.players) - 1) // len(s.players),
        "last_turns": None if s.last_turns == NOT_YET else s.last_turns,
        "rung": s.rung,
        "pile": bag.total(s.pile),
        "discard": bag.named(s.discard, GOOD_NAMES),
        "row": [None if card == NO_CARD else COMMODITY_NAMES[card] for card in s.row],
        "deck": deck(s),
        "display": [card(s, seat, slot) for slot in range(len(s.display))],
        "tools": [tool(s, seat, t) for t in range(len(TOOL_NAMES))],
        "players": [place(s, seat, other, standing) for other, standing in enumerate(scoring.places(s))],
        "removed": {name: s.removed[i] for i, name in enumerate(PRODUCT_NAMES[:FIRST_SITE])},
        "boxed": bag.named(setup.in_box(s.box, s.seats()), PRODUCT_NAMES),
        "unseen": {name: s.stack_one[p] + s.stack_two[p] for p, name in enumerate(PRODUCT_NAMES)},
        "necklaces": list(s.box.necklace_points),
        "handles": on_the_table(s, seat),
    }
