"""Why a click does nothing now: a phrase and the number of the rule."""

from __future__ import annotations

from motu.core.decisions import not_asked
from motu.core.game import Reason, Seat, because
from tests.skerry.game import flow, view
from tests.skerry.game.components import CELL_NAMES
from tests.skerry.game.state import EMPTY, SkerryState
from tests.skerry.game.wording import option


def why_not(s: SkerryState, seat: Seat, handle: str) -> Reason | None:
    """None when the handle is part of an option; else the reason."""
    if handle not in view.handles(s, seat):
        return because("S8.1", "why-no-such-thing")
    if s.waiting != seat:
        return not_asked(s, seat, turn="S1.1", over="S6.1")
    if any(handle in option(s, move).handles for move in s.moves()):
        return None
    kind, _, thing = handle.partition(":")
    if kind == "cell":
        return no_cell(s, thing)
    if kind == "turn":
        return because("S2.2", "why-turn")
    if kind == "end_turn":
        return because("S7.2", "why-end")
    return because("S1.2", "why-busy")


def no_cell(s: SkerryState, cell: str) -> Reason:
    """[S2.1] Taken, too far away, or not asked for."""
    if s.reef[CELL_NAMES.index(cell)] != EMPTY:
        return because("S2.1", "why-taken")
    if s.agenda[-1].step == flow.CELL:
        return because("S2.1", "why-far")
    return because("S1.2", "why-tile-first" if s.agenda[-1].step == flow.TILE else "why-busy")
