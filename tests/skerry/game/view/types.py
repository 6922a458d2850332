"""Types of a view of Skerry. The page's view.ts is written from them."""

from __future__ import annotations

from typing import TypedDict

from motu.core.views import PlayerView, TableView


class CellView(TypedDict):
    """A cell of the map and what lies there."""

    cell: str
    q: int
    r: int
    tile: str | None
    turn: int  # along which axis it lies
    owner: int | None  # nobody laid the first rock
    free: bool  # a tile may be laid there


class Player(PlayerView):
    """A seat."""

    held: int  # tiles in its hand
    turns: int  # that it still has


class SkerryView(TableView[Player]):
    """The whole table."""

    cells: list[CellView]
    hand: list[str]  # the reader's own tiles
    bag: int  # tiles in it
    waves: int
    most_waves: int  # with the last of them all have lost
    lost: bool
