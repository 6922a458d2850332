"""Consequences of each action for a seat if it were performed now."""

from __future__ import annotations

from motu.core.game import Seat
from motu.games.vanuatu import moves
from motu.games.vanuatu.names import ACTION_NAMES, CELL_NAMES, GOODS, ISLANDS, MOST_VALUE
from motu.games.vanuatu.rules import building, buying, catching, resting, sailing, selling, visiting
from motu.games.vanuatu.state import VanuatuState
from motu.games.vanuatu.view import types

Prospect = tuple[list[str], int]  # the cells in question, and what it would bring


def prospect(s: VanuatuState, seat: Seat, a: int) -> types.Prospect:
    """[V7.1] Where a possible action could be carried out, and the most that it would bring."""
    cells, value = WOULD[ACTION_NAMES[a]](s, seat)
    return {"cells": cells, "value": value}


def islands(s: VanuatuState, bits: int) -> list[str]:
    """The cells of these islands."""
    return [CELL_NAMES[s.cells[island]] for island in range(int(ISLANDS)) if (bits >> island) & 1]


def sail(s: VanuatuState, seat: Seat) -> Prospect:
    """[V7.1] The oceans within reach."""
    ends = {(move - moves.SAIL) // 4 for move in sailing.ways(s, seat)}
    return [CELL_NAMES[cell] for cell in sorted(ends)], 0


def build(s: VanuatuState, seat: Seat) -> Prospect:
    """[V7.3] [V10.2] The islands where a hut or a dike can be built."""
    return islands(s, building.hut_islands(s, seat) | building.dike_islands(s, seat)), 0


def explore(s: VanuatuState, seat: Seat) -> Prospect:
    return [], int(catching.treasures_here(s, seat))


def fish(s: VanuatuState, seat: Seat) -> Prospect:
    return [], int(catching.fish_here(s, seat))


def sell(s: VanuatuState, seat: Seat) -> Prospect:
    """[V7.7] The vatus for all fish."""
    if not selling.can_sell(s, seat):
        return [], 0
    chosen = 0
    for value in range(1, int(MOST_VALUE) + 1):
        chosen |= s.players[seat].fish[value] << (4 * value)
    return [], int(selling.proceeds(s, chosen))


def buy(s: VanuatuState, seat: Seat) -> Prospect:
    """[V7.9] The islands with a cube that can be paid, and the points of the best one."""
    offers = [move - moves.BUY for move in buying.offers(s, seat)]
    bits = 0
    for offer in offers:
        bits |= 1 << (offer // GOODS)
    return islands(s, bits), max((int(buying.worth(s, offer % GOODS)) for offer in offers), default=0)


def draw(s: VanuatuState, seat: Seat) -> Prospect:
    return islands(s, visiting.drawable(s, seat)), 0


def tourist(s: VanuatuState, seat: Seat) -> Prospect:
    """[V7.13] The islands with room, and the vatus where most huts are."""
    bits = visiting.visitable(s, seat)
    return islands(s, bits), max(
        (int(building.huts_on(s, i)) for i in range(int(ISLANDS)) if (bits >> i) & 1), default=0
    )


def rest(s: VanuatuState, seat: Seat) -> Prospect:
    """[V7.14] The tokens left."""
    return [], int(resting.left(s)).bit_count()


WOULD = {
    "sail": sail,
    "build": build,
    "explore": explore,
    "fish": fish,
    "sell": sell,
    "buy": buy,
    "draw": draw,
    "tourist": tourist,
    "rest": rest,
}
