"""Events of Pagaie."""

from __future__ import annotations

from typing import TypedDict

from motu.core.events import Event, event


class Tile(TypedDict):
    """A tile as it is printed: what its cells show, clockwise from the upper left; "" where a cell is empty."""

    id: str
    terrain: str
    cells: list[str]


@event
class DrewStartTile(Event):
    """[P1.2] A start tile was drawn: its animal begins with flowers."""

    reveals = True
    element: str
    flowers: int


@event
class DrewFirst(Event):
    """[P1.4] Chance named who begins."""

    reveals = True


@event
class Dealt(Event):
    """[P7.1] A tile came out of the stack and lies in a slot."""

    reveals = True
    slot: str
    tile: Tile


@event
class DayBegan(Event):
    """[P2.2] A day began; the seat holds the pirogue."""

    day: int
    days: int


@event
class Took(Event):
    """[P3.1] Tiles were taken from a line, and the paddle was laid on it."""

    line: str
    slots: list[str]
    tiles: list[Tile]


@event
class FoundNoTile(Event):
    """[P3.9] Nothing was free to be taken."""


@event
class Placed(Event):
    """[P4.2] A tile came to the island; what it covers and how the points changed."""

    tile: Tile
    column: int
    row: int
    turn: int
    covered: dict[str, int]
    points: int


@event
class Discarded(Event):
    """[P4.4] A tile left the game."""

    tile: Tile
    from_pontoon: bool


@event
class EndedTurn(Event):
    """[P4.3] The turn is over; these tiles lie on the pontoon."""

    kept: list[Tile]


@event
class AddedFlower(Event):
    """[P6.3] A tile became a flower; so many the element has now, and so much it is worth."""

    slot: str
    tile: Tile
    element: str
    flowers: int
    worth: int


@event
class LeftOutFlower(Event):
    """[P6.9] No tile was free to become a flower."""


@event
class DayEnded(Event):
    """[P7.1] Paddles were taken back; the seat held the pirogue."""

    day: int


@event
class Counted(Event):
    """[P7.3] The game is over: points, and the bottles that can be seen."""

    points: int
    bottles: int
