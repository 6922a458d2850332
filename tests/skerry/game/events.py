"""Events of Skerry."""

from __future__ import annotations

from motu.core.events import Event, event


@event
class Drew(Event):
    """A tile was drawn from the bag, and nobody else knows which."""

    private = True
    reveals = True
    tile: str


@event
class Laid(Event):
    """A tile was laid on the reef."""

    tile: str
    cell: str
    turn: int  # along which of the three axes, from 0
    points: int


@event
class Passed(Event):
    """Nothing was laid."""


@event
class Calm(Event):
    """The sea stayed calm."""

    reveals = True


@event
class Wave(Event):
    """A wave came."""

    reveals = True
    waves: int  # so far


@event
class Lost(Event):
    """The last wave washed the reef away."""
