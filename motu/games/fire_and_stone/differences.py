"""What tells moves apart in Fire & Stone, for hints: each with what it is worth to the seat, in points."""

from __future__ import annotations

from typing import Final

from motu.core.differences import Difference, Differences, Fact, Sequel, by, by_others, points
from motu.core.game import Phrase
from motu.games.fire_and_stone import heuristics, names
from motu.games.fire_and_stone.events import (
    Built,
    Cooked,
    LostFood,
    Revealed,
    TookAnimal,
    TookInvention,
    TookPoints,
    TookTile,
)
from motu.games.fire_and_stone.rules import scoring
from motu.games.fire_and_stone.state import FireAndStoneState, mine

FOUND: Final = 1.0  # a tile that is turned over
ANIMAL: Final = 0.8
OVERTAKEN: Final = -1.5  # a majority that goes to somebody else
CARD: Final = -0.8  # a card of the display that goes to somebody else
NEXT_HUT: Final = 2.0


def name(thing: str) -> Phrase:
    return Phrase(f"name-{thing}")


def majorities(s: FireAndStoneState, seat: int) -> set[int]:
    """The settlements where a seat has the majority."""
    return {area for area in range(names.AREAS) if scoring.majority(s, area) == seat}


def hut(sequel: Sequel) -> list[Fact]:
    """[F15.1] A hut, which scores at the end."""
    reward = int(mine(sequel.turn).box.reward[names.FOR_HUT])
    built = dict.fromkeys(event.area for event in by(sequel.seat, sequel.own, Built))
    return [Fact((("area", name(area)), ("points", reward)), float(reward)) for area in built]


def lead(sequel: Sequel) -> list[Fact]:
    """[F15.2] A majority that the seat did not have before."""
    seat, s = sequel.seat, mine(sequel.turn)
    new = majorities(s, seat) - majorities(mine(sequel.start), seat)
    return [
        Fact((("area", name(names.AREA_NAMES[area])),), float(heuristics.lead_worth(s, seat, area, 0)))
        for area in sorted(new)
    ]


def tile(sequel: Sequel) -> list[Fact]:
    """[F5.8] A gathering tile for a track: three bring a card."""
    s = mine(sequel.turn)
    return [
        Fact((("what", name(event.tile)),), float(heuristics.track_worth(s, 2)) / 2.0)
        for event in by(sequel.seat, sequel.own, TookTile)
    ]


def invention(sequel: Sequel) -> list[Fact]:
    """[F10.2] An invention that helps from now on."""
    worth = heuristics.LEARNED * (1.0 - heuristics.progress(mine(sequel.turn)))
    return [Fact((("what", name(event.invention)),), worth) for event in by(sequel.seat, sequel.own, TookInvention)]


def card(sequel: Sequel) -> list[Fact]:
    """[F10.3] A VP card."""
    return [Fact((("points", event.points),), 0.5) for event in by(sequel.seat, sequel.own, TookPoints)]


def animal(sequel: Sequel) -> list[Fact]:
    """[F7.2] An animal to cook."""
    hunted = len(by(sequel.seat, sequel.own, TookAnimal))
    return [Fact((("count", hunted),), ANIMAL * hunted)] if hunted else []


def cooked(sequel: Sequel) -> list[Fact]:
    """[F6.3] Animals become food and bags."""
    s = mine(sequel.turn)
    done = by(sequel.seat, sequel.own, Cooked)
    food, bags = sum(event.food for event in done), sum(event.bags for event in done)
    worth = float(heuristics.food_worth(s, sequel.seat)) * food + float(heuristics.bag_worth(s)) * bags
    return [Fact((("food", food),), worth)] if food else []


def food(sequel: Sequel) -> list[Fact]:
    """Food that is left after the turn."""
    s = mine(sequel.turn)
    held = int(s.players[sequel.seat].food)
    return [Fact((("count", held),), float(heuristics.food_worth(s, sequel.seat)) * held)] if held else []


def wasted(sequel: Sequel) -> list[Fact]:
    """[F3.2] Food for which there is no room."""
    s = mine(sequel.turn)
    lost = sum(event.lost for event in by(sequel.seat, sequel.own, LostFood))
    lost += sum(event.lost for event in by(sequel.seat, sequel.own, Cooked))
    return [Fact((("count", lost),), -float(heuristics.food_worth(s, sequel.seat)) * lost)] if lost else []


def discovery(sequel: Sequel) -> list[Fact]:
    """[F4.2] A tile is turned over."""
    found = by(sequel.seat, sequel.own, Revealed)
    return [Fact((("area", name(event.area)),), FOUND) for event in found]


def overtaken(sequel: Sequel) -> list[Fact]:
    """[F15.2] A majority that is gone before the seat's next turn."""
    seat, s = sequel.seat, mine(sequel.round)
    gone = majorities(mine(sequel.turn), seat) - majorities(s, seat)
    return [Fact((("area", name(names.AREA_NAMES[area])),), OVERTAKEN) for area in sorted(gone)]


def taken(sequel: Sequel) -> list[Fact]:
    """[F10.2] An invention of the display that somebody else takes before the seat's next turn."""
    shown = {int(one) for one in mine(sequel.start).display}
    found = []
    for event in by_others(sequel.seat, sequel.others, TookInvention):
        if event.invention in names.INVENTION_NAMES and names.INVENTION_NAMES.index(event.invention) in shown:
            found.append(Fact((("seat", event.seat), ("what", name(event.invention))), CARD))
    return found


def next_hut(sequel: Sequel) -> list[Fact]:
    """Where the next turn builds."""
    built = dict.fromkeys(event.area for event in by(sequel.seat, sequel.after, Built))
    return [Fact((("area", name(area)),), NEXT_HUT) for area in built]


DIFFERENCES: Final = Differences(
    2,
    1,
    (
        Difference("points", "turn", points),
        Difference("hut", "turn", hut),
        Difference("lead", "turn", lead),
        Difference("tile", "turn", tile),
        Difference("invention", "turn", invention),
        Difference("card", "turn", card),
        Difference("animal", "turn", animal),
        Difference("cooked", "turn", cooked),
        Difference("discovery", "turn", discovery),
        Difference("food", "turn", food),
        Difference("wasted", "turn", wasted),
        Difference("overtaken", "others", overtaken),
        Difference("taken", "others", taken),
        Difference("next_hut", "later", next_hut),
    ),
)
