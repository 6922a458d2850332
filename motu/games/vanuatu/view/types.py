"""Types of a view of Vanuatu. web/src/games/vanuatu/view.ts is written from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from motu.core.views import PlayerView, TableView


class Side(TypedDict):
    """A side of an island: an ocean beyond it or not, protected or not."""

    side: str  # e, se, sw, w, nw, ne
    cell: str | None  # what lies beyond it; null at the edge of the board
    ocean: bool
    dike: bool


class Hut(TypedDict):
    """The huts of one player on an island."""

    seat: int
    count: int


class Tile(TypedDict):
    """A tile, laid or on the volcano: an island has places, an ocean fish and treasures."""

    tile: str
    kind: str  # island or ocean
    letter: str | None  # null: there from the start
    fish: NotRequired[int]  # also the value of the next catch
    treasures: NotRequired[int]
    hut_places: NotRequired[int]
    drawing_places: NotRequired[int]
    tourist_places: NotRequired[int]
    goods: NotRequired[dict[str, int]]  # cubes there; of a tile on the volcano those printed on it


class Island(TypedDict):
    """Pieces on an island that lies on the board."""

    huts: list[Hut]
    drawings: int
    tourists: int
    water: int
    coming: int  # markers that the next rise would add
    sinking: bool  # the next rise would sink it
    sunk: bool
    sides: list[Side]
    penalty: int  # what its water costs everybody with a hut there at the end


class Sailing(TypedDict):
    """How the reader's boat comes to a cell, by the shortest way, if sailing were to be resolved now."""

    steps: int
    vatus: int


class Cell(TypedDict):
    """A cell of the board."""

    cell: str
    q: int
    r: int
    tile: Tile | None
    island: Island | None
    boats: list[int]  # seats
    beside: list[str]  # cells of the islands next to it that have not sunk
    sailing: NotRequired[Sailing]


class Stack(TypedDict):
    """The markers of one player on a space; players stand in turn order, those without markers too."""

    seat: int
    count: int


class Prospect(TypedDict):
    """Consequences of an action for the reader now."""

    cells: list[str]  # where it could be carried out: oceans within reach, islands beside the boat
    value: int  # the most it would bring: value of a catch or treasure, vatus for fish or tourist, points, tokens


class Joining(TypedDict):
    """How the reader would stand on a space with one marker more there."""

    before: list[int]  # seats that would still come before the reader, the first one first
    stuck: bool  # whether the neutral markers would still be too many


class Own(TypedDict):
    """A space as it is for the reader."""

    count: int
    before: list[int]  # seats that come before the reader there, the first one first
    blocked_by: str | None  # more, order or neutral: why the reader has no majority; null where it has one
    stuck: bool  # whether the neutral markers are too many for the reader's, whatever the others do
    possible: bool  # whether the action could be carried out now
    programmable: bool  # whether a marker may be laid there, while markers are laid
    joining: Joining | None  # where one may be laid
    prospect: Prospect | None  # where it is possible


class Action(TypedDict):
    """One of the nine spaces."""

    action: str
    number: int
    zone: str  # sea, island or none
    stacks: list[Stack]
    neutral: int
    queue: list[int]  # seats with markers, in the order of majority
    holder: int | None  # who has the majority
    own: NotRequired[Own]


class Crate(TypedDict):
    """A crate of a ship."""

    good: str
    loaded: bool


class Ship(TypedDict):
    """A ship in the harbour, the topmost first."""

    ship: int
    crates: list[Crate]


class Good(TypedDict):
    """A good, what it costs and scores, and where the next cube would be loaded."""

    good: str
    price: int
    points: int
    worth: int  # with the points for a full ship; 0 without a free crate
    reserve: int
    slot: int | None  # of the ship that takes the next one, counted from 1


class Flood(TypedDict):
    """Rising Waters."""

    rounds: list[int]
    die: int  # 0: none on the table
    dikes: int  # left
    dike_vatus: int
    sinks_at: int
    sunk: int
    lost_at: int
    lost: bool


class Player(PlayerView):
    """A player with everything before him."""

    vatus: int
    boat: str
    fish: list[int]  # tiles by value, the best first
    treasures: list[int]
    huts: int  # left
    markers: int  # left
    character: str | None
    used: bool
    rests: int  # rest tokens held
    final: dict[str, int]  # what the end of the game would add now, by source
    tokens: NotRequired[list[str]]  # the reader's own rest tokens


class Rates(TypedDict):
    """Costs and points of some actions."""

    step_vatus: int
    hut_vatus: int
    drawing_points: int
    ship_points: int  # for the last crate


class VanuatuView(TableView[Player]):
    """The whole table."""

    rounds: int
    order: list[int]  # seats, the first player first
    cells: list[Cell]
    actions: list[Action]
    ships: list[Ship]
    goods: list[Good]
    price: int  # of fish
    prices: list[int]
    bank: list[int]  # so many vatus become so many points
    rates: Rates  # for the reader, with the help of the own character
    usual_rates: Rates  # for everybody else
    office: int  # tourists
    tourist_tile: int
    volcano: list[Tile]
    hidden_tiles: list[list[str]]  # for each tile to come those that it may be
    hidden_tourists: dict[str, int]  # tiles to come, by value
    hidden_ships: list[int]
    characters: list[str]  # that can be taken
    helps: dict[str, str]  # the action that a character belongs to, where there is one
    rests_left: int
    rests_seen: list[str] | None  # those left when the reader last looked
    flood: Flood | None
