"""Everything beside the board: the nine spaces, the harbour, the water, and the places before the players."""

from __future__ import annotations

from motu.core import bag
from motu.core.game import NOBODY, Seat
from motu.games.vanuatu import flow
from motu.games.vanuatu.names import (
    ACTION_NAMES,
    ARTIST,
    CELL_NAMES,
    CHARACTER_NAMES,
    CRATES,
    GOOD_NAMES,
    MOST_VALUE,
    NAVIGATOR,
    REST_NAMES,
    REST_TOKENS,
    ROUNDS,
    SOURCE_NAMES,
    WATER,
    ZONE_NAMES,
)
from motu.games.vanuatu.rules import (
    bits,
    building,
    buying,
    majority,
    marking,
    possible,
    programming,
    scoring,
    water,
)
from motu.games.vanuatu.state import NONE, VanuatuState
from motu.games.vanuatu.view import types
from motu.games.vanuatu.view.prospects import prospect

MARKING = (flow.MARK, flow.MARK_ON)


def queue(s: VanuatuState, a: int) -> list[int]:
    """[V6.2] The seats with markers on a space: most first, and of equals the earlier one."""
    seats = [seat for seat, player in enumerate(s.players) if player.markers[a]]
    return sorted(seats, key=lambda seat: (-s.players[seat].markers[a], s.place_of(seat)))


def action(s: VanuatuState, seat: Seat, a: int) -> types.Action:
    """A space with everybody's markers in turn order; for the reader what stands before the own ones."""
    order = [int(s.at(place)) for place in range(s.seats())]
    holder = majority.holder(s, a)
    shown: types.Action = {
        "action": ACTION_NAMES[a],
        "number": a + 1,
        "zone": ZONE_NAMES[a],
        "stacks": [{"seat": other, "count": s.players[other].markers[a]} for other in order],
        "neutral": s.neutral[a],
        "queue": queue(s, a),
        "holder": None if holder == NONE else int(holder),
    }
    if seat >= 0:
        shown["own"] = own(s, seat, a)
    return shown


def own(s: VanuatuState, seat: Seat, a: int) -> types.Own:
    """How a space is for a seat: [V6.2] who comes before, and [V6.3] whether the action is possible."""
    count = s.players[seat].markers[a]
    seats = queue(s, a)
    before = seats[: seats.index(seat)] if count else []
    laying = s.waiting == seat and s.agenda[-1].step in MARKING
    programmable = laying and bool((programming.may(s, seat) >> a) & 1)
    can = s.players[seat].boat != NONE and possible.possible(s, seat, a)
    return {
        "count": count,
        "before": before,
        "blocked_by": blocked_by(s, seat, a, before) if count else None,
        "stuck": count > 0 and not majority.passes_neutral(s, seat, a),
        "possible": can,
        "programmable": programmable,
        "joining": joining(s, seat, a) if programmable else None,
        "prospect": prospect(s, seat, a) if can else None,
    }


def joining(s: VanuatuState, seat: Seat, a: int) -> types.Joining:
    """[V6.2] Where the seat would stand with one marker more on a space; [V11.2] the neutral ones may be too many."""
    then = s.clone()
    marking.program(then, seat, a, None)
    seats = queue(then, a)
    return {"before": seats[: seats.index(seat)], "stuck": not majority.passes_neutral(then, seat, a)}


def blocked_by(s: VanuatuState, seat: Seat, a: int, before: list[int]) -> str | None:
    """[V6.2] More markers, an earlier player with as many, or [V11.2] the neutral markers."""
    if majority.has_majority(s, seat, a):
        return None
    if not before:
        return "neutral"
    return "more" if s.players[before[0]].markers[a] > s.players[seat].markers[a] else "order"


def ship(s: VanuatuState, slot: int) -> types.Ship:
    number = s.ships[slot]
    goods = [GOOD_NAMES[s.box.crates[number * CRATES + crate]] for crate in range(CRATES)]
    crates: list[types.Crate] = [
        {"good": name, "loaded": bool((s.loaded[slot] >> crate) & 1)} for crate, name in enumerate(goods)
    ]
    return {"ship": int(number) + 1, "crates": crates}


