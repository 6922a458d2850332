"""What tells moves apart in Vanuatu, for hints: each with what it is worth to the seat, in points."""

from __future__ import annotations

from typing import Final

from motu.core.differences import Difference, Differences, Fact, Sequel, by, points
from motu.core.events import Event
from motu.core.game import Phrase
from motu.games.vanuatu import events, heuristics, names
from motu.games.vanuatu.rules import majority
from motu.games.vanuatu.state import NONE, VanuatuState, mine

LEAD: Final = 0.9  # a majority that is new
OUTBID: Final = -1.2
LOST: Final = -1.6  # markers that come off without effect
HELP: Final = 1.0  # a character
HUT: Final = 2.2
HELD: Final = 0.7  # each point of value of fish and treasures
DIKE: Final = 1.0
ACTIONS: Final[dict[type[Event], str]] = {  # the action that an event tells to have been performed
    events.Sailed: "sail",
    events.Built: "build",
    events.Explored: "explore",
    events.Fished: "fish",
    events.SoldFish: "sell",
    events.Bought: "buy",
    events.Drew: "draw",
    events.BroughtTourist: "tourist",
    events.Rested: "rest",
}
WORTH: Final = {
    "sail": 0.5, "build": 2.5, "explore": 1.6, "fish": 1.3, "sell": 1.6, "buy": 2.0, "draw": 2.0, "tourist": 2.0,
    "rest": 0.8,
}  # fmt: skip


def name(thing: str) -> Phrase:
    return Phrase(f"name-{thing}")


def majorities(s: VanuatuState, seat: int) -> set[int]:
    """The spaces where a seat has the majority."""
    return {action for action in range(names.ACTIONS) if majority.has_majority(s, seat, action)}


def lead(sequel: Sequel) -> list[Fact]:
    """[V6.2] A majority that the seat did not have before."""
    seat, s = sequel.seat, mine(sequel.turn)
    new = majorities(s, seat) - majorities(mine(sequel.start), seat)
    return [Fact((("what", name(names.ACTION_NAMES[action])),), LEAD) for action in sorted(new)]


def outbid(sequel: Sequel) -> list[Fact]:
    """[V6.2] A majority that somebody else takes away before the seat's next turn."""
    seat, s = sequel.seat, mine(sequel.round)
    if s.round != mine(sequel.turn).round:
        return []
    found = []
    for action in sorted(majorities(mine(sequel.turn), seat) - majorities(s, seat)):
        holder = int(majority.holder(s, action))
        if s.players[seat].markers[action] and holder not in (NONE, seat):
            found.append(Fact((("seat", holder), ("what", name(names.ACTION_NAMES[action]))), OUTBID))
    return found


def lost(sequel: Sequel) -> list[Fact]:
    """[V6.3] Markers come off without effect: the action is impossible, or the seat has no majority at all."""
    happened = [*sequel.own, *sequel.others, *sequel.after]
    back = by(sequel.seat, happened, events.TookBack)
    return [Fact((("what", name(event.action)),), LOST) for event in back if event.given_up or event.count]


def performed(sequel: Sequel) -> list[Fact]:
    """The actions that the following turns perform."""
    happened = [event for event in sequel.after if event.seat == sequel.seat and type(event) in ACTIONS]
    found = dict.fromkeys(ACTIONS[type(event)] for event in happened)
    return [Fact((("what", name(action)),), WORTH[action]) for action in found]


def vatus(sequel: Sequel) -> list[Fact]:
    """Money that is left after the turn."""
    s = mine(sequel.turn)
    held = int(s.players[sequel.seat].vatus)
    return [Fact((("count", held),), float(heuristics.vatus_worth(s, held)))] if held else []


def hut(sequel: Sequel) -> list[Fact]:
    """[V9.5] A hut scores for the tourists of its island at the end."""
    built = [event for event in by(sequel.seat, sequel.own, events.Built) if event.hut]
    return [Fact((), HUT * len(built))] if built else []


def dike(sequel: Sequel) -> list[Fact]:
    """[V10.2] A dike keeps water off an island."""
    built = [event for event in by(sequel.seat, sequel.own, events.Built) if event.side]
    return [Fact((), DIKE * len(built))] if built else []


def caught(sequel: Sequel) -> list[Fact]:
    """[V7.6] Fish to sell."""
    value = sum(event.value for event in by(sequel.seat, sequel.own, events.Fished))
    return [Fact((("value", value),), HELD * value)] if value else []


def treasure(sequel: Sequel) -> list[Fact]:
    """[V7.4] A treasure, for money or for points at the end."""
    value = sum(event.value for event in by(sequel.seat, sequel.own, events.Explored))
    return [Fact((("value", value),), HELD * value)] if value else []


def character(sequel: Sequel) -> list[Fact]:
    """[V4.1] A character that helps in this round."""
    took = by(sequel.seat, sequel.own, events.TookCharacter)
    return [Fact((("what", name(event.character)),), HELP) for event in took]


def near(sequel: Sequel) -> list[Fact]:
    """[V7.2] The boat lies where there is more to do."""
    before, s = mine(sequel.start), mine(sequel.turn)
    cell = int(s.players[sequel.seat].boat)
    was = int(before.players[sequel.seat].boat)
    if NONE in (cell, was) or cell == was:
        return []
    better = float(heuristics.place_worth(s, cell) - heuristics.place_worth(s, was))
    return [Fact((("cell", names.CELL_NAMES[cell].upper()),), better)] if better > 0 else []


DIFFERENCES: Final = Differences(
    1,
    6,
    (
        Difference("points", "turn", points),
        Difference("lead", "turn", lead),
        Difference("character", "turn", character),
        Difference("hut", "turn", hut),
        Difference("dike", "turn", dike),
        Difference("caught", "turn", caught),
        Difference("treasure", "turn", treasure),
        Difference("near", "turn", near),
        Difference("vatus", "turn", vatus),
        Difference("outbid", "others", outbid),
        Difference("lost", "later", lost),
        Difference("performed", "later", performed),
    ),
)
