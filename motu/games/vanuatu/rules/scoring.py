"""V9: the final scoring, and places."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.core.game import ScoreLine
from motu.core.places import places as ranked
from motu.games.vanuatu.events import Counted
from motu.games.vanuatu.names import (
    BANK,
    BEGGED,
    FIRST_PLAYER,
    HUTS,
    ISLANDS,
    MOST_SEATS,
    MOST_VALUE,
    SOURCE_NAMES,
    SOURCES,
    TREASURES,
    VATUS,
    WATER,
)
from motu.games.vanuatu.rules import water
from motu.games.vanuatu.state import Player, VanuatuState


def values(tiles: vec[i64]) -> i64:
    """The sum of the values of fish or treasure tiles."""
    total: i64 = 0
    for value in range(1, MOST_VALUE + 1):
        total += value * tiles[value]
    return total


def hut_points(s: VanuatuState, seat: i64) -> i64:
    """[V9.5] Each hut for every tourist of its island."""
    total: i64 = 0
    for island in range(ISLANDS):
        total += s.huts[island * MOST_SEATS + seat] * s.tourists[island]
    return total * s.box.final_tourist


def final_vatus(s: VanuatuState, player: Player) -> i64:
    """[V9.1] What is in the bank with unsold fish, before full banks become points."""
    return player.vatus + values(player.fish) * s.box.final_fish


def final_points(s: VanuatuState, seat: i64) -> vec[i64]:
    """Points of a seat now, by source; [V10.10] water is counted as lost.

    [V9.1] Fish, [V9.2] the first player, [V9.3] vatus, [V9.4] treasures, [V9.5] huts.
    """
    box = s.box
    player = s.players[seat]
    vatus = final_vatus(s, player)
    found = bag.empty(SOURCES)
    found[BANK] = vatus // box.full * box.full_points
    found[FIRST_PLAYER] = box.final_first if seat == s.first else 0
    found[VATUS] = vatus % box.full // box.final_vatus
    found[TREASURES] = values(player.treasures) * box.final_treasure
    found[HUTS] = hut_points(s, seat)
    found[WATER] = water.penalty(s, seat) if s.options.rising else 0
    return found


def projected(s: VanuatuState, seat: i64) -> i64:
    """Points of the final scoring now, beside those on the track."""
    found = final_points(s, seat)
    return bag.total(found) - 2 * found[WATER]


def score(s: VanuatuState, log: Log | None) -> None:
    """[V1.1] After the last round; [V9.1] fish become vatus, and [V9.3] vatus are not spent by scoring."""
    for place in range(s.seats()):
        seat = s.at(place)
        player = s.players[seat]
        found = final_points(s, seat)
        player.vatus = final_vatus(s, player) % s.box.full
        player.fish = bag.empty(MOST_VALUE + 1)
        for source in range(SOURCES):
            player.earned[source] += found[source]
        if log is not None:
            points = {name: int(found[i]) for i, name in enumerate(SOURCE_NAMES) if found[i]}
            if "water" in points:
                points["water"] = -points["water"]
            log.append(Counted(seat, points=sum(points.values()), sources=points))


def ledger(player: Player) -> list[ScoreLine]:
    """[V9.6] Where points come from; [V4.13] what was begged away and [V10.10] lost to the water is less."""
    lines: list[ScoreLine] = []
    for source in range(SOURCES):
        points = int(player.earned[source])
        if points:
            less = source in (BEGGED, WATER)
            lines.append(ScoreLine(SOURCE_NAMES[source], -points if less else points))
    return lines


def huts_built(s: VanuatuState, seat: i64) -> i64:
    """[V9.6] Own huts on islands."""
    total: i64 = 0
    for island in range(ISLANDS):
        total += s.huts[island * MOST_SEATS + seat]
    return total


def marks(s: VanuatuState) -> list[tuple[int, int, int]]:
    """[V9.6] What decides about places: points, huts, vatus."""
    return [
        (int(player.points()), int(huts_built(s, seat)), int(player.vatus)) for seat, player in enumerate(s.players)
    ]


def places(s: VanuatuState) -> list[int]:
    """[V9.6] The place of each seat; [V10.9] the last one for all when everybody has lost."""
    return ranked(marks(s), water.lost(s))
