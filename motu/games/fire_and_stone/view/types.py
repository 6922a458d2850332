"""Types of a view of Fire & Stone. web/src/games/fire_and_stone/view.ts is written from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from motu.core.views import PlayerView, TableView


class Memory(TypedDict):
    """The reader's memory of a forest, and how many animals were taken and added since."""

    left: dict[str, int]
    taken: int
    added: int


class NextHut(TypedDict):
    """Consequences of the reader's next hut in a settlement."""

    cost: int
    legal: bool  # enough food, a hut left, and no taboo
    gain: int  # points at the end, majorities and the own objective included
    majority: int | None  # whose it would be


class Area(TypedDict):
    """An area of the map, as far as the reader knows it."""

    area: str
    region: str  # "I", "II" or "III"
    tile: str | None  # a kind that lies face up, "hidden", or nothing
    fire: bool  # a scout can cook here and be sent here
    offers: str | None  # "cave", "fire", "forest", "gather", "settle" or "forage"; null under a face-down tile
    huts: list[int]  # by seat
    majority: int | None
    scouts: list[int]  # seats, one entry for each scout
    looked: list[int]  # seats that have looked at the face-down tile
    known: NotRequired[str]  # what lies face down, where the reader has looked
    animals: NotRequired[int]  # in a forest
    memory: NotRequired[Memory]
    next_hut: NotRequired[NextHut]
    food: NotRequired[int]  # for leaving the tile or foraging
    completes: NotRequired[bool]  # taking the tile would fill a track
    counts: NotRequired[bool]  # the reader's objective counts a majority here


class Region(TypedDict):
    """A region, and what is still hidden in it."""

    region: str
    open: bool
    opens_at: int | None  # hut tiles
    hidden: dict[str, int]  # face-down tiles by kind
    odds: dict[str, int]  # those of them that the reader has not looked at
    stacks: int  # of animals


class HutSpace(TypedDict):
    """A space of the hut track that does something."""

    space: int
    effect: str  # "open_region_2", "open_region_3", "second_scouts" or "end"


class Way(TypedDict):
    """An area in reach."""

    area: str
    steps: int
    path: list[str]  # areas after the first
    finds: dict[str, int]  # points for kinds of tiles that may be found there


class Reach(TypedDict):
    """Where a scout of the reader may go now."""

    scout: str  # the area where it stands
    steps: int  # the limit
    ways: list[Way]


class Scout(TypedDict):
    """A scout on the map."""

    area: str
    used: bool  # in this turn


class Card(TypedDict):
    """An invention of a player."""

    card: str
    points: int | None  # of the VP card that covers it


class Objective(TypedDict):
    """An objective and what it is worth now."""

    objective: str
    points: int


class Tribe(PlayerView):
    """A player's mat and what belongs to it."""

    colour: str
    food: int
    storage: int
    bags: int
    huts: int  # left to build
    majorities: int
    tracks: list[list[str]]  # from the bottom up
    animals: int
    shown: dict[str, int]  # animals that everybody has seen
    cards: list[Card]
    scouts: list[Scout]
    waiting: bool  # a second scout waits beside the hut track
    marker: bool  # it lies on the cave card
    turns_left: int | None
    mat: NotRequired[dict[str, int]]  # the own animals; everybody's at the end
    objective: NotRequired[Objective]  # the own; everybody's at the end


class FireAndStoneView(TableView[Tribe]):
    """The table of Fire & Stone."""

    first: int
    scout: str | None  # where the scout in use stands
    areas: list[Area]
    regions: list[Region]
    hut_tiles: int  # found
    hut_spaces: list[HutSpace]
    display: list[str | None]
    deck: int
    pile: list[int]  # values of the VP cards left, from the top
    gathered: dict[str, int]  # the gathering discard
    cooked: dict[str, int]  # the animal discard
    bag_tokens: int  # left
    cave: str | None  # the card, once it was found
    offer: list[str]  # starting inventions to choose from
    trigger: int | None  # who triggered the end
    idle: int  # turns without progress
    guard: int  # so many trigger the end
    reach: list[Reach]
    lair: dict[str, int] | None  # the animals before the reader while hunting
    chosen: dict[str, int] | None  # the animals that the reader has put on the fire so far
