"""Types of a view of Pagaie. web/src/games/pagaie/view.ts is written from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from motu.core.views import PlayerView, TableView
from motu.games.pagaie.events import Tile


class SlotView(TypedDict):
    """A slot of the board."""

    handle: str
    row: int  # from 1
    column: int  # from 1
    tile: Tile | None  # null: empty
    free: bool


class LineView(TypedDict):
    """A row or column of the board."""

    handle: str
    paddle: int | None  # the seat whose paddle lies on it
    fixed: bool  # the paddle that nobody owns lies on it
    free: int  # tiles
    leaves: int  # tiles that would be free on the board after a paddle was laid on it


class BoardView(TypedDict):
    """The tiles on offer, row by row; rows first among the lines."""

    rows: int
    columns: int
    slots: list[SlotView]
    lines: list[LineView]


class ElementView(TypedDict):
    """A line of the score board."""

    element: str
    terrain: str
    factor: int  # points for each flower
    flowers: int
    worth: int  # of one that can be seen
    seen: list[int]  # by seat
    next_worth: int  # with one more flower
    next_flower: list[int]  # by seat: what one more flower would bring


class BottleView(TypedDict):
    """The last line of the score board."""

    costs: int  # each
    seen: list[int]  # by seat


class IslandTile(TypedDict):
    """A tile on an island. Lists run over its four cells as they lie now, clockwise from the upper left."""

    id: str
    terrain: str
    level: int  # 1, 2 or 3
    column: int  # of the upper left cell; the first tile has 0, 0
    row: int
    turn: int  # quarters, clockwise
    cells: list[str]  # what they show, "" for nothing
    covered: list[bool]  # by a tile of the next level


class Bounds(TypedDict):
    """The first column and row of an island, and those after its last."""

    left: int
    top: int
    right: int
    bottom: int


class IslandView(TypedDict):
    """An island, with all that lies under other tiles."""

    tiles: list[IslandTile]  # from the lowest level up, on each in the order of placing
    bounds: Bounds
    seen: dict[str, int]  # icons that count
    tiles_of: dict[str, int]  # by terrain


class IconView(TypedDict):
    """Some icons of a kind, and how the points change with them."""

    icon: str
    count: int
    points: int


class HeldView(TypedDict):
    """A tile in hand."""

    handle: str  # to place it
    discard: str  # the handle to discard it
    tile: Tile
    taken: bool  # in this turn; else it lay on the pontoon
    worth: int  # of its own icons, now
    brings: list[IconView]  # the same, kind by kind
    has_place: bool
    may_discard: bool
    looks: list[list[str]]  # its cells for each turn that looks different
    changes: NotRequired[list[int]]  # of the points, for each place of its terrain in the order of `places`


class CellView(TypedDict):
    """A cell of an island, and what it shows."""

    column: int
    row: int
    icon: str


class PlaceView(TypedDict):
    """A place where a tile of some terrain may go."""

    handle: str
    column: int
    row: int
    covers: list[CellView]  # cells that show something and would be covered
    covered_worth: int  # of all these together
    loses: list[IconView]  # the same, kind by kind: what covering them changes


class Islander(PlayerView):
    """The place before a player, and the player's part in this day."""

    pirogue: bool
    flowers: list[int]  # those that the player adds today, by their number from 1
    paddles: int  # not laid yet
    island: IslandView
    held: list[HeldView]


class TurnView(TypedDict):
    """A turn of the day, or a flower."""

    seat: int
    done: bool
    now: bool


class StackView(TypedDict):
    """How many tiles are in the stack, by terrain and by id: everybody can count them."""

    total: int
    by_terrain: dict[str, int]
    by_tile: dict[str, int]


class PagaieView(TableView[Islander]):
    """The table of Pagaie; the round is the day."""

    days: int
    first: int  # who holds the pirogue
    turns: list[TurnView]
    pickers: list[TurnView]  # who adds flowers today
    board: BoardView
    elements: list[ElementView]  # in the order of the score sheet
    bottles: BottleView
    unused_starts: list[str]  # animals whose start tiles stay in the box
    stack: StackView
    discarded: list[Tile]
    pontoon: int  # how many tiles it takes
    places: dict[str, list[PlaceView]] | None  # by terrain, for the reader who is building
