"""Parts common to every game's view. A game's own view is a TypedDict in its view/types.py."""

from __future__ import annotations

from typing import Generic, NotRequired, TypedDict, TypeVar


class PlayerView(TypedDict):
    """A seat, as everybody sees it."""

    seat: int
    score: int
    place: int  # in the ranking, as things stand
    projected: NotRequired[int]  # what the end of the game would add now


P = TypeVar("P", bound=PlayerView)  # what a game shows of a player: a PlayerView and more


class TableView(TypedDict, Generic[P]):
    """The table as one reader sees it."""

    game: str
    seat: int  # the reader's; -3 for a spectator
    active: int  # whose turn it is
    awaiting: int  # who is to choose; below 0: no seat
    step: str  # one of `steps`, or a word for what comes after all of them; texts step-<name>
    steps: list[str]
    round: int
    last_turns: int | None  # turns left, once the end has been rung in
    players: list[P]  # by seat
    handles: list[str]  # what a person would click at one time or another: why_not explains each
