"""How promising a move looks at first sight: the order in which a sensible player tries them."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.games.pagaie import flow, moves, names
from motu.games.pagaie.heuristics import (
    CONTACT,
    KEPT,
    PLACES,
    ROOM,
    SEA_CONTACTS,
    SOON,
    Prices,
    Windows,
    best_construction,
    shared,
    turns_left,
)
from motu.games.pagaie.moves import x_at, x_of, y_at, y_of
from motu.games.pagaie.rules import choosing, flowers
from motu.games.pagaie.state import Island, PagaieState, covered, with_tile

SHARPNESS: Final = 0.6  # how much more likely a move is for each point that it promises
BOUND: Final = 18.0  # points behind the best move, beyond which all are alike
GREAT: Final = 1000.0
TO_END: Final = -0.5  # what the end of a turn promises while something could be placed


def priors(s: PagaieState) -> vec[float]:
    """Weights of the legal moves by what they seem to bring; the best one counts most."""
    sights = first_sights(s)
    best = -GREAT
    for sight in sights:
        best = max(best, sight)
    found = vec[float](capacity=64)
    for sight in sights:
        found = append(found, exp(SHARPNESS * max(-BOUND, sight - best)))
    return found


def first_sights(s: PagaieState) -> vec[float]:
    """Points that each legal move seems to bring."""
    f = s.agenda[-1]
    prices = Prices(s)
    if f.step == flow.LINE or f.step == flow.TAKE:
        return sights_of_tiles(s, f.seat, f.step == flow.LINE, f.a, prices)
    if f.step == flow.AT:
        return sights_of_places(s, f.seat, f.a >> 1, prices)
    if f.step == flow.TURN:
        return sights_of_turns(s, f.seat, f.a >> 1, f.b, prices)
    found = vec[float](capacity=64)
    gains = hand_gains(s, f.seat, prices)
    for move in s.legal:
        if f.step == flow.FLOWER:
            found = append(found, best_flower(s, f.seat, s.slots[move - moves.FLOWER]))
        elif f.step == flow.ELEMENT:
            found = append(found, flower_gain(s, f.seat, move - moves.ELEMENT))
        else:
            found = append(found, menu_gain(s, move, gains))
    return found


def hand_gains(s: PagaieState, seat: i64, prices: Prices) -> vec[float]:
    """By level: what the best place for a tile costs; GREAT where there is none."""
    island = s.players[seat].island
    found = vec[float](capacity=3)
    found = append(found, 0.0)
    found = append(found, Windows(s, island, names.SAND, prices).cheapest())
    return append(found, Windows(s, island, names.CONSTRUCTION, prices).cheapest())


def tile_gain(s: PagaieState, face: i64, costs: vec[float], prices: Prices, days: float) -> float:
    """The worth of a tile on the island, or kept for later."""
    level = s.box.level[face]
    shown = prices.of(s.box.shows, face * names.ICONS)
    if level == names.SEA:
        return shown + min(1.0, days / SOON) * SEA_CONTACTS
    return max(KEPT[level] * shown * min(1.0, days / 2.0), shown - costs[level])


def sights_of_tiles(s: PagaieState, seat: i64, lines: bool, line: i64, prices: Prices) -> vec[float]:
    """Lines by the best tiles they offer, sets by their tiles; each place is counted once."""
    costs = hand_gains(s, seat, prices)
    days = float(turns_left(s, seat)) / float(s.box.turns[s.seats()])
    found = vec[float](capacity=41)
    for move in s.legal:
        index = move - moves.LINE if lines else line
        gains = line_gains(s, index, costs, prices, days)
        chosen = choosing.free_in(s, index) if lines else move - moves.TAKE + 1
        found = append(found, best_of(gains, chosen, s.options.tiles))
    return found


def line_gains(s: PagaieState, line: i64, costs: vec[float], prices: Prices, days: float) -> vec[float]:
    """The worth of the tile at each place of a line."""
    found = vec[float](capacity=6)
    for place in range(choosing.length(s, line)):
        face = s.slots[choosing.slot_in(line, place)]
        found = append(found, tile_gain(s, face, costs, prices, days) if face >= 0 else 0.0)
    return found


def best_of(gains: vec[float], chosen: i64, most: i64) -> float:
    """The sum of the best few of the chosen tiles."""
    total = 0.0
    for _ in range(most):
        best: i64 = -1
        for place in range(i64(len(gains))):
            if chosen >> place & 1 and (best < 0 or gains[place] > gains[best]):
                best = place
        if best < 0:
            return total
        total += gains[best]
        chosen &= ~(1 << best)
    return total


def menu_gain(s: PagaieState, move: i64, costs: vec[float]) -> float:
    """Tiles that have a place are placed, the lowest level first, as the next one lies on it; the end comes last."""
    if move == moves.END_TURN:
        return TO_END
    if move >= moves.DISCARD:
        return -float(s.box.level[(move - moves.DISCARD) >> 1]) - 3.0
    prices = Prices(s)
    face = (move - moves.PLACE) >> 1
    level = s.box.level[face]
    return prices.of(s.box.shows, face * names.ICONS) - costs[level] + 1.0 - 0.5 * float(level)


def sights_of_places(s: PagaieState, seat: i64, face: i64, prices: Prices) -> vec[float]:
    """The worth of what a tile covers, and how it touches others of its level."""
    island = s.players[seat].island
    level = s.box.level[face]
    below = island.below(level)
    own = island.tiles(level)
    contact = CONTACT[level] if level < names.CONSTRUCTION else 0.0
    soon = min(1.0, float(turns_left(s, seat)) / float(s.box.turns[s.seats()]) / SOON)
    found = vec[float](capacity=64)
    for place in s.legal:
        x, y = x_at(place, below), y_at(place, below)
        touched: i64 = 0
        for tile in own:
            touched += shared(x - x_of(tile), y - y_of(tile))
        cost = prices.of(covered(s.box, island, level, x, y), 0) if level else 0.0
        found = append(found, soon * contact * float(touched) - cost)
    return found


def sights_of_turns(s: PagaieState, seat: i64, face: i64, place: i64, prices: Prices) -> vec[float]:
    """Room that each turn leaves for the next level."""
    island = s.players[seat].island
    level = s.box.level[face]
    below = island.below(level)
    x, y = x_at(place, below), y_at(place, below)
    found = vec[float](capacity=4)
    for move in s.legal:
        after = with_tile(s.box, island, level, x, y, move - moves.TURN, face)
        found = append(found, room(s, after, level, prices))
    return found


def room(s: PagaieState, island: Island, level: i64, prices: Prices) -> float:
    """The worth of the places above a level."""
    if level == names.SEA:
        return Windows(s, island, names.SAND, prices).rest(ROOM, PLACES)
    return Windows(s, island, names.CONSTRUCTION, prices).rest(best_construction(prices), 1)


def best_flower(s: PagaieState, seat: i64, face: i64) -> float:
    """The worth of a tile's best element as a flower."""
    best = -GREAT
    for element in flowers.elements(s.box, face):
        best = max(best, flower_gain(s, seat, element - moves.ELEMENT))
    return best


def flower_gain(s: PagaieState, seat: i64, element: i64) -> float:
    """The worth of a flower beyond the others: half of the most of them, half of their mean."""
    most: i64 = 0
    total: i64 = 0
    for other in range(s.seats()):
        if other != seat:
            seen = s.players[other].island.seen[element]
            most = max(most, seen)
            total += seen
    mine = float(s.players[seat].island.seen[element])
    others = 0.5 * float(most) + 0.5 * float(total) / float(s.seats() - 1)
    return float(s.box.points[element]) * (mine - others)
