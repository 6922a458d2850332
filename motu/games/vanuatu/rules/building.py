"""V7: huts, and V10: dikes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import Frame, Log, Step
from motu.games.vanuatu.events import Built
from motu.games.vanuatu.moves import BUILD, BUILDINGS, build, side_of, with_hut
from motu.games.vanuatu.names import BUILDER, CELL_NAMES, ISLANDS, MOST_SEATS, SIDE_NAMES, SIDES
from motu.games.vanuatu.rules import bank
from motu.games.vanuatu.state import NONE, VanuatuState


def huts_on(s: VanuatuState, island: i64) -> i64:
    """How many huts stand on an island, whoever owns them."""
    count: i64 = 0
    for seat in range(s.seats()):
        count += s.huts[island * MOST_SEATS + seat]
    return count


def with_place(s: VanuatuState) -> i64:
    """[V7.3] The islands with a free place for a hut, as bits; sunken ones are next to nothing."""
    found: i64 = 0
    for island in range(ISLANDS):
        if huts_on(s, island) < s.box.hut_places[island]:
            found |= 1 << island
    return found


def hut_cost(s: VanuatuState, seat: i64) -> i64:
    """[V7.3] What a hut costs, [V4.6] less for the builder."""
    return s.box.amount[BUILDER] if s.players[seat].helps(BUILDER) else s.box.hut_cost


def open_sides(s: VanuatuState, island: i64) -> i64:
    """[V10.3] The sides that touch an ocean and have no dike, as bits."""
    return shore(s, island) & ~s.dikes[island]


def shore(s: VanuatuState, island: i64) -> i64:
    """[V10.3] The sides that touch an ocean, as bits."""
    found: i64 = 0
    cell = s.cells[island]
    for side in range(SIDES):
        beside = s.box.near[cell * SIDES + side]
        if beside != NONE and (s.sea >> beside) & 1:
            found |= 1 << side
    return found


def hut_islands(s: VanuatuState, seat: i64) -> i64:
    """[V7.3] The islands where a hut can be built and paid now, as bits."""
    player = s.players[seat]
    if not player.huts or player.vatus < hut_cost(s, seat):
        return 0
    return s.shores[player.boat] & with_place(s)


def dike_islands(s: VanuatuState, seat: i64) -> i64:
    """[V10.2] The islands where a dike can be built and paid now, as bits; [V10.3] as long as there are dikes."""
    player = s.players[seat]
    found: i64 = 0
    if s.dikes_left and player.vatus >= s.box.dike_cost:
        for island in range(ISLANDS):
            if (s.shores[player.boat] >> island) & 1 and open_sides(s, island):
                found |= 1 << island
    return found


def can_build(s: VanuatuState, seat: i64) -> bool:
    """[V6.6] A hut or [V10.2] a dike."""
    return hut_islands(s, seat) != 0 or dike_islands(s, seat) != 0


def offers(s: VanuatuState, seat: i64) -> vec[i64]:
    """[V7.3] A hut; [V10.2] or a dike on one of the open sides, or both on the same island."""
    huts = hut_islands(s, seat)
    dikes = dike_islands(s, seat)
    both = s.players[seat].vatus >= hut_cost(s, seat) + s.box.dike_cost
    found = vec[i64](capacity=16)
    for island in range(ISLANDS):
        hut = (huts >> island) & 1 != 0
        if hut:
            found = append(found, build(island, True, NONE))
        if (dikes >> island) & 1:
            sides = open_sides(s, island)
            for side in range(SIDES):
                if (sides >> side) & 1:
                    found = append(found, build(island, False, side))
                    if hut and both:
                        found = append(found, build(island, True, side))
    return found


def cost(s: VanuatuState, seat: i64, move: i64) -> i64:
    """[V7.3] [V10.2] What a building costs."""
    building = (move - BUILD) % BUILDINGS
    due: i64 = hut_cost(s, seat) if with_hut(building) else 0
    return due + s.box.dike_cost if side_of(building) != NONE else due


def carry_out(s: VanuatuState, seat: i64, move: i64, log: Log | None) -> None:
    """[V7.3] [V10.2] It is paid and stands."""
    island = (move - BUILD) // BUILDINGS
    building = (move - BUILD) % BUILDINGS
    due = cost(s, seat, move)
    side = side_of(building)
    bank.pay(s, seat, due)
    if with_hut(building):
        s.players[seat].huts -= 1
        s.huts[island * MOST_SEATS + seat] += 1
    if side != NONE:
        s.dikes_left -= 1
        s.dikes[island] |= 1 << side
    if log is not None:
        named = None if side == NONE else SIDE_NAMES[side]
        cell = CELL_NAMES[s.cells[island]]
        log.append(Built(seat, cell=cell, hut=with_hut(building), side=named, paid=bank.price(due)))


class Build(Step[VanuatuState]):
    rule = "V7.3"

    def moves(self, s: VanuatuState, f: Frame) -> vec[i64]:
        return offers(s, f.seat)

    def play(self, s: VanuatuState, f: Frame, move: i64, log: Log | None) -> None:
        carry_out(s, f.seat, move, log)
