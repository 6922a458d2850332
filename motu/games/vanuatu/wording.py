"""Options and events as phrases and handles. The texts stand in words/*.ftl."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from motu.core import decisions
from motu.core.events import Args, ArgsByKind, Event, sentence
from motu.core.game import Decision, Option, Phrase
from motu.core.plan import paid
from motu.games.vanuatu import events, flow, moves
from motu.games.vanuatu.handles import handles
from motu.games.vanuatu.names import (
    ACTION_NAMES,
    CELL_NAMES,
    CELLS,
    CHARACTER_NAMES,
    GOOD_NAMES,
    ISLAND_NAMES,
    REST_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    TILE_NAMES,
)
from motu.games.vanuatu.rules import building, buying, possible
from motu.games.vanuatu.state import NONE, VanuatuState

ASKED = {
    flow.PLACE: "ask-place",
    flow.PLACE_ON: "ask-place",
    flow.NEUTRAL: "ask-neutral",
    flow.NEUTRAL_ON: "ask-neutral",
    flow.CHARACTER: "ask-character",
    flow.MARK: "ask-mark",
    flow.MARK_ON: "ask-mark",
    flow.TURN: "ask-turn",
    flow.TURN_ON: "ask-turn",
    flow.GOVERN: "ask-govern",
    flow.SAIL: "ask-sail",
    flow.BUILD: "ask-build",
    flow.SELL: "ask-sell",
    flow.BUY: "ask-buy",
    flow.SECOND: "ask-second",
    flow.DRAW: "ask-draw",
    flow.TOURIST: "ask-tourist",
    flow.REST: "ask-rest",
    flow.BEG_LAST: "ask-beg",
    flow.CONFIRM: "ask-confirm",
}
ACTING = ["turn", "govern", "sail", "build", "sell", "buy", "second", "draw", "tourist", "rest", "beg"]
PARTS = {"place": "tiles", "character": "characters", "mark": "markers", **dict.fromkeys(ACTING, "act")}  # see view


def action(name: str) -> Phrase:
    """The name of an action."""
    return Phrase(f"name-{name}")


def tile(name: str) -> Phrase:
    """The name of an island or an ocean: `Efate`, `island A1`, `ocean B2`."""
    if name == ISLAND_NAMES[0]:
        return Phrase("tile-efate")
    return Phrase("tile-island" if name in ISLAND_NAMES else "tile-ocean", (("tile", name),))


def isle(cell: str) -> Phrase:
    """An island by the cell on which it lies, as the board names it: `on b4`."""
    return Phrase("isle", (("cell", cell),))


def lying(s: VanuatuState, island: int) -> tuple[str, Phrase]:
    """An island on the board, as an argument of a label."""
    return ("island", isle(CELL_NAMES[s.cells[island]]))


def side(name: str) -> Phrase:
    return Phrase(f"side-{name}")


def vatus(count: int) -> Phrase:
    return Phrase("vatus", (("vatus", count),))


def points(count: int) -> Phrase:
    return Phrase("points", (("points", count),))


def cubes(counts: Mapping[str, int]) -> tuple[Phrase, ...]:
    """`1 kava, 1 beef` as phrases."""
    return tuple(Phrase("cubes", (("good", good), ("count", n))) for good, n in counts.items())


def decision(s: VanuatuState) -> Decision:
    return decisions.decision(s, prompt, option, about, PARTS)


def about(s: VanuatuState) -> dict[str, str | int]:
    """The subject of the question, by name."""
    f = s.agenda[-1]
    if f.step in (flow.NEUTRAL, flow.NEUTRAL_ON, flow.MARK, flow.MARK_ON):
        return {"count": int(f.a)}
    if f.step == flow.PLACE or f.step == flow.PLACE_ON:
        return {"count": len(s.volcano)}
    if f.step == flow.GOVERN:
        return {"action": ACTION_NAMES[f.a]}
    if f.step == flow.SELL:
        return {"value": int(f.b), "price": int(s.box.prices[s.price])}
    return {"good": GOOD_NAMES[f.a]} if f.step == flow.SECOND else {}


def prompt(s: VanuatuState) -> Phrase:
    """The question."""
    named: dict[str, Any] = dict(about(s))
    for key in ("action", "good"):
        if key in named:
            named[key] = action(named[key])
    return Phrase(ASKED[s.agenda[-1].step], tuple(named.items()))


def option(s: VanuatuState, move: int) -> Option:
    """One legal move with its handles and label; what it scores and ends is seen by trying it.

    [V13.2] What follows when something comes out is not told: rest tokens may be paid after the last action.
    """
    _, log, gain, final = decisions.tried(s, move)
    own = [event for event in until_reveal(log) if event.seat == s.waiting]
    return Option(move, handles(s, move), label(s, move), (), gain, final, paid(own))


def until_reveal(log: list[Event]) -> list[Event]:
    """Events before anything hidden comes out."""
    revealing = [index for index, event in enumerate(log) if event.reveals]
    return log[: revealing[0]] if revealing else log


def label(s: VanuatuState, move: int) -> Phrase:
    """A legal move in words."""
    if move < moves.SAIL:
        return turn_label(s, move)
    if move < moves.SELL:
        cell, steps = divmod(move - moves.SAIL, 4)
        where = ("cell", CELL_NAMES[cell])
        cost = ("vatus", int(steps * s.box.step_cost))
        return Phrase("sail-to", (where, cost)) if steps else Phrase("sail-free", (where,))
    if move < moves.BUILD:
        value, count = divmod(move - moves.SELL, 16)
        return Phrase("sell-tiles", (("count", count), ("value", value + 1)))
    if move < moves.BUY:
        return build_label(s, move)
    if move < moves.MARK:
        return island_label(s, move)
    if move < moves.CHARACTER:
        return action(ACTION_NAMES[(move - moves.MARK) % len(ACTION_NAMES)])
    if move < moves.PLACE:
        return Phrase(f"name-{CHARACTER_NAMES[move - moves.CHARACTER]}")
    if move == moves.END_TURN:
        return Phrase("end-turn")
    number, cell = divmod(move - moves.PLACE, int(CELLS))
    laid = tile(TILE_NAMES[moves.tile_of(number)])
    return Phrase("lay-tile", (("tile", laid), ("cell", CELL_NAMES[cell])))


def turn_label(s: VanuatuState, move: int) -> Phrase:
    """Choices of a turn, before an action asks for more."""
    if moves.TREASURE <= move < moves.BEG:
        return Phrase("sell-treasure", (("vatus", move - moves.TREASURE + 1),))
    if moves.BEG <= move < moves.TO_SPACE:
        return Phrase("beg", (("points", move - moves.BEG),))
    if move >= moves.TO_SPACE:
        return Phrase("to-space", (("action", action(ACTION_NAMES[move - moves.TO_SPACE])),))
    kind, number = divmod(move, len(ACTION_NAMES))
    said = ["resolve", "give-up", "preach", "govern"][kind]
    if kind == 0 and not possible.possible(s, s.waiting, number):
        said = "resolve-nothing"
    return Phrase(said, (("action", action(ACTION_NAMES[number])),))


def build_label(s: VanuatuState, move: int) -> Phrase:
    """A hut, a dike or both, and what they cost."""
    island, what = divmod(move - moves.BUILD, int(moves.BUILDINGS))
    cost = ("vatus", int(building.cost(s, s.waiting, move)))
    named = lying(s, island)
    where = moves.side_of(what)
    if where == NONE:
        return Phrase("build-hut", (named, cost))
    said = "build-both" if moves.with_hut(what) else "build-dike"
    return Phrase(said, (named, ("side", side(SIDE_NAMES[where])), cost))


def island_label(s: VanuatuState, move: int) -> Phrase:
    """Cubes, drawings, tourists and rest tokens."""
    if move < moves.EXTRA:
        island, good = divmod(move - moves.BUY, len(GOOD_NAMES))
        named = (("good", action(GOOD_NAMES[good])), lying(s, island))
        worth = int(buying.worth(s, good))
        return Phrase("buy-cube", (*named, ("vatus", int(s.box.price[good])), ("points", worth)))
    if move < moves.DRAW:
        if move == moves.EXTRA:
            return Phrase("second-no")
        return Phrase("second-yes", (("points", int(buying.worth(s, s.agenda[-1].a))),))
    if move >= moves.REST:
        return Phrase(f"token-{REST_NAMES[move - moves.REST]}")
    drawing = move < moves.TOURIST
    island = move - (moves.DRAW if drawing else moves.TOURIST)
    if drawing:
        return Phrase("draw-on", (lying(s, island),))
    return Phrase("bring-to", (lying(s, island), ("vatus", int(building.huts_on(s, island)))))


def tell(event: Event) -> Phrase:
    """An event as a sentence for the log; the reader knows who the seat is."""
    return sentence(event, TOLD)


def counted(e: events.Counted) -> Args:
    """Points of the final scoring, source by source."""
    parts = [(name, e.sources[name]) for name in SOURCE_NAMES if name in e.sources]
    listed = tuple(Phrase("scored-for", (("source", Phrase(f"score-{name}")), ("points", n))) for name, n in parts)
    return (("points", e.points), ("parts", listed or (points(0),)))


def built(e: events.Built) -> Args:
    what = "both" if e.hut and e.side else "hut" if e.hut else "dike"
    return (("what", what), ("island", isle(e.cell)), ("vatus", e.paid.get("vatu", 0)))


def bought(e: events.Bought) -> Args:
    where = "reserve" if e.cell is None else "island"
    return (("good", action(e.good)), ("from", where), ("ship", e.ship or 0), ("points", e.points))


def rose(e: events.WaterRose) -> Args:
    listed = [Phrase("water-on", (("island", isle(cell)), ("count", n))) for cell, n in e.added.items()]
    return (("islands", tuple(listed) or (Phrase("water-nowhere"),)),)


TOLD: ArgsByKind = {
    events.LaidStart: lambda e: (("tile", tile(e.tile)), ("cell", e.cell)),
    events.Revealed: lambda e: (("tile", tile(e.tile)),),
    events.ShipArrived: lambda e: (("ship", e.ship), ("goods", tuple(action(good) for good in e.goods))),
    events.TouristsCame: lambda e: (("count", e.count),),
    events.Began: lambda e: (("round", e.round),),
    events.Rolled: lambda e: (("count", e.face),),
    events.Stocked: lambda e: (("island", isle(e.cell)), ("cubes", cubes(e.cubes) or (Phrase("without-cubes"),))),
    events.LaidTile: lambda e: (("tile", tile(e.tile)), ("cell", e.cell)),
    events.Offered: lambda e: (("character", action(e.character)),),
    events.TookCharacter: lambda e: (("character", action(e.character)),),
    events.Programmed: lambda e: (("action", action(e.action)), ("neutral", "yes" if e.neutral else "no")),
    events.TookBack: lambda e: (("action", action(e.action)), ("given_up", "yes" if e.given_up else "no")),
    events.Preached: lambda e: (("action", action(e.action)),),
    events.Governed: lambda e: (("action", action(e.action)), ("to", action(e.to))),
    events.SoldTreasure: lambda e: (("vatus", e.value),),
    events.Begged: lambda e: (("points", e.count),),
    events.Converted: lambda e: (("vatus", e.vatus), ("points", e.points)),
    events.Sailed: lambda e: (("cell", e.cell), ("vatus", e.paid.get("vatu", 0))),
    events.Built: built,
    events.Explored: lambda e: (("value", e.value), ("vatus", e.vatus)),
    events.Fished: lambda e: (("value", e.value), ("points", e.points)),
    events.SoldFish: lambda e: (("count", len(e.tiles)), ("vatus", e.gained), ("price", e.price)),
    events.Bought: bought,
    events.FilledShip: lambda e: (("ship", e.ship), ("points", e.points)),
    events.Drew: lambda e: (("island", isle(e.cell)), ("points", e.points)),
    events.BroughtTourist: lambda e: (("island", isle(e.cell)), ("vatus", e.vatus), ("points", e.points)),
    events.Rested: lambda e: (("count", e.left),),
    events.KeptToken: lambda e: (("token", Phrase(f"token-{e.token}")),),
    events.WaterRose: rose,
    events.Sank: lambda e: (("island", isle(e.cell)),),
    events.AllLost: lambda e: (("count", e.islands),),
    events.RestPaid: lambda e: (("token", Phrase(f"token-{e.token}")),),
    events.Counted: counted,
}
