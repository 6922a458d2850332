"""The places before the players."""

from __future__ import annotations

from motu.core import bag
from motu.core.game import NOBODY, Seat
from motu.core.places import places
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.rules import scoring, storing
from motu.games.fire_and_stone.state import NONE, OWNED, FireAndStoneState, Player
from motu.games.fire_and_stone.view.types import Card, Scout, Tribe


def tribes(s: FireAndStoneState, seat: Seat) -> list[Tribe]:
    """Everybody's mat, with the place each has now by what everybody can see."""
    marks = [player.points() + scoring.projected(s, other, False) for other, player in enumerate(s.players)]
    now = scoring.places(s) if s.waiting == NOBODY else places(marks)
    return [tribe(s, seat, other, place) for other, place in enumerate(now)]


def tribe(s: FireAndStoneState, seat: Seat, other: Seat, place: int) -> Tribe:
    """[F17.6] What everybody sees of a tribe; [F17.3] [F17.4] objective and animals for their owner, or at the end."""
    player = s.players[other]
    mine = other == seat or s.waiting == NOBODY
    shown: Tribe = {
        "seat": other,
        "score": int(player.points()),
        "place": place,
        "projected": int(scoring.projected(s, other, other == seat)),
        "colour": names.COLOURS[other],
        "food": int(player.food),
        "storage": int(storing.storage(s, other)),
        "bags": int(player.bags),
        "huts": int(player.huts),
        "majorities": int(scoring.majorities(s, other)),
        "tracks": [track(player, t) for t in range(int(names.TRACKS))],
        "animals": int(bag.total(player.mat)),
        "shown": bag.named(player.shown, names.ANIMAL_NAMES),
        "cards": cards(player),
        "scouts": scouts(s, other),
        "waiting": player.scouts[1] == NONE,
        "marker": player.marker > 0,
        "turns_left": int(s.turns_left[other]) if bag.total(s.turns_left) else None,
    }
    if mine:
        shown["mat"] = bag.named(player.mat, names.ANIMAL_NAMES)
    if mine and player.objective != NONE:
        points = int(scoring.final_points(s, other)[names.OBJECTIVE])
        shown["objective"] = {"objective": names.OBJECTIVE_NAMES[player.objective], "points": points}
    return shown


def track(player: Player, number: int) -> list[str]:
    """The tiles of a track from the bottom up."""
    row = player.tracks[number * names.SPACES : (number + 1) * names.SPACES]
    return [names.KIND_NAMES[kind] for kind in row if kind != NONE]


def cards(player: Player) -> list[Card]:
    """The inventions of a tribe, with the points of those that are covered."""
    owned = [(name, int(player.cards[card])) for card, name in enumerate(names.CARD_NAMES)]
    return [{"card": name, "points": None if n == OWNED else n - int(OWNED)} for name, n in owned if n]


def scouts(s: FireAndStoneState, seat: Seat) -> list[Scout]:
    """The scouts on the map, and whether they have been used in this turn."""
    found: list[Scout] = []
    for number, place in enumerate(s.players[seat].scouts):
        if place != NONE:
            used = seat == s.active and bool(s.used >> number & 1)
            found.append({"area": names.AREA_NAMES[place], "used": used})
    return found