def good(s: VanuatuState, g: int) -> types.Good:
    """[V7.9] A good, and the ship that takes the next cube of it."""
    free = buying.free_crate(s, g)
    return {
        "good": GOOD_NAMES[g],
        "price": s.box.price[g],
        "points": s.box.points[g],
        "worth": buying.worth(s, g),
        "reserve": s.reserve[g],
        "slot": None if free == NONE else int(free // buying.FREE) + 1,
    }


def rates(s: VanuatuState, seat: Seat) -> types.Rates:
    """[V4.4] What a step, a hut and a drawing are for a seat whose character helps by itself; without one the usual."""
    free = seat >= 0 and s.players[seat].helps(NAVIGATOR)
    artist = seat >= 0 and s.players[seat].helps(ARTIST)
    return {
        "step_vatus": 0 if free else s.box.step_cost,
        "hut_vatus": building.hut_cost(s, seat) if seat >= 0 else s.box.hut_cost,
        "drawing_points": s.box.amount[ARTIST] if artist else s.box.drawing_points,
        "ship_points": s.box.ship_points,
    }


def flood(s: VanuatuState) -> types.Flood | None:
    """[V10.1] The die and the dikes; nothing without the expansion."""
    if not s.options.rising:
        return None
    return {
        "rounds": [number + 1 for number in range(int(ROUNDS)) if water.floods(s, number)],
        "die": s.die,
        "dikes": s.dikes_left,
        "dike_vatus": s.box.dike_cost,
        "sinks_at": s.box.sinks_at,
        "sunk": bits.count(s.sunk),
        "lost_at": s.box.lost_at,
        "lost": water.lost(s),
    }


def rests_seen(s: VanuatuState, seat: Seat) -> list[str] | None:
    """[V13.3] The tokens left when the seat took its last one, or now while it looks at them; None if it has not."""
    taken = [int(number) for number in s.rests]
    looking = s.waiting == seat and bool(s.agenda) and s.agenda[-1].step == flow.REST
    own_at = [index for index, number in enumerate(taken) if number // REST_TOKENS == seat]
    if not looking and not own_at:
        return None
    known = taken if looking else taken[: own_at[-1] + 1]
    gone = {number % int(REST_TOKENS) for number in known}
    return [name for token, name in enumerate(REST_NAMES) if token not in gone]


def values(tiles: list[int]) -> list[int]:
    """Tiles by value, the best first."""
    return [value for value in range(int(MOST_VALUE), 0, -1) for _ in range(tiles[value])]


def players(s: VanuatuState, seat: Seat) -> list[types.Player]:
    """Players in seat order, with the place that each has now."""
    return [player(s, seat, other, place) for other, place in enumerate(scoring.places(s))]


def player(s: VanuatuState, seat: Seat, other: Seat, place: int) -> types.Player:
    """[V13.1] Everything before a player; [V13.2] rest tokens by their number, the own ones by name."""
    who = s.players[other]
    taken = [REST_NAMES[number % REST_TOKENS] for number in s.rests if number // REST_TOKENS == other]
    over = s.waiting == NOBODY
    shown: types.Player = {
        "seat": other,
        "score": who.points(),
        "place": place,
        "projected": 0 if over else scoring.projected(s, other),
        "vatus": who.vatus,
        "boat": CELL_NAMES[who.boat] if who.boat != NONE else "",
        "fish": values(bag.listed(who.fish)),
        "treasures": values(bag.listed(who.treasures)),
        "huts": who.huts,
        "markers": s.box.markers - bag.total(who.markers),
        "character": None if who.character == NONE else CHARACTER_NAMES[who.character],
        "used": who.used,
        "rests": len(taken),
        "final": {} if over else final(s, other),
    }
    if other == seat:
        shown["tokens"] = taken
    return shown


def final(s: VanuatuState, other: Seat) -> dict[str, int]:
    """[V9.6] What the end of the game would add now, by source; water takes off."""
    found = scoring.final_points(s, other)
    return {name: -n if i == WATER else n for i, name in enumerate(SOURCE_NAMES) if (n := int(found[i]))}
