"""Events as sentences for the log."""

from __future__ import annotations

from motu.core.events import Args, ArgsByKind, Event, sentence
from motu.core.game import Phrase
from motu.games.fire_and_stone import events
from motu.games.fire_and_stone.wording.phrases import counted, got, name


def tell(event: Event) -> Phrase:
    """An event as a sentence for the log; the reader knows who the seat is."""
    return sentence(event, TOLD)


def in_area(e: events.Revealed | events.Peeked) -> Args:
    return (("area", name(e.area)),)


def took_tile(e: events.TookTile) -> Args:
    emptied = counted(e.emptied)
    return (("tile", name(e.tile)), ("track", e.track), ("emptied", emptied), ("any", "yes" if emptied else "no"))


TOLD: ArgsByKind = {
    events.DealtObjective: lambda e: (("objective", name(e.objective)),),
    events.ShowedInvention: lambda e: (("card", name(e.invention)),),
    events.OfferedStarting: lambda e: (("card", name(e.invention)),),
    events.Moved: in_area,
    events.Gained: lambda e: (("cause", e.cause), ("got", got(e.bags, e.food)), ("lost", e.lost)),
    events.LostFood: lambda e: (("count", e.lost),),
    events.Revealed: lambda e: (("area", name(e.area)), ("tile", name(e.tile))),
    events.LaidAnimals: lambda e: (("area", name(e.area)), ("count", e.animals)),
    events.Hunted: lambda e: (("area", name(e.area)), ("count", e.animals)),
    events.SawAnimals: lambda e: (("area", name(e.area)), ("animals", counted(e.animals))),
    events.TookAnimal: lambda e: (("area", name(e.area)), ("count", e.left)),
    events.Caught: lambda e: (("animal", name(e.animal)),),
    events.Cooked: lambda e: (("animals", counted(e.animals)), ("got", got(e.bags, e.food)), ("lost", e.lost)),
    events.TookTile: took_tile,
    events.TookInvention: lambda e: (("card", name(e.invention)),),
    events.TookPoints: lambda e: (("card", name(e.invention)), ("points", e.points)),
    events.Built: lambda e: (("area", name(e.area)), ("cost", e.paid.get("food", 0)), ("count", e.huts)),
    events.FoundHut: lambda e: (("space", e.space),),
    events.OpenedRegion: lambda e: (("region", e.region),),
    events.PlacedScout: in_area,
    events.SentBack: in_area,
    events.Stayed: in_area,
    events.FoundCave: lambda e: (("card", name(e.card)),),
    events.Scored: lambda e: (("cause", e.cause), ("points", e.points)),
    events.Paid: lambda e: (("count", e.paid["food"]),),
    events.Tunnelled: in_area,
    events.Peeked: in_area,
    events.SawTile: lambda e: (("area", name(e.area)), ("tile", name(e.tile))),
    events.LaidHerds: lambda e: (("areas", tuple(name(area) for area in e.areas)),),
    events.LeftDiscard: lambda e: (("animal", name(e.animal)), ("to", e.to)),
    events.Triggered: lambda e: (("cause", e.cause),),
    events.ShowedObjective: lambda e: (("objective", name(e.objective)), ("points", e.points)),
    events.Counted: lambda e: (("huts", e.huts), ("majorities", e.majorities), ("points", e.most_huts)),
}
