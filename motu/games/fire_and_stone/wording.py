"""Options and events as phrases and handles. The texts stand in words/*.ftl."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from motu.core import decisions
from motu.core.events import Args, ArgsByKind, Event, sentence
from motu.core.flow import Frame
from motu.core.game import Decision, Option, Phrase, Seat
from motu.core.plan import paid
from motu.games.fire_and_stone import events, moves, names
from motu.games.fire_and_stone.handles import handles
from motu.games.fire_and_stone.rules import (
    arriving,
    building,
    cooking,
    gathering,
    hunting,
    moving,
    peeking,
    scoring,
    steps,
)
from motu.games.fire_and_stone.state import NONE, FireAndStoneState

Said = Callable[[FireAndStoneState, Frame], Args]
PARTS = {asked.removeprefix("ask-"): "act" for asked in steps.ASKED.values()} | {"scout": "move", "move": "move"}


def name(thing: str) -> Phrase:
    """What an area, a tile, an animal or a card is called."""
    return Phrase(f"name-{thing}")


def area_name(area: int) -> Phrase:
    return name(names.AREA_NAMES[area])


def counted(counts: Mapping[str, int]) -> tuple[Phrase, ...]:
    """`2 × hare, 1 × boar` as phrases."""
    return tuple(Phrase("counted", (("count", n), ("thing", name(thing)))) for thing, n in counts.items())


def got(bags: int, food: int) -> tuple[Phrase, ...]:
    """`1 bag, 2 food` as phrases."""
    found = [Phrase("bags", (("count", bags),))] if bags else []
    return (*found, *([Phrase("food", (("count", food),))] if food else []))


def there(s: FireAndStoneState, seat: Seat, area: int) -> Phrase:
    """What an area has to offer, as far as the seat knows."""
    tile = int(s.tile[area])
    if tile == names.FACE_DOWN:
        if peeking.knows(s, seat, area):
            return Phrase("there-known", (("tile", name(names.KIND_NAMES[peeking.kind_at(s, area)])),))
        return Phrase("there-hidden", (("region", names.REGION_NAMES[s.box.region[area]]),))
    if tile == names.CAVE:
        return Phrase("there-cave", (("card", name(names.CAVE_NAMES[s.cave])),))
    if moving.is_fire(s, area):
        return Phrase("there-fire")
    if tile == names.FOREST:
        return Phrase("there-forest", (("count", int(hunting.animals(s, hunting.number(s, area)))),))
    if tile != NONE:
        return Phrase("there-tile", (("tile", name(names.KIND_NAMES[tile])),))
    if building.huts(s, area):
        cost = int(building.cost(s, seat, area))
        return Phrase("there-huts", (("count", int(building.huts(s, area))), ("cost", cost)))
    return Phrase("there-nothing")


def decision(s: FireAndStoneState) -> Decision:
    return decisions.decision(s, prompt, option, about, PARTS)


def about(s: FireAndStoneState) -> dict[str, str | int]:
    """What the question is about: where the scout stands, and the tile that was found or taken."""
    f = s.agenda[-1]
    found: dict[str, str | int] = {"area": names.AREA_NAMES[s.here(f.seat)]}
    if f.step == steps.GATHER:
        found["tile"] = names.KIND_NAMES[s.tile[s.here(f.seat)]]
    elif f.step == steps.TRACK:
        found["tile"] = names.KIND_NAMES[f.a]
    return found


def prompt(s: FireAndStoneState) -> Phrase:
    """The question."""
    f = s.agenda[-1]
    said = SAID.get(int(f.step))
    return Phrase(steps.ASKED[f.step], said(s, f) if said else ())


def here(s: FireAndStoneState, f: Frame) -> Args:
    """Where the scout stands."""
    return (("area", area_name(int(s.here(f.seat)))),)


def here_and_other(s: FireAndStoneState, f: Frame) -> Args:
    """Where the scout stands, and whether the other one was used before it."""
    return (*here(s, f), ("other", "yes" if s.used == 3 else "no"))


def here_and_cost(s: FireAndStoneState, f: Frame) -> Args:
    return (*here(s, f), ("cost", int(building.cost(s, f.seat, s.here(f.seat)))))


def track_of(s: FireAndStoneState, f: Frame) -> Args:
    full = not any(gathering.takes(s.players[f.seat], track, f.a) for track in range(2))
    return (("tile", name(names.KIND_NAMES[f.a])), ("full", "yes" if full else "no"))


SAID: dict[int, Said] = {
    int(steps.MOVE_NOW): here_and_other,
    int(steps.MOVE): here_and_other,
    int(steps.FORAGE): here,
    int(steps.GATHER): lambda s, f: (("tile", name(names.KIND_NAMES[s.tile[s.here(f.seat)]])),),
    int(steps.TRACK): track_of,
    int(steps.COVER): lambda s, _f: (("points", int(s.box.pile[s.cards_gone])),),
    int(steps.HUNT): lambda s, f: (("count", int(hunting.animals(s, hunting.number(s, s.here(f.seat))))),),
    int(steps.PICK): lambda _s, f: (("again", "yes" if f.b else "no"),),
    int(steps.SETTLE): here_and_cost,
    int(steps.BUILD_AGAIN): here_and_cost,
    int(steps.CAVE): lambda s, _f: (("card", name(names.CAVE_NAMES[s.cave])),),
    int(steps.PEEK): lambda _s, f: (("count", int(f.a)),),
}


def worth(s: FireAndStoneState, seat: Seat) -> int:
    """Points so far and what the end would add now, the own objective included."""
    return int(s.players[seat].points() + scoring.projected(s, seat, True))


def option(s: FireAndStoneState, move: int) -> Option:
    """One legal move with its handles and label; what it spends, scores and ends is seen by trying it.

    [F17.9] Where something comes out, nothing is told of what it brings.
    """
    seat = s.waiting
    after, log, gain, final = decisions.tried(s, move)
    came_out = any(event.reveals for event in log)
    if not came_out:
        gain = worth(after, seat) - worth(s, seat)
    pays = {} if came_out else paid(log)
    return Option(move, handles(s, move), label(s, move), tuple(food_handles(pays)), gain, final, pays)


def food_handles(pays: Mapping[str, int]) -> list[str]:
    """One handle for each food that is paid."""
    return ["food"] * pays.get("food", 0)


def spends(log: list[Event]) -> list[str]:
    """The handles of all that these events hand over."""
    return food_handles(paid(log))


def label(s: FireAndStoneState, move: int) -> Phrase:
    """A legal move in words."""
    for first, last, said in LABELS:
        if first <= move < last:
            return said(s, int(move - first))
    return PLAIN[move](s)


def at_area(key: str) -> Callable[[FireAndStoneState, int], Phrase]:
    return lambda _s, area: Phrase(key, (("area", area_name(area)),))


def going(key: str) -> Callable[[FireAndStoneState, int], Phrase]:
    return lambda s, area: Phrase(key, (("area", area_name(area)), ("there", there(s, s.waiting, area))))


def of_animal(key: str) -> Callable[[FireAndStoneState, int], Phrase]:
    return lambda s, animal: Phrase(
        key, (("animal", name(names.ANIMAL_NAMES[animal])), ("got", animal_yield(s, animal)))
    )


def animal_yield(s: FireAndStoneState, animal: int) -> tuple[Phrase, ...]:
    return got(int(s.box.animal_bags[animal]), int(s.box.animal_food[animal]))


def track_label(s: FireAndStoneState, track: int) -> Phrase:
    """A track by its side and what it holds; it is said when that has to go."""
    player = s.players[s.waiting]
    row = player.tracks[track * names.SPACES : (track + 1) * names.SPACES]
    kinds = [names.KIND_NAMES[kind] for kind in row if kind != NONE]
    held = counted({kind: kinds.count(kind) for kind in kinds})
    taken = gathering.takes(player, track, s.agenda[-1].a)
    return Phrase("track" if taken else "empty-track", (("track", track + 1), ("held", held)))


def feast_label(s: FireAndStoneState, size: int) -> Phrase:
    at = s.cave * names.FEASTS + size
    return Phrase("feast", (("food", int(s.box.feast_cost[at])), ("points", int(s.box.feast_points[at]))))


LABELS: list[tuple[int, int, Callable[[FireAndStoneState, int], Phrase]]] = [
    (moves.SCOUT, moves.MOVE, at_area("scout")),
    (moves.MOVE, moves.RETURN, going("go")),
    (moves.RETURN, moves.SECOND, at_area("return")),
    (moves.SECOND, moves.TUNNEL, at_area("second")),
    (moves.TUNNEL, moves.PEEK, going("tunnel")),
    (moves.PEEK, moves.STAY, at_area("peek")),
    (moves.ANIMAL, moves.COOK, of_animal("catch")),
    (moves.COOK, moves.TRACK, of_animal("cook")),
    (moves.TRACK, moves.INVENTION, track_label),
    (moves.INVENTION, moves.COVER, lambda _s, card: Phrase("learn", (("card", name(names.CARD_NAMES[card])),))),
    (moves.COVER, moves.FEAST, lambda _s, card: Phrase("cover", (("card", name(names.CARD_NAMES[card])),))),
    (moves.FEAST, moves.KIND, feast_label),
    (moves.KIND, moves.START, lambda _s, kind: name(names.KIND_NAMES[kind])),
    (moves.START, moves.FIRST, lambda _s, card: Phrase("learn", (("card", name(names.STARTING_NAMES[card])),))),
]


def food_here(key: str, amount: Callable[[FireAndStoneState, int, int], int]) -> Callable[[FireAndStoneState], Phrase]:
    """An answer that brings food in the region of the scout."""

    def said(s: FireAndStoneState) -> Phrase:
        region = s.box.region[s.here(s.waiting)]
        return Phrase(key, (("count", int(amount(s, s.waiting, region))),))

    return said


def cook_done(s: FireAndStoneState) -> Phrase:
    """What is on the fire so far, or nothing."""
    choice = int(s.agenda[-1].a)
    chosen = {animal: int(cooking.chosen(choice, a)) for a, animal in enumerate(names.ANIMAL_NAMES)}
    if not choice:
        return Phrase("cook-nothing")
    return Phrase("cook-these", (("animals", counted({animal: n for animal, n in chosen.items() if n})),))


def plain(key: str) -> Callable[[FireAndStoneState], Phrase]:
    return lambda _s: Phrase(key)


PLAIN: dict[int, Callable[[FireAndStoneState], Phrase]] = {
    moves.STAY: plain("stay"),
    moves.HUNT: plain("hunt"),
    moves.TAKE: plain("take"),
    moves.LEAVE: food_here("leave", gathering.left_food),
    moves.BUILD: lambda s: Phrase("build", (("cost", int(building.cost(s, s.waiting, s.here(s.waiting)))),)),
    moves.FORAGE: food_here("forage", arriving.forage_food),
    moves.USE: plain("use"),
    moves.PASS: plain("pass"),
    moves.STOP: plain("stop"),
    moves.DONE: cook_done,
    moves.POINTS: lambda s: Phrase("points-card", (("points", int(s.box.pile[s.cards_gone])),)),
    moves.DECLINE: plain("decline"),
    moves.END_TURN: plain("end-turn"),
}


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
