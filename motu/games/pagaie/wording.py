"""Options and events as phrases and handles. The texts stand in words/*.ftl."""

from __future__ import annotations

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
from motu.games.pagaie.handles import handles, held_handle, line_handle, slot_handle, slots, spot
from motu.games.pagaie.names import ELEMENT_NAMES, ICONS, LINES, line_name, slot_name
from motu.games.pagaie.rules.tiles import tile, turned_cells
from motu.games.pagaie.state import PagaieState, covered

PARTS = {  # of a day, by the question; see view
    "line": "line", "tiles": "tiles", "build": "build", "end": "build", "place": "build", "turn": "build",
    "flower": "flower", "element": "flower",
}  # fmt: skip


def icon(name: str) -> Phrase:
    """The icon of a cell; a dash when it is empty."""
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
    return decisions.decision(s, prompt, option, about, PARTS)


def about(s: PagaieState) -> dict[str, str | int]:
    """Earlier choices: a line; a tile in hand, then its place; or a slot. Handles, and places by numbers."""
    f = s.agenda[-1]
    if f.step == flow.TAKE:
        return {"line": line_handle(int(f.a)), "most": int(s.options.tiles)}
    if f.step == flow.AT:
        return {"held": held_handle(s, int(f.a))}
    if f.step == flow.TURN:
        column, row = spot(s, s.waiting, int(f.b))
        return {"held": held_handle(s, int(f.a)), "column": column, "row": row}
    return {"slot": slot_handle(int(f.a))} if f.step == flow.ELEMENT else {}


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
        return Phrase("ask-turn")
    if f.step == flow.FLOWER:
        return Phrase("ask-flower")
    if f.step == flow.ELEMENT:
        return Phrase("ask-element", (("slot", slot(slot_name(f.a))),))
    return menu(s, s.waiting)


def menu(s: PagaieState, seat: int) -> Phrase:
    """Choices for the tiles in hand; [P4.3] whether there are too many to end the turn."""
    held, size = len(s.players[seat].held), int(s.box.pontoon)
    if not held:
        return Phrase("ask-end")
    answers = s.moves()
    places = any(moves.PLACE <= move < moves.DISCARD for move in answers)
    discards = any(moves.DISCARD <= move < moves.END_TURN for move in answers)
    if held <= size:
        todo = "end" if places else "over"
    else:
        todo = "either" if places and discards else "place" if places else "discard"
    return Phrase("ask-build", (("todo", todo), ("held", held), ("size", size)))


def option(s: PagaieState, move: int) -> Option:
    """One legal move with its handles and label; what it changes and ends is seen by trying it."""
    after, _, gain, final = decisions.tried(s, move)
    if s.agenda[-1].step == flow.TURN:
        gain = 0  # it was counted with the place, and does not depend on the turn
    elif after.waiting == s.waiting and after.agenda[-1].step == flow.TURN:
        gain = change(after)
    return Option(move, handles(s, move), label(s, move), (), gain, final)


def change(s: PagaieState) -> int:
    """How the own points change with the tile that is about to be turned, whichever way."""
    f = s.agenda[-1]
    held = f.a >> 1
    lost = covered(s.box, s.players[f.seat].island, s.box.level[held], *spot(s, f.seat, int(f.b)))
    return int(s.worth_of(s.box.shows[held * ICONS : (held + 1) * ICONS]) - s.worth_of(lost))


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
        index = move - moves.FLOWER
        return Phrase("flower", (("slot", slot(slot_name(index))), ("tile", face(tile(s.box, s.slots[index])))))
    return Phrase("element", (("element", icon(ELEMENT_NAMES[move - moves.ELEMENT])),))


def take_label(s: PagaieState, move: int) -> Phrase:
    """The slots of some tiles."""
    found = slots(s, int(s.agenda[-1].a), move)
    return Phrase("take", (("slots", tuple(slot(slot_name(index)) for index in found)),))


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
