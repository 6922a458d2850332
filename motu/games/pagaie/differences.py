"""What tells moves apart in Pagaie, for hints: each with what it is worth to the seat, in points."""

from __future__ import annotations

from typing import Final

from motu.core.differences import Difference, Differences, Fact, Sequel, by, by_others, points
from motu.core.game import Phrase
from motu.games.pagaie import names
from motu.games.pagaie.events import AddedFlower, Discarded, Took
from motu.games.pagaie.heuristics import Prices
from motu.games.pagaie.state import PagaieState, mine

COVERED: Final = 2.4  # a bottle that is covered, while it could be covered later too
KEPT: Final = 1.2  # a tile on the pontoon
TAKEN: Final = 0.45  # of what a tile shows, to whoever loses it to somebody else
PLACE: Final = 0.5  # for sand or a construction, to build on
MOST_PLACES: Final = 4


def name(thing: str) -> Phrase:
    return Phrase(f"name-{thing}")


def prices(s: PagaieState) -> list[float]:
    """What each icon will be worth in the end."""
    return [float(price) for price in Prices(s).each]


def seen(s: PagaieState, seat: int) -> list[int]:
    """The icons that can be seen on a seat's island."""
    return [int(count) for count in s.players[seat].island.seen]


def animals(sequel: Sequel) -> list[Fact]:
    """[P8.1] More of an element than before: it is worth its flowers, those to come as well."""
    s = mine(sequel.turn)
    worth, before = prices(s), seen(mine(sequel.start), sequel.seat)
    found = []
    for element, count in enumerate(seen(s, sequel.seat)[: names.ELEMENTS]):
        more = count - before[element]
        if more > 0:
            what = ("what", name(names.ELEMENT_NAMES[element]))
            found.append(Fact((what, ("count", more)), worth[element] * more))
    return found


def bottles(sequel: Sequel) -> list[Fact]:
    """[P8.2] Bottles that are covered."""
    bottle = int(names.BOTTLE)
    gone = seen(mine(sequel.start), sequel.seat)[bottle] - seen(mine(sequel.turn), sequel.seat)[bottle]
    return [Fact((("count", gone),), COVERED * gone)] if gone > 0 else []


def flower(sequel: Sequel) -> list[Fact]:
    """[P6.3] A flower raises an element that the seat can see more of than the others."""
    s = mine(sequel.turn)
    found = []
    for event in by(sequel.seat, sequel.own, AddedFlower):
        element = names.ELEMENT_NAMES.index(event.element)
        counts = [seen(s, seat)[element] for seat in range(s.seats())]
        own = counts.pop(sequel.seat)
        ahead = own - max(counts)
        if ahead > 0:
            worth = float(s.box.points[element]) * ahead
            found.append(Fact((("what", name(event.element)), ("count", ahead)), worth))
    return found


def discarded(sequel: Sequel) -> list[Fact]:
    """[P4.4] Tiles that leave the game unused."""
    lost = len(by(sequel.seat, sequel.own, Discarded))
    return [Fact((("count", lost),), -KEPT * lost)] if lost else []


def kept(sequel: Sequel) -> list[Fact]:
    """[P4.3] Tiles on the pontoon for another day."""
    s = mine(sequel.turn)
    held = len(s.players[sequel.seat].held)
    return [Fact((("count", held),), KEPT * float(held))] if held and s.day + 1 < s.options.days else []


def places(sequel: Sequel) -> list[Fact]:
    """[P5.3] Room to build: places for sand and constructions."""
    s = mine(sequel.turn)
    island = s.players[sequel.seat].island
    ready = min(MOST_PLACES, len(island.sand_places) + len(island.build_places))
    if not ready or s.day + 1 >= s.options.days:
        return []
    return [Fact((("count", ready),), PLACE * float(ready))]


def taken(sequel: Sequel) -> list[Fact]:
    """Tiles that somebody else takes before the seat's next turn."""
    s = mine(sequel.start)
    worth = prices(s)
    found = []
    for event in by_others(sequel.seat, sequel.others, Took):
        for slot, tile in zip(event.slots, event.tiles, strict=True):
            shown = sum(worth[names.ICON_NAMES.index(cell)] for cell in tile["cells"] if cell)
            if tile["terrain"] == "construction":
                shown = worth[names.ICON_NAMES.index(tile["cells"][0])]
            if shown > 0:
                found.append(Fact((("seat", event.seat), ("slot", slot.upper())), -TAKEN * shown))
    return found


def next_points(sequel: Sequel) -> list[Fact]:
    """What the turns that follow bring."""
    gain = sequel.gained(sequel.round, sequel.later)
    return [Fact((("points", gain),), float(gain))] if gain > 0 else []


DIFFERENCES: Final = Differences(
    8,
    1,
    (
        Difference("points", "turn", points),
        Difference("animals", "turn", animals),
        Difference("bottles", "turn", bottles),
        Difference("flower", "turn", flower),
        Difference("kept", "turn", kept),
        Difference("places", "turn", places),
        Difference("discarded", "turn", discarded),
        Difference("taken", "others", taken),
        Difference("next_points", "later", next_points),
    ),
)
