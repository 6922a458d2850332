"""Events of Hawaii."""

from __future__ import annotations

from typing import TypedDict

from motu.core.events import Event, event


class Token(TypedDict):
    """A cost token, face up."""

    value: int
    colour: str  # "orange" or "red"


class Island(TypedDict):
    """An island and what it gives."""

    island: str
    gives: str  # "points", "fruit", "kahuna", "tiki" or "tile"
    amount: int
    product: str | None  # the tile; "fruit_tile" where it can be chosen


class Sent(TypedDict):
    """A boat that was used."""

    boat: str
    nth: int  # which one of the player's boats of this type it was, from 1
    then: int  # and which one it is now, turned


class Income(TypedDict):
    """Income of one tile at the end of a round."""

    product: str
    village: int
    resource: str
    count: int


@event
class LaidPlace(Event):
    """A place of the island was laid out."""

    reveals = True
    place: str
    space: str


@event
class Uncovered(Event):
    """A god came to the top of a pile."""

    reveals = True
    product: str
    pile: int


@event
class Drawn(Event):
    """A seat was drawn for the turn order, and got its first resources."""

    reveals = True
    number: int  # in the turn order
    got: dict[str, int]


@event
class Laid(Event):
    """A cost token was laid on a place."""

    reveals = True
    place: str
    token: Token


@event
class WashedUp(Event):
    """A cost token was too dear for its place and lies on the beach as fish."""

    reveals = True
    place: str
    token: Token
    fish: int


@event
class LaidOrder(Event):
    """A cost token was laid on an order space."""

    reveals = True
    token: Token


@event
class Arrived(Event):
    """An island came to a post."""

    reveals = True
    post: int
    island: Island


@event
class Reshuffled(Event):
    """The islands that had been visited were shuffled."""

    count: int


@event
class Walked(Event):
    """A chief walked to a place to buy there."""

    place: str
    way: list[str]  # the places entered, that one last
    paid: dict[str, int]


@event
class Stayed(Event):
    """A chief stayed at a place to buy there again."""

    place: str
    paid: dict[str, int]


@event
class Bought(Event):
    """A tile was bought and placed."""

    place: str
    product: str
    pile: int | None  # of a god
    side: int
    village: int
    token: Token
    paid: dict[str, int]


@event
class BoughtPiece(Event):
    """A boat, kahunas or tikis were bought."""

    place: str
    product: str
    side: int  # 2 for the double price
    boat: str | None  # the type of a boat with this side
    count: int | None  # of kahunas or tikis
    token: Token
    paid: dict[str, int]


@event
class BoughtTiki(Event):
    """A tiki was bought by KANE's offer."""

    paid: dict[str, int]


@event
class Speared(Event):
    """A red token scored for spear huts and KU."""

    points: int
    tiles: list[str]  # that score


@event
class Given(Event):
    """Resources came from a track or an island."""

    source: str  # "kahuna", "tiki" or "island"
    got: dict[str, int]


@event
class Fished(Event):
    """Fish tokens were fetched from the beach."""

    fish: list[int]  # on each token
    boats: list[Sent]
    paid: dict[str, int]


@event
class Visited(Event):
    """An island was visited."""

    post: int
    points: int
    boats: list[Sent]
    paid: dict[str, int]


@event
class Scored(Event):
    """An island gave points."""

    points: int


@event
class Raised(Event):
    """An island gave kahunas or tikis."""

    product: str
    count: int


@event
class Declined(Event):
    """The tile of an island could not be placed."""

    product: str


@event
class Placed(Event):
    """The tile of an island was placed."""

    product: str
    side: int
    village: int


@event
class Finished(Event):
    """A player finished the round on an order space without a token."""

    space: int


@event
class FinishedWith(Event):
    """A player finished the round on an order space and took its token."""

    space: int
    token: Token


@event
class Reached(Event):
    """The goal of the round was reached."""

    sum: int
    goal: int
    rank: int  # of the three prizes
    points: int


@event
class Missed(Event):
    """The goal of the round was not reached."""

    sum: int
    goal: int


@event
class Earned(Event):
    """Resources came at the end of a round."""

    got: dict[str, int]  # all of them
    handout: dict[str, int]  # of these what everybody gets
    tiles: list[Income]  # and what the own tiles pay


@event
class Chose(Event):
    """Irrigation paid a resource of choice."""

    resource: str
    tile: str  # that pays it


@event
class ScoredOrder(Event):
    """The first order space scored at the end of the game."""

    points: int


@event
class Began(Event):
    """A round began."""

    round: int


@event
class Counted(Event):
    """The villages of a player were scored."""

    points: int
