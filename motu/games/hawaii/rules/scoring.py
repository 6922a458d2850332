"""H13: the final scoring, and places."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Log
from motu.core.game import ScoreLine
from motu.core.places import places as from_marks
from motu.games.hawaii.events import Counted
from motu.games.hawaii.names import (
    EFFECTS,
    FINAL,
    FINAL_POINTS,
    FIRST_FRUIT,
    IRRIGATION,
    KAHUNA,
    LARGE_BOAT,
    PER_BOAT_AND_SURFER,
    PER_FRUIT,
    PER_TILE,
    SOURCE_NAMES,
    SOURCES,
    SURFER,
    TILES,
    VILLAGES,
)
from motu.games.hawaii.state import MOST_RESOURCES, NONE, HawaiiState, Player


def scored_villages(s: HawaiiState, player: Player) -> i64:
    """[H13.1] The villages that reach under a tiki, as bits; [H13.8] an empty row is none."""
    reach = s.box.reach[player.tikis]
    found: i64 = 0
    for village in range(VILLAGES):
        if player.kinds[village] and player.width[village] >= reach:
            found |= 1 << village
    return found


def tiles_in(player: Player, village: i64) -> i64:
    """[H13.4] How many tiles a village has, the printed hut included, a long hut once."""
    kinds = player.kinds[village]
    found: i64 = 0
    while kinds:
        kinds &= kinds - 1
        found += 1
    return found


def fruit_tiles(player: Player, village: i64) -> i64:
    """[H13.5] How many fruit tiles a village has."""
    found: i64 = 0
    for kind in range(FIRST_FRUIT, SURFER):
        found += (player.kinds[village] >> kind) & 1
    return found


def final_points(s: HawaiiState, player: Player, villages: i64) -> vec[i64]:
    """Points of these villages, by source; [H13.8] tiles in others are lost.

    [H13.2] Kahunas, [H13.3] long huts, [H13.4] hula dancers, [H13.5] irrigation, [H13.6] LAKA, [H13.7] KANAOLA.
    """
    found = bag.empty(SOURCES - FINAL)
    icons: i64 = 0
    surfers: i64 = 0
    per_fruit: i64 = 0
    per_boat: i64 = 0
    for village in range(min(player.kahunas, VILLAGES)):
        if (villages >> village) & 1:
            found[0] += s.box.kahuna_points[village]
    for tile in player.tiles:
        village = tile // 2 // TILES
        if (villages >> village) & 1:
            face = tile % (2 * TILES)
            first = face * EFFECTS
            found[1] += s.box.effect[first + FINAL_POINTS]
            if s.box.effect[first + PER_TILE]:
                found[2] += s.box.effect[first + PER_TILE] * tiles_in(player, village)
            if s.box.effect[first + IRRIGATION]:
                found[3] += s.box.irrigation[fruit_tiles(player, village)]
            per_fruit += s.box.effect[first + PER_FRUIT]
            per_boat += s.box.effect[first + PER_BOAT_AND_SURFER]
            icons += s.box.icons[face]
            if face // 2 == SURFER:
                surfers += 1
    found[4] = per_fruit * icons
    found[5] = per_boat * (bag.total(player.ready) + bag.total(player.away) + surfers)
    return found


def score_villages(s: HawaiiState, log: Log | None) -> None:
    """[H12.7] The final scoring of every corner."""
    for seat in s.order:
        player = s.players[seat]
        found = final_points(s, player, scored_villages(s, player))
        for i in range(SOURCES - FINAL):
            player.earned[FINAL + i] = found[i]
        if log is not None:
            log.append(Counted(seat, points=bag.total(found)))


def projected(s: HawaiiState, seat: i64) -> i64:
    """Points of the corner if the game ended now, beside those on the track."""
    player = s.players[seat]
    return bag.total(final_points(s, player, scored_villages(s, player)))


def with_product(s: HawaiiState, player: Player, kind: i64, side: i64, village: i64) -> Player:
    """A player as after acquiring a product; the village of what goes elsewhere is ignored."""
    after = player.clone()
    n = s.box.tokens[kind * 2 + side]
    if kind < TILES:
        after.adds(s.box, village, kind, side, s.width_of(kind))
    elif kind == LARGE_BOAT:
        after.ready[1 + side] += 1
    elif kind == KAHUNA:
        after.kahunas = min(after.kahunas + n, VILLAGES)
    else:
        after.tikis = min(after.tikis + n, s.box.most_tikis())
    return after


def gain(s: HawaiiState, seat: i64, kind: i64, side: i64, village: i64) -> i64:
    """Points that this product would add to the corner, if the game ended then."""
    after = with_product(s, s.players[seat], kind, side, village)
    return bag.total(final_points(s, after, scored_villages(s, after))) - projected(s, seat)


def village_points(s: HawaiiState, seat: i64, village: i64) -> i64:
    """Points of a village in the final scoring, if it is scored."""
    player = s.players[seat]
    scored = scored_villages(s, player) | 1 << village
    with_it = bag.total(final_points(s, player, scored))
    return with_it - bag.total(final_points(s, player, scored ^ 1 << village))


def tikis_lacking(s: HawaiiState, seat: i64, village: i64) -> i64:
    """[H13.1] How many more tikis would bring the village under one; NONE when none can."""
    player = s.players[seat]
    for tikis in range(player.tikis, s.box.most_tikis() + 1):
        if player.kinds[village] and s.box.reach[tikis] <= player.width[village]:
            return tikis - player.tikis
    return NONE


def columns_lacking(s: HawaiiState, seat: i64, village: i64) -> i64:
    """[H13.1] How many more columns would bring the village under a tiki; NONE without any tiki."""
    player = s.players[seat]
    if not player.tikis:
        return NONE
    return max(0, s.box.reach[player.tikis] - player.width[village])


def places(s: HawaiiState) -> list[int]:
    """[H13.9] Most points win; equal players share a place, [H14.5] unless resources break the tie."""
    return from_marks([standing(s, player) for player in s.players])


def standing(s: HawaiiState, player: Player) -> tuple[int, int]:
    """Numbers to compare: points, [H13.8] in which resources do not count; then the chosen tie-break."""
    left = bag.total(player.purse) if s.options.tie_break == MOST_RESOURCES else 0
    return player.points(), left


def ledger(player: Player) -> list[ScoreLine]:
    """[H1.3] Points by source."""
    return [ScoreLine(SOURCE_NAMES[i], points) for i, points in enumerate(player.earned) if points]
