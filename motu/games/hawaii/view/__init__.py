"""H15: what a seat sees. Built up from nothing."""

from __future__ import annotations

from motu.core import bag
from motu.core.decisions import step_name
from motu.core.game import Seat
from motu.games.hawaii import flow
from motu.games.hawaii.handles import on_the_table
from motu.games.hawaii.names import GOD_NAMES, POSTS, ROUNDS
from motu.games.hawaii.state import HawaiiState
from motu.games.hawaii.view.corner import corners
from motu.games.hawaii.view.island import goal, harbour, marker, order_space, place, post, stack
from motu.games.hawaii.view.types import HawaiiView

__all__ = ["STEP_NAMES", "HawaiiView", "view"]

STEPS = ["walk", "price", "village"]  # the parts of a purchase, in the order in which they are asked
STEP_NAMES = {flow.CONFIRM: "confirm", flow.CHOOSE: "choose"}


def view(s: HawaiiState, seat: Seat) -> HawaiiView:
    """[H15.2] Everything on the table; [H15.1] of the resources only the own ones."""
    return {
        "game": "hawaii",
        "seat": seat,
        "round": s.round + 1,
        "rounds": int(ROUNDS),
        "active": s.active,
        "awaiting": s.waiting,
        "step": step_name(s, STEP_NAMES),  # [H15.6]
        "steps": STEPS,
        "last_turns": None,  # [H1.1] the last round is known from the start
        "order": list(s.order),
        "places": [place(s, seat, space) for space in range(len(s.layout))],
        "harbour": harbour(s),
        "posts": [post(s, seat, p) for p in range(int(POSTS))],
        "stack": stack(s),
        "gods": {name: s.hidden[g] for g, name in enumerate(GOD_NAMES) if s.hidden[g]},  # [H15.5]
        "order_spaces": [order_space(s, space) for space in range(s.seats())],
        "bag": bag.total(s.bag),  # [H15.3]
        "goal": goal(s),
        "goals": [marker(s, r) for r in range(int(ROUNDS))],
        "players": corners(s, seat),
        "handles": on_the_table(s, seat),
    }
