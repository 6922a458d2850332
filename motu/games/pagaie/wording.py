"""Options and events as phrases and handles. The texts stand in words/*.ftl."""

from __future__ import annotations

from typing import Any

from motu.core import decisions
from motu.core.events import Args, ArgsByKind, Event, sentence
from motu.core.game import Decision, Option, Phrase
from motu.games.pagaie import flow, moves
from motu.games.pagaie.events import (
    AddedFlower,
    Counted,
    DayBegan,
    DayEnded,
    Dealt,
    Discarded,
    DrewStartTile,
    EndedTurn,
    Placed,
    Tile,
    Took,
)
from motu.games.pagaie.handles import handles, slots, spot
from motu.games.pagaie.names import ELEMENT_NAMES, LINES, line_name, slot_name
from motu.games.pagaie.rules.tiles import tile, turned_cells
from motu.games.pagaie.state import PagaieState, covered


def icon(name: str) -> Phrase:
    """What a cell shows; a dash when it is empty."""
    return Phrase(f"name-{name}" if name else "cell-empty")


def cells(shown: list[str]) -> Args:
    """The four cells of a tile, clockwise from the upper left."""
    return tuple((corner, icon(name)) for corner, name in zip(("nw", "ne", "se", "sw"), shown, strict=True))


def face(of: Tile) -> Phrase:
    """A tile in words: `Sea (seahorse, –, manta, –)`; a construction by its name."""
    if of["terrain"] == "construction":
        return Phrase(f"name-{of['cells'][0]}")
    return Phrase(f"tile-{of['terrain']}", cells(of["cells"]))


def faces(tiles: list[Tile]) -> tuple[Phrase, ...]:
    return tuple(face(one) for one in tiles)


def line(name: str) -> Phrase:
    """`Row 2`, `Column C`."""
    kind, which = name.split()
    return Phrase(f"line-{kind}", (("which", which.upper()),))


def slot(name: str) -> Phrase:
    """`C2`."""
    return Phrase("slot", (("at", name.upper()),))


def icons(counts: dict[str, int]) -> tuple[Phrase, ...]:
    """`2 seahorses, 1 bottle` as phrases."""
    return tuple(Phrase("icons", (("icon", name), ("count", n))) for name, n in counts.items())


def decision(s: PagaieState) -> Decision:
    return decisions.decision(s, prompt, option)


def prompt(s: PagaieState) -> Phrase:
    """The question."""
    f = s.agenda[-1]
    if f.step == flow.LINE:
        return Phrase("ask-line")
    if f.step == flow.TAKE:
        return Phrase("ask-tiles", (("line", line(line_name(f.a))), ("most", int(s.options.tiles))))
    if f.step == flow.AT:
        return Phrase("ask-place", (("tile", face(tile(s.box, f.a >> 1))),))
    if f.step == flow.TURN:
        column, row = spot(s, s.waiting, int(f.b))
        return Phrase("ask-turn", (("tile", face(tile(s.box, f.a >> 1))), ("column", column), ("row", row)))
    if f.step == flow.FLOWER:
        return Phrase("ask-flower")
    if f.step == flow.ELEMENT:
        return Phrase("ask-element", (("slot", slot(slot_name(f.a))),))
    return Phrase("ask-build" if len(s.players[s.waiting].held) else "ask-end")


def option(s: PagaieState, move: int) -> Option:
    """One legal move with its handles and label; what it changes and ends is seen by trying it."""
    seat = s.waiting
    after = s.clone()
    log: list[Any] = []
    after.play(move, log)
    final = after.waiting != seat or any(event.reveals for event in log)
    return Option(move, handles(s, move), label(s, move), (), gain(s, after, move, log), final)


def gain(s: PagaieState, after: PagaieState, move: int, log: list[Any]) -> int:
    """How the own points change; a place has its change before the turn of the tile is chosen."""
    seat = s.waiting
    if moves.SEA_AT <= move < moves.TURN and after.agenda[-1].step == flow.TURN:
        held = s.agenda[-1].a >> 1
        level = s.box.level[held]
        lost = s.worth_of(covered(s.box, s.players[seat].island, level, *spot(s, seat, move)))
        return int(s.worth_of(s.box.shows[held * 10 : held * 10 + 10]) - lost)
    if any(event.reveals for event in log):
        return 0
    return after.scores()[seat] - s.scores()[seat]


def label(s: PagaieState, move: int) -> Phrase:
    """A legal move in words."""
    if move < LINES:
        return line(line_name(move))
    if move < moves.PLACE:
        return take_label(s, move)
    if move < moves.END_TURN:
        return hand_label(s, move)
    if move == moves.END_TURN:
        return Phrase("end-turn")
    if move < moves.TURN:
        column, row = spot(s, s.waiting, move)
        return Phrase("at", (("column", column), ("row", row)))
    if move < moves.FLOWER:
        looks = turned_cells(s.box, s.agenda[-1].a >> 1, move - moves.TURN)
        return Phrase("turn", (("quarters", move - moves.TURN), *cells(looks)))
    if move < moves.ELEMENT:
        at = move - moves.FLOWER
        return Phrase("flower", (("slot", slot(slot_name(at))), ("tile", face(tile(s.box, s.slots[at])))))
    return Phrase("element", (("element", icon(ELEMENT_NAMES[move - moves.ELEMENT])),))


def take_label(s: PagaieState, move: int) -> Phrase:
    """The slots of some tiles."""
    found = slots(s, int(s.agenda[-1].a), move)
    return Phrase("take", (("slots", tuple(slot(slot_name(at)) for at in found)),))


def hand_label(s: PagaieState, move: int) -> Phrase:
    """A tile in hand that is placed or discarded."""
    held = move - (moves.PLACE if move < moves.DISCARD else moves.DISCARD)
    verb = "place" if move < moves.DISCARD else "discard"
    return Phrase(verb if held & 1 else f"{verb}-from-pontoon", (("tile", face(tile(s.box, held >> 1))),))


def tell(event: Event) -> Phrase:
    """An event as a sentence for the log; the reader knows who the seat is."""
    return sentence(event, TOLD)


def placed(event: Placed) -> Args:
    return (
        ("tile", face(event.tile)),
        ("column", event.column),
        ("row", event.row),
        ("covered", icons(event.covered)),
        ("covers", "yes" if event.covered else "no"),
        ("points", event.points),
    )


def discarded(event: Discarded) -> Args:
    return (("tile", face(event.tile)), ("pontoon", "yes" if event.from_pontoon else "no"))


def added_flower(event: AddedFlower) -> Args:
    return (("element", icon(event.element)), ("slot", slot(event.slot)), ("worth", event.worth))


TOLD: ArgsByKind = {
    DrewStartTile: lambda e: (("element", icon(e.element)), ("flowers", e.flowers)),
    Dealt: lambda e: (("slot", slot(e.slot)), ("tile", face(e.tile))),
    DayBegan: lambda e: (("day", e.day), ("days", e.days)),
    Took: lambda e: (("line", line(e.line)), ("tiles", faces(e.tiles))),
    Placed: placed,
    Discarded: discarded,
    EndedTurn: lambda e: (("count", len(e.kept)), ("kept", faces(e.kept))),
    AddedFlower: added_flower,
    DayEnded: lambda e: (("day", e.day),),
    Counted: lambda e: (("points", e.points), ("bottles", e.bottles)),
}
