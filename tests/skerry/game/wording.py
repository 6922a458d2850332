"""Options and events as phrases and handles. The texts stand in words/*.ftl."""

from __future__ import annotations

from motu.core import decisions
from motu.core.events import ArgsByKind, Event, sentence
from motu.core.game import Decision, Move, Option, Phrase
from tests.skerry.game import events, flow, moves
from tests.skerry.game.components import CELL_NAMES, CELLS, RADIUS, TILE_NAMES
from tests.skerry.game.handles import handles
from tests.skerry.game.rules import laying
from tests.skerry.game.state import SkerryState

PROMPTS = {flow.TILE: "ask-tile", flow.CELL: "ask-cell", flow.TURN: "ask-turn", flow.CONFIRM: "ask-confirm"}

PARTS = {"tile": "tile", "cell": "place", "turn": "place"}  # of a turn, by what is asked


def name(tile: str) -> Phrase:
    return Phrase(f"name-{tile}")


def place(cell: int) -> tuple[tuple[str, int], ...]:
    """A cell in words: its row from above and its number in that row, from 1."""
    _, r = CELLS[cell]
    row = [other for other in range(len(CELLS)) if CELLS[other][1] == r]
    return (("row", r + RADIUS + 1), ("number", row.index(cell) + 1))


def decision(s: SkerryState) -> Decision:
    return decisions.decision(s, lambda state: Phrase(PROMPTS[state.agenda[-1].step]), option, parts=PARTS)


def option(s: SkerryState, move: Move) -> Option:
    """One legal move with its handle, its label, and what it would bring."""
    found = decisions.tried(s, move)
    return Option(move, handles(s, move), label(move), gain=gain(s, move, found.gain), final=found.final)


def gain(s: SkerryState, move: Move, gained: int) -> int:
    """What is known before chance speaks: the points of a tile, and what passing costs."""
    if moves.TURN <= move < moves.END_TURN:
        return laying.gain(s, s.agenda[-1].b, move - moves.TURN)
    return -s.box.pass_costs if move == moves.PASS else gained


def label(move: Move) -> Phrase:
    if move < moves.PASS:
        return Phrase("lay", (("tile", name(TILE_NAMES[move - moves.LAY])),))
    if moves.CELL <= move < moves.TURN:
        return Phrase("at", place(move - moves.CELL))
    if moves.TURN <= move < moves.END_TURN:
        return Phrase("along", (("axis", move - moves.TURN + 1),))
    return Phrase("pass" if move == moves.PASS else "end-turn")


def tell(event: Event) -> Phrase:
    """An event as a sentence for the log."""
    return sentence(event, TOLD)


TOLD: ArgsByKind = {
    events.Drew: lambda e: (("tile", name(e.tile)),),
    events.Laid: lambda e: (("tile", name(e.tile)), *place(CELL_NAMES.index(e.cell)), ("points", e.points)),
    events.Wave: lambda e: (("waves", e.waves),),
}
