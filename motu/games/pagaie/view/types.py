"""The shape of what a seat sees."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from motu.games.pagaie.events import Tile


class SlotView(TypedDict):
    """A slot of the board: its tile, None when it is empty, and whether the tile is free."""

    handle: str
    row: int
    column: int
    tile: Tile | None
    free: bool


class LineView(TypedDict):
    """A row or column: whose paddle lies on it, whether it is the one that nobody owns, and its free tiles."""

    handle: str
    paddle: int | None
    fixed: bool
    free: int


class BoardView(TypedDict):
    """The tiles on offer, row by row; rows first among the lines."""

    rows: int
    columns: int
    slots: list[SlotView]
    lines: list[LineView]


class ElementView(TypedDict):
    """A line of the score board: worth of an element, how many everybody shows, what one more flower would bring."""

    element: str
    terrain: str
    factor: int
    flowers: int
    worth: int
    seen: list[int]
    next_flower: list[int]


class BottleView(TypedDict):
    """What a bottle costs, and how many everybody shows."""

    costs: int
    seen: list[int]


class CellView(TypedDict):
    """A cell of a tile that lies on an island: what it shows ("" for nothing), and whether another tile covers it."""

    column: int
    row: int
    icon: str
    covered: bool


class IslandTile(TypedDict):
    """A tile on an island. Cells run clockwise from the upper left, as they lie now; `number` counts on its level."""

    tile: Tile
    terrain: str
    level: int
    number: int
    column: int
    row: int
    turn: int
    cells: list[CellView]


class Bounds(TypedDict):
    """The cells from which an island begins and before which it ends."""

    left: int
    top: int
    right: int
    bottom: int


class IslandView(TypedDict):
    """The tiles of an island from the lowest level up, where it lies, what can be seen, and tiles by terrain."""

    tiles: list[IslandTile]
    bounds: Bounds
    seen: dict[str, int]
    tiles_of: dict[str, int]


class HeldView(TypedDict):
    """A tile in hand: what its own icons are worth now, whether it has a place, and whether it may be discarded.

    `changes` says for each place of its terrain, in the same order, how the points of its player would change.
    """

    handle: str
    discard: str
    tile: Tile
    taken: bool
    worth: int
    has_place: bool
    may_discard: bool
    looks: list[list[str]]
    changes: NotRequired[list[int]]


class PlaceView(TypedDict):
    """A legal place: the cells with something that a tile there would cover, and what those are worth together."""

    handle: str
    column: int
    row: int
    covers: list[CellView]
    covered_worth: int


class PlayerView(TypedDict):
    """What lies before a player, and the part the player has in this day: flowers by their number, from 1."""

    seat: int
    score: int
    place: int
    pirogue: bool
    flowers: list[int]
    paddles: int
    island: IslandView
    held: list[HeldView]


class TurnView(TypedDict):
    """A turn of the day, or a flower: whose it is, whether it is over, and whether it is being made."""

    seat: int
    done: bool
    now: bool


class StackView(TypedDict):
    """How many tiles are in the stack, by terrain and by id: everybody can count them."""

    total: int
    by_terrain: dict[str, int]
    by_tile: dict[str, int]


class DraftView(TypedDict):
    """What the player has chosen so far: a line, or a tile in hand and its place, or a slot for a flower."""

    line: NotRequired[str]
    held: NotRequired[str]
    column: NotRequired[int]
    row: NotRequired[int]
    slot: NotRequired[str]


class PagaieView(TypedDict):
    """The table of Pagaie."""

    game: str
    seat: int
    awaiting: int
    step: str
    steps: list[str]
    last_turns: int | None
    day: int
    days: int
    first: int
    turns: list[TurnView]
    pickers: list[TurnView]
    board: BoardView
    elements: list[ElementView]
    bottles: BottleView
    unused_starts: list[str]
    stack: StackView
    discarded: list[Tile]
    pontoon: int
    players: list[PlayerView]
    places: dict[str, list[PlaceView]] | None
    draft: DraftView | None
    handles: list[str]
