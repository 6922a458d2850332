"""Options and events as phrases and handles. The texts stand in words/*.ftl."""

from __future__ import annotations

from motu.core import decisions
from motu.core.events import ArgsByKind, Event, sentence
from motu.core.game import Decision, Move, Option, Phrase
from tests.skerry.game import events, flow, moves
from tests.skerry.game.components import CELL_NAMES, CELLS, RADIUS, TILE_NAMES
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
    """One legal move with its handle, label and gain."""
    f = s.agenda[-1]
    final = not s.confirm  # chance speaks next
    if move < moves.PASS:
        tile = TILE_NAMES[move - moves.LAY]
        return Option(move, (f"hand:{tile}",), Phrase("lay", (("tile", name(tile)),)))
    if move == moves.PASS:
        return Option(move, ("pass",), Phrase("pass"), gain=-s.box.pass_costs, final=final)
    if move < moves.TURN:
        cell = move - moves.CELL
        return Option(move, (f"cell:{CELL_NAMES[cell]}",), Phrase("at", place(cell)))
    if move < moves.END_TURN:
        axis = move - moves.TURN
        gain = laying.gain(s, f.b, axis)
        return Option(move, (f"turn:{axis}",), Phrase("along", (("axis", axis + 1),)), gain=gain, final=final)
    return Option(move, ("end_turn",), Phrase("end-turn"), final=True)


def tell(event: Event) -> Phrase:
    """An event as a sentence for the log."""
    return sentence(event, TOLD)


TOLD: ArgsByKind = {
    events.Drew: lambda e: (("tile", name(e.tile)),),
    events.Laid: lambda e: (("tile", name(e.tile)), *place(CELL_NAMES.index(e.cell)), ("points", e.points)),
    events.Wave: lambda e: (("waves", e.waves),),
}
