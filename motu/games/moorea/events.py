"""Events of Moorea."""

from __future__ import annotations

from motu.core.events import Event, event


@event
class Started(Event):
    """The seat that begins was drawn or chosen."""

    reveals = True


@event
class Dealt(Event):
    """A card of the first hand was dealt."""

    private = True
    reveals = True
    card: str


@event
class Drew(Event):
    """A card was drawn from the pile."""

    reveals = True


@event
class DrewCard(Event):
    """Which card was drawn from the pile, for the one who drew it."""

    private = True
    reveals = True
    card: str


@event
class Took(Event):
    """A card was taken from the open row."""

    card: str


@event
class Refilled(Event):
    """A card from the pile filled the open row."""

    reveals = True
    card: str
    slot: int  # of the row, from 1


@event
class Reshuffled(Event):
    """The discard became the pile."""

    count: int  # cards in it


@event
class TurnedUp(Event):
    """A product came into the display."""

    reveals = True
    product: str
    slot: int  # of the display, from 1


@event
class Passed(Event):
    """A turn went by without an action."""


@event
class Exchanged(Event):
    """Two commodities were given for an open one."""

    given: dict[str, int]  # commodities
    card: str  # what was taken for them


@event
class Bought(Event):
    """A product was bought."""

    product: str
    paid: dict[str, int]  # goods


@event
class BoughtTool(Event):
    """A tool was bought."""

    tool: str
    paid: dict[str, int]  # so many of one commodity


@event
class Laid(Event):
    """Cards were laid at a store."""

    store: str
    cards: dict[str, int]  # goods


@event
class ThrewAway(Event):
    """A card was thrown away because the hand was too large."""

    card: str


@event
class RangIn(Event):
    """A bought product could not be replaced: the end is near."""


@event
class Stalled(Event):
    """Too many rounds went by without a purchase or a laid card: the end is near."""


@event
class Ended(Event):
    """The last turn is over."""
