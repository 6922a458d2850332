"""Events of Fire & Stone, each with names for its parts."""

from __future__ import annotations

from motu.core.events import Event, event


@event
class Began(Event):
    """Chance said who begins."""

    reveals = True


@event
class DealtObjective(Event):
    """An objective, for its owner alone."""

    private = True
    reveals = True
    objective: str


@event
class ShowedInvention(Event):
    """An invention came into the display."""

    reveals = True
    invention: str


@event
class OfferedStarting(Event):
    """A starting invention is there to be chosen."""

    reveals = True
    invention: str


@event
class LastTurn(Event):
    """The player who triggered the end has the last turn."""


@event
class Moved(Event):
    """A scout walked or sailed; `path` are the areas after the first."""

    start: str
    area: str
    path: list[str]


@event
class Gained(Event):
    """Bags and food came in, after the word for why; what could not be stored is lost."""

    cause: str
    bags: int
    food: int
    lost: int


@event
class LostFood(Event):
    """Storage became smaller."""

    lost: int


@event
class Revealed(Event):
    """A discovery tile was turned over."""

    reveals = True
    area: str
    tile: str


@event
class LaidAnimals(Event):
    """A stack of animals came to a new forest."""

    area: str
    animals: int


@event
class Hunted(Event):
    """A scout looks at the animals of a forest."""

    reveals = True
    area: str
    animals: int


@event
class SawAnimals(Event):
    """The animals of a forest, for the hunter alone."""

    private = True
    reveals = True
    area: str
    animals: dict[str, int]


@event
class TookAnimal(Event):
    """A hunter took an animal; nobody else sees which."""

    area: str
    left: int


@event
class Caught(Event):
    """Which animal the hunter took, for that player alone."""

    private = True
    animal: str


@event
class Cooked(Event):
    """Animals were cooked and shown."""

    reveals = True
    animals: dict[str, int]
    bags: int
    food: int
    lost: int


@event
class TookTile(Event):
    """A gathering tile came to a track; `area` is None from the discard, `emptied` what made room."""

    tile: str
    area: str | None
    track: int
    emptied: dict[str, int]


@event
class TookInvention(Event):
    """An invention was taken: from the display, or a starting one."""

    invention: str


@event
class TookPoints(Event):
    """A VP card was laid on an invention."""

    invention: str
    points: int


@event
class Declined(Event):
    """A filled track brought no card."""


@event
class Built(Event):
    """A hut was built; `huts` stand there now."""

    area: str
    paid: dict[str, int]
    huts: int


@event
class FoundHut(Event):
    """A hut tile came to a space of the hut track."""

    space: int


@event
class OpenedRegion(Event):
    """A region may be entered from now on."""

    region: str


@event
class PlacedScout(Event):
    """The second scout came to the map."""

    area: str


@event
class SentBack(Event):
    """A scout went to a fire."""

    area: str


@event
class Stayed(Event):
    """A scout stayed where it had built."""

    area: str


@event
class FoundCave(Event):
    """The cave card was turned over."""

    reveals = True
    card: str


@event
class Scored(Event):
    """Points on the track, after the word for why."""

    cause: str
    points: int


@event
class Paid(Event):
    """Food was paid for the action of the cave."""

    paid: dict[str, int]


@event
class PlacedMarker(Event):
    """A marker came to the cave card."""


@event
class Tunnelled(Event):
    """A scout went through the tunnel."""

    area: str


@event
class Peeked(Event):
    """A look at a face-down tile."""

    reveals = True
    area: str


@event
class SawTile(Event):
    """The tile that lies there, for the one who looked."""

    private = True
    reveals = True
    area: str
    tile: str


@event
class LeftDiscard(Event):
    """An animal left the animal discard, for all to see: for one of the forests or for a mat."""

    reveals = True
    animal: str
    to: str  # "forest" or "mat"


@event
class LaidHerds(Event):
    """The forests that got an animal."""

    areas: list[str]


@event
class Triggered(Event):
    """The end is near, after the word for why."""

    cause: str


@event
class ShowedObjective(Event):
    """The final scoring of an objective."""

    reveals = True
    objective: str
    points: int


@event
class Counted(Event):
    """The rest of the final scoring."""

    huts: int
    majorities: int
    most_huts: int
