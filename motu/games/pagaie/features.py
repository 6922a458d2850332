"""Features of Pagaie for a fit of values and priors."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.games.pagaie import moves, names
from motu.games.pagaie.heuristics import GONE, Prices, Windows, contacts, flowers_left, turns_left
from motu.games.pagaie.state import PagaieState

NAMES: Final = [
    "turns", "days", "seen", "bottles", "contacts", "held", "held_sea", "held_sand", "held_built", "sea", "sand",
    "built", "sand_windows", "built_windows", "no_sand", "no_built", "cheap_sand", "cheap_built", "flowers_left",
    "variety", "most", "huts_and_tikis",
]  # fmt: skip
KINDS: Final = [
    ("row", moves.LINE), ("column", moves.LINE + names.MOST_SIDE), ("take", moves.TAKE), ("place", moves.PLACE),
    ("discard", moves.DISCARD), ("end_turn", moves.END_TURN), ("sea_at", moves.SEA_AT), ("sand_at", moves.SAND_AT),
    ("build_at", moves.BUILD_AT), ("turn", moves.TURN), ("flower", moves.FLOWER), ("element", moves.ELEMENT),
]  # fmt: skip


def progress(s: PagaieState) -> float:
    """By turns."""
    left: i64 = 0
    for seat in range(s.seats()):
        left += turns_left(s, seat)
    total = s.options.days * s.box.turns[s.seats()] * s.seats()
    return 1.0 - min(1.0, float(left) / float(max(1, total)))


def features(s: PagaieState, seat: i64) -> vec[float]:
    """One number for each of NAMES."""
    player = s.players[seat]
    island = player.island
    prices = Prices(s)
    turns = turns_left(s, seat)
    by_level = vec[float]([0.0, 0.0, 0.0])
    for held in player.held:
        by_level[s.box.level[held >> 1]] += 0.5
    sand = Windows(s, island, names.SAND, prices)
    built = Windows(s, island, names.CONSTRUCTION, prices)
    sand_windows, built_windows = len(sand.costs), len(built.costs)
    cheap_sand, cheap_built = sand.cheapest(), built.cheapest()
    kinds: i64 = 0
    most: i64 = 0
    for e in range(names.ELEMENTS):
        kinds += island.seen[e] > 0
        most = max(most, island.seen[e])
    return vec[float]([
        0.1 * float(turns),
        0.25 * float(turns) / float(s.box.turns[s.seats()]),
        0.01 * prices.of(island.seen, 0),
        0.25 * float(island.seen[names.BOTTLE]),
        0.1 * contacts(island),
        0.25 * float(len(player.held)),
        by_level[0],
        by_level[1],
        by_level[2],
        0.1 * float(len(island.sea)),
        0.15 * float(len(island.sand)),
        0.25 * float(len(island.built)),
        0.1 * float(sand_windows),
        0.2 * float(built_windows),
        1.0 if cheap_sand >= GONE else 0.0,
        1.0 if cheap_built >= GONE else 0.0,
        0.0 if cheap_sand >= GONE else 0.1 * cheap_sand,
        0.0 if cheap_built >= GONE else 0.1 * cheap_built,
        0.1 * float(flowers_left(s)),
        0.1 * float(kinds),
        0.1 * float(most),
        0.1 * float(bag.total(island.seen[names.ELEMENTS - 2 : names.ELEMENTS])),
    ])  # fmt: skip
