"""Why a click does nothing now: a phrase and the number of the rule."""

from __future__ import annotations

from motu.core import decisions
from motu.core.decisions import OTHERS, Rules, Why, said
from motu.core.game import Reason, Seat, because
from tests.skerry.game import flow
from tests.skerry.game.components import CELL_NAMES
from tests.skerry.game.handles import handles, on_the_table
from tests.skerry.game.state import EMPTY, SkerryState

RULES = Rules(shown="S8.1", turn="S1.1", over="S6.1")


def why_not(s: SkerryState, seat: Seat, handle: str) -> Reason | None:
    """None when the handle is part of an option; else the reason."""
    return decisions.why_not(s, seat, handle, on_the_table(s, seat), handles, WHILE, RULES)


def no_cell(s: SkerryState, _seat: Seat, cell: str) -> Reason:
    """[S2.1] Taken, too far away, or not asked for."""
    if s.reef[CELL_NAMES.index(cell)] != EMPTY:
        return because("S2.1", "why-taken")
    if s.agenda[-1].step == flow.CELL:
        return because("S2.1", "why-far")
    return because("S1.2", "why-tile-first" if s.agenda[-1].step == flow.TILE else "why-busy")


STEPS = (flow.TILE, flow.CELL, flow.TURN, flow.CONFIRM)
WHILE: dict[tuple[int, str], Why[SkerryState]] = {
    **{(step, "cell"): no_cell for step in STEPS},
    **{(step, "turn"): said("S2.2", "why-turn") for step in STEPS},
    **{(step, "end_turn"): said("S7.2", "why-end") for step in STEPS},
    **{(step, OTHERS): said("S1.2", "why-busy") for step in STEPS},
}
