"""Types of the wire: the guide of a title, and how its winners make their points."""

from __future__ import annotations

from msgspec import Struct


class WireTurnPart(Struct, frozen=True):
    """A part of the turn overview. Its texts are `turn-<id>` and its attribute `.about`."""

    id: str
    rule: str
    steps: list[str]  # of the view: the table is at this part then
    asked: list[str]  # the steps of a decision of the reader's: these come first


class WireWorth(Struct, frozen=True):
    """Something that scores. Its texts are `worth-<id>` and its attribute `.about`."""

    id: str
    rule: str
    sources: list[str]  # of the ledger
    winners: float | None  # points of a winner, on average; null where no games were played
    all: float | None  # points of everybody, on average


class GuideGames(Struct, frozen=True):
    """The games behind the means."""

    bot: str
    games: int
    seats: int
    seed: int


class WireGuide(Struct, frozen=True):
    """What stands behind "?" at a table of this game."""

    ends: str  # the rule by which the game ends
    turn: list[WireTurnPart]
    worths: list[WireWorth]
    games: GuideGames | None
