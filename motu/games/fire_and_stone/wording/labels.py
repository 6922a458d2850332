"""Legal moves in words."""

from __future__ import annotations

from collections.abc import Callable

from motu.core.game import Phrase
from motu.games.fire_and_stone import moves, names
from motu.games.fire_and_stone.rules import arriving, building, cooking, gathering
from motu.games.fire_and_stone.state import NONE, FireAndStoneState
from motu.games.fire_and_stone.wording.phrases import area_name, counted, got, name, there


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
    row = s.cave * names.FEASTS + size
    return Phrase("feast", (("food", int(s.box.feast_cost[row])), ("points", int(s.box.feast_points[row]))))


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
    """The animals on the fire so far."""
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
