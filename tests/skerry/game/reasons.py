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


def no_place(s: SkerryState, _seat: Seat, cell: str) -> Reason:
    """[S2.1] A tile lies there, or the reef is too far away."""
    return because("S2.1", "why-taken" if s.reef[CELL_NAMES.index(cell)] != EMPTY else "why-far")


WHILE: dict[tuple[int, str], Why[SkerryState]] = {
    (flow.TILE, "cell"): said("S1.2", "why-tile-first"),
    (flow.TILE, OTHERS): said("S2.2", "why-turn"),
    (flow.CELL, "cell"): no_place,
    (flow.CELL, OTHERS): said("S1.2", "why-busy"),
    (flow.TURN, OTHERS): said("S1.2", "why-busy"),
    (flow.CONFIRM, OTHERS): said("S7.2", "why-end"),
}
